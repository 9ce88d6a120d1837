import { holds, none, words, type Citation, type Law, type Seat, type Unmet } from '../../engine'
import type { State } from './state'
import { reason } from './unmet'
import { phases, type Phase } from './vocabulary'

export function isMain(state: State): boolean {
  return state.phase === 'main1' || state.phase === 'main2'
}

/** The parts of one's own turn in which one may act freely. */
export function turnUnmet(state: State, by: Seat, law: Law): readonly Unmet[] {
  return state.active !== by || !isMain(state) || state.chain.length > 0 || state.attack !== undefined
    ? reason(
        law,
        ['ygo-rule-turn'],
        words('自分のメインフェイズの、チェーンのない時ではない', 'It is not your Main Phase with no chain'),
        words('自分のメインフェイズなら', 'in your own Main Phase'),
      )
    : none
}

/**
 * The phase that follows and the rule that says so; none after the last. The player who goes first has no Battle Phase in
 * the first turn, and a turn without one has no Main Phase 2.
 */
export function phaseAfter(
  { phase, turn }: State,
  law: Law,
): { readonly phase: Phase; readonly by: Citation } | undefined {
  if (turn === 1 && phase === 'main1' && holds(law, 'ygo-rule-first-turn'))
    return { phase: 'end', by: 'ygo-rule-first-turn' }
  const next = phases[phases.indexOf(phase) + 1]
  return next && { phase: next, by: 'ygo-rule-phase' }
}

/** No free zone on the field. */
export function noRoom(law: Law): readonly Unmet[] {
  return reason(
    law,
    ['ygo-rule-room'],
    words('置く場所が空いていない', 'There is no free zone for it'),
    words('空きがあれば', 'with a free zone'),
  )
}
