import type { ComputedTable } from './yugioh/tables'
import { tableOf as yugiohTable } from './yugioh/tables'

/** The table of all combinations of an example, if its game computes one. */
export function tableOf(game: string, example: string): ComputedTable | undefined {
  switch (game) {
    case 'yugioh':
      return yugiohTable(example)
    default:
      return undefined
  }
}

export type { ComputedTable } from './yugioh/tables'
