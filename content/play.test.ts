import { describe, expect, test } from 'vitest'
import { grow, lawOf, type AnyGame, type TreeLine } from '../lib/engine'
import { games } from '../lib/games'
import { decidingStep, eraDifferences, firingsOf, guessesAt, outlineOf } from '../lib/play'
import { exampleById, examples } from './examples'

const played = async (id: string) => {
  const found = exampleById(id)!
  const game = await games[found.game]!()
  const grown = grow(game, found.example)
  if (grown.kind === 'impossible') throw new Error(id)
  return { game, example: found.example, tree: grown.tree }
}

test('the text of an example has every step once, with what each verdict rests on', async () => {
  const { game, tree, example } = await played('ygo-manual-change')
  const { lines } = outlineOf(game, tree)
  expect(lines.map((line) => line.id)).toEqual(['main', ...example.branches.map((branch) => branch.id)])
  const main = lines[0]!.steps
  expect(main.map((step) => step.number)).toEqual(example.steps.map((_, index) => index + 1))
  expect(main[1]).toMatchObject({ verdict: 'refused', parts: [{ cites: ['ygo-bp-21'] }] })
  for (const [index, branch] of example.branches.entries()) {
    expect(lines[index + 1]!.steps).toHaveLength(branch.steps.length)
    expect(lines[index + 1]!.steps[0]!.number).toBe(branch.after + 1)
  }
})

test('a ruling fires where it decides, and is shown where the example turns on it', async () => {
  const { tree } = await played('ygo-manual-change')
  const firings = firingsOf([tree])
  const once = firings.get('ygo-bp-21')!
  expect(once.map(({ line, step, verdict }) => [line, step, verdict])).toContainEqual(['main', 2, 'refused'])
  expect(decidingStep(once, 'ygo-manual-change')).toMatchObject({ deciding: true })
  expect(decidingStep(once, 'ygo-gemini')).toBeUndefined()
})

describe.each(Object.keys(examples))('guesses at the decisions of %s', (id) => {
  test('have one right answer, at least one wrong one, no two alike, and an order that does not tell', async () => {
    const game: AnyGame = await games[id]!()
    const places = new Set<number>()
    let asked = 0
    for (const example of examples[id]!) {
      const grown = grow(game, example)
      if (grown.kind === 'impossible') throw new Error(example.id)
      for (const line of grown.tree.lines as readonly TreeLine<unknown, unknown>[])
        for (const move of line.moves.filter(({ step }) => step.deciding)) {
          const guesses = guessesAt(game, move, line.law, 'player')
          expect(guesses.filter((guess) => guess.right)).toHaveLength(1)
          expect(guesses.length).toBeGreaterThan(1)
          expect(new Set(guesses.map((guess) => guess.text.ja)).size).toBe(guesses.length)
          places.add(guesses.findIndex((guess) => guess.right))
          asked++
        }
    }
    expect(asked).toBeGreaterThan(15)
    expect(places.size).toBeGreaterThan(1)
  })
})

test('eras are compared line by line from the first step that differs', async () => {
  const { game, example } = await played('dm-tap-history')
  const differences = eraDifferences(game, example)
  expect(differences.length).toBeGreaterThan(0)
  for (const { own, other, first } of differences) {
    const told = (steps: typeof own.outline.steps) => steps.map((step) => JSON.stringify([step.verdict, step.parts]))
    const index = own.outline.steps.findIndex((step) => step.number === first)
    expect(told(own.outline.steps).slice(0, index)).toEqual(told(other.outline.steps).slice(0, index))
    expect(told(own.outline.steps)[index]).not.toBe(told(other.outline.steps)[index])
    expect(own.era.id).not.toBe(other.era.id)
  }
})

test('an example that no era changes has nothing to compare', async () => {
  const { game, example } = await played('mtg-no-etb')
  expect(eraDifferences(game, example)).toEqual([])
  expect(lawOf(game.eras[0]!.id).without.size).toBe(0)
})
