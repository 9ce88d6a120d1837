/** Fields that hold words of a game or its card list, though they may read like the id of a card on the table. */
const words = new Set(['card', 'zone', 'effect', 'ability', 'kind', 'face', 'stance', 'phase', 'step', 'type'])

/**
 * A setup with numbers for the ids of its cards. An id that an author wrote may tell what the card is (`dragon`): a
 * position that is handed to somebody who may not know has `c1`, `c2` … in their place, in the order of the cards.
 */
export function renumbered(setup: unknown): unknown {
  const numbers = new Map(idsOf(setup).map((id, index) => [id, `c${index + 1}`]))
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return numbers.get(value) ?? value
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, words.has(key) ? inner : walk(inner)]))
  }
  return walk(setup)
}

function idsOf(setup: unknown): readonly string[] {
  const cards = typeof setup === 'object' && setup !== null && 'cards' in setup ? setup.cards : undefined
  return Array.isArray(cards)
    ? cards.flatMap((card: { readonly id?: unknown }) => (typeof card.id === 'string' ? [card.id] : []))
    : []
}
