import type { Seat } from '../../engine'
import type { Lasting } from './card'
import { lyingIn } from './lookup'
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
