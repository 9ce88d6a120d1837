import { importFile } from '.'

/** Speed and memory of an import: a page of 100 KB again and again, then 10,000 small pages. */
const section = `**決まり [#rules]
-[[場]]の[[見本]]は[[公開情報]]ではないので、[[相手]]は確認できない。~
--例：[[《月の見本》]]の[[効果]]で裏になった[[見本]]も同じである。(18/07/05)
---ただし''[[コスト]]''にする場合は除く。&color(red){注意};
|見本|BGCOLOR(white):[[星]]|
Q:[[見本]]は見られますか？~
A:持ち主だけが見られます。

`
const options = {
  input: 'page.txt',
  source: 'sample',
  prefix: 'ygo-page',
  updated: '2026-11-30',
  type: 'topics',
} as const
const page = Buffer.from(`*見本/Sample [#top]\n${section.repeat(Math.ceil(100_000 / Buffer.byteLength(section)))}`)
const small = Buffer.from(`*見本/Sample [#top]\n${section.repeat(3)}`)

/** Time of this process alone, so that what else the machine does counts less. */
const seconds = () => process.cpuUsage().user / 1e6

for (let warm = 0; warm < 5; warm++) importFile({ ...options, bytes: page })
let bytes = 0
const start = seconds()
while (seconds() - start < 5) {
  importFile({ ...options, bytes: page })
  bytes += page.length
}
const speed = bytes / 1e6 / (seconds() - start)
console.log(`${speed.toFixed(2)} MB of wiki source per second of one core (wanted: 2)`)

const megabytes = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1e6
}
if (!globalThis.gc) console.log('memory with what is not yet collected: for the true figures give node --expose-gc')
const heap: number[] = []
for (let pages = 0; pages <= 10_000; pages++) {
  if (pages % 2000 === 0) {
    heap.push(megabytes())
    console.log(`after ${pages} pages: ${heap.at(-1)!.toFixed(1)} MB of heap`)
  }
  importFile({ ...options, bytes: small })
}
const grown = heap.at(-1)! - heap[1]!
console.log(`from page 2000 to page 10000 the heap grew by ${grown.toFixed(1)} MB (wanted: flat, below 2)`)
if (globalThis.gc && (grown > 2 || speed < 2)) process.exitCode = 1
