import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../../lib/content/load'
import { citationsOf, compare, grow, replay, type Citation } from '../../../lib/engine'
import { magic } from '../../../lib/games/magic'
import { magicExamples } from './index'
import type { MagicExample } from './writing'

const { site } = readContent(join(process.cwd(), 'content'))
const byId = new Map(magicExamples.map((example) => [example.id, example]))
const shown = [...site.rulings.values()].flatMap((ruling) =>
  ruling.id.startsWith('mtg-') && ruling.examples.length > 0 ? [[ruling.id, ruling.examples] as const] : [],
)

function linesOf(example: MagicExample) {
  const grown = grow(magic, example)
  if (grown.kind === 'impossible') throw new Error(`${example.id}: ${grown.line} cannot be played`)
  return grown.tree.lines
}

function cited(example: MagicExample): ReadonlySet<Citation> {
  return new Set(linesOf(example).flatMap((line) => line.moves.flatMap((move) => citationsOf(move.outcome))))
}

test('all fifteen are there, and every line has a step on which it turns', () => {
  expect(magicExamples).toHaveLength(15)
  const lines = magicExamples.flatMap((example) => [example, ...example.branches])
  // A branch of a branch may only show what comes of a decision that was made before.
  expect(lines.flatMap(({ id, steps }) => (steps.some((step) => step.deciding) ? [] : [id]))).toEqual(['ward-paid'])
})

describe('the worked examples come out as written by hand', () => {
  test.each(magicExamples.map((example) => [example.id, example] as const))('%s', (_, example) => {
    expect(compare(magic, example)).toEqual([])
  })
})

describe('every ruling that names an example', () => {
  test.each(shown)('%s is cited when each of its examples is played', (id, examples) => {
    expect(examples.filter((example) => !byId.has(example))).toEqual([])
    expect(examples.filter((example) => !cited(byId.get(example)!).has(id))).toEqual([])
  })
  test.each(shown)('%s decides: with it taken out a verdict or a fact is another', (id, examples) => {
    const changed = examples.flatMap((example) => compare(magic, byId.get(example)!, { without: [id] }))
    expect(changed.filter(({ what }) => what !== 'cites').length).toBeGreaterThan(0)
  })
  test('is one of the sixteen that a game can show', () => {
    expect(shown.map(([id]) => id).toSorted()).toEqual(
      [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((n) => `mtg-cloak-${String(n).padStart(2, '0')}`),
    )
  })
})

test('every id cited is a ruling or a named rule', () => {
  const known = new Set<string>([...site.rulings.keys(), ...magic.rules.map((rule) => rule.id)])
  expect(magicExamples.flatMap((example) => [...cited(example)].filter((id) => !known.has(id)))).toEqual([])
})

test('every step that was refused or done rests on something', () => {
  for (const example of magicExamples)
    for (const line of linesOf(example))
      for (const { outcome } of line.moves) expect(citationsOf(outcome).length).toBeGreaterThan(0)
})

describe('replaying', () => {
  test('the same actions from the same start give the same states', () => {
    for (const example of magicExamples)
      for (const line of linesOf(example)) {
        const actions = line.moves.map((move) => move.action)
        const again = replay(magic, line.start, actions, line.law)
        expect(again.map((move) => move.after)).toEqual(line.moves.map((move) => move.after))
      }
  })
  test('states are plain JSON', () => {
    for (const example of magicExamples)
      for (const line of linesOf(example))
        for (const { after } of line.moves) expect(JSON.parse(JSON.stringify(after))).toEqual(after)
  })
})
