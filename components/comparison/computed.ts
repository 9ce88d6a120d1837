import { comparison, facts, type ComparedFact } from '@/content/across/comparison'
import type { AnyGame } from '@/lib/engine'
import { games } from '@/lib/games'
import { cellsOf, isElsewhere, type Cell, type GameColumns, type Turning } from '@/lib/play/comparison'

/** A fact in one game: cells by turning, or where another game's entry says what there is instead. */
export interface ComputedRow {
  readonly fact: ComparedFact
  readonly counterpart?: string
  readonly cells: Readonly<Record<string, Cell>>
}

export interface ComputedColumns {
  readonly game: AnyGame
  readonly turnings: readonly Turning[]
  readonly values: GameColumns['values']
  readonly rows: readonly ComputedRow[]
}

let computed: Promise<readonly ComputedColumns[]> | undefined

/** The whole comparison, played once. */
export const computedComparison = (): Promise<readonly ComputedColumns[]> =>
  (computed ??= Promise.all(
    comparison.map(async (columns) => {
      const game = await games[columns.game]!()
      return { game, turnings: columns.turnings, values: columns.values, rows: rowsOf(game, columns) }
    }),
  ))

const rowsOf = (game: AnyGame, columns: GameColumns): readonly ComputedRow[] =>
  facts.map((fact) => {
    const row = columns.facts[fact.id]
    if (row === undefined) return { fact, cells: {} }
    return isElsewhere(row) ? { fact, counterpart: row.counterpart, cells: {} } : { fact, cells: cellsOf(game, row) }
  })
