import { holds, seats, viewers, type Citation, type Seat } from '../../engine'
import { boardOf } from './layers'
import { isToken } from './match'
import { cr } from './rules'
import { renamed } from './shuffle'
import { bare } from './draft'
import { change, pieceOf, put, tick, withOf, type Piece, type Work, type Zone } from './state'
import { tell, tellTo } from './tell'

/**
 * An object moves and becomes a new one (400.7). As a face-down object leaves the battlefield, or the stack for
 * anywhere else, it is revealed (mtg-cloak-15, 708.9). What goes into a hand or library cannot be followed there.
 */
export function move(
  work: Work,
  id: string,
  zone: Exclude<Zone, 'battlefield' | 'stack'>,
  place: 'top' | 'bottom' = 'top',
): Piece | undefined {
  const before = pieceOf(work.state, id)
  if (!before) return undefined
  if (before.zone === 'battlefield' && zone === 'graveyard') died(work, before)
  if (before.down && (before.zone === 'battlefield' || before.zone === 'stack'))
    reveal(work, before, ['mtg-cloak-15', cr('708.9')])
  takeOut(work, before)
  const stamp = tick(work)
  const after = bare(before)
  after.controller = before.owner
  after.under = before.owner
  // A token outside the battlefield ceases to exist. 704.5d
  after.zone = isToken(before) ? 'gone' : zone
  after.object = stamp
  after.stamp = stamp
  after.face = 0
  after.tapped = false
  after.fresh = false
  after.damage = 0
  after.counters = 0
  after.seen = []
  put(work, after)
  if (after.zone === 'library') {
    const lies = work.state.library[after.owner]
    const library = place === 'top' ? [id, ...lies] : [...lies, id]
    work.state.library = withOf(work.state.library, after.owner, library)
  }
  return after.zone === 'library' || after.zone === 'hand' ? renamed(work, after) : after
}

/** Takes a card out of the order of its library. */
export function takeOut(work: Work, { id, owner, zone }: Piece): void {
  if (zone !== 'library') return
  const { library } = work.state
  work.state.library = withOf(
    library,
    owner,
    library[owner].filter((one) => one !== id),
  )
}

/** What leaves the battlefield for a graveyard is looked at as it last was. CR 603.10a */
function died(work: Work, before: Piece): void {
  const values = boardOf(work.state, work.law).get(before.id)!
  const keys = values.kinds.triggered.map((ability) => ability.id)
  work.happenings.push({ what: 'died', before, keys, creature: values.types.includes('Creature') })
}

/** Shows all players which card a face-down object is. It need not turn face up by that. CR 701.20a */
export function reveal(work: Work, piece: Piece, cites: readonly Citation[]): void {
  if (!piece.card || !cites.every((cite) => holds(work.law, cite))) return
  if (pieceOf(work.state, piece.id)) change(work, piece.id).seen = seats
  work.state.revealed = [...work.state.revealed, piece.card]
  tellTo(work, 'revealed', piece, cites, '{name}が公開される', '{name} is revealed', viewers)
}

/** How an object comes onto the battlefield. */
export interface Entry {
  readonly controller: Seat
  readonly down?: Piece['down']
  readonly tapped?: boolean
  readonly face?: 0 | 1
  readonly cites?: readonly Citation[]
}

/** Puts a card onto the battlefield; face down if it is turned so before (708.3). */
export function enter(
  work: Work,
  id: string,
  { controller, down, tapped = false, face = 0, cites = [] }: Entry,
): Piece {
  const before = pieceOf(work.state, id)!
  takeOut(work, before)
  // A face-down spell that resolves is not seen, and goes on as what it was. 708.4
  const hidden = before.zone === 'library' || before.zone === 'hand'
  const stamp = tick(work)
  const entered = bare(before)
  entered.controller = controller
  entered.under = controller
  entered.zone = 'battlefield'
  entered.object = stamp
  entered.stamp = stamp
  entered.face = face
  entered.tapped = tapped
  entered.fresh = true
  entered.damage = 0
  entered.counters = 0
  if (down) entered.down = down
  else entered.seen = []
  put(work, entered)
  const piece = down && hidden ? renamed(work, entered) : entered
  if (down) tell(work, 'entered', piece, cites, '{name}が裏向きで戦場に出る', '{name} enters face down')
  else tell(work, 'entered', piece, cites, '{card}が戦場に出る', '{card} enters')
  work.happenings.push({ what: 'entered', piece: piece.id })
  if (!down) work.entered.push(piece.id)
  return piece
}
