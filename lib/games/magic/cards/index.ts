import type { Ability, Card } from '../card'
import { doubleFaced } from './double-faced'
import { disguises } from './disguises'
import { lands } from './lands'
import { makers } from './makers'
import { morphs } from './morphs'
import { others } from './others'

/** Every card there is. */
export const cards: readonly Card[] = [...makers, ...disguises, ...morphs, ...others, ...doubleFaced, ...lands]

const byId = new Map(cards.map((card) => [card.id, card]))

export function cardById(id: string): Card | undefined {
  return byId.get(id)
}

/** Abilities by their ids, those that cards give to others included. */
const abilities = new Map<string, Ability>()
const note = (ability: Ability): void => {
  if ('id' in ability) abilities.set(ability.id, ability)
  if (ability.kind === 'static') ability.change.gain?.forEach(note)
}
for (const card of cards) for (const face of card.faces) face.abilities?.forEach(note)

export function abilityById(id: string): Ability | undefined {
  return abilities.get(id)
}
