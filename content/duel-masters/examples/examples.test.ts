import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../../lib/content/load'
import { citationsOf, compare, grow, replay, type Citation } from '../../../lib/engine'
import { cards, duelMasters, type Action, type Setup, type SetupCard } from '../../../lib/games/duel-masters'
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

test('every named rule that is cited decides: with it taken out something comes out otherwise', () => {
  const outcomes = (example: DuelMastersExample, without: readonly string[]) => {
    const grown = grow(duelMasters, example, { without })
    return grown.kind === 'impossible'
      ? grown.kind
      : grown.tree.lines.map((line) => line.moves.map((move) => [move.outcome.kind, move.after]))
  }
  const rules = new Set(
    duelMastersExamples.flatMap((example) => [...cited(example)]).filter((id) => id.includes('-rule-')),
  )
  const idle = [...rules].filter((id) => {
    const shows = duelMastersExamples.filter((example) => cited(example).has(id))
    return shows.every((example) => JSON.stringify(outcomes(example, [])) === JSON.stringify(outcomes(example, [id])))
  })
  expect(idle).toEqual([])
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
  test('every start and every action can be handed on in an address', () => {
    for (const { start, steps, branches } of duelMastersExamples) {
      for (const setup of [start, ...branches.flatMap((branch) => branch.start ?? [])])
        expect(duelMasters.readSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup)
      for (const { action } of [...steps, ...branches.flatMap((branch) => branch.steps)])
        expect(duelMasters.readAction(JSON.parse(JSON.stringify(action)))).toEqual(action)
    }
  })
  test('states are plain JSON', () => {
    for (const example of duelMastersExamples)
      for (const line of linesOf(example))
        for (const { after } of line.moves) expect(JSON.parse(JSON.stringify(after))).toEqual(after)
  })
})

const verdicts = (example: DuelMastersExample) =>
  linesOf(example).map((line) => line.moves.map((move) => move.outcome.kind))

/** The same example with every setup changed, and ids changed where that was done. */
function varied(
  example: DuelMastersExample,
  change: (setup: Setup) => Setup,
  renamed: (json: Action) => Action = (action) => action,
): DuelMastersExample {
  return {
    ...example,
    start: change(example.start),
    steps: example.steps.map((step) => ({ ...step, action: renamed(step.action) })),
    branches: example.branches.map((branch) => ({
      ...branch,
      ...(branch.start ? { start: change(branch.start) } : {}),
      steps: branch.steps.map((step) => ({ ...step, action: renamed(step.action) })),
    })),
  }
}

describe('an example with another start gets the verdicts that the rules demand', () => {
  test('with other ids of its cards', () => {
    for (const example of duelMastersExamples) {
      const ids = new Set(
        [example.start, ...example.branches.flatMap((branch) => (branch.start ? [branch.start] : []))].flatMap(
          (setup) => setup.cards.map((card) => card.id),
        ),
      )
      const walk = (value: unknown): unknown => {
        if (typeof value === 'string') return ids.has(value) ? `x-${value}` : value
        if (Array.isArray(value)) return value.map((one) => walk(one))
        if (value && typeof value === 'object')
          return Object.fromEntries(
            Object.entries(value).map(([key, one]) => [key, key === 'ability' ? one : walk(one)]),
          )
        return value
      }
      const rename = ({ id, on, link, ...card }: SetupCard): SetupCard => ({
        ...card,
        id: `x-${id}`,
        ...(on === undefined ? {} : { on: `x-${on}` }),
        ...(link === undefined ? {} : { link: `x-${link}` }),
      })
      const other = varied(
        example,
        (setup) => ({ ...setup, cards: setup.cards.map(rename) }),
        (action) => walk(action) as Action,
      )
      expect([example.id, verdicts(other)]).toEqual([example.id, verdicts(example)])
    }
  })
  test('with cards beside it that have no part in it', () => {
    const bystander = fc.record({
      card: fc.constantFrom('urth', 'jenny', 'holy-spark', 'aqua-surfer', 'mariel'),
      zone: fc.constantFrom('hand' as const, 'shields' as const, 'mana' as const),
      owner: fc.constantFrom('player' as const, 'opponent' as const),
    })
    fc.assert(
      fc.property(fc.constantFrom(...duelMastersExamples), fc.array(bystander, { maxLength: 5 }), (example, others) => {
        const beside = others.map((card, index): SetupCard => ({ ...card, id: `beside-${index}` }))
        const other = varied(example, (setup) => ({ ...setup, cards: [...setup.cards, ...beside] }))
        expect([example.id, verdicts(other)]).toEqual([example.id, verdicts(example)])
      }),
      { numRuns: 60 },
    )
  })
  test('with fewer mana no spell is cast and nothing is summoned', () => {
    for (const example of duelMastersExamples) {
      const poor = varied(example, (setup) => ({ ...setup, cards: setup.cards.filter((card) => card.zone !== 'mana') }))
      const paid = linesOf(poor).flatMap((line) =>
        line.moves.flatMap(({ action, outcome }) =>
          action.type === 'cast' || action.type === 'summon' ? [outcome.kind] : [],
        ),
      )
      expect(paid.filter((kind) => kind === 'done')).toEqual([])
    }
  })
})

describe('under the rules of another time', () => {
  test('every example can be played', () => {
    for (const { id } of duelMasters.eras)
      for (const example of duelMastersExamples) expect(grow(duelMasters, example, { era: id }).kind).toBe('grown')
  })
  test('a fortress was dragon-released otherwise until 12 September 2016, from its second step on (dm-flip-24)', () => {
    const history = byId.get('dm-tap-history')!
    const played = duelMasters.eras.map(({ id }) => {
      const grown = grow(duelMasters, history, { era: id })
      return grown.kind === 'grown' ? grown.tree.lines[0]!.moves.map((move) => move.after) : []
    })
    expect(played[1]![0]).toEqual(played[0]![0])
    expect(played[1]![1]).not.toEqual(played[0]![1])
    expect(played[2]).toEqual(played[1])
  })
})

test('no file of the rules names an example, or a card outside the card data', () => {
  const folder = join(process.cwd(), 'lib/games/duel-masters')
  const names = [...duelMastersExamples.map((example) => example.id), ...cards.map((card) => card.id)]
  // Positions to start from and runs of tables are data too.
  const data = new Set(['tables.ts', 'table-runs.ts', 'bench.ts', 'form.ts'])
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !data.has(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return names.filter((name) => text.includes(`'${name}'`)).map((name) => `${file}: ${name}`)
    })
  expect(found).toEqual([])
})
