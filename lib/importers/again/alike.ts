/** Pairs of neighbouring letters in a text, with how often each is there. */
export type Pairs = { readonly counts: ReadonlyMap<string, number>; readonly total: number }

const longest = 2000

/** The pairs of a text, without those of its dates, which change where nothing else does. */
export const pairsOf = (text: string): Pairs => {
  const letters = text
    .slice(0, longest)
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
  const counts = new Map<string, number>()
  for (let at = 0; at + 1 < letters.length; at++) {
    const pair = letters.slice(at, at + 2)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return { counts, total: Math.max(0, letters.length - 1) }
}

/** How alike two texts are, from 0 to 1: the share of the pairs that they have in common. */
export const alike = (one: Pairs, other: Pairs): number => {
  let common = 0
  for (const [pair, count] of one.counts) common += Math.min(count, other.counts.get(pair) ?? 0)
  return common === 0 ? 0 : (2 * common) / (one.total + other.total)
}
