import { holds, none, words, type Citation, type Law, type Seat, type Unmet } from '../../engine'
import type { Filter } from './card'
import { asksDetails, readDetails, type Hidden, type Purpose, type Reading } from './details'
import { maySee } from './look'
import { cardOf, isOnField, nameOf, type Piece, type State } from './state'
import { attackOf } from './stats'
import type { Kind, Zone } from './vocabulary'

/** Who asks: the side of the effect, and the card that it comes from. */
export interface Asker {
  readonly by: Seat
  readonly self?: string
}

/** What stands against a card for a purpose, or by which rulings it counts although it lies face-down. */
export interface Read {
  readonly unmet: readonly Unmet[]
  readonly cites: readonly Citation[]
}

/** Whether a card is what a filter asks for, and by which rulings it counts although it lies face-down. */
export function match(
  state: State,
  piece: Piece,
  filter: Filter,
  asker: Asker,
  purpose: Purpose,
  law: Law,
  otherwise = false,
): Read {
  const fitting = matchesOpenly(piece, filter, asker) || !holds(law, 'ygo-rule-target')
  const { hidden, cites } = readingOf(piece, filter, purpose, law, otherwise)
  if (!fitting || hidden)
    return {
      unmet: [...(fitting ? none : [notAskedFor(piece, asker)]), ...(hidden ? [unreadable(hidden)] : none)],
      cites: [],
    }
  return matchesDetails(state, piece, filter, law) || !holds(law, 'ygo-rule-target')
    ? { unmet: none, cites }
    : { unmet: [notAskedFor(piece, asker)], cites: [] }
}

/** Whether a card is what a filter asks for: as `match`, without the reasons. */
export function fits(
  state: State,
  piece: Piece,
  filter: Filter,
  asker: Asker,
  purpose: Purpose,
  law: Law,
  otherwise = false,
): boolean {
  if (!matchesOpenly(piece, filter, asker) && holds(law, 'ygo-rule-target')) return false
  if (readingOf(piece, filter, purpose, law, otherwise).hidden) return false
  return matchesDetails(state, piece, filter, law) || !holds(law, 'ygo-rule-target')
}

function readingOf(piece: Piece, filter: Filter, purpose: Purpose, law: Law, otherwise: boolean): Reading {
  return asksDetails(filter) || purpose === 'equip' ? readDetails(piece, filter, purpose, law, otherwise) : noReading
}

const noReading: Reading = { cites: [] }

/** Names the card only to one who may look at it. */
function notAskedFor(piece: Piece, { by }: Asker): Unmet {
  const card = maySee(piece, by) ? nameOf(piece) : words('裏側のカード', 'a face-down card')
  return {
    text: words('{card}は求められているカードではない', '{card} is not what is asked for', { card }),
    cites: ['ygo-rule-target'],
    cure: words('条件に合うカードを選べば', 'if a card that fits were chosen'),
  }
}

function unreadable({ text, cites }: Hidden): Unmet {
  return { text, cites, cure: words('表側であれば', 'if it were face-up') }
}

/** What anybody can tell: where a card lies, how, and how it was summoned. */
export function matchesOpenly(piece: Piece, filter: Filter, { by, self }: Asker): boolean {
  const side = piece.zone === 'graveyard' || piece.zone === 'banished' ? piece.owner : piece.controller
  return (
    zonesOf(filter).includes(piece.zone) &&
    (filter.side === undefined || (filter.side === 'own') === (side === by)) &&
    (filter.face === undefined || piece.face === filter.face) &&
    (filter.position === undefined || piece.position === filter.position) &&
    (filter.type === undefined || isOfType(piece, filter.type)) &&
    (filter.summoned === undefined ||
      (filter.summoned === 'special'
        ? piece.memory.summon === 'special'
        : piece.memory.summon === 'tribute' || piece.memory.summon === 'tribute-set')) &&
    (filter.origin === undefined || piece.memory.origin === filter.origin) &&
    (filter.noMaterials === undefined || piece.under.length === 0) &&
    (filter.self === undefined || (filter.self === 'only') === (piece.id === self))
  )
}

/** Where a filter asks for cards. */
export function zonesOf({ zones = monsterZone }: Filter): readonly Zone[] {
  return zones
}

const monsterZone: readonly Zone[] = ['monster']

function isOfType(piece: Piece, type: NonNullable<Filter['type']>): boolean {
  const own = cardOf(piece)?.type
  return own === type || (type === 'spell-or-trap' && own !== 'monster')
}

/** What is printed on it, or what has become of that. */
export function matchesDetails(state: State, piece: Piece, filter: Filter, law: Law): boolean {
  if (!asksDetails(filter)) return true
  const card = cardOf(piece)
  if (!card) return false
  const atk = filter.atkAtLeast === undefined && filter.atkAtMost === undefined ? 0 : attackOf(state, piece, law)
  return (
    (filter.kind === undefined || isOfKind(piece, filter.kind)) &&
    (filter.race === undefined || card.race === filter.race) &&
    (filter.attribute === undefined || card.attribute === filter.attribute) &&
    (filter.series === undefined || card.series?.includes(filter.series) === true) &&
    (filter.name === undefined || card.id === filter.name) &&
    (filter.atkAtLeast === undefined || atk >= filter.atkAtLeast) &&
    (filter.atkAtMost === undefined || atk <= filter.atkAtMost) &&
    (filter.levelAtLeast === undefined || (card.level ?? 0) >= filter.levelAtLeast) &&
    (filter.levelAtMost === undefined || (card.level ?? 99) <= filter.levelAtMost)
  )
}

/** A Gemini Monster is a Normal Monster in the Graveyard, and face-up on the field until it is summoned again. */
function isOfKind(piece: Piece, kind: Kind): boolean {
  const kinds = cardOf(piece)?.kinds ?? []
  const asNormal =
    kinds.includes('Gemini') &&
    !piece.gemini &&
    (piece.zone === 'graveyard' || (isOnField(piece) && piece.face === 'up'))
  return asNormal ? kind === 'Normal' || kind === 'Gemini' : kinds.includes(kind)
}
