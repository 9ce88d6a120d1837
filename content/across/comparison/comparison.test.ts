import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { exampleById } from '../../examples'
import { readContent } from '../../../lib/content/load'
import { grow, lawOf, replay, type AnyGame } from '../../../lib/engine'
import { games } from '../../../lib/games'
import {
  cellsOf,
  hasSubstance,
  isElsewhere,
  restsOn,
  type Cell,
  type Probe,
  type Value,
} from '../../../lib/play/comparison'
import { comparison, facts } from './index'

const { site } = readContent(join(process.cwd(), 'content'))

interface Computed {
  readonly game: string
  readonly fact: string
  readonly turning: string
  readonly probe: Probe
  readonly cell: Cell
}

const engines: Record<string, AnyGame> = {}
const computed: Computed[] = []

beforeAll(async () => {
  for (const columns of comparison) {
    const engine = await games[columns.game]!()
    engines[columns.game] = engine
    for (const [fact, row] of Object.entries(columns.facts)) {
      if (isElsewhere(row)) continue
      for (const [turning, cell] of Object.entries(cellsOf(engine, row)))
        computed.push({ game: columns.game, fact, turning, probe: row[turning]!, cell })
    }
  }
}, 120_000)

const nameOf = ({ game, fact, turning }: Computed) => `${game} ${fact} ${turning}`
const cellAt = (name: string) => computed.find((one) => nameOf(one) === name)!.cell
const endOf = (engine: AnyGame, setup: unknown, actions: readonly unknown[]) => {
  const started = engine.start(setup, lawOf('now'))
  if (started.kind === 'refused') throw new Error('the position cannot come about')
  return replay(engine, started.state, actions, lawOf('now')).at(-1)!
}

describe('every cell', () => {
  test('rests on rulings or named rules that there are', () => {
    const known = new Set([
      ...site.rulings.keys(),
      ...Object.values(engines).flatMap((engine) => engine.rules.map((rule) => rule.id)),
    ])
    for (const one of computed) {
      expect(restsOn(one.cell).length, nameOf(one)).toBeGreaterThan(0)
      expect(
        [...one.cell.decides, ...one.cell.cites].filter((id) => !known.has(id)),
        nameOf(one),
      ).toEqual([])
    }
  })
  test('has something to lose, where it says what became of something', () => {
    expect(computed.filter(({ game, probe }) => !hasSubstance(engines[game]!, probe)).map(nameOf)).toEqual([])
  })
  test('is refused only where a chain or what was done this turn forbids the Flip Summon', () => {
    expect(computed.filter(({ cell }) => cell.value.kind === 'not-allowed').map(nameOf)).toEqual([
      'yugioh attacked flip-summoned',
      'yugioh by-hand flip-summoned',
      'yugioh target flip-summoned',
    ])
  })
  test('stands under a fact and a turning that the page shows', () => {
    const shown = facts.map(({ id }) => id)
    for (const { game, turnings, facts: rows } of comparison) {
      expect(
        Object.keys(rows).filter((id) => !shown.includes(id)),
        game,
      ).toEqual([])
      const ids = turnings.map(({ id }) => id)
      expect(computed.filter((one) => one.game === game && !ids.includes(one.turning)).map(nameOf)).toEqual([])
      expect(turnings.filter(({ entry }) => !site.entries.has(entry as never)).map(({ entry }) => entry)).toEqual([])
    }
  })
  test('a limit is one by what decides it: taken out, the action is allowed', () => {
    for (const one of computed.filter(({ probe }) => probe.reads.kind === 'limit'))
      expect(one.cell.decides.length, nameOf(one)).toBeGreaterThan(0)
  })
  test('opens the run that it comes from: every action of it has the form of one', () => {
    for (const one of computed) {
      const engine = engines[one.game]!
      expect(engine.readSetup(JSON.parse(JSON.stringify(one.cell.setup))), nameOf(one)).toBeDefined()
      expect(
        one.cell.actions.filter((action) => engine.readAction(action) === undefined),
        nameOf(one),
      ).toEqual([])
    }
  })
})

describe('what a game does not have', () => {
  const elsewhere = comparison.flatMap(({ game, facts: rows }) =>
    Object.entries(rows).flatMap(([fact, row]) => (isElsewhere(row) ? [[game, fact, row.counterpart] as const] : [])),
  )
  test.each(elsewhere)('%s %s: an entry says so', (game, _, key) => {
    const entry = site.entries.get(key as never)!
    for (const language of ['ja', 'en'] as const)
      expect(entry.text[language].counterparts.filter((counterpart) => counterpart.game === game)).toHaveLength(1)
  })
  test('Duel Masters has neither counters nor targets nor control that moves', () => {
    const none = elsewhere.filter(
      ([game, , key]) =>
        site.entries.get(key as never)!.text.en.counterparts.find((counterpart) => counterpart.game === game)?.to ===
        undefined,
    )
    expect(none.map(([game, fact]) => `${game} ${fact}`).toSorted()).toEqual([
      'duel-masters control',
      'duel-masters counters',
      'duel-masters target',
      'magic linked',
      'yugioh sickness',
    ])
  })
})

