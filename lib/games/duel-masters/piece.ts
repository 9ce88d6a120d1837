import { omit } from '../../engine'
import type { Piece } from './state'
import type { Zone } from './vocabulary'

/** How cards are made: those of a position, and those that another takes the place of. */

/**
 * A card that is tied to no other. Those are nearly all; made here, whatever becomes of them, they have one shape. Spreads
 * would give them as many as there are places that spread, and V8 is slow to ask cards of many shapes.
 */
export function loose({ id, card, owner, zone, face, tapped, effects, memory }: Loose): Piece {
  return card === undefined
    ? { id, owner, zone, face, tapped, effects, memory }
    : { id, card, owner, zone, face, tapped, effects, memory }
}

type Loose = Omit<Required<Piece>, 'card' | 'on' | 'seal' | 'link'> & { readonly card: string | undefined }

/** The card as it comes to a zone: it is new there and keeps nothing of what it was (400.5). */
export function fresh({ id, card, owner }: Piece, zone: Zone): Piece {
  return loose({ id, card, owner, zone, face: 1, tapped: false, effects: [], memory: {} })
}

/** The card with some of its fields changed. */
export function altered(piece: Piece, changes: Partial<Piece>): Piece {
  if (isTied(piece) || isTied(changes)) return { ...piece, ...changes }
  return loose({
    id: changes.id ?? piece.id,
    card: piece.card,
    owner: piece.owner,
    zone: changes.zone ?? piece.zone,
    face: changes.face ?? piece.face,
    tapped: changes.tapped ?? piece.tapped,
    effects: changes.effects ?? piece.effects,
    memory: changes.memory ?? piece.memory,
  })
}

export function isTied({ on, seal, link }: Partial<Piece>): boolean {
  return on !== undefined || seal !== undefined || link !== undefined
}

/** The piece without what ties it to another card. */
export function untied(piece: Piece): Piece {
  return isTied(piece) ? omit(piece, 'on', 'seal', 'link') : piece
}
