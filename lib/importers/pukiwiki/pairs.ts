/** What is known of a line while it is read from left to right: each mark is looked for once. */
export type Finder = {
  readonly text: string
  places?: Map<string, { asked: number; found: number }>
  pairs?: Map<number, number>
}

const partner: Readonly<Record<string, string>> = { '}': '{', ')': '(' }

export const finder = (text: string): Finder => ({ text })

/** The next place of `mark` at or after `from`, or -1. */
export const next = (finder: Finder, mark: string, from: number): number => {
  const places = (finder.places ??= new Map())
  const known = places.get(mark)
  if (known && from >= known.asked && (known.found < 0 || from <= known.found)) return known.found
  const found = finder.text.indexOf(mark, from)
  places.set(mark, { asked: from, found })
  return found
}

/** The bracket that closes the one at `open`, or -1. */
export const closing = (finder: Finder, open: number): number => (finder.pairs ??= pairsOf(finder.text)).get(open) ?? -1

const pairsOf = (text: string): Map<number, number> => {
  const pairs = new Map<number, number>()
  const open: Record<string, number[]> = { '{': [], '(': [] }
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (character === '{' || character === '(') open[character]!.push(at)
    else if (character === '}' || character === ')') {
      const from = open[partner[character]!]!.pop()
      if (from !== undefined) pairs.set(from, at)
    }
  }
  return pairs
}
