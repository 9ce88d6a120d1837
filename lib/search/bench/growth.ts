import { gzipSync } from 'node:zlib'
import { postingsOf } from '../build'
import type { SearchDocument, SearchShelf } from '../documents'
import { fileSource } from '../file-source'
import { readIndex, writeIndex, type IndexFiles } from '../index-file'
import { localIndexes } from '../local'
import { createSearch } from '../search'
import type { JudgedQuery } from './quality'

/** Whole numbers from 0 to below `below`, the same on every run. */
const numbersFrom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const syllables =
  'ア イ ガ ク ゲ ゴ ザ シ ス ゼ ダ ド ナ ネ バ ビ ブ ベ ボ マ ミ ラ リ ル レ ロ ヴァ シュ ジェ ティ'.split(' ')
const kanji = [...'炎氷雷風闇光竜剣盾星月影牙爪翼皇帝騎士魔神霊獣機甲鋼砂森海空夢幻刻輪廻蒼紅黒白銀金']

/** A name such as cards have. */
const nameBy = (pick: (below: number) => number): string => {
  const kana = Array.from({ length: 2 + pick(4) }, () => syllables[pick(syllables.length)]).join('')
  const signs = Array.from({ length: 1 + pick(3) }, () => kanji[pick(kanji.length)]).join('')
  return pick(2) === 0 ? `${signs}の${kana}` : `${kana}・${signs}`
}

/** A corpus of `size` statements: our own sentences put together anew, about cards that do not exist. */
export const corpusOf = (real: readonly SearchDocument[], size: number): SearchDocument[] => {
  const pick = numbersFrom(size)
  const sentences = {
    ja: real.flatMap(({ text }) => text.ja.split(/(?<=。)/)),
    en: real.flatMap(({ text }) => text.en.split(/(?<=\. )/)),
  }
  const some = (list: readonly string[], length: number) => {
    let text = ''
    while (text.length < length) text += list[pick(list.length)]
    return text
  }
  return Array.from({ length: size }, (_, i) => {
    const like = real[pick(real.length)]!
    const name = nameBy(pick)
    return {
      ...like,
      id: `made-${i}`,
      text: {
        ja: some(sentences.ja, like.text.ja.length).replace(/《[^》]*》/g, () => `《${name}》`),
        en: '',
      },
    }
  })
}

const bytes = ({ index, texts }: IndexFiles) => ({ index: gzipSync(index).length, texts: gzipSync(texts).length })
/** Processor time, which a busy machine does not lengthen. */
const milliseconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
const kilo = (count: number) => `${(count / 1000).toFixed(0)} kB`
const used = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

/** Size of the files, heap and processor time of the judged queries, at 1,000, 10,000 and 100,000 statements of one text each. */
export const printGrowth = async (queries: readonly JudgedQuery[]): Promise<void> => {
  const { rulings, definitions } = localIndexes()
  const own = rulings.reduce((all, { content }) => all + content.documents.length * 2, 0)
  const explained = definitions.reduce((all, { content }) => all + content.documents.length * 2, 0)
  for (const [name, indexes, texts] of [
    ['rulings and all names', rulings, own],
    ['definitions', definitions, explained],
  ] as const) {
    const sizes = indexes.map(writeIndex).map(bytes)
    const sum = (part: 'index' | 'texts') => sizes.reduce((all, size) => all + size[part], 0)
    console.log(`\n${name}: ${texts} texts, index ${kilo(sum('index'))} gz, texts ${kilo(sum('texts'))} gz`)
  }
  const real = rulings.flatMap(({ content }) => content.documents)
  const entries = rulings.flatMap(({ content }) => content.entries)
  console.log('statements  index gz / 1,000   texts gz / 1,000   read ms   heap MB   first p95 ms   p50 ms   p95 ms')
  for (const size of [1_000, 10_000, 100_000]) {
    const content: SearchShelf = { shelf: 'yugioh', entries, documents: corpusOf(real, size) }
    const files = writeIndex({ content, postings: postingsOf(content, entries) })
    const gz = bytes(files)
    const before = used()
    const began = milliseconds()
    const search = createSearch(fileSource([readIndex(files)]))
    await search({ query: '裏側表示', language: 'ja' })
    const read = milliseconds() - began
    const timed = async () => {
      const times: number[] = []
      for (const { query } of queries) {
        const start = milliseconds()
        await search({ query, language: 'ja', limit: 10 })
        times.push(milliseconds() - start)
      }
      times.sort((a, b) => a - b)
      return (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(1)
    }
    // A text is folded when a query first meets it, so the first round is slower.
    const cold = await timed()
    const warm = await timed()
    console.log(
      [
        String(size).padStart(10),
        kilo(gz.index / (size / 1_000)).padStart(17),
        kilo(gz.texts / (size / 1_000)).padStart(18),
        read.toFixed(0).padStart(9),
        ((used() - before) / 2 ** 20).toFixed(0).padStart(9),
        cold(0.95).padStart(14),
        warm(0.5).padStart(8),
        warm(0.95).padStart(8),
      ].join(' '),
    )
  }
}
