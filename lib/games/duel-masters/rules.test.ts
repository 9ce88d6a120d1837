import { describe, expect, test } from 'vitest'
import { lawOf, replay } from '../../engine'
import { duelMasters, type Action, type Setup, type SetupCard, type State } from './index'

const law = lawOf('now')
const there = (id: string, card: string, more: Partial<SetupCard> = {}): SetupCard => ({
  id,
  card,
  zone: 'battle',
  ...more,
})
const theirs = (id: string, card: string, more: Partial<SetupCard> = {}) =>
  there(id, card, { owner: 'opponent', ...more })
const mana = (n: number, card: string, owner: 'player' | 'opponent' = 'player'): readonly SetupCard[] =>
  Array.from({ length: n }, (_, index) => there(`${owner}-${card}-${index}`, card, { zone: 'mana', owner }))
const attack = (card: string, target?: string): Action => ({
  type: 'attack',
  by: 'player',
  card,
  ...(target ? { target } : {}),
})
const proceed: Action = { type: 'proceed', by: 'player' }
const resolve = (card: string, ability: string, choices: readonly (readonly string[])[] = []): Action => ({
  type: 'resolve',
  by: 'player',
  card,
  ability,
  choices,
})

/** Plays actions, all of which must be allowed but the last. */
function play(setup: Setup, ...actions: readonly Action[]) {
  const started = duelMasters.start(setup, law)
  if (started.kind === 'refused') throw new Error(started.unmet.map((unmet) => unmet.text.en).join('; '))
  const moves = replay(duelMasters, started.state, actions, law)
  for (const move of moves.slice(0, -1))
    if (move.outcome.kind === 'refused')
      throw new Error(`${move.action.type}: ${move.outcome.unmet.map((unmet) => unmet.text.en).join('; ')}`)
  return moves.at(-1)!
}
const after = (setup: Setup, ...actions: readonly Action[]) => play(setup, ...actions).after
const fact = (state: State, name: string) => duelMasters.fact(state, name, law)

describe('battle (115)', () => {
  const battle = (mine: string, other: string): Setup => ({
    step: 'attack',
    cards: [there('mine', mine), theirs('other', other, { tapped: true })],
  })
  test('the lower power loses', () => {
    const state = after(battle('bolshack-dragon', 'rose-envoy'), attack('mine', 'other'), proceed)
    expect([fact(state, 'mine.zone'), fact(state, 'other.zone')]).toEqual(['battle', 'graveyard'])
  })
  test('equal power: both lose', () => {
    const state = after(battle('aqua-hulcus', 'aqua-surfer'), attack('mine', 'other'), proceed)
    expect([fact(state, 'mine.zone'), fact(state, 'other.zone')]).toEqual(['graveyard', 'graveyard'])
  })
  test('an untapped creature cannot be attacked', () => {
    const setup: Setup = { step: 'attack', cards: [there('mine', 'urth'), theirs('other', 'jenny')] }
    expect(play(setup, attack('mine', 'other')).outcome.kind).toBe('refused')
  })
  test('a blocker takes the attack (507)', () => {
    const state = after(
      { step: 'attack', cards: [there('mine', 'urth'), theirs('dobel', 'yamino-dobel')] },
      attack('mine'),
      { type: 'block', by: 'opponent', card: 'dobel' },
      proceed,
    )
    expect([fact(state, 'dobel.zone'), fact(state, 'winner')]).toEqual(['graveyard', undefined])
  })
  test('an attack on a player without shields wins (104.2a)', () => {
    expect(fact(after({ step: 'attack', cards: [there('mine', 'urth')] }, attack('mine'), proceed), 'winner')).toBe(
      'player',
    )
  })
})

