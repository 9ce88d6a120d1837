import { holds, none, together, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import type { Trigger } from './card'
import { cardById } from './cards'
import { choicesUnmet } from './choices'
import { isMet } from './conditions'
import type { Doing } from './doing'
import { abilitiesOn, nameOf } from './faces'
import { doOps } from './resolve'
import { pieceOf, type State, type Waiting } from './state'
import type { Work } from './work'
import { quoted, tell } from './tell'
import { nextWaiting } from './triggers'
import { needs, unmetIf } from './unmet'

/** Resolving what waits (待機している効果). 603.3, 605 */

type Resolving = Action & { type: 'resolve' }

export function waitingFor(state: State, card: string, ability: string): Waiting | undefined {
  return state.waiting.find((waiting) => waiting.piece === card && waiting.ability === ability)
}

/** The ability that waits; absent when what it rests on is taken out. */
export function abilityOf(waiting: Waiting, law: Law): Trigger | undefined {
  const ability = abilitiesOn(waiting.card, waiting.face, law).find((one) => one.id === waiting.ability)
  return ability?.kind === 'trigger' ? ability : undefined
}

export function resolveUnmet(state: State, action: Resolving, law: Law): readonly Unmet[] {
  const waiting = waitingFor(state, action.card, action.ability)
  if (!waiting || waiting.by !== action.by)
    return together(
      needs(law, 'dm-rule-603.3'),
      unmetIf(law, true, ['dm-rule-603.3'], 'この能力の効果は待機していない', 'No effect of this ability waits', [
        'その能力が誘発していれば',
        'if that ability had been set off',
      ]),
    )
  const ability = abilityOf(waiting, law)
  const doing = doingOf(state, waiting, action, law)
  const met = ability?.if === undefined || isMet(state, ability.if, doing, law)
  return together(
    needs(law, 'dm-rule-603.3'),
    unmetIf(
      law,
      !nextWaiting(state, law).includes(waiting),
      ['dm-rule-101.4'],
      'ターンプレイヤーの効果が先である',
      'The effects of the turn player go first',
      ['ターンプレイヤーの効果が終われば', 'when the effects of the turn player are done'],
    ),
    ability && met
      ? choicesUnmet(
          state,
          ability.ops,
          action.choices ?? [],
          action.faces ?? {},
          { by: action.by, self: waiting.piece },
          law,
        )
      : none,
  )
}

export function doingOf(state: State, waiting: Waiting, action: Partial<Resolving>, law: Law): Doing {
  const ability = abilityOf(waiting, law)
  const piece = pieceOf(state, waiting.piece)
  return {
    by: waiting.by,
    self: waiting.piece,
    it: waiting.it,
    cause: { by: waiting.by, kind: 'creature', piece: waiting.piece },
    cites: [ability?.rests ?? 'dm-rule-text'],
    word: ability?.word,
    given: piece !== undefined && piece.card !== waiting.card,
    choices: action.choices ?? [],
    faces: action.faces ?? {},
  }
}

export function resolveWaiting(work: Work, action: Resolving): void {
  const waiting = waitingFor(work.state, action.card, action.ability)!
  work.state.waiting = work.state.waiting.filter((one) => one !== waiting)
  const ability = abilityOf(waiting, work.law)
  const doing = doingOf(work.state, waiting, action, work.law)
  const piece = pieceOf(work.state, waiting.piece)
  if (!ability) return
  if (ability.if && holds(work.law, 'dm-rule-603.4') && !isMet(work.state, ability.if, doing, work.law)) {
    tell(
      work,
      'not-met',
      piece,
      [...doing.cites, 'dm-rule-603.4'],
      '{card}の能力の条件を満たしていないので、何も起こらない',
      'What the ability of {card} asks for is not there, so nothing happens',
    )
    return
  }
  const name = piece ? nameOf(work.state, piece) : cardById(waiting.card)!.faces[waiting.face - 1]!.name
  tell(work, 'resolved', piece, doing.cites, '{name}：{text}', '{name}: {text}', {
    parts: { name: quoted(name), text: ability.text },
  })
  doOps(work, ability.ops, doing)
}

/** An optional effect is not used. */
export function declineUnmet(state: State, action: Action & { type: 'decline' }, law: Law): readonly Unmet[] {
  if (state.broken)
    return unmetIf(
      law,
      state.broken.by !== action.by,
      ['dm-rule-113.6'],
      'シールドを手札に加えるプレイヤーが決める',
      'The player whose shields they are decides',
      ['そのプレイヤーなら', 'by that player'],
    )
  const waiting = declined(state, action)
  return unmetIf(
    law,
    waiting === undefined || !waiting.optional || waiting.by !== action.by,
    ['dm-rule-603.3'],
    '使わないと決められる効果がない',
    'There is no effect that may be left unused',
    ['「してもよい」効果が待機していれば', 'while an optional effect waits'],
  )
}

function declined(state: State, { by, card, ability }: Action & { type: 'decline' }): Waiting | undefined {
  return card !== undefined && ability !== undefined
    ? waitingFor(state, card, ability)
    : state.waiting.find((waiting) => waiting.optional && waiting.by === by)
}

export function decline(work: Work, action: Action & { type: 'decline' }): void {
  if (work.state.broken) {
    work.state.broken = undefined
    return tell(work, 'declined', undefined, ['dm-rule-113.6'], '何も使わない', 'Nothing is used')
  }
  const waiting = declined(work.state, action)
  work.state.waiting = work.state.waiting.filter((one) => one !== waiting)
  return tell(work, 'declined', undefined, ['dm-rule-603.3'], '効果は使わない', 'The effect is not used')
}
