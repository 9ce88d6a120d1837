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

/** No free zone on the field. */
export function noRoom(law: Law): readonly Unmet[] {
  return reason(
    law,
    ['ygo-rule-room'],
    words('置く場所が空いていない', 'There is no free zone for it'),
    words('空きがあれば', 'with a free zone'),
  )
}
