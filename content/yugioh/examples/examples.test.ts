import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../../lib/content/load'
import { citationsOf, compare, grow, replay, type Citation } from '../../../lib/engine'
import { yugioh } from '../../../lib/games/yugioh'
import { yugiohExamples } from './index'
import type { YugiohExample } from './writing'

const { site } = readContent(join(process.cwd(), 'content'))
const byId = new Map(yugiohExamples.map((example) => [example.id, example]))
const shown = [...site.rulings.values()].flatMap((ruling) =>
  ruling.id.startsWith('ygo-') && ruling.examples.length > 0 ? [[ruling.id, ruling.examples] as const] : [],
)

function linesOf(example: YugiohExample) {
  const grown = grow(yugioh, example)
  if (grown.kind === 'impossible') throw new Error(`${example.id}: ${grown.line} cannot be played`)
  return grown.tree.lines
}

function cited(example: YugiohExample): ReadonlySet<Citation> {
  return new Set(linesOf(example).flatMap((line) => line.moves.flatMap((move) => citationsOf(move.outcome))))
}

describe('the worked examples come out as written by hand', () => {
  test.each(yugiohExamples.map((example) => [example.id, example] as const))('%s', (_, example) => {
    expect(compare(yugioh, example)).toEqual([])
  })
})

describe('every ruling that names an example', () => {
  test.each(shown)('%s is cited when its examples are played', (id, examples) => {
    expect(examples.filter((example) => !byId.has(example))).toEqual([])
    expect(examples.some((example) => cited(byId.get(example)!).has(id))).toBe(true)
  })
  test.each(shown)('%s decides: with it taken out a verdict or a fact is another', (id, examples) => {
    const changed = examples.flatMap((example) => compare(yugioh, byId.get(example)!, { without: [id] }))
    expect(changed.filter(({ what }) => what !== 'cites').length).toBeGreaterThan(0)
  })
})

test('every id cited is a ruling or a named rule', () => {
  const known = new Set<string>([...site.rulings.keys(), ...yugioh.rules.map((rule) => rule.id)])
  expect(yugiohExamples.flatMap((example) => [...cited(example)].filter((id) => !known.has(id)))).toEqual([])
})

test('every step that was refused or done rests on something', () => {
  for (const example of yugiohExamples)
    for (const line of linesOf(example))
      for (const { outcome } of line.moves) expect(citationsOf(outcome).length).toBeGreaterThan(0)
})

describe('replaying', () => {
  test('the same actions from the same start gives the same states, and fewer of them undo exactly', () => {
    for (const example of yugiohExamples)
      for (const line of linesOf(example)) {
        const again = replay(
          yugioh,
          line.start,
          line.moves.map((move) => move.action),
          line.law,
        )
        expect(again.map((move) => move.after)).toEqual(line.moves.map((move) => move.after))
      }
  })
  test('states are plain JSON', () => {
    for (const example of yugiohExamples)
      for (const line of linesOf(example))
        for (const { after } of line.moves) expect(JSON.parse(JSON.stringify(after))).toEqual(after)
  })
})

test('other names of cards leave every verdict as it was', () => {
  for (const example of yugiohExamples) {
    const rename = <T>(json: T): T => {
      const ids = new Set(
        [example.start, ...example.branches.flatMap((branch) => (branch.start ? [branch.start] : []))].flatMap(
          (setup) => setup.cards.map((card) => card.id),
        ),
      )
      const walk = (value: unknown): unknown => {
        if (typeof value === 'string' && ids.has(value)) return `x-${value}`
        if (Array.isArray(value)) return value.map((one) => walk(one))
        if (value && typeof value === 'object')
          return Object.fromEntries(
            Object.entries(value).map(([name, one]) => [name, name === 'effect' ? one : walk(one)]),
          )
        return value
      }
      return walk(json) as T
    }
    const varied: YugiohExample = {
      ...example,
      start: renameSetup(example.start),
      steps: example.steps.map((step) => ({ ...step, action: rename(step.action) })),
      branches: example.branches.map((branch) => ({
        ...branch,
        ...(branch.start ? { start: renameSetup(branch.start) } : {}),
        steps: branch.steps.map((step) => ({ ...step, action: rename(step.action) })),
      })),
    }
    const verdicts = (one: YugiohExample) => linesOf(one).map((line) => line.moves.map((move) => move.outcome.kind))
    expect([example.id, verdicts(varied)]).toEqual([example.id, verdicts(example)])
  }
})

/** The same position with other ids. */
function renameSetup(setup: YugiohExample['start']): YugiohExample['start'] {
  return {
    ...setup,
    cards: setup.cards.map((card) => ({
      ...card,
      id: `x-${card.id}`,
      ...(card.tie === undefined ? {} : { tie: `x-${card.tie}` }),
      ...(card.under === undefined ? {} : { under: `x-${card.under}` }),
    })),
  }
}
