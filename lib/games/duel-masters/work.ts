import type { GameEvent, Law } from '../../engine'
import { changed, copied } from './lookup'
import { altered } from './piece'
import { pieceOf, type Happening, type Memory, type Piece, type State, type TurnLog } from './state'

/** What an action changes, while it is carried out. */

type Making = { -readonly [K in keyof State]: State[K] }
/** A state in the making: it has every field that a state can have, and so one shape. */
type Draft = Required<Making>

/** The work of one action: the state so far and what happened. The only thing that changes, and only within one `apply`. */
export interface Work {
  readonly before: State
  readonly state: Draft
  readonly law: Law
  readonly events: GameEvent[]
  happenings: Happening[]
  /** Its own list of cards, once one of them has changed. */
  own?: Piece[]
}

export function workOn(before: State, law: Law): Work {
  const { turn, active, step, pieces, waiting, choices, log, seed, shuffles, charged, attack, broken, over } = before
  const state: Draft = {
    turn,
    active,
    step,
    pieces,
    waiting,
    choices,
    log,
    seed,
    shuffles,
    charged,
    attack,
    broken,
    fighting: undefined,
    over,
  }
  return { before, state, law, events: [], happenings: [] }
}

/** The state that the work leaves, without fields that are not there. */
export function stateAfter({ before, state }: Work): State {
  const { turn, active, step, pieces, waiting, choices, log, seed, shuffles, charged, attack, broken, over } = state
  // They stand in the order in which they came to be: another one only where a duel goes on when it is over (without 104).
  if (before.over) return present({ ...before, ...state })
  const after: Making = { turn, active, step, pieces, waiting, choices, log, seed, shuffles }
  if (charged) after.charged = charged
  if (attack) after.attack = attack
  if (broken) after.broken = broken
  if (over) after.over = over
  return after
}

const present = (state: State): State =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined)) as unknown as State

/** The cards of the state are shared with the one before until something changes. */
function ownPieces(work: Work): Piece[] {
  if (work.own) return work.own
  const own = [...work.state.pieces]
  copied(work.state.pieces, own)
  work.own = own
  work.state.pieces = own
  return own
}

function placeOf(pieces: readonly Piece[], id: string): number {
  for (let at = 0; at < pieces.length; at++) if (pieces[at]!.id === id) return at
  return -1
}

/** Puts a changed card in place of the old one. */
export function put(work: Work, piece: Piece): void {
  const pieces = ownPieces(work)
  const at = placeOf(pieces, piece.id)
  changed(pieces, pieces[at], piece)
  if (at < 0) pieces.push(piece)
  else pieces[at] = piece
}

/** Puts a changed card last in the order in which the cards lie. */
export function putLast(work: Work, piece: Piece): void {
  const pieces = ownPieces(work)
  const at = placeOf(pieces, piece.id)
  changed(pieces, pieces[at], piece)
  if (at >= 0) pieces.splice(at, 1)
  pieces.push(piece)
}

/** Takes a card out of the order in which the cards lie. */
export function lift(work: Work, id: string): void {
  const pieces = ownPieces(work)
  const at = placeOf(pieces, id)
  if (at < 0) return
  changed(pieces, pieces[at], undefined)
  pieces.splice(at, 1)
}

/** Changes some of a card's fields. */
export function change(work: Work, id: string, changes: Partial<Piece>): Piece {
  const pieces = ownPieces(work)
  const at = placeOf(pieces, id)
  const before = pieces[at]!
  const piece = altered(before, changes)
  changed(pieces, before, piece)
  pieces[at] = piece
  return piece
}

export function remember(work: Work, id: string, memory: Partial<Memory>): void {
  const piece = pieceOf(work.state, id)
  if (piece) put(work, altered(piece, { memory: { ...piece.memory, ...memory } }))
}

/** Writes down what has happened this turn. */
export function happened({ state }: Work, { put, destroyed, attacks }: Partial<TurnLog>): void {
  const { log } = state
  state.log = { put: put ?? log.put, destroyed: destroyed ?? log.destroyed, attacks: attacks ?? log.attacks }
}
