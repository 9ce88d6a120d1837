import { words, type Law, type Seat, type Unmet } from '../../engine'
import type { State } from './state'
import { none, reason } from './unmet'

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
