import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packJson, readPlace, writePlace } from './address'
import { compare } from './check'
import {
  enter,
  first,
  forks,
  isTryOut,
  last,
  leave,
  lineAt,
  next,
  previous,
  startOf,
  stateAt,
  tryAction,
} from './cursor'
import type { Example } from './example'
import type { AnyGame } from './game'
import { eraOn } from './law'
import { exampleOf, openPlace, placeOf, sharedPlace } from './open'
import { citationsOf } from './outcome'
import { renumbered } from './renumber'
import { duelMastersSketch, type DuelMastersSketchAction, type DuelMastersSketchSetup } from './sketch-duel-masters'
import { magicSketch, type MagicSketchAction, type MagicSketchSetup } from './sketch-magic'
import { same } from './text'
import { grow } from './tree'

const awaken: Example<DuelMastersSketchAction, DuelMastersSketchSetup> = {
  id: 'dm-sketch',
  title: same('awaken, then release'),
  text: same(''),
  start: { face: 1, tapped: false, sick: true },
  steps: [
    { action: { type: 'attack' }, text: same(''), expect: { verdict: 'refused', cites: ['dm-flip-15'] } },
    {
      action: { type: 'awaken' },
      text: same(''),
      expect: { verdict: 'done', cites: ['dm-flip-17'], facts: { face: 2 } },
    },
    { action: { type: 'attack' }, text: same(''), expect: { verdict: 'done', cites: [], facts: { tapped: true } } },
  ],
  branches: [
    {
      id: 'destroyed',
      title: same('it would leave'),
      after: 2,
      steps: [
        {
          action: { type: 'destroy' },
          text: same(''),
          expect: { verdict: 'done', cites: ['dm-flip-12'], facts: { face: 1, sick: true, zone: 'battle' } },
        },
      ],
    },
    {
      id: 'tapped-before',
      title: same('tapped, as things were before'),
      after: 2,
      start: { face: 1, tapped: true, sick: true },
      era: 'before',
      steps: [{ action: { type: 'attack' }, text: same(''), expect: { verdict: 'refused', cites: ['301.5'] } }],
    },
  ],
}

const ward: Example<MagicSketchAction, MagicSketchSetup> = {
  id: 'mtg-sketch',
  title: same('ward'),
  text: same(''),
  start: { mana: { player: 0, opponent: 1 }, hidden: 'creature' },
  steps: [
    {
      action: { type: 'cast', by: 'opponent' },
      text: same(''),
      expect: { verdict: 'done', cites: ['mtg-cloak-04'], facts: { stack: ['bolt', 'ward'] } },
    },
    { action: { type: 'pass', by: 'opponent' }, text: same(''), expect: { verdict: 'done', cites: [] } },
    { action: { type: 'turnUp', by: 'player' }, text: same(''), expect: { verdict: 'done', cites: ['mtg-cloak-05'] } },
    { action: { type: 'pass', by: 'player' }, text: same(''), expect: { verdict: 'done', cites: [] } },
    { action: { type: 'pay', by: 'opponent' }, text: same(''), expect: { verdict: 'refused', cites: ['118.3'] } },
    {
      action: { type: 'decline', by: 'opponent' },
      text: same(''),
      expect: { verdict: 'done', cites: ['702.21a'], facts: { stack: [], alive: true } },
    },
  ],
  branches: [],
}

function tree() {
  const grown = grow(duelMastersSketch, awaken)
  if (grown.kind === 'impossible') throw new Error('the sketch cannot be played')
  return grown.tree
}

describe('an example', () => {
  test('of Duel Masters and one of Magic fit the kernel and give what they expect', () => {
    expect(compare(duelMastersSketch, awaken)).toEqual([])
    expect(compare(magicSketch, ward)).toEqual([])
  })
  test('differs where a rule on which it rests is taken out', () => {
    expect(compare(duelMastersSketch, awaken, { without: ['dm-flip-12'] }).map(({ line }) => line)).toContain(
      'destroyed',
    )
    expect(compare(magicSketch, ward, { without: ['mtg-cloak-04'] }).length).toBeGreaterThan(0)
  })
  test('is told apart from others by no type: a game fits where the types do not matter', () => {
    const games: readonly AnyGame[] = [duelMastersSketch, magicSketch]
    expect(games.map((game) => game.id)).toEqual(['duel-masters-sketch', 'magic-sketch'])
  })
})

