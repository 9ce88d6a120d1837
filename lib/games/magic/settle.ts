import { omit, otherSeat, seats, type Seat } from '../../engine'
import { asEntered } from './as-enters'
import { boardOf } from './layers'
import { abilityOf, isToken } from './match'
import { move, reveal } from './move'
import { destroy } from './keyword-actions'
import { cr } from './rules'
import { allPieces, change, find, permanents, pieceOf, put, type Piece, type Work } from './state'
import { mayBeAttached } from './targets'
import { tell } from './tell'
import { collect, putTriggers } from './triggers'
import { inForce } from './unmet'

/** Before anybody gets priority: state-based actions until there are none, then what has triggered. CR 117.5, 704.3 */
export function settle(work: Work): void {
  for (let round = 0; round < 100; round++) {
    if (work.state.over || work.state.choice || work.state.resolving) break
    controls(work)
    asEntered(work)
    if (work.state.choice) break
    const { pieces, waiting, choice } = work.state
    stateBased(work)
    collect(work)
    if (work.state.pieces !== pieces || work.state.waiting !== waiting || work.state.choice !== choice) continue
    putTriggers(work)
    if (work.state.waiting === waiting) break
  }
  collect(work)
}

/** Who controls what: the latest effect that says so, else whose it was from the start. CR 613.1b */
function controls(work: Work): void {
  for (const piece of permanents(work.state)) {
    let controller: Seat = piece.under
    for (const effect of work.state.lasting)
      if (effect.control && effect.on.some((ref) => ref.id === piece.id && ref.object === piece.object))
        controller = effect.control
    if (controller === piece.controller) continue
    // Who had it has seen it.
    const taken = change(work, piece.id)
    taken.controller = controller
    taken.fresh = true
    if (piece.down) taken.seen = [...new Set([...piece.seen, piece.controller])]
  }
}

function stateBased(work: Work): void {
  const { drewEmpty } = work
  const { life } = work.state
  if (life.player <= 0 || life.opponent <= 0 || drewEmpty.length > 0) {
    const lost = seats.filter((seat) => life[seat] <= 0 || drewEmpty.includes(seat))
    return endGame(work, lost, cr(drewEmpty.length > 0 ? '704.5b' : '104.3b'))
  }
  for (const piece of allPieces(work.state)) {
    if (piece.zone !== 'battlefield' && piece.zone !== 'gone' && isToken(piece)) change(work, piece.id).zone = 'gone'
  }
  const board = boardOf(work.state, work.law)
  const there = permanents(work.state)
  for (const at of board.creatures) creature(work, there[at]!, board.values[at]!.toughness ?? 0)
  for (const at of board.attached) attachments(work, there[at]!)
  if (board.legendary.length > 1 && !work.state.choice) legends(work)
}

function creature(work: Work, piece: Piece, toughness: number): void {
  if (toughness <= 0) {
    tell(
      work,
      'died',
      piece,
      [cr('704.5f')],
      'タフネスが0以下の{card}は墓地に置かれる',
      '{card} with toughness 0 or less is put into the graveyard',
    )
    move(work, piece.id, 'graveyard')
  } else if (piece.damage >= toughness) destroy(work, piece.id, [cr('704.5g')])
  else if (piece.deathtouched) destroy(work, piece.id, [cr('704.5h')])
}

/** Auras and Equipment that are not attached as they must be. CR 704.5m, 704.5n */
function attachments(work: Work, { id }: Piece): void {
  const piece = pieceOf(work.state, id)
  if (piece?.zone !== 'battlefield') return
  const values = boardOf(work.state, work.law).get(id)!
  const host = find(work.state, piece.attached)
  const aura = values.subtypes.includes('Aura') && abilityOf(values, 'enchant') !== undefined
  if (aura && !mayBeAttached(work.state, piece, host, work.law) && inForce(work.law, cr('704.5m'))) {
    const because = host?.zone === 'battlefield' ? ['mtg-cloak-13', cr('702.16c')] : []
    tell(
      work,
      'aura-lost',
      piece,
      [...because, cr('704.5m')],
      '{card}は墓地に置かれる',
      '{card} is put into the graveyard',
    )
    move(work, id, 'graveyard')
  } else if (
    !aura &&
    piece.attached &&
    (values.types.includes('Creature') ||
      !values.subtypes.includes('Equipment') ||
      !mayBeAttached(work.state, piece, host, work.law))
  ) {
    put(work, omit(piece, 'attached'))
    tell(work, 'unattached', piece, [cr('704.5n')], '{card}ははずれる', '{card} comes off')
  }
}

/** CR 704.5j */
function legends(work: Work): void {
  const board = boardOf(work.state, work.law)
  for (const seat of seats) {
    const own = permanents(work.state).filter(
      (piece) => piece.controller === seat && board.get(piece.id)!.supertypes.includes('Legendary'),
    )
    const twice = own.find((piece, index) => own.some((other, at) => at > index && sameName(board, piece, other)))
    if (!twice) continue
    const from = own.filter((piece) => sameName(board, piece, twice)).map((piece) => piece.id)
    work.state.choice = { kind: 'keep', by: seat, from }
    return
  }
}

function sameName(board: ReturnType<typeof boardOf>, one: Piece, other: Piece): boolean {
  const name = board.get(one.id)!.name?.en
  return name !== undefined && name === board.get(other.id)!.name?.en
}

/** The game ends, and every face-down permanent and spell is revealed (mtg-cloak-15, 708.9). CR 104 */
export function endGame(work: Work, lost: readonly Seat[], cite: string): void {
  for (const piece of allPieces(work.state))
    if (piece.down && (piece.zone === 'battlefield' || piece.zone === 'stack'))
      reveal(work, piece, ['mtg-cloak-15', cr('708.9')])
  const winner = lost.length === 1 ? otherSeat(lost[0]!) : undefined
  work.state = omit(work.state, 'choice', 'resolving')
  work.state.waiting = []
  work.state.over = winner ? { winner } : {}
  tell(work, 'over', undefined, [cite], 'ゲームが終わる', 'The game ends')
}
