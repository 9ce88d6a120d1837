import {
  citationsOf,
  lawOf,
  replay,
  words,
  type Cell as AnyCell,
  type ComputedTable as AnyTable,
  type Text,
} from '../../engine'
import type { Action } from './action'
import { apply } from './apply'
import { eras } from './eras'
import { fact } from './fact'
import { start, type Setup } from './setup'
import type { State } from './state'
import { sicknessRuns, tapRuns, type CellRun } from './table-runs'

/** A table of this game, and a cell of one. */
export type ComputedTable = AnyTable<Action, Setup>
export type Cell = AnyCell<Action, Setup>

const law = lawOf(eras[0].id)

/** The table of an example, if it has one. */
export function tableOf(example: string): ComputedTable | undefined {
  switch (example) {
    case 'dm-summoning-sickness':
      return sickness()
    case 'dm-tap-state':
      return tapState()
    default:
      return undefined
  }
}

/** Plays a run as far as it is allowed and says what came of it. */
function cell(
  { start: setup, actions }: CellRun,
  says: (state: State, refused: boolean, whole: boolean) => Text,
): Cell {
  const started = start(setup, law)
  if (started.kind === 'refused') throw new Error('a table starts from an impossible position')
  const moves = replay({ apply }, started.state, actions, law)
  const stop = moves.findIndex((move) => move.outcome.kind === 'refused')
  const played = stop < 0 ? moves : moves.slice(0, stop + 1)
  const last = played.at(-1)!
  const refused = last.outcome.kind === 'refused'
  const cites = refused ? citationsOf(last.outcome) : [...new Set(played.flatMap((move) => citationsOf(move.outcome)))]
  return {
    start: setup,
    actions: actions.slice(0, played.length),
    verdict: last.outcome.kind,
    text: says(last.after, refused, played.length === actions.length),
    cites: cites.filter((id) => refused || !id.startsWith('dm-rule-')),
  }
}

/** Since when it is there, the face before, what flips it: whether it can attack. dm-flip-15 to dm-flip-18, dm-flip-29 */
function sickness(): ComputedTable {
  const { columns, rows } = sicknessRuns()
  return {
    example: 'dm-summoning-sickness',
    columns,
    rows: rows.map(({ title, runs }) => ({
      title,
      cells: runs.map((run) =>
        cell(run, (_, refused, whole) => {
          if (!whole) return words('この組み合わせはない', 'there is no such flip')
          return refused ? words('召喚酔いしている', 'summoning sick') : words('攻撃できる', 'can attack')
        }),
      ),
    })),
  }
}

/** What flips it, tapped or not before: how it lies after, and whether 'when it untaps' is set off. dm-flip-19, dm-flip-22 */
function tapState(): ComputedTable {
  const { columns, rows } = tapRuns()
  return {
    example: 'dm-tap-state',
    columns,
    rows: rows.map(({ title, runs }) => ({
      title,
      cells: runs.map((run) => cell(run, (state) => stateText(state))),
    })),
  }
}

function stateText(state: State): Text {
  const tapped = fact(state, 'card.tapped', law) === true
  const setOff = state.waiting.some((waiting) => waiting.ability === 'untapped')
  return words('{how}（「アンタップした時」は{off}）', '{how} (‘when it untaps’ {off})', {
    how: tapped ? words('タップ', 'tapped') : words('アンタップ', 'untapped'),
    off: setOff ? words('誘発する', 'triggers') : words('誘発しない', 'does not trigger'),
  })
}
