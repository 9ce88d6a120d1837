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

describe('every rule and ruling that an example cites', () => {
  test.each(magicExamples.map((example) => [example.id, example] as const))(
    '%s: decides, or is one of several reasons',
    (_, example) => {
      const reasons = (without: readonly string[]) => {
        const grown = grow(magic, example, { without })
        if (grown.kind === 'impossible') return 'another start'
        const moves = grown.tree.lines.flatMap((line) => line.moves)
        return moves.map(({ outcome }) => (outcome.kind === 'refused' ? outcome.unmet.length : 0)).join()
      }
      const idle = [...cited(example)].filter(
        (id) =>
          compare(magic, example, { without: [id] }).every(({ what }) => what === 'cites') &&
          reasons([id]) === reasons([]),
      )
      expect(idle).toEqual([])
    },
  )
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

type Start = MagicExample['start']

/** An example with every start and every id in it changed. */
function varied(example: MagicExample, start: (setup: Start) => Start, rename: (id: string) => string): MagicExample {
  const starts = [example.start, ...example.branches.flatMap((branch) => (branch.start ? [branch.start] : []))]
  const ids = new Set(starts.flatMap((setup) => setup.cards.map((card) => card.id)))
  const walk = (json: unknown): unknown => {
    if (typeof json === 'string') return ids.has(json) ? rename(json) : json
    if (Array.isArray(json)) return json.map(walk)
    if (json === null || typeof json !== 'object') return json
    return Object.fromEntries(
      Object.entries(json).map(([name, one]) => [name, name === 'ability' || name === 'modes' ? one : walk(one)]),
    )
  }
  const renamed = (setup: Start): Start => ({
    ...setup,
    cards: setup.cards.map((card) => ({
      ...card,
      id: rename(card.id),
      ...(card.attached === undefined ? {} : { attached: rename(card.attached) }),
    })),
  })
  const steps = (of: MagicExample['steps']) =>
    of.map((step) => ({ ...step, action: walk(step.action) as typeof step.action }))
  return {
    ...example,
    start: renamed(start(example.start)),
    steps: steps(example.steps),
    branches: example.branches.map((branch) => ({
      ...branch,
      ...(branch.start ? { start: renamed(start(branch.start)) } : {}),
      steps: steps(branch.steps),
    })),
  }
}

const verdicts = (example: MagicExample) =>
  linesOf(example).map((line) => line.moves.map(({ outcome }) => [outcome.kind, citationsOf(outcome).toSorted()]))
const same = (id: string) => id

describe('another start of the same kind gets the same verdicts for the same reasons', () => {
  const all = magicExamples.map((example) => [example.id, example] as const)
  test.each(all)('%s with other ids', (_, example) => {
    expect(
      verdicts(
        varied(
          example,
          (setup) => setup,
          (id) => `x-${id}`,
        ),
      ),
    ).toEqual(verdicts(example))
  })
  test.each(all)('%s with its cards in another order', (_, example) => {
    const reversed = (setup: Start): Start => {
      const inLibrary = setup.cards.filter((card) => card.zone === 'library')
      return { ...setup, cards: [...setup.cards.filter((card) => card.zone !== 'library').toReversed(), ...inLibrary] }
    }
    expect(verdicts(varied(example, reversed, same))).toEqual(verdicts(example))
  })
  test.each(all)('%s with other shuffles, life totals and turns', (_, example) => {
    const other = (setup: Start): Start => ({ ...setup, seed: 4711, turn: 9, life: { player: 7, opponent: 31 } })
    expect(verdicts(varied(example, other, same))).toEqual(verdicts(example))
  })
  test.each(all)('%s with more cards that have nothing to do with it', (_, example) => {
    const more = (setup: Start): Start => ({
      ...setup,
      cards: [
        ...setup.cards,
        { id: 'more-1', card: 'accorders-shield', zone: 'battlefield' },
        { id: 'more-2', card: 'heros-downfall', zone: 'graveyard', owner: 'opponent' },
        { id: 'more-3', card: 'abzan-guide', zone: 'exile' },
      ],
    })
    expect(verdicts(varied(example, more, same))).toEqual(verdicts(example))
  })
  test.each(all)('%s with another creature of that cost in place of Runeclaw Bear', (_, example) => {
    const other = (setup: Start): Start => ({
      ...setup,
      cards: setup.cards.map((card) => (card.card === 'runeclaw-bear' ? { ...card, card: 'nervous-gardener' } : card)),
    })
    const kinds = (one: MagicExample) => linesOf(one).map((line) => line.moves.map((move) => move.outcome.kind))
    expect(kinds(varied(example, other, same))).toEqual(kinds(example))
  })
})
