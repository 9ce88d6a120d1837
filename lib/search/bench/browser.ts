import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import judged from '../judged-queries.json'
import { indexVersion, writeIndex } from '../index-file'
import type { IndexManifest } from '../manifest'
import { madeIndexes } from './corpus'
import { percentile } from './timing'

/**
 * The judged queries in Chromium, asked of the site's own search worker over 10,000 statements: the time from the question to its answer
 * in the page. A time is the least of three rounds, since other work on the machine only lengthens it; `first` is the round in
 * which the texts are first folded.
 */
const statements = 10_000
const rounds = 3

const { outputFiles } = await build({
  entryPoints: ['components/search/worker.ts'],
  bundle: true,
  minify: true,
  format: 'esm',
  write: false,
})
const code = outputFiles[0]!.contents

const { corpus, indexed } = madeIndexes()
const rulings = indexed(corpus(statements))
const definitions = { content: { shelf: 'yugioh', entries: [], documents: [] }, postings: new Map() } as const
const files = new Map<string, Uint8Array | string>([
  ['/', '<!doctype html><title>search</title>'],
  ['/worker.js', code],
])
const put = (name: string, index: Parameters<typeof writeIndex>[0]) => {
  const { index: lookedUp, texts } = writeIndex(index)
  files.set(`/search-index/${name}.index`, lookedUp).set(`/search-index/${name}.texts`, texts)
  return [{ index: `${name}.index`, texts: `${name}.texts` }]
}
const manifest: IndexManifest = {
  version: indexVersion,
  rulings: put('rulings', rulings),
  definitions: put('definitions', definitions),
}
files.set('/search-index/manifest.json', JSON.stringify(manifest))

const types = { html: 'text/html', js: 'text/javascript' }
const server = createServer(({ url }, response) => {
  const file = files.get(url ?? '')
  response.writeHead(file === undefined ? 404 : 200, {
    'content-type': url === '/' ? types.html : url?.endsWith('.js') ? types.js : 'application/octet-stream',
  })
  response.end(file)
})
await new Promise<void>((resolve) => server.listen(0, () => resolve()))
const { port } = server.address() as { port: number }

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const page = await browser.newPage()
  await page.goto(`http://localhost:${port}/`)
  // oxlint-disable unicorn/require-post-message-target-origin -- a worker's postMessage has no origin
  const worker = await page.evaluateHandle(() => {
    const started = new Worker('/worker.js', { type: 'module' })
    started.postMessage({ start: location.origin })
    return started
  })
  const ask = (query: string): Promise<number> =>
    worker.evaluate(
      (started, asked) =>
        new Promise<number>((resolve, reject) => {
          const start = performance.now()
          started.addEventListener(
            'message',
            ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(performance.now() - start)),
            { once: true },
          )
          started.postMessage({ id: 0, query: { query: asked, language: 'ja', limit: 10 } })
        }),
      query,
    )
  // oxlint-enable unicorn/require-post-message-target-origin
  const read = await ask('')
  const all: number[][] = []
  for (let round = 0; round <= rounds; round++) {
    const times: number[] = []
    for (const { query } of judged) times.push(await ask(query))
    all.push(times)
  }
  const [first = [], ...others] = all
  const least = first.map((_, i) => Math.min(...others.map((round) => round[i]!)))
  const ms = (list: readonly number[], share: number) => `${percentile(list, share).toFixed(1)} ms`
  console.log(`Chromium ${browser.version()}, ${statements} statements, ${judged.length} queries`)
  console.log(
    `index read and built up in ${read.toFixed(0)} ms; search code ${(gzipSync(code).length / 1000).toFixed(1)} kB gz`,
  )
  console.log(`first p50 ${ms(first, 0.5)}, p95 ${ms(first, 0.95)}; then p50 ${ms(least, 0.5)}, p95 ${ms(least, 0.95)}`)
} finally {
  await browser.close()
  server.close()
}