describe('what waits (603.3)', () => {
  test('the turn player goes first (101.4)', () => {
    const setup: Setup = {
      cards: [
        there('watcher', 'sample-watcher'),
        theirs('their-watcher', 'sample-watcher'),
        there('cocco', 'cocco-lupia', { zone: 'hand' }),
        ...mana(3, 'cocco-lupia'),
      ],
    }
    const summon: Action = { type: 'summon', by: 'player', card: 'cocco' }
    const theirFirst: Action = { type: 'resolve', by: 'opponent', card: 'their-watcher', ability: 'put' }
    expect(play(setup, summon, theirFirst).outcome).toMatchObject({
      kind: 'refused',
      unmet: [{ cites: ['dm-rule-101.4'] }],
    })
    expect(play(setup, summon, resolve('watcher', 'put'), theirFirst).outcome.kind).toBe('done')
  })
  test('goes before anything else is done', () => {
    const setup: Setup = { cards: [there('hulcus', 'aqua-hulcus', { zone: 'hand' }), ...mana(3, 'aqua-hulcus')] }
    const outcome = play(
      setup,
      { type: 'summon', by: 'player', card: 'hulcus' },
      { type: 'nextStep', by: 'player' },
    ).outcome
    expect(outcome.kind).toBe('refused')
  })
  test('a condition is checked as it is resolved, not before (603.4)', () => {
    const setup: Setup = {
      active: 'opponent',
      step: 'end',
      cards: [there('castle', 'musin-toukon'), there('one', 'cocco-lupia'), there('two', 'bolshack-dragon')],
    }
    const state = after(setup, { type: 'nextStep', by: 'opponent' }, resolve('castle', 'dragon-release'))
    expect(fact(state, 'castle.type')).toBe('creature')
    const alone = { ...setup, cards: setup.cards.slice(0, 2) }
    const still = after(alone, { type: 'nextStep', by: 'opponent' }, resolve('castle', 'dragon-release'))
    expect(fact(still, 'castle.type')).toBe('fortress')
  })
  test('the first Dragon of a turn sets nothing off that waits for the second', () => {
    const setup: Setup = {
      cards: [
        there('keep', 'batrai', { face: 2 }),
        there('dragon', 'bolshack-dragon', { zone: 'hand' }),
        ...mana(6, 'bolshack-dragon'),
      ],
    }
    const summon: Action = { type: 'summon', by: 'player', card: 'dragon' }
    expect(fact(after(setup, summon), 'waiting')).toEqual([])
    const second = { ...setup, log: { put: [{ by: 'player' as const, card: 'bolshack-dragon', face: 1 }] } }
    expect(fact(after(second, summon), 'waiting')).toEqual(['keep.dragon-release'])
  })
})

describe('links', () => {
  const star = (seals: readonly string[]): Setup => ({
    cards: [
      there('star', 'forbidden-star', { memory: { fromStart: true } }),
      ...['alpha', 'beta', 'gamma', 'delta'].map((id) => there(id, `forbidden-star-${id}`, { link: 'star' })),
      ...seals.map((id) => there(`seal-${id}`, 'jenny', { seal: true, on: id })),
      there('command', 'sample-fire-command', { zone: 'hand' }),
      theirs('foe', 'jenny'),
      ...mana(2, 'cocco-lupia'),
    ],
  })
  const summon: Action = { type: 'summon', by: 'player', card: 'command' }
  test('the last seal of the field: forbidden explosion into one creature with four cores (701.29)', () => {
    const state = after(star(['gamma']), summon, resolve('gamma', 'forbidden-explosion'))
    expect(['type', 'name', 'parts', 'tapped', 'sick'].map((what) => fact(state, `star.${what}`))).toEqual([
      'creature',
      '終焉の禁断 ドルマゲドンX',
      4,
      false,
      false,
    ])
    expect(fact(state, 'gamma.type')).toBe('core')
  })
  test('with seals left elsewhere it does not explode, and of several seals the owner chooses one (116.4)', () => {
    const chosen: Action = { type: 'choose', by: 'player', card: 'gamma' }
    const state = after(star(['gamma', 'alpha']), summon, chosen, resolve('gamma', 'forbidden-explosion'))
    expect(fact(state, 'star.type')).toBe('field')
  })
  test('awaken link at the start of the turn: untapped by then (501), and without summoning sickness (dm-flip-17)', () => {
    const state = after(
      {
        active: 'opponent',
        step: 'end',
        cards: [there('pippi', 'gachinko-pippi', { tapped: true }), there('kaiser', 'zero-kaiser')],
      },
      { type: 'nextStep', by: 'opponent' },
      resolve('pippi', 'awaken-link'),
    )
    expect(['parts', 'power', 'tapped'].map((what) => fact(state, `pippi.${what}`))).toEqual([1, 9000, false])
  })
})

