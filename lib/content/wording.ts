import type { RootContent } from 'mdast'
import type { Ruling } from './site'
import type { Language } from './vocabulary'
import { plainText } from './walk'

/** A piece of one of two texts: in both, or in this one only. */
export type Piece = { readonly text: string; readonly own: boolean }
export type Difference = { readonly before: readonly Piece[]; readonly after: readonly Piece[] }

/** What a ruling says, without the remarks that stand in it. */
export const wordingOf = (ruling: Ruling, language: Language): string =>
  plainText(
    {
      children: ruling.text[language].content.filter((node) => !remarks.has((node as RootContent & Named).name ?? '')),
    },
    language,
  )
type Named = { readonly name?: string | null }
const remarks = new Set(['Note', 'Dispute'])

/** Two texts word by word, with what each has of its own. */
export const differenceOf = (before: string, after: string, language: Language): Difference => {
  const a = words(before, language)
  const b = words(after, language)
  const shared = withoutCrumbs(commonWords(a, b), a)
  return {
    before: pieces(a, new Set(shared.map(([i]) => i))),
    after: pieces(b, new Set(shared.map(([, j]) => j))),
  }
}

const words = (text: string, language: Language): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment)

type Pair = readonly [i: number, j: number]

/** The longest common subsequence, as pairs of places. */
const commonWords = (a: readonly string[], b: readonly string[]): Pair[] => {
  const longest = Array.from({ length: a.length + 1 }, () => b.map(() => 0).concat(0))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i]![j] = a[i] === b[j] ? longest[i + 1]![j + 1]! + 1 : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!)
  const pairs: Pair[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;)
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (longest[i + 1]![j]! >= longest[i]![j + 1]!) i++
    else j++
  return pairs
}

/** A particle or a comma that both happen to have says nothing: a run counts by a longer word, or by its length. */
const withoutCrumbs = (pairs: readonly Pair[], a: readonly string[]): Pair[] => {
  const runs: Pair[][] = []
  for (const pair of pairs) {
    const last = runs.at(-1)?.at(-1)
    if (last && last[0] + 1 === pair[0] && last[1] + 1 === pair[1]) runs.at(-1)!.push(pair)
    else runs.push([pair])
  }
  const counts = (run: readonly Pair[]) => {
    const text = run.map(([i]) => a[i]).join('')
    return text.trim().length > 4 || /[\p{Script=Han}\p{Script=Katakana}]{2}/u.test(text)
  }
  return runs.filter(counts).flat()
}

/** The words of a text joined to pieces, by whether the other text has them. */
const pieces = (all: readonly string[], shared: ReadonlySet<number>): Piece[] => {
  const joined: { text: string; own: boolean }[] = []
  for (const [i, text] of all.entries()) {
    const own = !shared.has(i)
    const last = joined.at(-1)
    if (last?.own === own) last.text += text
    else joined.push({ text, own })
  }
  return joined
}