describe('a cursor', () => {
  test('steps to both ends and no further', () => {
    const start = startOf(tree())
    expect(previous(start)).toEqual(start)
    expect(last(start).step).toBe(3)
    expect(next(last(start))).toEqual(last(start))
    expect(first(last(start)).step).toBe(0)
  })
  test('finds the forks of its step, enters one and leaves it where it came in', () => {
    const at2 = next(next(startOf(tree())))
    expect(forks(at2).map((line) => line.id)).toEqual(['destroyed', 'tapped-before'])
    const inside = enter(at2, 'destroyed')
    expect(lineAt(inside).moves).toHaveLength(3)
    expect(stateAt(next(inside)).face).toBe(1)
    expect(leave(next(inside))).toEqual(at2)
  })
  test('tries an action off the line, keeps a refused one, and comes back exactly', () => {
    const start = startOf(tree())
    const tried = tryAction(duelMastersSketch, start, { type: 'attack' })
    expect(isTryOut(tried)).toBe(true)
    expect(tried.tried[0]?.outcome.kind).toBe('refused')
    expect(stateAt(tryAction(duelMastersSketch, tried, { type: 'destroy' })).zone).toBe('hyperspatial')
    expect(leave(tried)).toEqual(start)
    expect(stateAt(previous(tried))).toEqual(stateAt(start))
  })
})

describe('an address', () => {
  test('holds a place, and opening it comes back to the same', () => {
    const cursor = tryAction(duelMastersSketch, enter(startOf(tree()), 'destroyed'), { type: 'attack' })
    const place = placeOf(cursor, { viewer: 'opponent', era: 'now' })
    const opened = openPlace(duelMastersSketch, awaken, readPlace(writePlace(place)))
    expect(opened).toEqual({ cursor, viewer: 'opponent', era: 'now', lost: [] })
  })
  test('that no longer fits goes to its longest valid part and says so', () => {
    const far = openPlace(duelMastersSketch, awaken, readPlace('1~dm-sketch~main~9~judge~now'))
    expect(far).toMatchObject({ cursor: { step: 3 }, viewer: 'judge', lost: ['step'] })
    const gone = openPlace(duelMastersSketch, awaken, readPlace('1~dm-sketch~no-such-line~2~player~then'))
    expect(gone).toMatchObject({ cursor: { line: 'main', step: 0 }, lost: ['era', 'line'] })
    const half = `1~dm-sketch~main~1~player~now~${packJson([{ type: 'attack' }, 7, { type: 'destroy' }])}`
    expect(openPlace(duelMastersSketch, awaken, readPlace(half))).toMatchObject({
      cursor: { depth: 1 },
      lost: ['tried'],
    })
  })
  test('is read without throwing, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `1~${text}`),
        ),
        (text) => {
          expect(openPlace(duelMastersSketch, awaken, readPlace(text))).toBeDefined()
        },
      ),
    )
  })
  test('uses only characters that an address keeps', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const place = { line: 'main', step: 0, tried: [json], viewer: 'player', era: 'now', setup: json } as const
        expect(writePlace(place)).toMatch(/^[\w~-]*$/)
        expect(readPlace(writePlace(place)).place.tried).toEqual(JSON.parse(JSON.stringify([json])))
      }),
    )
  })
  test('shared as the opponent does not hold what is face-down', () => {
    const shared = (hidden: string) => {
      const started = grow(magicSketch, exampleOf('free', same(''), { mana: { player: 0, opponent: 0 }, hidden }))
      if (started.kind === 'impossible') throw new Error('the sketch cannot be played')
      return writePlace(sharedPlace(magicSketch, started.tree.lines[0]!.start, { viewer: 'opponent', era: 'now' }))
    }
    expect(shared('creature')).toBe(shared('instant'))
  })
})

test('a refusal names all that is unmet and an outcome each id once', () => {
  const law = { era: 'before', without: new Set<string>() }
  const outcome = duelMastersSketch.apply(
    { face: 1, zone: 'battle', tapped: true, sick: true },
    { type: 'attack' },
    law,
  )
  expect(citationsOf(outcome)).toEqual(['dm-flip-15', '301.5'])
})

test('a position that is handed on has numbers for ids, wherever an id stands', () => {
  const setup = {
    cards: [
      { id: 'dragon', card: 'dragon', under: 'king' },
      { id: 'king', ties: ['dragon', 'nobody'] },
    ],
  }
  expect(renumbered(setup)).toEqual({
    cards: [
      { id: 'c1', card: 'dragon', under: 'c2' },
      { id: 'c2', ties: ['c1', 'nobody'] },
    ],
  })
})

test('a day picks the era that held on it, and none where no era is dated', () => {
  const eras = [
    { id: 'now', title: same('now'), from: '2016-09-13' },
    { id: 'between', title: same('between'), from: '2016-06', until: '2016-09-13' },
    { id: 'before', title: same('before'), until: '2016-06' },
  ]
  const on = (day: string) => eraOn(eras, day)?.id
  expect(['2015-01-01', '2016-05-31', '2016-06-20', '2016-09-12', '2016-09-13', '2026-01-01'].map(on)).toEqual([
    'before',
    'before',
    'between',
    'between',
    'now',
    'now',
  ])
  expect(eraOn([{ id: 'now', title: same('now') }], '2020-01-01')).toBeUndefined()
})
