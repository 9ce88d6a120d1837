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

for (let warm = 0; warm < 5; warm++) importFile({ ...options, bytes: page })
let bytes = 0
const start = performance.now()
while (performance.now() - start < 5000) {
  importFile({ ...options, bytes: page })
  bytes += page.length
}
console.log(`${(bytes / 1e3 / (performance.now() - start)).toFixed(2)} MB/s`)

const megabytes = () => {
  globalThis.gc?.()
  return Math.round(process.memoryUsage().heapUsed / 1e6)
}
for (let pages = 0; pages <= 10_000; pages++) {
  if (pages % 2500 === 0) console.log(`after ${pages} pages: ${megabytes()} MB of heap`)
  importFile({ ...options, bytes: small })
}
