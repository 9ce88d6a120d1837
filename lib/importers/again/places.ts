import type { Candidate } from '../entry'
import type { Comparison } from './compare'

/** A new ruling, and the ruling of the entry behind which it goes; undefined: at the end. */
export type Placed = { readonly candidate: Candidate; readonly behind: string | undefined }

/** New rulings go behind the one that stands before them in the source. */
export const placesOf = (
  candidates: readonly Candidate[],
  ids: ReadonlyMap<Candidate, string>,
  comparison: Comparison,
): Placed[] => {
  const placed: Placed[] = []
  const replaced = new Map(comparison.superseded.flatMap(({ ruling, by }) => (by ? [[by, ruling] as const] : [])))
  let behind: string | undefined
  for (const candidate of candidates) {
    if (comparison.ids.has(candidate)) behind = ids.get(candidate)
    else placed.push({ candidate, behind: replaced.get(candidate) ?? behind })
  }
  return placed
}
