import { omit } from '../../engine'
import type { Piece, State } from './state'

/** A state or a piece while it is worked on. What stands in it is changed in place; lists and records in it never are. */
export type Draft<T> = { -readonly [Field in keyof T]: T[Field] }

/** A copy to work on. Written out, for that is by far the fastest; one with what is seldom there is made field by field. */
export function draftOf(state: State): Draft<State> {
  if (state.choice || state.resolving || state.noDamageBut || state.over) return fieldByField(state)
  return {
    turn: state.turn,
    active: state.active,
    step: state.step,
    priority: state.priority,
    passed: state.passed,
    life: state.life,
    mana: state.mana,
    landPlayed: state.landPlayed,
    spells: state.spells,
    spellsLast: state.spellsLast,
    pieces: state.pieces,
    library: state.library,
    stack: state.stack,
    lasting: state.lasting,
    waiting: state.waiting,
    attacks: state.attacks,
    doomed: state.doomed,
    revealed: state.revealed,
    made: state.made,
    seed: state.seed,
    clock: state.clock,
  }
}

/** A copy to work on. */
export function copyOf(piece: Piece): Draft<Piece> {
  const { down, attached, chosen, attacked, deathtouched } = piece
  return down || attached || chosen !== undefined || attacked || deathtouched ? fieldByField(piece) : bare(piece)
}

/** A copy to work on that is face up. */
export function faceUp(piece: Piece): Draft<Piece> {
  const { attached, chosen, attacked, deathtouched } = piece
  return attached || chosen !== undefined || attacked || deathtouched ? copyOf(omit(piece, 'down')) : bare(piece)
}

/** As `{ ...from }`, which would be of a shape of its own each time and have V8 compile anew what works on it. */
export function fieldByField<T extends object>(from: T): Draft<T> {
  const copy: Partial<Draft<T>> = {}
  for (const field in from) copy[field] = from[field]
  return copy as Draft<T>
}

/** A copy to work on, without what a piece has only for a time. Written out, for the same reason. */
export function bare(piece: Piece): Draft<Piece> {
  if (piece.card === undefined)
    return fieldByField(omit(piece, 'down', 'attached', 'chosen', 'attacked', 'deathtouched'))
  return {
    id: piece.id,
    card: piece.card,
    owner: piece.owner,
    controller: piece.controller,
    under: piece.under,
    zone: piece.zone,
    object: piece.object,
    stamp: piece.stamp,
    face: piece.face,
    tapped: piece.tapped,
    fresh: piece.fresh,
    damage: piece.damage,
    counters: piece.counters,
    seen: piece.seen,
  }
}
