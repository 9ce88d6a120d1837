import { isJapanese, isKanji, isLatin } from './fold'

/** Words too common to find anything by: those that make a sentence or a question of the words asked for. */
const common = new Set(
  (
    'a about also am an and any are as at be been being but by can cant could did do does doesnt doing done dont each else even ever ' +
    'for from get gets got had happen happens has have he her his how i if in into is isnt it its just may me might must my of on ' +
    'or our she should so some still than that the their then there these they this to too us very was we were what whats when ' +
    'where which who whose why will with would yes you your wo ga ni wa ' +
    'は が を に で と の も へ や から まで 場合 時 事 物 何 何故 誰 方 様 為 出来 可能 質問 教え 下さ 例えば'
  ).split(' '),
)
export const isCommon = (word: string): boolean => common.has(word)

/** A Latin word without the endings of plural, past and -ing. Light: only what nearly always leaves the same word. */
export const stem = (word: string): string => {
  if (!/^[a-z]{4,}$/.test(word)) return word
  let stemmed = word
  if (stemmed.endsWith('ies')) stemmed = `${stemmed.slice(0, -3)}y`
  else if (stemmed.endsWith('s') && !/(ss|us|is)$/.test(stemmed)) stemmed = stemmed.slice(0, -1)
  if (stemmed.length >= 6 && stemmed.endsWith('ing')) stemmed = stemmed.slice(0, -3)
  else if (stemmed.length >= 5 && stemmed.endsWith('ed')) stemmed = stemmed.slice(0, -2)
  if (/([bdgklmnprt])\1$/.test(stemmed) && stemmed !== word) stemmed = stemmed.slice(0, -1)
  if (stemmed.length >= 5 && stemmed.endsWith('e')) stemmed = stemmed.slice(0, -1)
  return stemmed
}

type Run = { readonly kind: 'japanese' | 'latin'; readonly text: string }

/** Runs of Japanese and of Latin letters and digits in a folded text; a hyphen joins Latin words. */
const runsOf = (folded: string): Run[] => {
  const runs: Run[] = []
  for (let i = 0; i < folded.length;) {
    const japanese = isJapanese(folded[i])
    if (!japanese && !isLatin(folded[i])) {
      i++
      continue
    }
    const begin = i
    const belongs = japanese
      ? (at: number) => isJapanese(folded[at])
      : (at: number) => isLatin(folded[at]) || (/[-./]/.test(folded[at]!) && isLatin(folded[at + 1]))
    while (i < folded.length && belongs(i)) i++
    runs.push({ kind: japanese ? 'japanese' : 'latin', text: folded.slice(begin, i) })
  }
  return runs
}

const latinTokens = (run: string): string[] => {
  const parts = run.split(/[-./]/)
  if (parts.length === 1) return [stem(run)]
  const joined = parts.join('')
  // 701.58a is found by 701.58 too.
  return [...parts.map(stem), joined, ...(/^\d+[a-z]$/.test(joined) ? [joined.slice(0, -1)] : [])]
}

/**
 * What a text is indexed by: bigrams of Japanese (a character that stands alone by itself), stemmed Latin words, hyphenated ones joined too.
 * Single kanji are not written: the source finds them in the bigrams.
 */
export const documentTokens = (folded: string): Set<string> => {
  const tokens = new Set<string>()
  for (const { kind, text } of runsOf(folded)) {
    if (kind === 'latin') for (const token of latinTokens(text)) tokens.add(token)
    else
      for (let i = 0; i < text.length; i++) {
        if (i + 1 < text.length) tokens.add(text.slice(i, i + 2))
        if (text.length === 1) tokens.add(text)
      }
  }
  return tokens
}

/** What a word is looked up by: bigrams only; a single character only where it stands alone. */
export const queryTokens = (folded: string): string[] => {
  const tokens = new Set<string>()
  for (const { kind, text } of runsOf(folded)) {
    if (kind === 'latin') {
      const parts = text.split(/[-./]/)
      // One letter alone (the e of e-hero) is asked for by its joined form.
      const wanted = parts.length > 1 ? [parts.join('')] : [stem(text)]
      for (const token of wanted) if (!common.has(token)) tokens.add(token)
    } else if (text.length === 1) {
      // Beside Latin letters a lone kana is in no bigram; kanji are indexed singly.
      if (isKanji(text) || text === folded) tokens.add(text)
    } else for (let i = 0; i + 1 < text.length; i++) tokens.add(text.slice(i, i + 2))
  }
  return [...tokens]
}
