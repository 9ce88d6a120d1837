import { done, none, refused, together, type Law, type Outcome, type Unmet } from '../../engine'
import type { Action } from './action'
import { activate, activateUnmet } from './activate'
import { attackUnmet, block, blockUnmet, declareAttack, proceed, proceedUnmet } from './attack'
import { linkRelease } from './link'
import { unseal } from './move'
import { playCard, playUnmet } from './play-card'
import { declare, declareUnmet } from './shields'
import { partsOf } from './lookup'
import type { State } from './state'
import { stateAfter, workOn, type Work } from './work'
import { settle } from './settle'
import { nextStep, nextStepUnmet } from './turn'
import { unmetIf } from './unmet'
import { decline, declineUnmet, resolveUnmet, resolveWaiting } from './waiting'

/** One action: refused with all that is unmet, or done. */
export function apply(state: State, action: Action, law: Law): Outcome<State> {
  const work = workOn(state, law)
  const unmet = unmetOf(work.state, action, law)
  if (unmet.length > 0) return refused(unmet)
  perform(work, action)
  settle(work)
  return done(stateAfter(work), work.events)
}

/** All that stands against an action; nothing where it is allowed. */
export function unmetOf(state: State, action: Action, law: Law): readonly Unmet[] {
  return together(awaitedUnmet(state, action, law), actionUnmet(state, action, law))
}

/** What is awaited comes first: a choice, broken shields, effects that wait. 101.4 */
function awaitedUnmet(state: State, action: Action, law: Law): readonly Unmet[] {
  const first = ['それを済ませれば', 'after that'] as const
  if (state.over)
    return unmetIf(law, true, ['dm-rule-104'], 'ゲームは終わっている', 'The game is over', [
      'ゲームが続いていれば',
      'if the game went on',
    ])
  const [choice] = state.choices
  if (choice)
    return unmetIf(
      law,
      action.type !== 'choose',
      ['dm-rule-awaited'],
      choice.kind === 'cell' ? 'リンク解除で離れるセルを選ぶところである' : '封印を外すカードを選ぶところである',
      choice.kind === 'cell' ? 'The cell that goes is to be chosen' : 'The card that loses a seal is to be chosen',
      first,
    )
  if (state.broken)
    return unmetIf(
      law,
      action.type !== 'declare' && action.type !== 'decline',
      ['dm-rule-113.6'],
      'ブレイクされたシールドを使うか決めるところである',
      'Whether broken shields are used is to be decided',
      first,
    )
  if (state.waiting.length > 0)
    return unmetIf(
      law,
      action.type !== 'resolve' && action.type !== 'decline',
      ['dm-rule-603.3'],
      '待機している効果が先である',
      'The effects that wait go first',
      first,
    )
  return none
}

/** What stands against an action by itself. */
function actionUnmet(state: State, action: Action, law: Law): readonly Unmet[] {
  switch (action.type) {
    case 'charge':
    case 'summon':
    case 'cast':
      return playUnmet(state, action, law)
    case 'use':
      return activateUnmet(state, action, law)
    case 'attack':
      return attackUnmet(state, action, law)
    case 'block':
      return blockUnmet(state, action, law)
    case 'proceed':
      return proceedUnmet(state, action, law)
    case 'declare':
      return declareUnmet(state, action, law)
    case 'resolve':
      return resolveUnmet(state, action, law)
    case 'decline':
      return declineUnmet(state, action, law)
    case 'choose':
      return choiceUnmet(state, action, law)
    case 'nextStep':
      return nextStepUnmet(state, action, law)
  }
}

function choiceUnmet(state: State, action: Action & { type: 'choose' }, law: Law): readonly Unmet[] {
  const [choice] = state.choices
  const open =
    choice === undefined
      ? []
      : choice.kind === 'unseal'
        ? choice.from
        : [choice.of, ...partsOf(state, choice.of).map((piece) => piece.id)]
  return unmetIf(
    law,
    choice?.by !== action.by || !open.includes(action.card),
    ['dm-rule-awaited'],
    'いま選べるカードではない',
    'It is no card that can be chosen now',
    ['選ぶプレイヤーが、選べるカードを選べば', 'if the one who chooses took one of those offered'],
  )
}

function perform(work: Work, action: Action): void {
  switch (action.type) {
    case 'charge':
    case 'summon':
    case 'cast':
      return playCard(work, action)
    case 'use':
      return activate(work, action)
    case 'attack':
      return declareAttack(work, action)
    case 'block':
      return block(work, action)
    case 'proceed':
      return proceed(work, action)
    case 'declare':
      return declare(work, action)
    case 'resolve':
      return resolveWaiting(work, action)
    case 'decline':
      return decline(work, action)
    case 'choose': {
      const [choice, ...later] = work.state.choices
      work.state.choices = later
      if (choice?.kind === 'unseal') unseal(work, action.card, ['dm-rule-116.4'])
      else if (choice) linkRelease(work, choice.of, action.card, choice.to)
      return
    }
    case 'nextStep':
      return nextStep(work)
  }
}
