import type { ComputedTable } from '../engine'
import { tableOf as duelMasters } from './duel-masters/tables'
import { tableOf as yugioh } from './yugioh/tables'

/** The table of all combinations of an example, if its game computes one. */
export function tableOf(game: string, example: string): ComputedTable<unknown, unknown> | undefined {
  switch (game) {
    case 'yugioh':
      return yugioh(example)
    case 'duel-masters':
      return duelMasters(example)
    default:
      return undefined
  }
}
