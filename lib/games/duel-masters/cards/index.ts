import type { Card } from '../card'

/** Every card there is. */
export const cards: readonly Card[] = []

const byId = new Map(cards.map((card) => [card.id, card]))

export function cardById(id: string): Card | undefined {
  return byId.get(id)
}