describe('our rulings decide', () => {
  const deciding: Readonly<Record<string, readonly string[]>> = {
    'ygo-fd-30': ['yugioh attached turned-down'],
    'ygo-fd-31': ['yugioh tie turned-down'],
    'ygo-fd-32': ['yugioh counters turned-down', 'yugioh stats turned-down'],
    'ygo-fd-33': ['yugioh once turned-down', 'yugioh no-attack turned-down'],
    'ygo-fd-36': ['yugioh linked turned-down', 'yugioh linked turned-up'],
    'ygo-fd-37': ['yugioh summoned turned-down'],
    'ygo-fd-42': ['yugioh origin turned-down'],
    'ygo-fd-43': ['yugioh attacked turned-down'],
    'ygo-fd-45': ['yugioh by-hand turned-down'],
    'dm-flip-12': [
      'duel-masters enters awakened',
      'duel-masters enters dragon-released',
      'duel-masters leaves released',
    ],
    'dm-flip-16': ['duel-masters sickness released', 'duel-masters sickness dragon-released'],
    'dm-flip-17': ['duel-masters sickness awakened'],
    'dm-flip-19': ['duel-masters position awakened'],
    'dm-flip-21': ['duel-masters position link-released'],
    'dm-flip-22': ['duel-masters position evaded'],
    'dm-flip-30': ['duel-masters stats evaded'],
    'dm-flip-31': ['duel-masters no-attack evaded'],
    'mtg-cloak-11': ['magic enters special-action', 'magic enters turned-up'],
    'mtg-cloak-13': ['magic attached special-action', 'magic target turned-up', 'magic stats special-action'],
    'mtg-cloak-14': ['magic position special-action', 'magic position turned-up'],
  }
  test.each(Object.entries(deciding))('%s', (id, names) => {
    for (const name of names) expect(cellAt(name).decides, name).toContain(id)
  })
})

/** Runs in which what is said not to happen does: the cells would say nothing if it never could. */
const controls: readonly (readonly [game: string, item: string, setup: unknown, actions: readonly unknown[]])[] = [
  [
    'yugioh',
    'card',
    { cards: [{ id: 'card', card: 'breaker-the-magical-warrior', zone: 'hand' }] },
    [{ type: 'normalSummon', by: 'player', card: 'card', as: 'attack', tributes: [] }],
  ],
  [
    'yugioh',
    'card',
    {
      cards: [
        { id: 'card', card: 'sangan', zone: 'monster' },
        { id: 'doom', card: 'tribute-to-the-doomed', zone: 'hand' },
        { id: 'spare', card: 'luster-dragon', zone: 'hand' },
      ],
    },
    [
      { type: 'activate', by: 'player', card: 'doom', targets: ['card'], cost: ['spare'] },
      { type: 'resolve', by: 'player' },
    ],
  ],
  ...(['jedits-dragoons', 'efreet-weaponmaster'] as const).map(
    (card) =>
      [
        'magic',
        card === 'jedits-dragoons' ? 'jedits-dragoons/enters' : 'efreet-weaponmaster/pump',
        {
          mana: { player: '{W}{W}{W}{U}{R}{R}{R}' },
          cards: [
            { id: 'card', card, zone: 'hand' },
            { id: 'bear', card: 'runeclaw-bear', zone: 'battlefield' },
          ],
        },
        [
          { type: 'cast', by: 'player', card: 'card' },
          { type: 'resolve', by: 'player' },
          ...(card === 'efreet-weaponmaster' ? [{ type: 'choose', by: 'player', cards: ['bear'] }] : []),
        ],
      ] as const,
  ),
  [
    'magic',
    'sultai-emissary/dies',
    {
      mana: { player: '{B}{B}{B}' },
      cards: [
        { id: 'card', card: 'sultai-emissary', zone: 'battlefield' },
        { id: 'downfall', card: 'heros-downfall', zone: 'hand' },
      ],
    },
    [
      { type: 'cast', by: 'player', card: 'downfall', targets: ['card'] },
      { type: 'resolve', by: 'player' },
    ],
  ],
  [
    'magic',
    'ruthless-ripper/turned-up',
    {
      cards: [
        { id: 'card', card: 'ruthless-ripper', zone: 'battlefield', down: 'morph' },
        { id: 'shown', card: 'sultai-emissary', zone: 'hand' },
      ],
    },
    [
      { type: 'turnUp', by: 'player', card: 'card', way: 'morph', cost: ['shown'] },
      { type: 'choose', by: 'player', cards: ['opponent'] },
    ],
  ],
  ...(['put', 'left'] as const).map(
    (what) =>
      [
        'duel-masters',
        `watcher.${what}`,
        {
          cards: [
            { id: 'watcher', card: 'sample-watcher', zone: 'battle' },
            { id: 'card', card: 'aqua-hulcus', zone: what === 'put' ? 'hand' : 'battle' },
            { id: 'back', card: 'sample-send-back', zone: 'hand' },
            ...[1, 2, 3].map((n) => ({ id: `mana-${n}`, card: 'aqua-hulcus', zone: 'mana' })),
          ],
        },
        what === 'put'
          ? [{ type: 'summon', by: 'player', card: 'card' }]
          : [{ type: 'cast', by: 'player', card: 'back', choices: [['card']] }],
      ] as const,
  ),
]

