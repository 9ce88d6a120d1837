import { fold, foldText, isKanji, isLatin } from './fold'
import type { Lexicon, LexiconHit } from './lexicon'
import { isCommon } from './tokens'

/** A part of the query that is looked for as one: a word of the lexicon, or a word as typed. */
export type Unit = {
  readonly typed: string
  readonly folded: string
  readonly hits: readonly LexiconHit[]
  readonly importance: number
}

const breaks = /[\s\u3000、。，,！!？?（）()「」『』《》【】〈〉;；\p{Cc}]+/u
const longestQuery = 300
const mostWords = 24

/** Who does something tells less than what is done. */
const persons = new Set(['自分', '相手', 'プレイヤー', 'opponent', 'opponents', 'player', 'players'].map(foldText))
const ofPerson = 0.5

const unitOf = (typed: string, hits: readonly LexiconHit[], importance = 1): Unit => {
  const folded = foldText(typed)
  return { typed, folded, hits, importance: persons.has(folded) ? ofPerson : importance }
}

/** A kanji alone or a verb says less beside the terms of a question than a word nobody has defined. */
const restImportance = (typed: string): number => (/^[\u3400-\u9fff々][\u3041-\u309f]?$/.test(typed) ? 0.5 : 0.6)

/** Words between spaces and brackets; a query longer than anybody types is cut. */
export const wordsOf = (query: string): string[] =>
  query
    .slice(0, longestQuery)
    .toWellFormed()
    .split(breaks)
    .filter((word) => foldText(word) !== '')
    .slice(0, mostWords)

/** セット of セットした; nothing where there is no ending, or nothing but kana. */
const withoutEnding = (typed: string): string => /^(.*[^\u3041-\u309f])[\u3041-\u309f]{1,5}$/.exec(typed)?.[1] ?? ''

/** The words of the query, neighbouring ones joined where the lexicon knows them together («book of moon», «uragawa hyouji»). */
export const joinedWords = (words: readonly string[], lexicon: Lexicon): Unit[] => {
  const units: Unit[] = []
  for (let at = 0; at < words.length;) {
    // In «my own cards» nobody asks for the owner.
    if (/^own$/i.test(words[at]!) && /^(my|your|his|her|its|our|their)$/i.test(words[at - 1] ?? '')) {
      at++
      continue
    }
    let taken = 1
    let hits: readonly LexiconHit[] = []
    for (let end = Math.min(words.length, at + 8); end > at && hits.length === 0; end--) {
      const joined = words.slice(at, end).join(' ')
      hits = lexicon.exact(joined)
      if (hits.length > 0) taken = end - at
    }
    const typed = words.slice(at, at + taken).join(' ')
    const word = withoutEnding(typed)
    const known = hits.length > 0 ? [] : lexicon.exact(word)
    units.push(known.length > 0 ? unitOf(word, known) : unitOf(typed, hits))
    at += taken
  }
  const telling = units.filter(({ folded, hits }) => hits.length > 0 || !isCommon(folded))
  return telling.length > 0 ? telling : units
}

/** Cuts a phrase without spaces by the words of the lexicon, the longest first and none above `longest`; what is left over by its script. Endings and particles fall away. */
export const cutPhrase = (
  unit: Unit,
  lexicon: Lexicon,
  longest = Number.POSITIVE_INFINITY,
): { units: Unit[]; whole: boolean } => {
  const { text, start, end } = fold(unit.typed)
  const units: Unit[] = []
  const rests: Unit[] = []
  let rest = 0
  const close = (at: number) => {
    if (at > rest) rests.push(...restWords(unit.typed.slice(start[rest]!, end[at - 1]!)))
    units.push(...rests.splice(0))
  }
  let leftKanji = false
  for (let at = 0; at < text.length;) {
    const insideLatin = at > 0 && isLatin(text[at]) && isLatin(text[at - 1])
    const length = insideLatin ? 0 : lexicon.longestAt(text, at, longest)
    // Two kana in a row are a word only where they begin one: かい in しかいない is none.
    const word = text.slice(at, at + length)
    if (length >= 2 && (length > 2 || [...word].some(isKanji) || at === rest)) {
      if (at > rest) leftKanji ||= /[^\u3041-\u309f]/.test(unit.typed.slice(start[rest]!, end[at - 1]!))
      close(at)
      const typed = unit.typed.slice(start[at]!, end[at + length - 1]!)
      units.push(unitOf(typed, lexicon.exact(typed)))
      at += length
      rest = at
    } else at++
  }
  if (text.length > rest) leftKanji ||= /[^\u3041-\u309f]/.test(unit.typed.slice(start[rest]!, end.at(-1)!))
  close(text.length)
  const seen = new Set<string>()
  return {
    units: units.filter(({ folded }) => folded !== '' && !seen.has(folded) && seen.add(folded)),
    whole: units.length > 0 && !leftKanji,
  }
}

/** Words of a phrase that the lexicon does not know: runs of katakana, of Latin letters, of kanji with the first kana after them. */
const restWords = (rest: string): Unit[] =>
  (rest.match(/[\u30a1-\u30fa\u30fc・ｦ-ﾟ]{2,}|[a-z0-9ａ-ｚ０-９./-]{2,}|[\u3400-\u9fff々]+[\u3041-\u309f]?/giu) ?? [])
    .map((typed) => {
      const word = /^[\u3400-\u9fff々]{2,}[\u3041-\u309f]$/.test(typed)
        ? typed.slice(0, -1)
        : typed.replace(/(?<=[\u3400-\u9fff])[をがはにでとのもへ]$/, '')
      return unitOf(word, [], restImportance(word))
    })
    .filter(({ folded }) => !isCommon(folded))
