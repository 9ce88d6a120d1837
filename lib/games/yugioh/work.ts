import type { GameEvent, Law } from '../../engine'
import type { Happening, Piece, State } from './state'

/** The work of one action: the state so far and what happened. The only thing that changes, and only within one `apply`. */
export interface Work {
  state: Draft
  /** The cards of that state, once they are a copy of its own. */
  pieces: Record<string, Piece> | undefined
  readonly law: Law
  readonly events: GameEvent[]
  happenings: Happening[]
  /** Monsters whose position a link of the chain that is resolving has changed. */
  readonly turned: string[]
}

/** A state that is being made: it changes in place, and nobody else has it yet. */
export type Draft = { -readonly [Field in keyof State]: State[Field] }

/**
 * A copy of a state to be changed, without some of what only some states have. What all have is written out, as in
 * `copyOf`; the rest follows in the order in which it came.
 */
export function draftOf(state: State, ...without: readonly (keyof State)[]): Draft {
  const draft: Draft = {
    turn: state.turn,
    active: state.active,
    phase: state.phase,
    lp: state.lp,
    normalUsed: state.normalUsed,
    pieces: state.pieces,
    chain: state.chain,
    waiting: state.waiting,
    usedNames: state.usedNames,
  }
  const rest: Partial<Record<keyof State, unknown>> = draft
  for (const name in state) {
    const field = name as keyof State
    if (rest[field] === undefined && !without.includes(field)) rest[field] = state[field]
  }
  return draft
}

/** Puts a changed piece in place of the old one. */
export function put(work: Work, piece: Piece): void {
  const pieces = work.pieces ?? { ...work.state.pieces }
  pieces[piece.id] = piece
  work.pieces = pieces
  work.state.pieces = pieces
}

/** Puts a piece with some changes in place of the old one. */
export function change(work: Work, piece: Piece, changes: Partial<Piece>): void {
  put(work, changed(piece, changes))
}

/** A piece with some changes. */
export function changed(piece: Piece, changes: Partial<Piece>): Piece {
  return Object.assign(copyOf(piece), changes)
}

/** What few cards have. */
type Rare = 'setThisTurn' | 'tie' | 'wasUp' | 'gemini' | 'borrowed' | 'away' | 'hiddenBy'

type Usual = Required<Omit<Piece, Rare>>

/**
 * As `{ ...piece }`, in a tenth of the time: a spread is slow where it meets many shapes. So what most cards have is
 * written out, and they all have one shape.
 */
export function copyOf(piece: Piece): Piece {
  if (!isUsual(piece)) return Object.assign({}, piece)
  const copy: Usual = {
    id: piece.id,
    card: piece.card,
    owner: piece.owner,
    controller: piece.controller,
    zone: piece.zone,
    face: piece.face,
    position: piece.position,
    under: piece.under,
    counters: piece.counters,
    limits: piece.limits,
    used: piece.used,
    memory: piece.memory,
  }
  return copy
}

/** Whether a card is known and has nothing that few cards have. */
function isUsual(piece: Piece): piece is Usual {
  return (
    piece.card !== undefined &&
    piece.setThisTurn === undefined &&
    piece.tie === undefined &&
    piece.wasUp === undefined &&
    piece.gemini === undefined &&
    piece.borrowed === undefined &&
    piece.away === undefined &&
    piece.hiddenBy === undefined
  )
}
