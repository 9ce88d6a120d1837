import type { Fact } from './game'
import type { Citation } from './law'
import type { Text } from './text'

/** A worked example (実例): a start and lines of actions. It stores no later state: the engine computes those. */
export interface Example<Action, Setup> {
  readonly id: string
  readonly title: Text
  /** What the reader is shown, and the question. */
  readonly text: Text
  readonly start: Setup
  readonly steps: readonly ExampleStep<Action>[]
  readonly branches: readonly Branch<Action, Setup>[]
  /** The era of the main line; today's when absent. */
  readonly era?: string
}

export interface ExampleStep<Action> {
  readonly action: Action
  /** What happens here, for the reader; what the engine says about it is shown beside. */
  readonly text: Text
  readonly expect: Expectation
  /** A step at which the reader may guess first; the step on which the example turns. */
  readonly deciding?: true
}

/** What must come out, written by hand and compared with what the engine computes. */
export interface Expectation {
  readonly verdict: 'done' | 'refused'
  /** Rulings and rules that must be among those cited. */
  readonly cites: readonly Citation[]
  /** Facts of the state after the step. */
  readonly facts?: Readonly<Record<string, Fact>>
}

/** Another line: it leaves a line after some steps, or starts from another position or under another era. */
export interface Branch<Action, Setup> {
  readonly id: string
  readonly title: Text
  /** The line that it leaves; the main line when absent. */
  readonly of?: string
  /** How many steps of that line it keeps. */
  readonly after: number
  /** Another position: the steps kept are played from it. */
  readonly start?: Setup
  readonly era?: string
  readonly steps: readonly ExampleStep<Action>[]
}

/** The id of the main line. */
export const mainLine = 'main'

/** An example whose game does not matter to the caller. */
export type AnyExample = Example<unknown, unknown>
