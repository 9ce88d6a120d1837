import { examples } from '@/content/examples'
import { grow, type AnyExample, type AnyGame, type Citation, type Tree } from '@/lib/engine'
import { games } from '@/lib/games'
import { firingsOf, type Firing } from '@/lib/play'

/** An example with its game, played whole. */
export interface PlayedExample {
  readonly game: AnyGame
  readonly example: AnyExample
  readonly tree: Tree<unknown, unknown>
}

/** All examples, played once for all pages of a build. */
export interface Played {
  readonly examples: ReadonlyMap<string, PlayedExample>
  readonly firings: ReadonlyMap<Citation, readonly Firing[]>
}

/** An example by its id. One that is not there is a mistake in the content. */
export const exampleIn = (played: Played, id: string): PlayedExample => {
  const found = played.examples.get(id)
  if (!found) throw new Error(`a ruling names the example ${id}, which does not exist`)
  return found
}

let all: Promise<Played> | undefined

export const played = (): Promise<Played> => (all ??= playAll())

const playAll = async (): Promise<Played> => {
  const found = new Map<string, PlayedExample>()
  for (const [id, list] of Object.entries(examples)) {
    const game = await games[id]!()
    for (const example of list) {
      const grown = grow(game, example)
      if (grown.kind === 'impossible')
        throw new Error(
          `${example.id}: the line "${grown.line}" starts from a position that cannot come about: ${grown.why.unmet.map((unmet) => unmet.text.en).join('; ')}`,
        )
      found.set(example.id, { game, example, tree: grown.tree })
    }
  }
  return { examples: found, firings: firingsOf([...found.values()].map(({ tree }) => tree)) }
}
