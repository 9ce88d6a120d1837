import type { Era, Law, NamedRule } from './law'
import type { Outcome, Unmet } from './outcome'
import type { Table } from './table'
import type { Text } from './text'
import type { Seat, Viewer } from './viewer'

/**
 * A game: pure functions over an immutable JSON state. No call depends on the one before, nothing throws
 * on what a reader or an address can bring.
 *
 * - `Setup` is a position as it is written by hand or kept in an address: cards, where they lie, their history.
 * - `State` is what the rules work on.
 * - `Action` is one decision of one side, targets and costs included where the rules have them chosen at once.
 *   Decisions during a resolution are actions of their own; the state says which is awaited.
 */
export interface Game<State, Action, Setup> {
  readonly id: string
  readonly title: Text
  /** The rules of the game that are cited beside our rulings. */
  readonly rules: readonly NamedRule[]
  /** The first is today's. */
  readonly eras: readonly Era[]

  /** A position from its description; refused, with every reason, if it cannot come about. */
  start(setup: Setup, law: Law): Outcome<State>
  /** The state after an action with what happened, or every reason why it is not allowed. */
  apply(state: State, action: Action, law: Law): Outcome<State>
  /** All that could be tried now, by either side, allowed or not; `unmet` is what `apply` would say. */
  actions(state: State, law: Law): readonly Offer<Action>[]
  /** The table as this viewer may see it. */
  view(state: State, viewer: Viewer, law: Law): Table
  /** What an action does, said to this viewer: a hidden card is not named. */
  label(state: State, action: Action, viewer: Viewer): Text
  /** A fact of the state by its name (`ninja.position`), for expectations and tables; absent when there is none. */
  fact(state: State, name: string, law: Law): Fact | undefined
  /** The position as this viewer may know it. What is hidden is unknown in it, and there is no way back. */
  position(state: State, viewer: Viewer): Setup

  /** What an address brought, if it has the form of a setup. Whether it is possible, `start` says. */
  readSetup(json: unknown): Setup | undefined
  /** What an address brought, if it has the form of an action. */
  readAction(json: unknown): Action | undefined
}

export type Fact = string | number | boolean | readonly string[]

export interface Offer<Action> {
  readonly action: Action
  readonly by: Seat
  /** The card on the table that it starts from. */
  readonly card?: string
  /** Empty when it is allowed. */
  readonly unmet: readonly Unmet[]
  /** How many further choices of cards for this action are not listed; `apply` takes each of them. */
  readonly more?: number
}

/** A game whose own types do not matter to the caller: the stepper, the list of games. */
export type AnyGame = Game<unknown, unknown, unknown>

/** The offers that a viewer may see: one's own; the judge sees those of both sides. */
export function offersFor<Action>(offers: readonly Offer<Action>[], viewer: Viewer): readonly Offer<Action>[] {
  return viewer === 'judge' ? offers : offers.filter((offer) => offer.by === viewer)
}
