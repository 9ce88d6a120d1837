/**
 * Damerau-Levenshtein distance (adjacent letters changed over count one) between a word and a key or, with `prefix`, the nearest beginning of the key.
 * Gives `limit + 1` for all that is farther than `limit`.
 */
export const editDistance = (word: string, key: string, limit: number, prefix = false): number => {
  const far = limit + 1
  if (key.length < word.length - limit || (!prefix && key.length > word.length + limit)) return far
  const target = prefix ? key.slice(0, word.length + limit) : key
  let before: number[] = []
  let previous = Array.from({ length: target.length + 1 }, (_, i) => i)
  for (let i = 1; i <= word.length; i++) {
    const row = [i]
    let least = i
    for (let k = 1; k <= target.length; k++) {
      const same = word[i - 1] === target[k - 1]
      let cost = Math.min(previous[k]! + 1, row[k - 1]! + 1, previous[k - 1]! + (same ? 0 : 1))
      if (i > 1 && k > 1 && word[i - 1] === target[k - 2] && word[i - 2] === target[k - 1])
        cost = Math.min(cost, before[k - 2]! + 1)
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > limit) return far
    before = previous
    previous = row
  }
  return Math.min(far, prefix ? Math.min(...previous) : previous.at(-1)!)
}

/** How many errors a word may have: none below three letters, one, or two from seven. */
export const errorsAllowed = (word: string): number => (word.length >= 7 ? 2 : word.length >= 3 ? 1 : 0)
