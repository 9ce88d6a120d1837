import type { Ruling, Site } from './site'

/** One state in the past of a ruling. */
export type HistoryState = {
  readonly ruling: Ruling
  /** Whether it is the ruling whose history this is. */
  readonly self: boolean
}

/**
 * The states through which a ruling went, oldest first: all that it superseded or was superseded by, directly or not.
 * Empty where there is one state only. What has no date at either end comes before what took its place, and no date is guessed.
 */
export const historyOf = (ruling: Ruling, site: Site): readonly HistoryState[] => {
  const all = [...site.rulings.values()]
  const states = new Map<string, Ruling>()
  const gather = (one: Ruling): void => {
    if (states.has(one.id)) return
    states.set(one.id, one)
    for (const other of all)
      if (one.supersededBy.includes(other.id) || other.supersededBy.includes(one.id)) gather(other)
  }
  gather(ruling)
  if (states.size < 2) return []
  const rank = (one: Ruling): number =>
    1 +
    Math.max(
      -1,
      ...one.supersededBy.flatMap((id) => {
        const next = states.get(id)
        return next ? [rank(next)] : []
      }),
    )
  const end = (one: Ruling) => one.until ?? '9999'
  return [...states.values()]
    .toSorted((a, b) => rank(b) - rank(a) || (end(a) < end(b) ? -1 : end(a) > end(b) ? 1 : 0))
    .map((one) => ({ ruling: one, self: one.id === ruling.id }))
}
