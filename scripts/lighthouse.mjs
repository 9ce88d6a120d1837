import './node-version.mjs'
import lighthouse, { desktopConfig } from 'lighthouse'
import { launch } from 'chrome-launcher'
import { browserPath } from './browser.mjs'
import { build } from './build.mjs'
import { createSiteServer, listen } from './serve.mjs'
import { siteAddress } from './site-address.mjs'

/**
 * `npm run lighthouse`: scores of an entry, the search and the home page of the built site, on a phone and on a desk.
 * Fails where accessibility, best practices or SEO is below 100, and says what is missing. Performance depends on the
 * machine: it is shown, and what makes it, the bytes, is held by a test.
 */
const pages = ['/ja/yugioh/book-of-moon', '/en/yugioh/face-down', '/ja/search?q=cloak', '/ja', '/en']
const held = ['accessibility', 'best-practices', 'seo']
const presets = { mobile: undefined, desktop: desktopConfig }

const { basePath } = siteAddress()
if (!(await build())) process.exit(1)
const server = createSiteServer({ basePath })
const port = await listen(server, 0)
const chrome = await launch({
  chromePath: await browserPath(),
  chromeFlags: ['--headless=new', '--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})

let below = 0
try {
  for (const [preset, config] of Object.entries(presets))
    for (const page of pages) {
      const { lhr } = await lighthouse(
        `http://localhost:${port}${basePath}${page}`,
        { port: chrome.port, logLevel: 'error', onlyCategories: ['performance', ...held] },
        config,
      )
      const scores = Object.values(lhr.categories).map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`)
      console.log(`${preset.padEnd(8)}${page.padEnd(28)}${scores.join('  ')}`)
      for (const id of held)
        for (const { id: audit, weight } of lhr.categories[id].auditRefs) {
          const { score, title } = lhr.audits[audit]
          if (weight === 0 || score === null || score === 1) continue
          below++
          console.log(`          ${id}: ${title} (${audit})`)
        }
    }
} finally {
  chrome.kill()
  server.close()
}
process.exitCode = below > 0 ? 1 : 0
