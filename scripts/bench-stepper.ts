import { chromium } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { createSiteServer } from './serve.mjs'

/**
 * Time from a key press to the painted step, on a processor slowed to a quarter, and the weight of the JavaScript that
 * an opened stepper adds to its page. On the built site; `npm run bench` builds nothing.
 */
const pages = [
  ['Yu-Gi-Oh!', '/ja/yugioh/battle-position', 'ygo-manual-change'],
  ['Duel Masters', '/ja/duel-masters/flip', 'dm-release-instead-of-leaving'],
  ['Magic', '/ja/magic/become-anonymous', 'mtg-become-anonymous'],
] as const
const slowdown = 4
const rounds = 30

const server = createSiteServer({ folder: 'out' })
await new Promise<void>((resolve) => server.listen(0, () => resolve()))
const { port } = server.address() as { port: number }
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
console.log(`| game | key press to painted step, ${slowdown}x slower: median | 95% | JavaScript of the stepper, gz |`)
console.log('| --- | ---: | ---: | ---: |')
for (const [game, path, example] of pages) {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  let bytes = 0
  let opened = false
  page.on('response', async (response) => {
    if (opened && response.url().endsWith('.js')) bytes += gzipSync(await response.body().catch(() => '')).length
  })
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' })
  opened = true
  await page.locator(`#example-${example} .open-example`).click()
  const stepper = page.locator('.stepper')
  await stepper.waitFor()
  await page.waitForLoadState('networkidle')
  await stepper.focus()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { times })
    addEventListener(
      'keydown',
      (event) =>
        // A message that is sent from the frame in which the step is drawn arrives after that frame is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => times.push(performance.now() - event.timeStamp), { once: true })
          port1.start()
          port2.postMessage(undefined)
        }),
      true,
    )
  })
  for (let round = 0; round < rounds; round++) {
    await page.keyboard.press(round % 4 < 2 ? 'ArrowRight' : 'ArrowLeft')
    await page.waitForTimeout(150)
  }
  const times = (await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)).toSorted(
    (a, b) => a - b,
  )
  const at = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(1)} ms`
  console.log(`| ${game} | ${at(0.5)} | ${at(0.95)} | ${(bytes / 1000).toFixed(1)} KB |`)
  await page.close()
}
await browser.close()
server.close()
