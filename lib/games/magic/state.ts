import type { GameEvent, Law, Seat } from '../../engine'
import { cardById } from './cards'
import type { Card, Change, Cost } from './card'
import { copyOf, draftOf, type Draft } from './draft'
import type { ManaPool } from './mana'
import type { DownBy, Step, Zone } from './vocabulary'

/** The whole of a game: plain, immutable JSON. */
export interface State {
  readonly turn: number
  readonly active: Seat
  readonly step: Step
  /** Who has priority (優先権). CR 117 */
  readonly priority: Seat
  /** The other player has passed. CR 117.4 */
  readonly passed: boolean
  readonly life: Readonly<Record<Seat, number>>
  readonly mana: Readonly<Record<Seat, ManaPool>>
  readonly landPlayed: boolean
  /** Spells cast in this turn and in the last one, by each player. */
  readonly spells: Readonly<Record<Seat, number>>
  readonly spellsLast: Readonly<Record<Seat, number>>
  /** Every card and token. A list is much cheaper to copy than a record. */
  readonly pieces: readonly Piece[]
  /** Libraries, each with its top card first. */
  readonly library: Readonly<Record<Seat, readonly string[]>>
  /** The stack (スタック); the last one resolves first. CR 405 */
  readonly stack: readonly StackItem[]
  /** Effects of spells and abilities that have resolved. */
  readonly lasting: readonly Lasting[]
  /** Triggered abilities that wait to be put on the stack. CR 603.3 */
  readonly waiting: readonly Waiting[]
  /** What somebody has to decide before anybody gets priority. */
  readonly choice?: Choice
  /** The spell or ability in the middle of whose resolution something is chosen. */
  readonly resolving?: Resolving
  readonly attacks: readonly Attack[]
  /** Permanents to be sacrificed at the beginning of the next end step. */
  readonly doomed: readonly Ref[]
  /** Combat damage by creatures without these types is prevented this turn. */
  readonly noDamageBut?: readonly string[]
  /** What was shown to all players: cards that left as face-down objects, or stayed face down. Public. */
  readonly revealed: readonly string[]
  readonly over?: { readonly winner?: Seat }
  /** Timestamps and identities of objects are counted on. CR 613.7 */
  readonly clock: number
  /** How many new ids were given. */
  readonly made: number
  /** Where the next shuffle comes from. No player may know it. */
  readonly seed: number
}

/** One card or token. */
export interface Piece {
  /** Tells nothing: a card that goes where it cannot be followed gets a new one. */
  readonly id: string
  /** Absent where it is not known (a shared position). */
  readonly card?: string
  readonly owner: Seat
  readonly controller: Seat
  /** Who controls it when no effect gives control to another. CR 110.2 */
  readonly under: Seat
  readonly zone: Zone
  /** Which object it is: it becomes a new one when it changes zones. CR 400.7 */
  readonly object: number
  /** CR 613.7 */
  readonly stamp: number
  /** The face that is up, or would be: 1 is the back (第2面). */
  readonly face: 0 | 1
  /** Face down, and by what. CR 708 */
  readonly down?: DownBy
  readonly tapped: boolean
  /** Not controlled continuously since the turn began (召喚酔い). CR 302.6 */
  readonly fresh: boolean
  readonly damage: number
  readonly deathtouched?: true
  /** +1/+1 counters. */
  readonly counters: number
  readonly attached?: Ref
  /** The creature type that was chosen for it. */
  readonly chosen?: string
  /** Who has seen which card this object is, by other ways than looking at what one controls. */
  readonly seen: readonly Seat[]
  /** Attacked in this turn, attacked in the last turn of its controller. CR 708.6 */
  readonly attacked?: 'now' | 'last'
}

/** A certain object: the id of a card and which object that card is. CR 400.7 */
export interface Ref {
  readonly id: string
  readonly object: number
}

/** A target: an object, a spell or ability on the stack, or a player. */
export type TargetRef = Ref | { readonly player: Seat }

export interface StackItem {
  readonly id: string
  readonly by: Seat
  /** The card of a spell; the source of an ability. */
  readonly source: Ref
  /** Absent for a spell: the key of the ability. */
  readonly ability?: string
  readonly targets: readonly TargetRef[]
  readonly modes?: readonly string[]
  /** The object whose event triggered it, or the spell that a ward trigger may counter. */
  readonly event?: Ref | { readonly item: string }
}

export interface Waiting {
  readonly source: Ref
  readonly ability: string
  readonly by: Seat
  readonly event?: StackItem['event']
}

/** A continuous effect of a spell or ability. CR 611.2 */
export interface Lasting {
  readonly stamp: number
  readonly until: 'end-of-turn' | 'forever'
  readonly on: readonly Ref[]
  readonly change?: Change
  readonly copy?: Form
  readonly control?: Seat
}

