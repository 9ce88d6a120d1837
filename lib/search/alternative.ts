import type { Shelf } from '../content/vocabulary'
import { foldText, isJapanese } from './fold'
import { queryTokens, stem } from './tokens'

/** One way to write what was typed, with what it is worth. */
export type Alternative = {
  readonly folded: string
  readonly weight: number
  readonly find: RegExp
  readonly tokens: readonly string[]
  /** The game whose word it is; none for what was typed. */
  readonly shelf?: Shelf
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** Latin words match from the start of a word, with other endings, with or without hyphens; Japanese matches anywhere. */
const pattern = (folded: string): string => {
  let out = ''
  for (const part of folded.match(/[a-z]+|\d+|[^a-z\d]+/g) ?? []) {
    if (/^[a-z]/.test(part)) {
      const base = stem(part)
      const letters = [...base].join(base.length >= 4 ? '-?' : '')
      out += `(?<![a-z])${letters}${base.length >= 4 ? "[a-z']{0,4}" : "(?:'?s|ting|ped|ping)?"}(?![a-z])`
    } else if (/^\d/.test(part)) out += `(?<!\\d)${part}(?!\\d)`
    else out += [...part].map((character) => (/[\s-]/.test(character) ? '[ -]*' : escape(character))).join('')
  }
  return out
}

export const alternative = (folded: string, weight: number, shelf?: Shelf): Alternative => {
  const japanese = [...folded].every(isJapanese)
  return {
    folded,
    weight,
    find: new RegExp(japanese ? escape(folded) : pattern(folded), 'g'),
    tokens: queryTokens(folded),
    ...(shelf === undefined || shelf === 'across' ? {} : { shelf }),
  }
}

/** The kanji of a word that ends in kana: 裏返 of 裏返る, 打消 of 打ち消された. */
export const stemOf = (typed: string): string | undefined => {
  // As typed and not folded: the リンク of 覚醒リンク is no ending.
  const stem = /^((?:[\u3400-\u9fff々][\u3041-\u309f]?)*[\u3400-\u9fff々])[\u3041-\u309f]{1,4}$/.exec(typed)?.[1]
  const kanji = foldText(stem?.replace(/[\u3041-\u309f]/g, '') ?? '')
  return kanji.length === 0 || kanji.length > 4 ? undefined : kanji
}

/** A word without its ending, kana between its kanji or not: 裏返る finds 裏返す, 打消された finds 打ち消す, 見れる finds 見る, セットした finds セット. */
export const stemAlternative = (typed: string, weight: number): Alternative | undefined => {
  const katakana = /^([\u30a1-\u30fa\u30fc・]{3,})[\u3041-\u309f]{1,5}$/.exec(typed)?.[1]
  if (katakana !== undefined) return alternative(foldText(katakana), weight)
  const kanji = stemOf(typed)
  if (kanji === undefined) return undefined
  // One kanji is a verb only where it stands alone before kana: 見る is not in 見本.
  const pattern =
    kanji.length === 1 ? `(?<![\\u3400-\\u9fff])${kanji}(?=[\\u3041-\\u309f])` : [...kanji].join('[\\u3041-\\u309f]?')
  return { folded: kanji, weight, find: new RegExp(pattern, 'g'), tokens: [...kanji] }
}

/** Where an alternative stands in a folded text, as pairs of beginning and end. */
export const placesOf = ({ find }: Alternative, text: string, atMost = 50): [number, number][] => {
  const places: [number, number][] = []
  find.lastIndex = 0
  for (let found = find.exec(text); found !== null && places.length < atMost; found = find.exec(text)) {
    if (found[0] === '') find.lastIndex++
    else places.push([found.index, found.index + found[0].length])
  }
  return places
}
