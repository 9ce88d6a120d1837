import type { Citation } from './law'
import type { Text } from './text'

/** A table of all combinations that a game computes (全組み合わせの表). No cell is written by hand. */
export interface ComputedTable<Action, Setup> {
  /** The example that it belongs to. */
  readonly example: string
  readonly columns: readonly Text[]
  readonly rows: readonly { readonly title: Text; readonly cells: readonly Cell<Action, Setup>[] }[]
}

/** What came of a run, with the run behind it. */
export interface Cell<Action, Setup> {
  readonly start: Setup
  readonly actions: readonly Action[]
  readonly verdict: 'done' | 'refused'
  readonly text: Text
  readonly cites: readonly Citation[]
}
