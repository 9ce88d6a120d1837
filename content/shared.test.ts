import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { cardsOf, exampleOf, grow, openPlace, readPlace, same, sharedPlace, writePlace } from '../lib/engine'
import { games } from '../lib/games'

describe.each(Object.keys(examples))('a moment of %s, handed on as the opponent sees it', (id) => {
  test('opens to the same table for the opponent, and no id in it is one that an author wrote', async () => {
    const game = await games[id]!()
    let compared = 0
    for (const example of examples[id]!) {
      const grown = grow(game, example)
      if (grown.kind === 'impossible') throw new Error(example.id)
      for (const line of grown.tree.lines) {
        const written = cardsOf(game.view(line.start, 'judge', line.law)).map(({ card }) => card.id)
        for (const state of [line.start, ...line.moves.map((move) => move.after)]) {
          const seen = game.view(state, 'opponent', line.law)
          // A position alone does not tell what waits: such a moment is not offered for sharing.
          if (seen.stack.length > 0 || seen.prompt) continue
          const text = writePlace(sharedPlace(game, state, { viewer: 'opponent', era: line.law.era }))
          const { place } = readPlace(text)
          const ids = (place.setup as { cards: { id: string }[] }).cards.map((card) => card.id)
          expect(ids.filter((one) => written.includes(one) && !/^c\d+$/.test(one))).toEqual([])
          const opened = openPlace(game, exampleOf('free', same(''), place.setup), { place, lost: [] })
          expect([example.id, line.id, opened !== undefined]).toEqual([example.id, line.id, true])
          const again = game.view(opened!.cursor.tree.lines[0]!.start, 'opponent', line.law)
          const labels = (table: typeof seen) =>
            cardsOf(table)
              .map(({ zone, card }) => `${zone.id} ${card.label.en}`)
              .toSorted()
          expect([example.id, line.id, labels(again)]).toEqual([example.id, line.id, labels(seen)])
          compared++
        }
      }
    }
    expect(compared).toBeGreaterThan(20)
  })
})
