import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { fileSource } from '../file-source'
import { readIndex, writeIndex, type IndexFiles } from '../index-file'
import { localIndexes } from '../local'
import { createSearch } from '../search'
import { madeIndexes } from './corpus'
import { peers } from './peers'
import type { JudgedQuery } from './quality'
import { milliseconds, percentile, timesOf } from './timing'

const sizes = [1_000, 10_000, 100_000]
/** An engine that would take longer than this at the next size, ten times the last, is not asked there. */
const mostMilliseconds = 60_000

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const used = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const bytes = ({ index, texts }: IndexFiles) => ({ index: gzipSync(index).length, texts: gzipSync(texts).length })
const kilo = (count: number) => `${(count / 1000).toFixed(0)} kB`
const mega = (count: number) => `${(count / 2 ** 20).toFixed(0)} MB`

const row = (...cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(16) : String(cell).padStart(15))).join(''))

/** What the site itself weighs: a text is a ruling in one language. */
const printOwn = () => {
  const { rulings, definitions } = localIndexes()
  for (const [name, indexes] of [
    ['rulings and all names', rulings],
    ['definitions', definitions],
  ] as const) {
    const texts = indexes.reduce((all, { content }) => all + content.documents.length * 2, 0)
    const weights = indexes.map(writeIndex).map(bytes)
    const sum = (part: 'index' | 'texts') => weights.reduce((all, one) => all + one[part], 0)
    console.log(`${name}: ${texts} texts, index ${kilo(sum('index'))} gz, texts ${kilo(sum('texts'))} gz`)
  }
}

/** What an engine takes to be built or read, and then to answer. In a function of its own, so that afterwards nothing of it is kept. */
const measureEngine = async (
  queries: readonly JudgedQuery[],
  build: () => (query: string) => unknown,
): Promise<readonly string[]> => {
  const before = used()
  const start = milliseconds()
  const ask = build()
  await ask('裏側表示')
  const ready = milliseconds() - start
  // A text is folded when a query first meets it, so the first round is slower.
  const first = await timesOf(queries, ask)
  const then = await timesOf(queries, ask)
  const heap = used() - before
  await ask('')
  return [
    ready.toFixed(0),
    mega(heap),
    ...[percentile(first, 0.95), percentile(then, 0.5), percentile(then, 0.95)].map((time) => time.toFixed(1)),
  ]
}

/** Speed, heap and size as the corpus grows, one text a statement; the other engines beside, as far as they go. */
export const printGrowth = async (queries: readonly JudgedQuery[]): Promise<void> => {
  console.log()
  printOwn()
  const { entries, corpus, indexed } = madeIndexes()
  const names = new Map(entries.map((entry) => [entry.key as string, `${entry.names.ja}\n${entry.names.en}`]))
  const tooSlow = new Set<string>()
  for (const size of sizes) {
    const documents = corpus(size)
    const began = milliseconds()
    const files = writeIndex(indexed(documents))
    const built = milliseconds() - began
    const weight = bytes(files)
    console.log(
      `\n${size} statements: built in ${(built / 1000).toFixed(1)} s; for 1,000 of them index ${kilo(weight.index / (size / 1_000))} gz, texts ${kilo(weight.texts / (size / 1_000))} gz`,
    )
    row('', 'ready, ms', 'heap', 'first p95, ms', 'p50, ms', 'p95, ms')
    const own = () => {
      const search = createSearch(fileSource([readIndex(files)]))
      return (query: string) => search({ query, language: 'ja', limit: 10 })
    }
    row('uraomote', ...(await measureEngine(queries, own)))
    for (const { name, build } of peers) {
      const start = milliseconds()
      row(
        name,
        ...(tooSlow.has(name)
          ? ['–']
          : await measureEngine(queries, () => build(documents, ({ entry }) => names.get(entry) ?? ''))),
      )
      if ((milliseconds() - start) * 10 > mostMilliseconds) tooSlow.add(name)
    }
  }
}