describe('what changes in the middle', () => {
  test('a weapon that becomes a fortress is untapped in every era: dm-flip-25 speaks of creatures', () => {
    const setup: Setup = {
      step: 'attack',
      cards: [
        there('wearer', 'bolshack-dragon', { tapped: true }),
        there('sword', 'sample-three-faces-fortress', { on: 'wearer' }),
      ],
    }
    for (const { id } of duelMasters.eras) {
      const started = duelMasters.start(setup, lawOf(id))
      if (started.kind === 'refused') throw new Error('impossible')
      const moves = replay(
        duelMasters,
        started.state,
        [{ type: 'nextStep', by: 'player' }, resolve('sword', 'dragon-release')],
        lawOf(id),
      )
      const { after: last } = moves.at(-1)!
      expect([fact(last, 'sword.type'), fact(last, 'sword.tapped')]).toEqual(['fortress', false])
    }
  })
  test('of two linked creatures that leave at once, each owner chooses a cell (806.1b)', () => {
    const linked = (owner: 'player' | 'opponent'): readonly SetupCard[] => [
      there(`${owner}-1`, 'sample-trio-1', { owner, face: 2 }),
      there(`${owner}-2`, 'sample-trio-2', { owner, face: 2, link: `${owner}-1` }),
      there(`${owner}-3`, 'sample-trio-3', { owner, face: 2, link: `${owner}-1` }),
    ]
    const state = after(
      {
        cards: [
          ...linked('player'),
          ...linked('opponent'),
          there('back', 'teleportation', { zone: 'hand' }),
          ...mana(5, 'aqua-hulcus'),
        ],
      },
      { type: 'cast', by: 'player', card: 'back', choices: [['player-1', 'opponent-1']] },
      { type: 'choose', by: 'player', card: 'player-1' },
      { type: 'choose', by: 'opponent', card: 'opponent-2' },
    )
    expect(['player-1', 'player-2', 'opponent-1', 'opponent-2'].map((id) => fact(state, `${id}.zone`))).toEqual([
      'hyperspatial',
      'battle',
      'battle',
      'hyperspatial',
    ])
  })
  test('a creature released with its power still at 0 is destroyed after all', () => {
    const setup: Setup = {
      active: 'opponent',
      cards: [
        there('card', 'temporal-blaze-bolshack', {
          face: 2,
          effects: [{ by: 'opponent', from: 'effect', power: -12000, until: 'end' }],
        }),
      ],
    }
    expect(fact(after(setup, { type: 'nextStep', by: 'opponent' }), 'card.zone')).toBe('hyperspatial')
  })
  test('a pulse that All Delete does not move loses its seals, and is then forbidden-released', () => {
    const state = after(
      {
        active: 'opponent',
        cards: [
          there('pulse', 'forbidden-sealed-x', { memory: { fromStart: true } }),
          there('seal', 'jenny', { seal: true, on: 'pulse' }),
          theirs('delete', 'all-delete', { zone: 'hand' }),
          ...mana(11, 'yamino-dobel', 'opponent'),
        ],
      },
      { type: 'cast', by: 'opponent', card: 'delete' },
      resolve('pulse', 'forbidden-release'),
    )
    expect([fact(state, 'pulse.zone'), fact(state, 'pulse.type')]).toEqual(['battle', 'creature'])
  })
})

