import type { Law, Seat } from '../../engine'
import type { Face, Filter, Who } from './card'
import { facesThatCount, isCreature, isDoubleFaced, stands } from './faces'
import { lyingIn } from './lookup'
import { pieceOf, type Piece, type State } from './state'
import { powerOf } from './stats'

/** Who asks: the side, and the card that the ability is of. */
export interface Asker {
  readonly by: Seat
  readonly self?: string
}

/** Whether a card is what is asked for. */
export function matches(state: State, piece: Piece, filter: Filter, asker: Asker, law: Law): boolean {
  const zone = filter.zone ?? 'battle'
  if (piece.zone !== zone || piece.seal) return false
  if (filter.side !== undefined && (filter.side === 'own') !== (piece.owner === asker.by)) return false
  if (filter.self === 'not' && piece.id === asker.self) return false
  if (filter.tapped !== undefined && piece.tapped !== filter.tapped) return false
  if (filter.doubleFaced && !isDoubleFaced(piece)) return false
  if (zone === 'battle') {
    if (!stands(piece)) return false
    if (filter.cardTypes?.includes('creature') && filter.cardTypes.length === 1 && !isCreature(state, piece))
      return false
    if (filter.powerAtMost !== undefined && powerOf(state, piece, law) > filter.powerAtMost) return false
    if (filter.powerAtLeast !== undefined && powerOf(state, piece, law) < filter.powerAtLeast) return false
    if (filter.weaker) {
      const self = pieceOf(state, asker.self)
      if (!self || powerOf(state, piece, law) >= powerOf(state, self, law)) return false
    }
  }
  if (!asksFace(filter)) return true
  return facesThatCount(state, piece, law, 'dm-flip-34').some((face) => faceMatches(face, filter))
}

/** Whether anything is asked that is printed on it: a card that nobody knows may be chosen where nothing is. */
function asksFace(filter: Filter): boolean {
  return (
    filter.cardTypes !== undefined ||
    filter.specialTypes !== undefined ||
    filter.civilization !== undefined ||
    filter.race !== undefined ||
    filter.name !== undefined ||
    filter.inName !== undefined ||
    filter.costAtMost !== undefined ||
    filter.either !== undefined
  )
}

/** Whether one face has the characteristics asked for. */
export function faceMatches(face: Face, filter: Filter): boolean {
  return (
    (filter.cardTypes === undefined || filter.cardTypes.includes(face.cardType)) &&
    (filter.specialTypes === undefined ||
      (face.specialType !== undefined && filter.specialTypes.includes(face.specialType))) &&
    (filter.civilization === undefined || face.civilizations.includes(filter.civilization)) &&
    (filter.race === undefined || face.races?.some((race) => race.includes(filter.race!)) === true) &&
    (filter.name === undefined || face.name.ja === filter.name) &&
    (filter.inName === undefined || face.name.ja.includes(filter.inName)) &&
    (filter.either === undefined || filter.either.some((one) => faceMatches(face, one))) &&
    (filter.costAtMost === undefined || (face.cost ?? Number.POSITIVE_INFINITY) <= filter.costAtMost)
  )
}

/** The face, counted from 1, by which a card outside the battle zone is what is asked for; the first of them. */
export function fittingFaces(state: State, piece: Piece, filter: Filter, law: Law): readonly number[] {
  const faces = facesThatCount(state, piece, law, 'dm-flip-34')
  return faces.flatMap((face, index) => (faceMatches(face, filter) ? [index + 1] : []))
}

/** Whether a card is the one, or one of those, that an ability speaks of. */
export function isWho(state: State, piece: Piece, who: Who, asker: Asker, law: Law): boolean {
  if (who === 'self') return piece.id === asker.self
  if (who === 'equipped') return pieceOf(state, asker.self)?.on === piece.id
  return matches(state, piece, who, asker, law)
}

export function matching(state: State, filter: Filter, asker: Asker, law: Law): readonly Piece[] {
  return lyingIn(state, filter.zone ?? 'battle').filter((piece) => matches(state, piece, filter, asker, law))
}
