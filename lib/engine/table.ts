import type { Text } from './text'
import type { Seat, Viewer } from './viewer'

/**
 * The table as one viewer sees it: plain data that a board draws without knowing any rules.
 * What the viewer may not know has no place in it: a hidden card has neither `name` nor `card`.
 */
export interface Table {
  readonly viewer: Viewer
  /** What is true of the whole game: turn, phase, who has priority. */
  readonly status: readonly Line[]
  /** What each side has: life points, mana. */
  readonly sides: Readonly<Record<Seat, readonly Line[]>>
  readonly zones: readonly Zone[]
  /** The chain (チェーン) or stack (スタック), the oldest first; the last one resolves first. */
  readonly stack: readonly StackItem[]
  /** The game's word for what waits there. */
  readonly stackLabel: Text
  /** What somebody has to decide now, if anything. */
  readonly prompt?: { readonly by: Seat; readonly text: Text }
}

/** A label with a value: 攻撃力 1800. */
export interface Line {
  readonly label: Text
  readonly value: Text
}

/** `slots` has fixed places (an empty one is drawn), `row` grows, `pile` lies on one another, `fan` is a hand. */
export const layouts = ['slots', 'row', 'pile', 'fan'] as const
export type Layout = (typeof layouts)[number]

export interface Zone {
  readonly id: string
  /** The game's word for it, the same for both sides: `monster`, `mana`, `battlefield`. */
  readonly kind: string
  /** Whose side it lies on; absent for a zone that both share. */
  readonly side?: Seat
  readonly label: Text
  readonly layout: Layout
  /** Where it is drawn on its side: row 0 is nearest to the middle of the table; columns from the owner's left. */
  readonly row: number
  readonly column: number
  /** How many places a zone of `slots` has. */
  readonly size?: number
  readonly cards: readonly TableCard[]
}

export interface TableCard {
  /** The same as in actions and events. It tells nothing: cards that were shuffled get new ids. */
  readonly id: string
  /** The place in a zone of `slots`. */
  readonly slot?: number
  /** `down` shows a back. A card that lies face-down but may be looked at has a `name` all the same. */
  readonly face: 'up' | 'down'
  /** `sideways`: Defense Position (守備表示), tapped (タップ). */
  readonly turned: 'upright' | 'sideways'
  /** The card's name as this viewer knows it; absent when it may not be known. */
  readonly name?: Text
  /** The id of the card in the game's card list, for a link; absent when it may not be known. */
  readonly card?: string
  /** Which face of a card with several faces shows, counted from 1. */
  readonly faceNumber?: number
  /** How the card is coloured: the game's word (`effect`, `spell`, `fire`); absent when it may not be known. */
  readonly look?: string
  readonly lines: readonly Line[]
  /** Public marks on it: counters, 'attacked', what made it face down. */
  readonly marks: readonly Text[]
  /** Cards beneath or attached that lie nowhere else: Xyz Materials, linked cards. */
  readonly under: readonly TableCard[]
  /** Ids of cards elsewhere that it is tied to: what it equips or targets. */
  readonly tiedTo: readonly string[]
  /** The whole card in one sentence, for those who hear the table. */
  readonly label: Text
}

export interface StackItem {
  readonly id: string
  readonly by: Seat
  readonly text: Text
  readonly card?: string
  readonly targets: readonly string[]
}

/** Every card on the table with its zone, those beneath others included. */
export function cardsOf(table: Table): readonly { readonly zone: Zone; readonly card: TableCard }[] {
  const within = (card: TableCard): readonly TableCard[] => [card, ...card.under.flatMap(within)]
  return table.zones.flatMap((zone) => zone.cards.flatMap(within).map((card) => ({ zone, card })))
}
