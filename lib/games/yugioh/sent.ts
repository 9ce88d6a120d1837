import { holds, type Citation, type Law } from '../../engine'
import { placesOf } from './activation/effect'
import type { Effect, Filter, Trigger } from './card'
import { asksDetails } from './details'
import { cardOf, type Happening, type Piece, type State } from './state'
import { matchesDetails, zonesOf } from './match'
import { changed } from './work'

type Sent = Happening & { readonly what: 'sent' }

/**
 * Triggers on being sent from the field to the Graveyard. How the card was there counts: face-down it was no card of
 * a category (ygo-fd-14), but it was itself (ygo-fd-15); a card may have a special ruling of its own (ygo-fd-17).
 */
export function details(
  state: State,
  piece: Piece,
  on: Trigger & { on: 'sent' },
  { before, destroyed, destroyedBy, selfDestroyed }: Sent,
  law: Law,
): readonly Citation[] | undefined {
  const hidden = before.face === 'down'
  if (on.destroyed && !destroyed) return undefined
  if (on.destroyedBy === 'other' && (destroyedBy === undefined || destroyedBy === piece.controller)) return undefined
  if (on.destroyedBy === 'own-effect' && !selfDestroyed) return undefined
  if (on.who === 'self') {
    if (before.id !== piece.id) return undefined
    if (hidden && !holds(law, 'ygo-fd-15')) return undefined
    return hidden ? ['ygo-fd-15'] : []
  }
  if (!openly(before, on.who, piece)) return undefined
  if (!matchesDetails(state, changed(before, { face: 'up' }), on.who, law)) return undefined
  if (!hidden || !asksDetails(on.who) || !holds(law, 'ygo-fd-14')) return []
  return on.faceDownToo !== undefined && holds(law, on.faceDownToo) ? [on.faceDownToo] : undefined
}

/** Whose it was and where: the side counts by whose Graveyard it went to. */
function openly(before: Piece, filter: Filter, piece: Piece): boolean {
  const type = cardOf(before)?.type
  return (
    zonesOf(filter).includes(before.zone) &&
    (filter.side === undefined || (filter.side === 'own') === (before.owner === piece.controller)) &&
    (filter.type === undefined || filter.type === type)
  )
}

/** Whether a trigger would have been met but for the card having been face-down. ygo-fd-14 */
export function missedFaceDown(state: State, piece: Piece, effect: Effect, happening: Sent, law: Law): boolean {
  const on = effect.on
  if (on?.on !== 'sent' || on.who === 'self' || happening.before.face === 'up' || !asksDetails(on.who)) return false
  if (!placesOf(cardOf(piece)!, effect).includes(piece.zone) || !isPublic(piece)) return false
  return (
    details(state, piece, on, { ...happening, before: changed(happening.before, { face: 'up' }) }, law) !== undefined
  )
}

/** A card that all can see: one in the hand is not mentioned. */
function isPublic(piece: Piece): boolean {
  return piece.face === 'up' && piece.zone !== 'hand'
}
