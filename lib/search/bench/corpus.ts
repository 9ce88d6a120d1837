import { postingsOf } from '../build'
import type { SearchDocument } from '../documents'
import type { ShelfIndex } from '../index-file'
import { localIndexes } from '../local'

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

/** Such a corpus, indexed: it has all names of the site. */
export const madeIndexes = () => {
  const { rulings } = localIndexes()
  const real = rulings.flatMap(({ content }) => content.documents)
  const entries = rulings.flatMap(({ content }) => content.entries)
  return {
    entries,
    corpus: (size: number) => corpusOf(real, size),
    indexed: (documents: readonly SearchDocument[]): ShelfIndex => {
      const content = { shelf: 'yugioh', entries, documents } as const
      return { content, postings: postingsOf(content, entries) }
    },
  }
}
