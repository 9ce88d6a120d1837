import { none, otherSeat, words, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import { carryOutAttack, enterDamageStep } from './battle'
import { resolveChain } from './resolve'
import type { State } from './state'
import { tell } from './tell'
import { reason } from './unmet'
import { draftOf, type Work } from './work'

/** Whether there is something to which a player could answer: a chain, an attack, or what happened last. */
function isOpen(state: State): boolean {
  return state.chain.length > 0 || state.attack !== undefined || state.recent !== undefined
}

export function passUnmet(state: State, action: Action & { type: 'pass' }, law: Law): readonly Unmet[] {
  return [
    ...(isOpen(state)
      ? none
      : reason(
          law,
          ['ygo-rule-chain'],
          words('続けて発動するか決める場面ではない', 'There is nothing to answer'),
          words('チェーンや攻撃や召喚の直後なら', 'with a chain, an attack, or right after a summon'),
        )),
    ...(state.passed === action.by
      ? reason(
          law,
          ['ygo-rule-awaited'],
          words('相手が続けるか決めるところである', 'It is for the other player to answer or pass'),
          words('相手が何かを発動すれば', 'if the other player activated something'),
        )
      : none),
  ]
}

/** One player adds nothing; with the second pass it goes on. */
export function pass(work: Work, action: Action & { type: 'pass' }): void {
  tell(work, 'passed', undefined, ['ygo-rule-chain'], '続けて発動しない', 'Nothing is added')
  if (work.state.passed !== otherSeat(action.by)) {
    work.state.passed = action.by
    return
  }
  work.state = draftOf(work.state, 'passed')
  if (work.state.chain.length > 0) return resolveChain(work)
  if (work.state.attack) return work.state.attack.damageStep ? carryOutAttack(work) : enterDamageStep(work)
  work.state = draftOf(work.state, 'recent')
}
