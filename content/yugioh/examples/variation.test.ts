import { describe, expect, test } from 'vitest'
import { compare, otherSeat, type Fact, type Seat } from '../../../lib/engine'
import { yugioh, type Setup, type SetupCard } from '../../../lib/games/yugioh'
import { yugiohExamples } from './index'
import type { YugiohExample } from './writing'

/** An example with every start, action and expectation changed in the same way. */
function vary(example: YugiohExample, change: Variation): YugiohExample {
  const { start = same, action = same, fact = keep } = change
  const steps = (given: YugiohExample['steps']): YugiohExample['steps'] =>
    given.map((step) => ({
      ...step,
      action: action(step.action),
      expect: {
        ...step.expect,
        facts: Object.fromEntries(
          Object.entries(step.expect.facts ?? {}).flatMap(([name, value]) => {
            const changed = fact(name, value)
            return changed ? [changed] : []
          }),
        ),
      },
    }))
  return {
    ...example,
    start: start(example.start),
    steps: steps(example.steps),
    branches: example.branches.map((branch) => ({
      ...branch,
      ...(branch.start ? { start: start(branch.start) } : {}),
      steps: steps(branch.steps),
    })),
  }
}

interface Variation {
  readonly start?: (setup: Setup) => Setup
  readonly action?: (action: YugiohExample['steps'][number]['action']) => YugiohExample['steps'][number]['action']
  readonly fact?: (name: string, value: Fact) => readonly [string, Fact] | undefined
}
const same = <T>(given: T): T => given
const keep = (name: string, value: Fact) => [name, value] as const
/** What is printed on a card, and what follows from it in battle, is not what these examples are about. */
const withoutStats: Variation['fact'] = (name, value) => (/\.(atk|lp|name)$/.test(name) ? undefined : [name, value])

const withCards =
  (change: (cards: readonly SetupCard[]) => readonly SetupCard[]): Required<Variation>['start'] =>
  (setup) => ({ ...setup, cards: change(setup.cards) })

/** Every seat that is named anywhere, for the other one. */
function mirrored<T>(json: T): T {
  const walk = (value: unknown): unknown => {
    if (value === 'player' || value === 'opponent') return otherSeat(value as Seat)
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [mirrored(name), walk(one)]))
  }
  return walk(json) as T
}

const bystanders: readonly SetupCard[] = (['player', 'opponent'] as const).flatMap((owner) => [
  { id: `${owner}-hand`, card: 'stop-defense', owner, zone: 'hand' },
  { id: `${owner}-grave`, card: 'block-attack', owner, zone: 'graveyard' },
  { id: `${owner}-set`, card: 'light-of-intervention', owner, zone: 'spell' },
  { id: `${owner}-away`, card: 'dark-magician', owner, zone: 'banished' },
])

const variations: readonly (readonly [string, Variation])[] = [
  [
    'with the cards in another order',
    // Effects of one player that go at the same time wait in any order.
    {
      start: withCards((cards) => cards.toReversed()),
      fact: (name, value) => (name === 'waiting' ? undefined : [name, value]),
    },
  ],
  [
    'with other life points',
    { start: (setup) => ({ ...setup, lp: { player: 3100, opponent: 5700 } }), fact: withoutStats },
  ],
  ['in another turn', { start: (setup) => ({ ...setup, turn: 9 }) }],
  ['with other cards lying about', { start: withCards((cards) => [...cards, ...bystanders]) }],
  [
    'with the sides exchanged: who owns, plays and chooses what',
    {
      start: (setup) =>
        mirrored({
          ...setup,
          active: setup.active ?? 'player',
          cards: setup.cards.map((card) => ({ ...card, owner: card.owner ?? 'player' })),
        }),
      action: mirrored,
      fact: (name, value) => [
        name.replace(/^(player|opponent)(?=\.)/, (seat) => otherSeat(seat as Seat)),
        mirrored(value),
      ],
    },
  ],
]

describe.each(variations)('%s', (_, change) => {
  test.each(yugiohExamples.map((example) => [example.id, example] as const))(
    '%s comes out the same',
    (_id, example) => {
      expect(compare(yugioh, vary(example, change))).toEqual([])
    },
  )
})

/** Cards of one kind for what the examples ask of them; each may stand for each. */
const alike: readonly (readonly string[])[] = [
  ['celtic-guardian', 'gene-warped-warwolf'],
  ['luster-dragon', 'mystical-elf'],
  ['elemental-hero-avian', 'elemental-hero-burstinatrix'],
  ['dark-magician', 'blue-eyes-white-dragon'],
  ['number-39-utopia', 'gem-knight-pearl'],
  ['worm-linx', 'worm-barses', 'worm-apocalypse'],
  ['ritual-beast-tamer-lara', 'ritual-beast-tamer-elder'],
  ['spiritual-beast-cannahawk', 'spiritual-beast-apelio'],
  ['gladiator-beast-laquari', 'gladiator-beast-murmillo'],
  ['big-shield-gardna', 'mid-shield-gardna'],
  ['axe-of-despair', 'black-pendant'],
  ['elemental-hero-neos-alius', 'gigaplant'],
]

/** Examples that turn on what is printed there, so that another card rightly comes out otherwise. */
const turnsOn: Readonly<Record<string, readonly string[]>> = {
  // One has more ATK than the attacker, the other less.
  'ygo-cyber-tutu': ['mystical-elf'],
  // The monster that is Tributed counts as two for an Attribute.
  'ygo-double-cost-tribute': ['blue-eyes-white-dragon'],
  // It survives an attack by its DEF.
  'ygo-face-change-is-not-position-change': ['big-shield-gardna'],
}

describe('with other cards of the same kind', () => {
  const swaps = yugiohExamples.flatMap((example) => {
    const used = new Set(
      [example.start, ...example.branches.flatMap(({ start }) => (start ? [start] : []))].flatMap((setup) =>
        setup.cards.map(({ card }) => card),
      ),
    )
    return alike.flatMap((kind) =>
      kind
        .filter((card) => used.has(card) && !turnsOn[example.id]?.includes(card))
        .flatMap((card) =>
          kind.filter((other) => !used.has(other)).map((other) => [example.id, card, other, example] as const),
        ),
    )
  })
  test.each(swaps)('%s comes out the same with another card for %s: %s', (_id, card, other, example) => {
    const start = withCards((cards) => cards.map((one) => (one.card === card ? { ...one, card: other } : one)))
    expect(compare(yugioh, vary(example, { start, fact: withoutStats }))).toEqual([])
  })
})
