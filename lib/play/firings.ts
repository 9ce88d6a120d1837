import { citationsOf, type Citation, type Tree } from '../engine'

/** A step of an example at which a rule decides. */
export interface Firing {
  readonly example: string
  readonly line: string
  /** Counted from 1. */
  readonly step: number
  readonly verdict: 'done' | 'refused'
  /** The example turns on this step. */
  readonly deciding: boolean
}

/** Every step at which each ruling or rule fires, steps kept from another line counted there only. */
export function firingsOf(trees: readonly Tree<unknown, unknown>[]): ReadonlyMap<Citation, readonly Firing[]> {
  const found = new Map<Citation, Firing[]>()
  for (const tree of trees)
    for (const line of tree.lines)
      for (const [index, move] of line.moves.entries()) {
        if (index < (line.from?.step ?? 0)) continue
        const firing = {
          example: tree.example,
          line: line.id,
          step: index + 1,
          verdict: move.outcome.kind,
          deciding: move.step.deciding === true,
        }
        for (const id of citationsOf(move.outcome)) found.set(id, [...(found.get(id) ?? []), firing])
      }
  return found
}

/** The step of an example at which to show a ruling: where the example turns on it, else where it first fires. */
export function decidingStep(firings: readonly Firing[], example: string): Firing | undefined {
  const here = firings.filter((firing) => firing.example === example)
  return here.find((firing) => firing.deciding) ?? here[0]
}
