import { mainLine, type Example, type ExampleStep } from './example'
import type { Game } from './game'
import { lawOf, type Law } from './law'
import type { Refused } from './outcome'
import { move, type Move } from './replay'
import type { Text } from './text'

/** An example that was played once, whole. Whoever shows it only moves a cursor over it. */
export interface Tree<State, Action> {
  readonly example: string
  readonly lines: readonly TreeLine<State, Action>[]
}

/** The main line or a branch, with all its steps, those kept from the line that it leaves included. */
export interface TreeLine<State, Action> {
  readonly id: string
  readonly title: Text
  readonly law: Law
  readonly start: State
  readonly moves: readonly TreeMove<State, Action>[]
  /** Where it leaves another line; absent for the main line. */
  readonly from?: { readonly line: string; readonly step: number }
  /** Whether it starts from another position or under other rules than the line that it leaves. */
  readonly apart: boolean
}

export interface TreeMove<State, Action> extends Move<State, Action> {
  readonly step: ExampleStep<Action>
}

export type Grown<State, Action> =
  | { readonly kind: 'grown'; readonly tree: Tree<State, Action> }
  | { readonly kind: 'impossible'; readonly line: string; readonly why: Refused }

/**
 * Plays an example: every line from its start. An era given here takes the place of the main line's,
 * and of that of every branch that names none.
 */
export function grow<State, Action, Setup>(
  game: Game<State, Action, Setup>,
  example: Example<Action, Setup>,
  options: { readonly era?: string; readonly without?: Iterable<string> } = {},
): Grown<State, Action> {
  const era = options.era ?? example.era ?? game.eras[0]!.id
  const without = [...(options.without ?? [])]
  const lines: TreeLine<State, Action>[] = []
  const plans = new Map<string, { setup: Setup; era: string; steps: readonly ExampleStep<Action>[] }>()
  const main = { id: mainLine, title: example.title, after: 0, start: example.start, era, steps: example.steps }
  for (const branch of [main, ...example.branches]) {
    const parent = branch === main ? undefined : plans.get(('of' in branch && branch.of) || mainLine)
    const plan = {
      setup: branch.start ?? parent!.setup,
      era: branch.era ?? parent!.era,
      steps: [...(parent?.steps.slice(0, branch.after) ?? []), ...branch.steps],
    }
    plans.set(branch.id, plan)
    const law = lawOf(plan.era, without)
    const started = game.start(plan.setup, law)
    if (started.kind === 'refused') return { kind: 'impossible', line: branch.id, why: started }
    const moves: TreeMove<State, Action>[] = []
    for (const step of plan.steps)
      moves.push({ ...move(game, moves.at(-1)?.after ?? started.state, step.action, law), step })
    lines.push({
      id: branch.id,
      title: branch.title,
      law,
      start: started.state,
      moves,
      ...(parent ? { from: { line: ('of' in branch && branch.of) || mainLine, step: branch.after } } : {}),
      apart: parent !== undefined && (branch.start !== undefined || plan.era !== parent.era),
    })
  }
  return { kind: 'grown', tree: { example: example.id, lines } }
}
