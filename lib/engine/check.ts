import type { Example, ExampleStep } from './example'
import type { Fact, Game } from './game'
import { citationsOf } from './outcome'
import { grow, type TreeMove } from './tree'

/** A difference between what an example expects and what the engine computes. */
export interface Difference {
  readonly line: string
  /** The step, counted from 1; 0 is the start. */
  readonly step: number
  readonly what: string
  readonly expected: string
  readonly found: string
}

/** Plays an example and compares every step with its expectation. An empty list is what there should be. */
export function compare<State, Action, Setup>(
  game: Game<State, Action, Setup>,
  example: Example<Action, Setup>,
  options: { readonly without?: Iterable<string> } = {},
): readonly Difference[] {
  const grown = grow(game, example, options)
  if (grown.kind === 'impossible') {
    const found = grown.why.unmet.map((unmet) => unmet.text.en).join('; ')
    return [{ line: grown.line, step: 0, what: 'start', expected: 'a possible position', found }]
  }
  return grown.tree.lines.flatMap((line) => {
    const own = line.from?.step ?? 0
    return line.moves.slice(own).flatMap((move, index) =>
      differences(move.step, move, (name) => game.fact(move.after, name, line.law)).map((difference) => ({
        line: line.id,
        step: own + index + 1,
        ...difference,
      })),
    )
  })
}

function differences<State, Action>(
  step: ExampleStep<Action>,
  { outcome }: TreeMove<State, Action>,
  fact: (name: string) => Fact | undefined,
): readonly Omit<Difference, 'line' | 'step'>[] {
  const why = outcome.kind === 'refused' ? outcome.unmet.map((unmet) => unmet.text.en).join('; ') : ''
  const found = citationsOf(outcome)
  const missing = step.expect.cites.filter((id) => !found.includes(id))
  return [
    ...(outcome.kind === step.expect.verdict
      ? []
      : [{ what: 'verdict', expected: step.expect.verdict, found: `${outcome.kind} ${why}`.trim() }]),
    ...missing.map((id) => ({ what: 'cites', expected: id, found: found.join(' ') })),
    ...Object.entries(step.expect.facts ?? {}).flatMap(([name, value]) => {
      const now = JSON.stringify(fact(name)) ?? 'nothing'
      return now === JSON.stringify(value) ? [] : [{ what: name, expected: JSON.stringify(value), found: now }]
    }),
  ]
}
