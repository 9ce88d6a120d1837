import type { Card } from '../card'
import { creatures } from './creatures'
import { draghearts } from './dragheart'
import { forbidden, zeron } from './forbidden'
import { psychics } from './psychic'
import { samples } from './samples'
import { spells } from './spells'

/** Every card there is. */
export const cards: readonly Card[] = [
  ...psychics,
  ...draghearts,
  ...forbidden,
  ...zeron,
  ...creatures,
  ...spells,
  ...samples,
]

const byId = new Map(cards.map((card) => [card.id, card]))

export function cardById(id: string): Card | undefined {
  return byId.get(id)
}
