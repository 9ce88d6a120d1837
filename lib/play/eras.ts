import { grow, type AnyExample, type AnyGame, type Era } from '../engine'
import { outlineOf, type OutlineLine } from './outline'

/** A line of an example under two times side by side. */
export interface EraDifference {
  readonly line: string
  readonly own: { readonly era: Era; readonly outline: OutlineLine }
  readonly other: { readonly era: Era; readonly outline: OutlineLine }
  /** The first step at which they differ, counted from 1. */
  readonly first: number
}

/** Each line of an example that comes out otherwise under another era than its own, and from which step on. */
export function eraDifferences(game: AnyGame, example: AnyExample): readonly EraDifference[] {
  const own = example.era ?? game.eras[0]!.id
  const outline = (era: string) => {
    const grown = grow(game, example, { era })
    return grown.kind === 'grown' ? outlineOf(game, grown.tree).lines : []
  }
  const now = outline(own)
  return game.eras
    .filter((era) => era.id !== own)
    .flatMap((era) =>
      outline(era.id).flatMap((line) => {
        const same = now.find((other) => other.id === line.id)
        // A branch that names its own era is the same under any: it is the comparison itself.
        if (!same || same.era === line.era) return []
        const first = line.steps.find((step, index) => told(step) !== told(same.steps[index]))
        if (!first) return []
        const eraOf = (id: string) => game.eras.find((one) => one.id === id)!
        return [
          {
            line: line.id,
            own: { era: eraOf(same.era), outline: same },
            other: { era: eraOf(line.era), outline: line },
            first: first.number,
          },
        ]
      }),
    )
}

function told(step: OutlineLine['steps'][number] | undefined): string {
  return step === undefined ? '' : `${step.verdict} ${step.parts.map((part) => part.text.ja).join(' ')}`
}
