import { describe, expect, test } from 'vitest'
import { lawOf, replay } from '../../engine'
import { magic, type Action, type Setup, type SetupCard, type State } from './index'

const law = lawOf('now')
const my = (id: string, card: string, more: Partial<SetupCard> = {}): SetupCard => ({
  id,
  card,
  zone: 'battlefield',
  ...more,
})
const lands = (card: string, n: number) => Array.from({ length: n }, (_, i) => my(`${card}-${i}`, card))

function begin(...cards: (SetupCard | readonly SetupCard[])[]): State {
  const setup: Setup = { cards: cards.flat() }
  const started = magic.start(setup, law)
  if (started.kind === 'refused') throw new Error(started.unmet.map((unmet) => unmet.text.en).join('; '))
  return started.state
}
const play = (state: State, ...actions: Action[]): State => {
  const moves = replay(magic, state, actions, law)
  expect(moves.map((move) => move.outcome.kind)).toEqual(actions.map(() => 'done'))
  return moves.at(-1)!.after
}
const facts = (state: State, id: string, ...names: string[]) =>
  names.map((name) => magic.fact(state, `${id}.${name}`, law))
const cast = (card: string, ...targets: string[]): Action => ({ type: 'cast', by: 'player', card, targets })
const resolve: Action = { type: 'resolve', by: 'player' }

describe('face-down values', () => {
  test.each([
    ['cloak', '{2}'],
    ['disguise', '{2}'],
    ['manifest', ''],
    ['morph', ''],
  ] as const)('by %s: a nameless colorless 2/2 creature with ward "%s"', (down, ward) => {
    const card = down === 'morph' ? 'whipcorder' : 'defenestrated-phantom'
    const state = begin(my('x', card, { down }))
    expect(facts(state, 'x', 'name', 'colors', 'types', 'subtypes', 'power', 'toughness', 'ward', 'flying')).toEqual([
      '',
      [],
      ['Creature'],
      [],
      2,
      2,
      ward,
      false,
    ])
  })
  test('a permanent that an effect turns down has no ward, keeps counters and stays tapped (708.2a)', () => {
    const state = play(
      begin(
        my('x', 'abzan-guide', { tapped: true, counters: 1 }),
        my('s', 'backslide', { zone: 'hand' }),
        lands('island', 2),
      ),
      cast('s', 'x'),
      resolve,
    )
    expect(facts(state, 'x', 'face', 'by', 'power', 'ward', 'tapped', 'lifelink')).toEqual([
      'down',
      'effect',
      3,
      '',
      true,
      false,
    ])
  })
  test('Ixidron counts the face-down creatures and turns no double-faced and no face-down one down (712.16, 708.2b)', () => {
    const state = play(
      begin(
        my('a', 'runeclaw-bear'),
        my('b', 'hinterland-hermit'),
        my('c', 'giant-growth', { down: 'cloak' }),
        my('s', 'ixidron', { zone: 'hand' }),
        lands('island', 5),
      ),
      cast('s'),
      resolve,
    )
    expect([facts(state, 'a', 'by'), facts(state, 'b', 'face'), facts(state, 'c', 'by')]).toEqual([
      ['effect'],
      ['front'],
      ['cloak'],
    ])
    expect(facts(state, 's', 'power', 'toughness')).toEqual([2, 2])
  })
})

