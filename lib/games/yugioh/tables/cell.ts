import {
  citationsOf,
  lawOf,
  replay,
  words,
  type Cell as AnyCell,
  type ComputedTable as AnyTable,
  type Text,
} from '../../../engine'
import type { Action } from '../action'
import { apply } from '../apply'
import { eras } from '../eras'
import { fact } from '../fact'
import type { Setup } from '../setup'
import { start } from '../start'
import { type State } from '../state'
import { stanceText } from '../turn-over'
import type { Stance } from '../vocabulary'

/** A table of this game, and a cell of one. */
export type ComputedTable = AnyTable<Action, Setup>
export type Cell = AnyCell<Action, Setup>

export const law = lawOf(eras[0]!.id)

/** Plays a run and reads the last step: where the monster ends up, or that it is refused. */
export function cell(setup: Setup, run: readonly Action[], says?: (state: State) => Text): Cell {
  const started = start(setup, law)
  if (started.kind === 'refused') throw new Error('a table starts from an impossible position')
  const moves = replay({ apply }, started.state, run, law)
  const last = moves.at(-1)!
  const stance = fact(last.after, 'monster.stance', law)
  const ends = typeof stance === 'string' ? stanceText(stance as Stance) : words('フィールドにない', 'not on the field')
  const text = last.outcome.kind === 'refused' ? words('できない', 'not allowed') : (says?.(last.after) ?? ends)
  const cites =
    last.outcome.kind === 'refused'
      ? citationsOf(last.outcome)
      : [...new Set(moves.flatMap((move) => citationsOf(move.outcome)))]
  return {
    start: setup,
    actions: run,
    verdict: last.outcome.kind,
    text,
    cites: cites.filter((id) => !id.startsWith('ygo-rule-') || last.outcome.kind === 'refused'),
  }
}

export const stanceRows: readonly Stance[] = ['face-up-attack', 'face-up-defense', 'face-down-defense']