describe('what does not happen could', () => {
  test.each(controls)('%s: %s', (game, item, setup, actions) => {
    const engine = engines[game]!
    const last = endOf(engine, setup, actions)
    expect(last.outcome.kind).toBe('done')
    expect(engine.fact(last.after, game === 'magic' ? 'stack' : 'waiting', lawOf('now'))).toContain(item)
  })
  test('each has such a run', () => {
    const shown = new Set(controls.map(([game, item]) => `${game} ${item}`))
    const quiet = computed.filter(({ cell }) => cell.value.kind === 'does-not-happen')
    expect(
      quiet
        .filter(({ game, probe }) => !('item' in probe.reads && shown.has(`${game} ${probe.reads.item}`)))
        .map(nameOf),
    ).toEqual([])
  })
})

/** A fact of a worked example and the cell that is about the same. `step` is counted from 1; 0 is the start. */
const touching: readonly (readonly [
  cell: string,
  value: Value,
  example: string,
  line: string,
  step: number,
  fact: string,
  is: unknown,
])[] = [
  ['yugioh counters turned-down', { kind: 'lost' }, 'ygo-reset-on-face-down', 'main', 2, 'soldier.counters', 0],
  ['yugioh once turned-down', { kind: 'lost' }, 'ygo-reset-on-face-down', 'main', 2, 'soldier.used', 0],
  ['yugioh no-attack turned-down', { kind: 'lost' }, 'ygo-reset-on-face-down', 'main', 2, 'soldier.limits', 0],
  ['yugioh stats turned-up', { kind: 'gone' }, 'ygo-reset-on-face-down', 'main', 4, 'soldier.atk', 3000],
  ['yugioh tie turned-down', { kind: 'lost' }, 'ygo-call-of-the-haunted', 'main', 4, 'elf.zone', 'monster'],
  ['duel-masters position awakened', { kind: 'kept', now: true }, 'dm-tap-state', 'main', 2, 'card.tapped', true],
  [
    'duel-masters position evaded',
    { kind: 'changed', from: true, to: false },
    'dm-tap-state',
    'type-changes',
    1,
    'card.tapped',
    false,
  ],
  [
    'duel-masters position link-released',
    { kind: 'kept', now: true },
    'dm-awaken-link-tap',
    'destroyed-tapped',
    2,
    'first.tapped',
    true,
  ],
  [
    'duel-masters sickness awakened',
    { kind: 'changed', from: true, to: false },
    'dm-bolshack-awaken',
    'main',
    3,
    'bolshack.sick',
    false,
  ],
  [
    'duel-masters sickness released',
    { kind: 'changed', from: false, to: true },
    'dm-bolshack-awaken',
    'released',
    4,
    'bolshack.sick',
    true,
  ],
  [
    'duel-masters enters awakened',
    { kind: 'does-not-happen' },
    'dm-flip-is-no-zone-change',
    'main',
    2,
    'waiting',
    ['watcher.left'],
  ],
  [
    'duel-masters leaves released',
    { kind: 'does-not-happen' },
    'dm-release-instead-of-leaving',
    'main',
    1,
    'waiting',
    [],
  ],
  ['magic position special-action', { kind: 'kept', now: true }, 'mtg-tap-state', 'main', 1, 'first.tapped', true],
  ['magic position turned-down', { kind: 'kept', now: true }, 'mtg-tap-state', 'down', 2, 'guide.tapped', true],
  ['magic attached special-action', { kind: 'kept' }, 'mtg-same-permanent', 'main', 2, 'aura.attached', 'first'],
  ['magic target special-action', { kind: 'reached' }, 'mtg-same-permanent', 'main', 3, 'first.power', 8],
  ['magic enters special-action', { kind: 'does-not-happen' }, 'mtg-no-etb', 'main', 1, 'stack', []],
]

describe('agrees with the worked examples', () => {
  test.each(touching)('%s', (name, value, id, line, step, fact, is) => {
    expect(cellAt(name).value).toEqual(value)
    const engine = engines[name.split(' ')[0]!]!
    const grown = grow(engine, exampleById(id)!.example)
    if (grown.kind === 'impossible') throw new Error(`${id} cannot be played`)
    const found = grown.tree.lines.find((one) => one.id === line)!
    expect(engine.fact(step === 0 ? found.start : found.moves[step - 1]!.after, fact, found.law)).toEqual(is)
  })
})
