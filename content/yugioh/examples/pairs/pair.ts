import type { Fact, Text } from '../../../../lib/engine'
import type { Action, Setup, SetupCard } from '../../../../lib/games/yugioh'

/**
 * Two positions that differ only in what a ruling is about, and in what comes of it. With the ruling taken out of
 * the law, the same comes of both.
 */
export interface Pair {
  readonly ruling: string
  /** What differs, for the reader. */
  readonly differs: Text
  readonly start: Setup
  readonly actions: readonly Action[]
  readonly but: Change
  /** What is asked: whether the last action is allowed, or a fact of the state after it. */
  readonly asks: 'verdict' | `${string}.${string}`
  /** What the rules say of the first and of the other, written by hand. */
  readonly gives: readonly [Fact, Fact]
}

/** The one thing in which the other of the two differs. */
export type Change =
  | { readonly card: string; readonly is: Partial<SetupCard> }
  | { readonly setup: Partial<Omit<Setup, 'cards'>> }
  | { readonly actions: readonly Action[] }
  | { readonly era: string }

/** A position, what is done in it, and under which rules. */
export interface Run {
  readonly start: Setup
  readonly actions: readonly Action[]
  readonly era: string
}

/** The two positions of a pair. */
export function runsOf({ start, actions, but }: Pair): readonly [Run, Run] {
  const one: Run = { start, actions, era: 'now' }
  if ('era' in but) return [one, { ...one, era: but.era }]
  if ('actions' in but) return [one, { ...one, actions: but.actions }]
  if ('setup' in but) return [one, { ...one, start: { ...start, ...but.setup } }]
  const cards = start.cards.map((card) => (card.id === but.card ? { ...card, ...but.is } : card))
  return [one, { ...one, start: { ...start, cards } }]
}