describe('abilities of the hand, given and copied', () => {
  test('Dynamo adds power and abilities to another Dynamo this turn (602.1)', () => {
    const setup: Setup = { step: 'attack', cards: [there('one', 'daicrusher'), there('two', 'daicrusher')] }
    const use: Action = { type: 'use', by: 'player', card: 'one', ability: 'dynamo', choices: [['two']] }
    const state = after(setup, use)
    expect([fact(state, 'one.tapped'), fact(state, 'two.power')]).toEqual([true, 6000])
    const sick = {
      ...setup,
      cards: [there('one', 'daicrusher', { memory: { arrived: true } }), there('two', 'daicrusher')],
    }
    expect(play(sick, use).outcome.kind).toBe('refused')
  })
  test('a copy is what it copies until the end of the other player’s next turn, with its power', () => {
    const setup: Setup = {
      cards: [
        there('akashic', 'akashic-parallel', { zone: 'hand' }),
        theirs('mobius', 'temporal-blaze-bolshack', { face: 2 }),
        ...mana(4, 'aqua-hulcus'),
      ],
    }
    const summon: Action = { type: 'summon', by: 'player', card: 'akashic' }
    const state = after(setup, summon, resolve('akashic', 'copy-put', [['mobius']]))
    expect([fact(state, 'akashic.name'), fact(state, 'akashic.power')]).toEqual([
      '勝利の覚醒者ボルシャック・メビウス',
      12000,
    ])
  })
  test('a spell of cost 4 or less cannot choose a creature that is not chosen by such spells', () => {
    const setup: Setup = {
      cards: [
        theirs('dokindam', 'forbidden-sealed-x', { face: 2 }),
        theirs('jenny', 'jenny'),
        there('back', 'sample-send-back', { zone: 'hand' }),
        ...mana(3, 'aqua-hulcus'),
      ],
    }
    const cast = (id: string): Action => ({ type: 'cast', by: 'player', card: 'back', choices: [[id]] })
    expect(play(setup, cast('dokindam')).outcome.kind).toBe('refused')
    expect(play(setup, cast('jenny')).outcome.kind).toBe('done')
  })
  test('a Dragner calls a weapon and is equipped with it', () => {
    const setup: Setup = {
      cards: [
        there('malt', 'glenmalt', { zone: 'hand' }),
        there('sword', 'protoheart', { zone: 'hyperspatial' }),
        ...mana(6, 'cocco-lupia'),
      ],
    }
    const state = after(setup, { type: 'summon', by: 'player', card: 'malt' }, resolve('malt', 'call', [['sword']]))
    expect([fact(state, 'sword.zone'), fact(state, 'sword.on')]).toEqual(['battle', 'malt'])
  })
  test('a weapon goes to the hyperspatial zone with its creature gone (117.2)', () => {
    const setup: Setup = {
      active: 'opponent',
      cards: [
        there('malt', 'glenmalt'),
        there('sword', 'protoheart', { on: 'malt' }),
        theirs('terror', 'demon-hand', { zone: 'hand' }),
        ...mana(6, 'yamino-dobel', 'opponent'),
      ],
    }
    const state = after(setup, { type: 'cast', by: 'opponent', card: 'terror', choices: [['malt']] })
    expect([fact(state, 'malt.zone'), fact(state, 'sword.zone')]).toEqual(['graveyard', 'hyperspatial'])
  })
})

describe('cost and defeat', () => {
  test('a cost asks for mana of each civilization (112)', () => {
    const setup = (card: string): Setup => ({
      cards: [there('surfer', 'aqua-surfer', { zone: 'hand' }), ...mana(6, card)],
    })
    const summon: Action = { type: 'summon', by: 'player', card: 'surfer' }
    expect([play(setup('cocco-lupia'), summon).outcome.kind, play(setup('aqua-hulcus'), summon).outcome.kind]).toEqual([
      'refused',
      'done',
    ])
  })
  test('a player without a deck has lost (104.2b)', () => {
    const state = after({ step: 'start', below: { player: 1 }, cards: [] }, { type: 'nextStep', by: 'player' })
    expect(fact(state, 'winner')).toBe('opponent')
  })
  test('a sealed creature is as if it were not there (116.2)', () => {
    const setup: Setup = {
      step: 'attack',
      cards: [there('mine', 'urth'), there('seal', 'jenny', { seal: true, on: 'mine' })],
    }
    expect(play(setup, attack('mine')).outcome.kind).toBe('refused')
  })
})

describe('positions that cannot come about', () => {
  const trio = (...others: readonly string[]): Setup => ({
    cards: [
      there('lead', 'sample-trio-1', { face: 2 }),
      ...others.map((card, index) => there(`part-${index}`, card, { face: 2, link: 'lead' })),
    ],
  })
  const hyper = (n: number, card: string) =>
    Array.from({ length: n }, (_, index) => there(`${card}-${index}`, card, { zone: 'hyperspatial' }))
  test.each<[string, Setup, readonly string[]]>([
    ['a linked creature with all its cells', trio('sample-trio-2', 'sample-trio-3'), []],
    ['one cell is missing', trio('sample-trio-2'), ['dm-rule-806.1']],
    ['one cell is there twice', trio('sample-trio-2', 'sample-trio-2'), ['dm-rule-806.1', 'dm-rule-possible']],
    ['eight hyperspatial cards', { cards: [...hyper(4, 'batrai'), ...hyper(4, 'zero-kaiser')] }, []],
    [
      'nine hyperspatial cards',
      { cards: [...hyper(4, 'batrai'), ...hyper(4, 'zero-kaiser'), ...hyper(1, 'gachinko-pippi')] },
      ['dm-rule-407.1'],
    ],
    ['five of a name', { cards: hyper(5, 'batrai') }, ['dm-rule-407.1']],
  ])('%s', (_, setup, cites) => {
    const started = duelMasters.start(setup, law)
    expect(started.kind === 'refused' ? started.unmet.flatMap((unmet) => unmet.cites) : []).toEqual(cites)
  })
})
