import type { Action } from '../action'
import type { Card, Effect } from '../card'
import type { Zone } from '../vocabulary'

export type Activation = Action & { type: 'activate' }

/** The id under which what is not modelled of a card is offered. */
export const notModelled = 'not-modelled'

export function effectOf(card: Card | undefined, id: string | undefined): Effect | undefined {
  return id === undefined ? card?.effects?.[0] : card?.effects?.find((effect) => effect.id === id)
}

/** From where an effect activates. */
export function placesOf(card: Card, effect: Effect): readonly Zone[] {
  if (effect.from) return effect.from
  if (effect.on?.on === 'sent' && effect.on.who === 'self') return ['graveyard']
  // A monster that was flipped by an attack activates its effect although that attack has destroyed it.
  if (effect.on?.on === 'flipped' && effect.on.who === 'self') return ['monster', 'graveyard']
  if (effect.how === 'card') return ['hand', 'spell', 'field']
  return card.type === 'monster' ? ['monster'] : ['spell', 'field']
}

/** Spell Speed (スペルスピード). */
export function speedOf(card: Card, effect: Effect): 1 | 2 | 3 {
  if (card.property === 'Counter') return 3
  if (effect.how === 'quick' || card.type === 'trap' || card.property === 'Quick-Play') return 2
  return 1
}

/** サイクル・リバース: it turns its own monster face-down. ygo-fd-34 */
export function isCycle(effect: Effect): boolean {
  return effect.ops.some((op) => op.op === 'turn' && op.what === 'self' && op.to === 'face-down')
}

export function useOf(effect: Effect): string {
  return isCycle(effect) ? `cycle:${effect.id}` : effect.id
}
