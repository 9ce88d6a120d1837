import type { Game } from './game'
import type { Law } from './law'
import type { Outcome } from './outcome'

/** One action that was tried, and what came of it. The state stays as it was when it was refused. */
export interface Move<State, Action> {
  readonly action: Action
  readonly before: State
  readonly outcome: Outcome<State>
  readonly after: State
}

/** Tries one action. */
export function move<State, Action, Setup>(
  game: Pick<Game<State, Action, Setup>, 'apply'>,
  before: State,
  action: Action,
  law: Law,
): Move<State, Action> {
  const outcome = game.apply(before, action, law)
  return { action, before, outcome, after: outcome.kind === 'done' ? outcome.state : before }
}

/** Tries actions one after another; a refused one changes nothing and the next is tried all the same. */
export function replay<State, Action, Setup>(
  game: Pick<Game<State, Action, Setup>, 'apply'>,
  start: State,
  actions: readonly Action[],
  law: Law,
): readonly Move<State, Action>[] {
  const moves: Move<State, Action>[] = []
  for (const action of actions) moves.push(move(game, moves.at(-1)?.after ?? start, action, law))
  return moves
}
