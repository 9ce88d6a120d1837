import { omit, type GameEvent, type Law, type Seat } from '../../engine'
import type { Lasting } from './card'
import { changed, copied, lyingIn } from './lookup'
import type { FlipWord, Step, Zone } from './vocabulary'

/** The whole of a duel: plain, immutable JSON. */
export interface State {
  readonly turn: number
  readonly active: Seat
  readonly step: Step
  /** Every card, in the order in which it lies; in a deck the top one first. */
  readonly pieces: readonly Piece[]
  /** Effects that wait to be resolved. Whose are first, `turn.ts` and `triggers.ts` say. 603.3 */
  readonly waiting: readonly Waiting[]
  readonly attack?: Attack | undefined
  /** Shields that have just been broken: S Trigger and G Strike may be declared of them. 509.5 */
  readonly broken?: { readonly by: Seat; readonly cards: readonly string[] } | undefined
  /** What must be chosen before anything else, the next first. */
  readonly choices: readonly Choice[]
  /** Two creatures that are battling just now. */
  readonly fighting?: readonly string[] | undefined
  readonly log: TurnLog
  /** A mana card was put in this turn. 503 */
  readonly charged?: true | undefined
  readonly over?: Over | undefined
  /** What shuffles are made from; every shuffle leaves another. */
  readonly seed: number
  readonly shuffles: number
}

export interface Over {
  readonly winner: Seat
  readonly cites: readonly string[]
}

/** What happened this turn. */
export interface TurnLog {
  /** Creatures that were put into the battle zone, by the face that they came with. */
  readonly put: readonly { readonly by: Seat; readonly card: string; readonly face: number }[]
  readonly destroyed: number
  readonly attacks: Readonly<Record<Seat, number>>
}

/** One card in the duel. */
export interface Piece {
  readonly id: string
  /** Absent where it is not known (a shared position). */
  readonly card?: string
  readonly owner: Seat
  readonly zone: Zone
  /** Which face is up, counted from 1. It means something in the battle zone only (dm-flip-34). */
  readonly face: number
  readonly tapped: boolean
  /** The creature that it is equipped to, or the card that it lies on as a seal. */
  readonly on?: string
  /** It lies face-down on another card as a seal (封印). 116 */
  readonly seal?: true
  /** The card that it is linked to; that one stands for all of them. */
  readonly link?: string
  readonly effects: readonly Effect[]
  readonly memory: Memory
}

/** A lasting effect, who made it, and what by. */
export interface Effect extends Lasting {
  readonly by: Seat
  readonly from: 'g-strike' | 'effect'
}

/** What is kept of a card's time in the battle zone. */
export interface Memory {
  /** Put into the battle zone this turn. 301.5 */
  readonly arrived?: true
  /** There since before the first turn began. dm-flip-18 */
  readonly fromStart?: true
  /** Turned to another face this turn. */
  readonly flipped?: true
  /** Has awakened and has that face still (true), or went back this turn (false). dm-flip-17 */
  readonly awakened?: boolean
  /** Lost an effect that it could not attack as its card type changed this turn. dm-flip-30 */
  readonly shed?: true
  /** How often it attacked this turn. */
  readonly attacks?: number
  /** Abilities of the first time in a turn that have been set off. */
  readonly used?: readonly string[]
}

export interface Attack {
  readonly attacker: string
  readonly by: Seat
  /** A creature, or the player when absent. */
  readonly target?: string
  readonly blocker?: string
  /** Declared; carried out, with what it set off still waiting; its end. 506 to 510 */
  readonly stage: 'declared' | 'carried-out' | 'end'
}

/** An effect of a triggered ability that waits. It is done even if its card is gone by then (110.5a). */
export interface Waiting {
  readonly piece: string
  readonly card: string
  readonly face: number
  readonly ability: string
  readonly by: Seat
  readonly optional: boolean
  /** The card that set it off. */
  readonly it?: string
}

/** A choice that must be made before anything else. */
export type Choice =
  /** リンク解除: which cell goes. 806.1b */
  | { readonly kind: 'cell'; readonly by: Seat; readonly of: string; readonly to: Zone }
  /** A Command came: which card a seal is taken off. 116.4 */
  | { readonly kind: 'unseal'; readonly by: Seat; readonly from: readonly string[] }

/** Something that happened and that abilities may wait for. */
export type Happening =
  /** `unsealed`: a Command that has taken a seal off already. */
  | { readonly what: 'put'; readonly piece: string; readonly by: Seat; readonly unsealed?: true }
  | { readonly what: 'left' | 'destroyed'; readonly before: Piece }
  | { readonly what: 'flipped'; readonly piece: string; readonly word?: FlipWord }
  | {
      readonly what: 'wins' | 'battles' | 'attacks' | 'attack-ends' | 'tapped' | 'untapped' | 'blocked'
      readonly piece: string
    }
  | { readonly what: 'turn-start' | 'turn-end' }
  | { readonly what: 'unsealed' | 'linked'; readonly piece: string }
  | { readonly what: 'to-graveyard'; readonly by: Seat }

/** Who does something to a card, and by what. Of the rules when the game itself does. */
export interface Cause {
  readonly by: Seat
  readonly kind: 'spell' | 'creature' | 'rules'
  readonly piece?: string
}

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
  // They stand in the order in which they came to be. Only where a duel goes on when it is over is that another.
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

export function pieceOf(state: State, id: string | undefined): Piece | undefined {
  if (id === undefined) return undefined
  // Positions are small, and a scan copies nothing.
  for (const piece of state.pieces) if (piece.id === id) return piece
  return undefined
}

export function inZone(state: State, zone: Zone, side?: Seat): readonly Piece[] {
  return lyingIn(state, zone).filter(
    (piece) => piece.seal === undefined && (side === undefined || piece.owner === side),
  )
}

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

/**
 * A card that is tied to no other. Those are nearly all; made here, whatever becomes of them, they have one shape. Spreads
 * would give them as many as there are places that spread, and each question would take twice as long.
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

/** The piece without what ties it to another card. */
export function untied(piece: Piece): Piece {
  return isTied(piece) ? omit(piece, 'on', 'seal', 'link') : piece
}
