import { chromium } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { createSiteServer } from './serve.mjs'

/**
 * The time from a key press until the frame that shows the step is painted, on a processor slowed to a quarter; it holds
 * the wait for that frame, up to 16 ms. The processor time that the main thread of the page spends on it, not slowed: a
 * busy machine changes it little. And the weight of the JavaScript that an opened stepper adds to its page. On the built
 * site; this builds nothing.
 */
const pages = [
  ['Yu-Gi-Oh!', '/ja/yugioh/battle-position', 'ygo-manual-change'],
  ['Duel Masters', '/ja/duel-masters/flip', 'dm-release-instead-of-leaving'],
  ['Magic', '/ja/magic/become-anonymous', 'mtg-become-anonymous'],
] as const
const slowdown = 4
const rounds = 30

/** What a trace of the browser holds of a task or a mark, in microseconds. */
type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** The step that a frame showed, and how long after the key press it was painted. */
type Seen = { readonly step: number; readonly time: number }

/** Per key press: the processor time of the tasks on its thread, from the one that handles the key to the paint. */
const processorTimes = (trace: readonly TraceEvent[]): number[] => {
  const marks = (name: string) => trace.filter((event) => event.name === name).toSorted((a, b) => a.ts - b.ts)
  const tasks = trace.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
  const painted = marks('painted')
  return marks('key').map((key, round) =>
    tasks
      .filter(({ pid, tid }) => pid === key.pid && tid === key.tid)
      .filter(({ ts, dur = 0 }) => ts + dur > key.ts && ts < painted[round]!.ts)
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0),
  )
}

const at = (times: readonly number[], share: number) =>
  `${times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!.toFixed(1)} ms`

const server = createSiteServer({ folder: 'out' })
await new Promise<void>((resolve) => server.listen(0, () => resolve()))
const { port } = server.address() as { port: number }
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
console.log(
  `| game | key press to painted step, ${slowdown}x slower: median | 95% | processor time, not slowed: median | 95% | JavaScript of the stepper, gz |`,
)
console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
for (const [game, path, example] of pages) {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const scripts: Promise<number>[] = []
  let opened = false
  page.on('response', (response) => {
    if (opened && response.url().endsWith('.js')) scripts.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' })
  // What the page itself fetches late, such as what keeps it for offline reading, is not the stepper's.
  await page.waitForTimeout(1000)
  opened = true
  await page.locator(`#example-${example} .open-example`).press('Enter')
  const stepper = page.locator('.stepper')
  await stepper.waitFor()
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  await stepper.focus()
  await page.evaluate(() => {
    const seen: Seen[] = []
    Object.assign(globalThis, { seen })
    addEventListener(
      'keydown',
      (event) => {
        performance.mark('key')
        // A message that is sent from the frame in which the step is drawn arrives after that frame is painted.
        requestAnimationFrame(() => {
          const listed = [...document.querySelectorAll('.stepper [data-shown] .step-list button')]
          const step = listed.findIndex((button) => button.ariaCurrent === 'step')
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener(
            'message',
            () => {
              performance.mark('painted')
              seen.push({ step, time: performance.now() - event.timeStamp })
            },
            { once: true },
          )
          port1.start()
          port2.postMessage(undefined)
        })
      },
      true,
    )
  })
  // Back and forth over the first steps of the example, so that every press makes a step.
  const turn = Math.min(2, (await stepper.locator('[data-shown] .step-list button').count()) - 1)
  const forth = (round: number) => round % (2 * turn) < turn
  const keys = Array.from({ length: rounds }, (_, round) => (forth(round) ? 'ArrowRight' : 'ArrowLeft'))
  const made = keys.map((_, round) => turn - Math.abs(turn - ((round + 1) % (2 * turn)))).join()
  /** Presses the keys, and gives the times until each step was painted. */
  const run = async () => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.waitForTimeout(150)
    }
    await page.waitForTimeout(1000)
    // Back to the first step, so that the next run makes the same.
    await page.keyboard.press('Home')
    await page.waitForTimeout(1000)
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen[] }).seen.splice(0))
    const shown = seen
      .map(({ step }) => step)
      .slice(0, -1)
      .join()
    if (shown !== made) throw new Error(`${game}: the frames showed the steps ${shown}, not ${made}`)
    return seen.map(({ time }) => time).slice(0, -1)
  }
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await run()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const spent = processorTimes(traceEvents).slice(0, -1)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = await run()
  console.log(
    `| ${game} | ${at(times, 0.5)} | ${at(times, 0.95)} | ${at(spent, 0.5)} | ${at(spent, 0.95)} | ${(bytes / 1000).toFixed(1)} KB |`,
  )
  await page.close()
}
await browser.close()
server.close()
