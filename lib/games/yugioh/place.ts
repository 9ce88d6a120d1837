import type { Seat } from '../../engine'
import { sendToGraveyard } from './leave'
import { allPieces, cardOf, type Piece, type State } from './state'
import type { Work } from './work'

/** Whether a Spell or Trap from the hand finds a zone; a Field Spell takes the place of the one before. */
export function hasRoom(state: State, by: Seat, piece: Piece | undefined): boolean {
  if (!piece || piece.zone !== 'hand' || cardOf(piece)?.property === 'Field') return true
  let taken = 0
  for (const one of allPieces(state)) if (one.zone === 'spell' && one.controller === by) taken++
  return taken < 5
}

/** The zone for a Spell or Trap; an earlier Field Spell of that player goes to the Graveyard. */
export function placeFor(work: Work, piece: Piece): 'field' | 'spell' {
  if (cardOf(piece)?.property !== 'Field') return 'spell'
  for (const one of allPieces(work.state))
    if (one.zone === 'field' && one.controller === piece.controller && one.id !== piece.id)
      sendToGraveyard(work, one.id)
  return 'field'
}
