import { seats, type Law } from '../../engine'
import type { Condition } from './card'
import { cardById } from './cards'
import type { Doing } from './doing'
import { faceMatches, matching } from './match'
import { partsOf, sealsOn } from './lookup'
import { inZone, pieceOf, type State } from './state'

/** A condition within an ability is checked as its effect is resolved, not before. 603.4, 605.2a */
export function isMet(state: State, condition: Condition, doing: Doing, law: Law): boolean {
  const self = pieceOf(state, doing.self)
  switch (condition.is) {
    case 'has':
      return matching(state, condition.filter, doing, law).length >= condition.n
    case 'attacked-times': {
      const one = condition.who === 'self' ? self : pieceOf(state, self?.on)
      return (one?.memory.attacks ?? 0) >= condition.n
    }
    case 'nth-attack':
      return state.log.attacks[doing.by] === condition.n
    case 'put-this-turn':
      return (
        state.log.put.filter(({ by, card, face }) => {
          const printed = cardById(card)?.faces[face - 1]
          return by === doing.by && printed !== undefined && faceMatches(printed, condition.filter)
        }).length >= condition.n
      )
    case 'no-seals': {
      const lead = self?.link ?? doing.self
      return [lead, ...partsOf(state, lead).map((part) => part.id)].every((id) => sealsOn(state, id).length === 0)
    }
    case 'empty-hand':
      return seats.some((seat) => inZone(state, 'hand', seat).length === 0)
    case 'destroyed-this-turn':
      return state.log.destroyed >= condition.n
    case 'linked-parts':
      return partsOf(state, doing.self).length >= condition.n
  }
}
