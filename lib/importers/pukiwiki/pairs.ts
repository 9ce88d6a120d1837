/** Looks forward in a line; asked again and again from left to right, it reads the line once for each mark. */
export type Finder = {
  /** The next place of `mark` at or after `from`, or -1. */
  readonly next: (mark: string, from: number) => number
  /** The bracket that closes the one at `open`, or -1. */
  readonly closing: (open: number) => number
}

const partner: Readonly<Record<string, string>> = { '}': '{', ')': '(' }

export const finder = (text: string): Finder => {
  const places = new Map<string, { asked: number; found: number }>()
  let pairs: Map<number, number> | undefined
  return {
    next: (mark, from) => {
      const known = places.get(mark)
      if (known && from >= known.asked && (known.found < 0 || from <= known.found)) return known.found
      const found = text.indexOf(mark, from)
      places.set(mark, { asked: from, found })
      return found
    },
    closing: (open) => (pairs ??= pairsOf(text)).get(open) ?? -1,
  }
}

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