/** Where copiable values come from: a face of a card, or having been made face down. CR 707.2 */
export interface Form {
  readonly card?: string
  readonly face: 0 | 1
  readonly down?: DownBy
  readonly notLegendary?: true
  readonly alsoSubtypes?: readonly string[]
}

export type Choice =
  /** Ward: pay, or the spell or ability is countered. */
  | { readonly kind: 'pay'; readonly by: Seat; readonly cost: string; readonly item: string }
  /** Cards to choose while something resolves; a library is looked at for it. */
  | {
      readonly kind: 'cards'
      readonly by: Seat
      readonly from: readonly string[]
      readonly min: number
      readonly max: number
      readonly looking?: true
    }
  /** Targets of the triggered ability that goes on the stack next. */
  | { readonly kind: 'targets'; readonly by: Seat }
  /** A creature type for a permanent as it enters. */
  | { readonly kind: 'type'; readonly by: Seat; readonly piece: string }
  /** Which of the legendary permanents with the same name to keep. CR 704.5j */
  | { readonly kind: 'keep'; readonly by: Seat; readonly from: readonly string[] }

export interface Resolving {
  readonly item: StackItem
  readonly at: number
  readonly chosen: readonly string[]
}

export interface Attack {
  readonly attacker: Ref
  readonly blockers: readonly Ref[]
}

/** Something that happened and that abilities may trigger on. */
export type Happening =
  | { readonly what: 'entered' | 'turned-up'; readonly piece: string }
  | { readonly what: 'died'; readonly before: Piece; readonly keys: readonly string[]; readonly creature: boolean }
  | { readonly what: 'targeted'; readonly piece: string; readonly by: Seat; readonly item: string }
  | { readonly what: 'combat-damage'; readonly piece: string }
  | { readonly what: 'step' }
  | { readonly what: 'cast'; readonly by: Seat; readonly creature: boolean }

/** The work of one action: the state so far and what happened. The only thing that changes, and only within one `apply`. */
export interface Work {
  state: Draft<State>
  readonly law: Law
  readonly events: GameEvent[]
  readonly happenings: Happening[]
  /** Permanents that have just entered, for what they do as they enter. */
  readonly entered: string[]
  /** Who had to draw from an empty library. CR 704.5b */
  readonly drewEmpty: Seat[]
}

export function workOn(state: State, law: Law): Work {
  return { state: draftOf(state), law, events: [], happenings: [], entered: [], drewEmpty: [] }
}

export type { Cost }

export function cardOf(piece: Piece): Card | undefined {
  return piece.card === undefined ? undefined : cardById(piece.card)
}

export function pieceOf({ pieces }: Pick<State, 'pieces'>, id: string): Piece | undefined {
  return pieces[placeOf(pieces, id)]
}

/** Where a piece stands in the list; past its end if it is not there. */
function placeOf(pieces: readonly Piece[], id: string): number {
  let at = 0
  while (at < pieces.length && pieces[at]!.id !== id) at++
  return at
}

export function allPieces(state: State): readonly Piece[] {
  return state.pieces
}

let latest: { readonly pieces: State['pieces']; readonly permanents: readonly Piece[] } | undefined

/** The permanents (パーマネント), found once for the cards that are asked about over and over. CR 110.1 */
export function permanents({ pieces }: Pick<State, 'pieces'>): readonly Piece[] {
  if (latest?.pieces !== pieces) {
    const found: Piece[] = []
    for (const piece of pieces) if (piece.zone === 'battlefield') found.push(piece)
    latest = { pieces, permanents: found }
  }
  return latest.permanents
}

export function refOf(piece: Piece): Ref {
  return { id: piece.id, object: piece.object }
}

/** The object that is meant, if it still is that object. CR 400.7 */
export function find(state: State, ref: Ref | undefined): Piece | undefined {
  const piece = ref === undefined ? undefined : pieceOf(state, ref.id)
  return piece?.object === ref?.object ? piece : undefined
}

/** Puts a piece in the place of the one with the same id; a new one at the end. */
export function put(work: Work, piece: Piece): void {
  putAt(work, placeOf(work.state.pieces, piece.id), piece)
}

/** A piece to be changed in place: a copy of it now stands where it stood. Who has the old one still has it as it was. */
export function change(work: Work, id: string): Draft<Piece> {
  const { pieces } = work.state
  const at = placeOf(pieces, id)
  const piece = copyOf(pieces[at]!)
  putAt(work, at, piece)
  return piece
}

function putAt(work: Work, at: number, piece: Piece): void {
  const pieces = work.state.pieces.slice()
  pieces[at] = piece
  work.state.pieces = pieces
}

/** What both sides have, with something else for one of them. */
export function withOf<T>(both: Readonly<Record<Seat, T>>, seat: Seat, its: T): Readonly<Record<Seat, T>> {
  return seat === 'player' ? { player: its, opponent: both.opponent } : { player: both.player, opponent: its }
}

/** The next timestamp. */
export function tick(work: Work): number {
  return ++work.state.clock
}

export type { Zone }
