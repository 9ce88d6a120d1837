import { describe, expect, test } from 'vitest'
import { lawOf } from '../../engine'
import { magic, type Setup, type SetupCard } from './index'

const law = lawOf('now')
const there = (card: string, more: Partial<SetupCard> = {}): SetupCard => ({
  id: 'x',
  card,
  zone: 'battlefield',
  ...more,
})
const reasons = (...cards: SetupCard[]) => {
  const started = magic.start({ cards }, law)
  return started.kind === 'refused' ? started.unmet.map((unmet) => unmet.text.en) : []
}

describe('a position that cannot come about is refused with every reason', () => {
  test.each<readonly [string, readonly SetupCard[], string]>([
    ['a card that there is not', [there('black-lotus')], 'There is no such card here'],
    ['an instant face up on the battlefield', [there('giant-growth')], 'instant or sorcery'],
    ['a modal card with its sorcery face up', [there('zof-consumption')], 'instant or sorcery'],
    ['a cloaked token', [there('token-dog', { down: 'cloak' })], 'A token is not cloaked'],
    ['a token in a hand', [there('token-dog', { zone: 'hand' })], 'nowhere but on the battlefield'],
    ['cast with disguise without having it', [there('runeclaw-bear', { down: 'disguise' })], 'no disguise'],
    ['cast with morph without having it', [there('runeclaw-bear', { down: 'morph' })], 'no morph'],
    ['a double-faced permanent turned down (712.16)', [there('hinterland-hermit', { down: 'effect' })], 'double-faced'],
    ['a back face of a card that has none', [there('runeclaw-bear', { back: true })], 'back face'],
    [
      'a back face in a graveyard (712.8a)',
      [there('hinterland-hermit', { zone: 'graveyard', back: true })],
      'back face',
    ],
    [
      'a face-down card in a graveyard',
      [there('forest', { zone: 'graveyard', down: 'cloak' })],
      'no face-down cards in that zone',
    ],
    ['a tapped card in a hand', [there('forest', { zone: 'hand', tapped: true })], 'Only permanents'],
    ['an Aura on nothing (704.5m)', [there('zephyr-net')], 'is put into the graveyard'],
    [
      'an Equipment on a land (704.5n)',
      [there('ghostfire-blade', { attached: 'y' }), there('forest', { id: 'y' })],
      'comes off',
    ],
    [
      'a blue Aura on a creature with protection from blue',
      [there('zephyr-net', { attached: 'y' }), there('akroma-angel-of-fury', { id: 'y' })],
      'is put into the graveyard',
    ],
    ['lethal damage (704.5g)', [there('runeclaw-bear', { damage: 2 })], 'is destroyed'],
    ['toughness 0 (704.5f)', [there('glasspool-mimic')], 'toughness 0 or less'],
    [
      'two of a legend (704.5j)',
      [there('akroma-angel-of-fury'), there('akroma-angel-of-fury', { id: 'y' })],
      'two legendary permanents',
    ],
    ['two cards with one id', [there('forest'), there('forest')], 'the same id'],
    ['a face-up permanent that nobody knows', [{ id: 'x', zone: 'battlefield' }], 'A face-up card is known'],
    ['a spell that is not on the stack', [there('giant-growth', { zone: 'stack' })], 'no spell on the stack'],
    ['an attachment to what is not there', [there('zephyr-net', { attached: 'y' })], 'is not there'],
  ])('%s', (_, cards, words) => {
    expect(reasons(...cards).join('; ')).toContain(words)
  })
  test('names all that is wrong at once', () => {
    expect(
      reasons(
        there('black-lotus'),
        there('giant-growth', { id: 'y' }),
        there('zephyr-net', { id: 'z', attached: 'q' }),
      ),
    ).toHaveLength(3)
  })
})

describe('a position that can come about is taken', () => {
  test.each<readonly [string, readonly SetupCard[]]>([
    [
      'any card cloaked, an instant and a double-faced one too',
      [there('giant-growth', { down: 'cloak' }), there('zof-consumption', { id: 'y', down: 'cloak' })],
    ],
    [
      'a legend beside a face-down one, which has no name',
      [there('akroma-angel-of-fury'), there('akroma-angel-of-fury', { id: 'y', down: 'morph' })],
    ],
    [
      'an Aura on a face-down creature that will have protection from it',
      [there('akroma-angel-of-fury', { down: 'morph' }), there('zephyr-net', { id: 'y', attached: 'x' })],
    ],
    [
      'a creature saved by counters or an Aura',
      [
        there('glasspool-mimic', { counters: 1 }),
        there('runeclaw-bear', { id: 'y', damage: 3 }),
        there('heros-resolve', { id: 'z', attached: 'y' }),
      ],
    ],
    [
      'a card of the other player under control',
      [there('forest', { owner: 'opponent', controller: 'player', down: 'manifest' })],
    ],
    ['a transformed permanent', [there('hinterland-hermit', { back: true })]],
    [
      'unknown cards in hands and libraries, and face down',
      [
        { id: 'x', zone: 'hand' },
        { id: 'y', zone: 'library' },
        { id: 'z', zone: 'battlefield', down: 'cloak' },
      ],
    ],
  ])('%s', (_, cards) => {
    expect(reasons(...cards)).toEqual([])
  })
})

describe('what an address says is under way', () => {
  const base: Setup = { cards: [there('runeclaw-bear')] }
  test.each<readonly [string, unknown]>([
    ['no list', { stack: 'none' }],
    ['an unknown part', { cheat: true }],
    [
      'an ability that no card has',
      { waiting: [{ source: { id: 'x', object: 1 }, ability: 'win-the-game', by: 'player' }] },
    ],
    [
      'an effect that gives an ability that no card has',
      { lasting: [{ stamp: 1, until: 'forever', on: [], change: { gain: [{ kind: 'triggered', id: 'x', ops: 1 }] } }] },
    ],
    ['the name of what every object has', { revealed: ['constructor'] }],
  ])('has the form of one, or is not read: %s', (_, going) => {
    expect(magic.readSetup({ ...base, going })).toBeUndefined()
  })
  test.each<readonly [string, NonNullable<Setup['going']>]>([
    ['a choice of targets for nothing', { choice: { kind: 'targets', by: 'player' } }],
    ['a payment for nothing', { choice: { kind: 'pay', by: 'player', cost: '{2}', item: 'gone' } }],
    ['cards to choose for nothing', { choice: { kind: 'cards', by: 'player', from: ['x'], min: 1, max: 1 } }],
  ])('holds together, or is refused: %s', (_, going) => {
    const read = magic.readSetup({ ...base, going })
    expect(read).toBeDefined()
    expect(magic.start(read!, law).kind).toBe('refused')
  })
})