describe('the layers', () => {
  test('Humility takes abilities in layer 6 and sets 1/1 in 7b; counters and pumps come on top (613.4)', () => {
    const state = begin(
      my('x', 'abzan-guide', { counters: 2 }),
      my('h', 'humility'),
      my('b', 'ghostfire-blade', { attached: 'x' }),
    )
    expect(facts(state, 'x', 'power', 'toughness', 'lifelink')).toEqual([5, 5, false])
  })
  test('what Ixidor gives is gone when Humility has taken its ability, whichever came first (613.8)', () => {
    for (const order of [
      ['ixidor-reality-sculptor', 'humility'],
      ['humility', 'ixidor-reality-sculptor'],
    ] as const) {
      const state = begin(my('p', order[0]), my('q', order[1]), my('x', 'runeclaw-bear', { down: 'manifest' }))
      expect(facts(state, 'x', 'power', 'toughness')).toEqual([1, 1])
    }
  })
  test('Xenograft gives its type to no creature that an Aura has made a land, whichever came first (613.8a)', () => {
    const moon = my('moon', 'imprisoned-in-the-moon', { attached: 'x' })
    const xenograft = my('xenograft', 'xenograft', { chosen: 'Wizard' })
    for (const cards of [
      [moon, xenograft],
      [xenograft, moon],
    ]) {
      const state = begin(my('x', 'runeclaw-bear'), cards)
      expect(facts(state, 'x', 'types', 'subtypes', 'power')).toEqual([['Land'], [], undefined])
    }
  })
  test('a copy of a face-down creature is a face-up nameless 2/2 with its ward (707.2)', () => {
    const state = play(
      begin(
        my('x', 'runeclaw-bear', { down: 'cloak' }),
        my('y', 'abzan-guide'),
        my('s', 'augmenter-pugilist', { zone: 'hand' }),
        lands('island', 5),
      ),
      { type: 'cast', by: 'player', card: 's', face: 1, targets: ['x'] },
      resolve,
    )
    expect(facts(state, 'y', 'face', 'name', 'power', 'ward', 'lifelink')).toEqual(['front', '', 2, '{2}', false])
  })
  test('effects until end of turn stay on a permanent that is turned up, and end with the turn (708.8, 514.2)', () => {
    const pumped = play(
      begin(
        my('x', 'whipcorder', { down: 'morph' }),
        my('s', 'giant-growth', { zone: 'hand' }),
        lands('forest', 1),
        lands('plains', 1),
        my('l', 'forest', { zone: 'library', owner: 'opponent' }),
      ),
      cast('s', 'x'),
      resolve,
      { type: 'turnUp', by: 'player', card: 'x', way: 'morph' },
    )
    expect(facts(pumped, 'x', 'power', 'name')).toEqual([5, 'Whipcorder'])
    let state = pumped
    while (magic.fact(state, 'turn', law) === 3) state = play(state, resolve)
    expect(facts(state, 'x', 'power')).toEqual([2])
  })
})

describe('combat', () => {
  test('a creature that came under control this turn cannot attack, turned up or not (302.6)', () => {
    const at = (more: Partial<SetupCard>) => ({
      ...begin(my('x', 'whipcorder', { down: 'morph', ...more })),
      step: 'attackers' as const,
    })
    const attack: Action = { type: 'attack', by: 'player', cards: ['x'] }
    expect(magic.apply(at({ fresh: true }), attack, law).kind).toBe('refused')
    expect(magic.apply(at({}), attack, law).kind).toBe('done')
  })
  test('a face-down attacker that is not blocked deals 2, and two 2/2 that fight die revealed (708.9)', () => {
    const state = {
      ...begin(my('x', 'whipcorder', { down: 'morph' }), my('y', 'forest', { down: 'manifest', owner: 'opponent' })),
      step: 'attackers' as const,
    }
    const attack: Action = { type: 'attack', by: 'player', cards: ['x'] }
    expect(magic.fact(play(state, attack, resolve, resolve), 'opponent.life', law)).toBe(18)
    const fought = play(
      state,
      attack,
      resolve,
      { type: 'block', by: 'opponent', cards: ['y'], targets: ['x'] },
      resolve,
    )
    expect([facts(fought, 'x', 'zone'), facts(fought, 'y', 'zone')]).toEqual([['graveyard'], ['graveyard']])
    expect(magic.fact(fought, 'revealed', law)).toEqual(['whipcorder', 'forest'])
  })
})

describe('timestamps', () => {
  test('are counted on by a change of control too: nothing that comes later has the same one (613.7)', () => {
    const hand = my('z', 'zealous-conscripts', { zone: 'hand' })
    let state = begin(hand, lands('mountain', 5), my('bear', 'runeclaw-bear', { owner: 'opponent' }))
    state = play(state, cast('z'), resolve)
    const target = magic
      .actions(state, law)
      .find(({ action, unmet }) => unmet.length === 0 && JSON.stringify(action).includes('"bear"'))
    state = play(state, target!.action, resolve)
    expect(facts(state, 'bear', 'controller')).toEqual(['player'])
    const stamps = state.lasting.map(({ stamp }) => stamp)
    expect(stamps.length).toBeGreaterThan(1)
    expect(new Set(stamps).size).toBe(stamps.length)
    expect(Math.max(...stamps)).toBe(state.clock)
  })
})
