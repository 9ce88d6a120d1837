import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../../lib/content/load'
import { citationsOf, compare, grow, replay, type Citation } from '../../../lib/engine'
import { cards, duelMasters } from '../../../lib/games/duel-masters'
import { duelMastersExamples } from './index'
import type { DuelMastersExample } from './writing'

const { site } = readContent(join(process.cwd(), 'content'))
const byId = new Map(duelMastersExamples.map((example) => [example.id, example]))
const shown = [...site.rulings.values()].flatMap((ruling) =>
  ruling.id.startsWith('dm-flip-') && ruling.examples.length > 0 ? [[ruling.id, ruling.examples] as const] : [],
)

function linesOf(example: DuelMastersExample) {
  const grown = grow(duelMasters, example)
  if (grown.kind === 'impossible') throw new Error(`${example.id}: ${grown.line} cannot be played`)
  return grown.tree.lines
}

function cited(example: DuelMastersExample): ReadonlySet<Citation> {
  return new Set(linesOf(example).flatMap((line) => line.moves.flatMap((move) => citationsOf(move.outcome))))
}

describe('the worked examples come out as written by hand', () => {
  test.each(duelMastersExamples.map((example) => [example.id, example] as const))('%s', (_, example) => {
    expect(compare(duelMasters, example)).toEqual([])
  })
  test('each has a step at which the reader may guess', () => {
    const guessable = ({ steps, branches }: DuelMastersExample) =>
      [...steps, ...branches.flatMap((branch) => branch.steps)].some((step) => step.deciding)
    expect(duelMastersExamples.filter((example) => !guessable(example))).toEqual([])
  })
})

describe('every ruling that names an example', () => {
  test.each(shown)('%s is cited when its examples are played', (id, examples) => {
    expect(examples.filter((example) => !byId.has(example))).toEqual([])
    expect(examples.some((example) => cited(byId.get(example)!).has(id))).toBe(true)
  })
  test.each(shown)('%s decides: with it taken out a verdict or a fact is another', (id, examples) => {
    const changed = examples.flatMap((example) => compare(duelMasters, byId.get(example)!, { without: [id] }))
    expect(changed.filter(({ what }) => what !== 'cites').length).toBeGreaterThan(0)
  })
})

test('every id cited is a ruling or a named rule', () => {
  const known = new Set<string>([...site.rulings.keys(), ...duelMasters.rules.map((rule) => rule.id)])
  expect(duelMastersExamples.flatMap((example) => [...cited(example)].filter((id) => !known.has(id)))).toEqual([])
})

test('every step that was refused or done rests on something', () => {
  for (const example of duelMastersExamples)
    for (const line of linesOf(example))
      for (const { outcome } of line.moves) expect(citationsOf(outcome).length).toBeGreaterThan(0)
})

test('a card with an entry has the names of its faces there', () => {
  const entries = [...site.entries.values()].filter(({ shelf, data }) => shelf === 'duel-masters' && data.card)
  expect(entries.length).toBeGreaterThan(0)
  for (const { slug, data } of entries) {
    const named = data.card && 'faces' in data.card ? data.card.faces.map((face) => face.names) : []
    expect([slug, cards.find((card) => card.id === slug)?.faces.map((face) => face.name)]).toEqual([slug, named])
  }
})

describe('replaying', () => {
  test('the same actions from the same start gives the same states, and fewer of them undo exactly', () => {
    for (const example of duelMastersExamples)
      for (const line of linesOf(example)) {
        const again = replay(
          duelMasters,
          line.start,
          line.moves.map((move) => move.action),
          line.law,
        )
        expect(again.map((move) => move.after)).toEqual(line.moves.map((move) => move.after))
      }
  })
  test('states are plain JSON', () => {
    for (const example of duelMastersExamples)
      for (const line of linesOf(example))
        for (const { after } of line.moves) expect(JSON.parse(JSON.stringify(after))).toEqual(after)
  })
})
