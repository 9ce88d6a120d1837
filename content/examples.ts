import type { AnyExample } from '@/lib/engine'
import { duelMastersExamples } from './duel-masters/examples'
import { magicExamples } from './magic/examples'
import { yugiohExamples } from './yugioh/examples'

/** The worked examples of each game, by the id of the game. */
export const examples: Readonly<Record<string, readonly AnyExample[]>> = {
  yugioh: yugiohExamples,
  'duel-masters': duelMastersExamples,
  magic: magicExamples,
}

/** The game that an example belongs to, and the example; absent for an id that no example has. */
export function exampleById(id: string): { readonly game: string; readonly example: AnyExample } | undefined {
  for (const [game, list] of Object.entries(examples)) {
    const example = list.find((example) => example.id === id)
    if (example) return { game, example }
  }
  return undefined
}
