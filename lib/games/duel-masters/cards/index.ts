import type { Card, Face } from '../card'
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
].map(shapedCard)

/** With a place for all that a card and a face can have: they are asked over and over, which is quick if they have one shape. */
function shapedCard({ id, faces, sample, leads, partly }: Card): Card {
  return { id, faces: faces.map(shapedFace), sample, leads, partly }
}

function shapedFace(face: Face): Face {
  const { name, cardType, specialType, cost, civilizations, races, power, abilities, part } = face
  const whole = face.whole && shapedFace(face.whole)
  return { name, cardType, specialType, cost, civilizations, races, power, abilities, whole, part }
}

const byId = new Map(cards.map((card) => [card.id, card]))

export function cardById(id: string): Card | undefined {
  return byId.get(id)
}
