import { holds, type Citation, type Seat } from '../../engine'
import { cardOf, printedFace, typeOf } from './faces'
import { lyingIn, sealsOn } from './lookup'
import { altered, fresh } from './piece'
import { pieceOf, type Piece } from './state'
import { happened, lift, put, putLast, type Work } from './work'
import { tell } from './tell'
import { hyperspatialTypes, zoneTexts, type Zone } from './vocabulary'

/** Changes of zone. */

/** A Psychic or Dragheart card, whatever face is looked at. 100.3 */
export function isHyperspatial(piece: Piece): boolean {
  return cardOf(piece)?.faces.some(({ specialType }) => specialType && hyperspatialTypes.includes(specialType)) === true
}

/** To a zone other than the battle zone: a Psychic or Dragheart card goes on to the hyperspatial zone at once. 117.1 */
export function moveTo(work: Work, id: string, zone: Zone, cites: readonly Citation[]): void {
  const before = pieceOf(work.state, id)
  if (!before) return
  const back = isHyperspatial(before) && zone !== 'hyperspatial' && holds(work.law, 'dm-rule-117.1')
  // Weapons and fortresses go straight there; creatures pass through the zone that is named.
  const straight = back && before.zone === 'battle' && typeOf(work.state, before) !== 'creature'
  tellMove(work, before, straight ? 'hyperspatial' : zone, straight ? ['dm-rule-117.1', ...cites] : cites)
  if (before.zone === 'battle') for (const seal of sealsOn(work.state, id)) putLast(work, fresh(seal, 'graveyard'))
  putLast(work, fresh(before, back ? 'hyperspatial' : zone))
  if (back && !straight) tellMove(work, before, 'hyperspatial', ['dm-rule-117.1'])
  if (zone === 'graveyard' && !straight) work.happenings.push({ what: 'to-graveyard', by: before.owner })
}

function tellMove(work: Work, piece: Piece, zone: Zone, cites: readonly Citation[]): void {
  const open = piece.zone !== 'deck' && piece.zone !== 'shields' && piece.zone !== 'hand' && !piece.seal
  const shown = open || zone === 'graveyard' || zone === 'mana' || zone === 'hyperspatial' || zone === 'battle'
  tell(work, 'moved', piece, cites, '{card}は{zone}へ行く', '{card} goes to the {zone}', {
    parts: { zone: zoneTexts[zone] },
    hiddenBut: shown ? undefined : zone === 'hand' ? [piece.owner, 'judge'] : ['judge'],
  })
}

export interface Arriving {
  readonly by: Seat
  readonly face?: number
  /** The creature that a weapon is equipped to. */
  readonly on?: string
  readonly cites: readonly Citation[]
}

/** Puts a card into the battle zone (出す). 603.5a */
export function putIntoBattle(work: Work, id: string, { by, face = 1, on, cites }: Arriving): void {
  const before = pieceOf(work.state, id)
  if (!before) return
  const coming: Partial<Piece> = { face, memory: { arrived: true } }
  const piece = altered(fresh(before, 'battle'), on === undefined ? coming : { ...coming, on })
  putLast(work, piece)
  tell(work, 'put', piece, cites, '{card}をバトルゾーンに出す', '{card} is put into the battle zone')
  work.happenings.push({ what: 'put', piece: id, by })
  if (printedFace(piece)?.cardType === 'creature' && piece.card !== undefined)
    happened(work, { put: [...work.state.log.put, { by, card: piece.card, face }] })
}

/** The top card of a deck; without one its owner loses. 104.2b */
export function topOf(work: Work, side: Seat): Piece | undefined {
  return lyingIn(work.state, 'deck').find((piece) => piece.owner === side)
}

export function draw(work: Work, side: Seat, cites: readonly Citation[]): void {
  const top = topOf(work, side)
  if (!top) return
  putLast(work, fresh(top, 'hand'))
  tell(work, 'drawn', top, cites, '{card}を引く', '{card} is drawn', { hiddenBut: [side, 'judge'] })
}

/** Puts the top card of its owner's deck face-down on a card as a seal. 701.23 */
export function sealWith(work: Work, id: string): void {
  const on = pieceOf(work.state, id)
  const top = on && topOf(work, on.owner)
  if (!on || !top || !holds(work.law, 'dm-rule-116')) return
  putLast(work, altered(fresh(top, 'battle'), { on: id, seal: true }))
  tell(work, 'sealed', on, ['dm-rule-116'], '{card}に封印を付ける', '{card} gets a seal')
}

/** Takes one seal off a card; it goes to the graveyard. 701.24 */
export function unseal(work: Work, id: string, cites: readonly Citation[]): boolean {
  const [seal] = sealsOn(work.state, id)
  const on = pieceOf(work.state, id)
  if (!seal || !on) return false
  tell(work, 'unsealed', on, cites, '{card}の封印を1つ外す', 'One seal is taken off {card}')
  putLast(work, fresh(seal, isHyperspatial(seal) ? 'hyperspatial' : 'graveyard'))
  work.happenings.push({ what: 'unsealed', piece: id }, { what: 'to-graveyard', by: seal.owner })
  return true
}

/** Shuffles a deck. What lies in it gets new ids: nobody can follow a card through. */
export function shuffle(work: Work, side: Seat): void {
  if (!holds(work.law, 'dm-rule-401')) return
  const deck = lyingIn(work.state, 'deck').filter((piece) => piece.owner === side)
  let { seed } = work.state
  const order = [...deck]
  for (let left = order.length; left > 1; left--) {
    seed = (seed * 48271) % 2147483647
    const at = seed % left
    const last = order[left - 1]!
    order[left - 1] = order[at]!
    order[at] = last
  }
  const round = work.state.shuffles + 1
  for (const piece of deck) lift(work, piece.id)
  for (const [index, piece] of order.entries()) {
    put(work, altered(piece, { id: `${side}-deck-${round}-${index + 1}` }))
  }
  work.state.seed = seed
  work.state.shuffles = round
  tell(work, 'shuffled', undefined, ['dm-rule-401'], '山札をシャッフルする', 'The deck is shuffled')
}
