import type { Law } from '../../engine'
import type { Gives, Occasion, Replacement, Static, Trigger } from './card'
import { abilitiesOf, isSealed, type Having } from './faces'
import { lyingIn, notesOf } from './lookup'
import type { Piece, State } from './state'

/** Whose abilities are at work in the battle zone: those of every card but seals and sealed creatures. 116.2 */

/** A trigger, by what it waits for. */
export interface Listening {
  readonly on: Occasion['on']
  readonly piece: Piece
  readonly having: Having<Trigger>
}

export interface Replacing {
  readonly piece: Piece
  readonly having: Having<Replacement>
}

/** A static ability, by what it gives. */
export interface Giving {
  readonly from: Piece
  readonly gives: Gives
  readonly ability: Static
}

export interface AtWork {
  readonly triggers: readonly Listening[]
  readonly replacements: readonly Replacing[]
  readonly givings: ReadonlyMap<Gives['gives'], readonly Giving[]>
}

export function triggersAtWork(state: State, law: Law): readonly Listening[] {
  return atWork(state, law).triggers
}

export function replacementsAtWork(state: State, law: Law): readonly Replacing[] {
  return atWork(state, law).replacements
}

/** The static abilities that give this, with the cards that they are of. */
export function givings(state: State, law: Law, what: Gives['gives']): readonly Giving[] {
  return atWork(state, law).givings.get(what) ?? none
}

const none: readonly Giving[] = []

function atWork(state: State, law: Law): AtWork {
  return law.without.size > 0 ? find(state, law) : (notesOf(state).atWork ??= find(state, law))
}

function find(state: State, law: Law): AtWork {
  const triggers: Listening[] = []
  const replacements: Replacing[] = []
  const givings = new Map<Gives['gives'], Giving[]>()
  for (const piece of lyingIn(state, 'battle')) {
    if (isSealed(state, piece)) continue
    const abilities = abilitiesOf(state, piece, law)
    for (const having of abilities.triggers) triggers.push({ on: having.ability.on.on, piece, having })
    for (const having of abilities.replacements) replacements.push({ piece, having })
    for (const { ability } of abilities.statics) {
      const { gives } = ability
      const giving = { from: piece, gives, ability }
      const list = givings.get(gives.gives)
      if (list) list.push(giving)
      else givings.set(gives.gives, [giving])
    }
  }
  return { triggers, replacements, givings }
}
