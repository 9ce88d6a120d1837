import { none, type Law, type Seat, type Unmet } from '../../engine'
import { cr } from './rules'
import type { State } from './state'
import { reason, unmetIf } from './unmet'

const noPriority = reason(
  '優先権を持っていない',
  'The player does not have priority',
  '優先権を持っているとき',
  'with priority',
)
const notMain = reason(
  '自分のメイン・フェイズの、スタックが空のときではない',
  "It is not the player's own main phase with an empty stack",
  '自分のメイン・フェイズで、スタックが空なら',
  "in one's own main phase with an empty stack",
)

/** 優先権. CR 117.1 */
export function priorityUnmet(state: State, by: Seat, law: Law, special?: 'special'): readonly Unmet[] {
  if (state.priority === by && !state.choice) return none
  return unmetIf(law, true, special ? [cr('116.2b')] : [cr('117.1')], noPriority)
}

/** When sorceries may be cast. CR 307.1 */
export function sorceryUnmet(state: State, by: Seat, law: Law): readonly Unmet[] {
  const main = state.step === 'main1' || state.step === 'main2'
  return unmetIf(law, state.active !== by || !main || state.stack.length > 0, [cr('307.1')], notMain)
}
