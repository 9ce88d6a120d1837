import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { getSite } from '@/lib/content'
import { builtFiles, isPage, pagePath } from '@/lib/publish/files'
import { keepListOf } from '@/lib/publish/keep-list'
import { drawIcons, drawPictures } from '@/lib/publish/pictures'
import { withPolicy } from '@/lib/publish/policy'
import { robots, sitemapOf } from '@/lib/publish/sitemap'
import { basePath } from '@/lib/site-address'
import { headersFile } from './headers.mjs'

/**
 * What is made from the built pages, after `next build`: their policies, the sitemap, the headers file, icons,
 * pictures for previews of links, the list of what can be kept offline, and the service worker.
 */
const folder = 'out'
const write = (file: string, content: string) => writeFileSync(join(folder, file), content)
const timed = async (what: string, work: () => unknown) => {
  const start = performance.now()
  const said = await work()
  console.log(`${what}: ${String(said)} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}

const site = getSite()
await timed('Policies', () => {
  const pages = builtFiles(folder).filter((file) => file.endsWith('.html'))
  for (const page of pages) write(page, withPolicy(readFileSync(join(folder, page), 'utf8')))
  return pages.length
})
await timed('Icons', () => drawIcons(join('public', 'icon.svg'), join(folder, 'icons')))
await timed('Pictures', () => drawPictures(site, join(folder, 'og'), join('.next', 'cache', 'pictures')))
await timed('Sitemap', () => {
  const paths = builtFiles(folder).filter(isPage).map(pagePath)
  write('sitemap.xml', sitemapOf(paths, site))
  write('robots.txt', robots())
  write('_headers', headersFile(basePath))
  return paths.length
})
await timed('Offline', async () => {
  const list = keepListOf(folder, builtFiles(folder))
  write('offline.json', JSON.stringify(list))
  await build({
    entryPoints: ['components/offline/service-worker.ts'],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { VERSION: JSON.stringify(list.version), 'process.env.NODE_ENV': '"production"' },
  })
  return list.files.length
})
