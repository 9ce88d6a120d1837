import type { Card } from '../card'
import { monsters } from './monsters'
import { samples } from './samples'
import { spells } from './spells'
import { traps } from './traps'
import { whole } from './whole'

/** Every card there is. */
export const cards: readonly Card[] = [...monsters, ...spells, ...traps, ...samples]

const byId = new Map(cards.map((card) => [card.id, whole(card)]))

export function cardById(id: string): Card | undefined {
  return byId.get(id)
}
