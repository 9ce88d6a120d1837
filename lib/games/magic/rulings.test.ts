import { describe, expect, test } from 'vitest'
import { lawOf, replay, type Law } from '../../engine'
import { magic, type Action, type Setup, type SetupCard } from './index'

/** What came of a run: the verdict on its last action, and the facts that were asked for. */
interface Seen {
  readonly verdict: string
  readonly facts: readonly unknown[]
}

/** Two runs that differ only in what a ruling is about. */
interface Pair {
  readonly ruling: string
  readonly about: string
  readonly one: Setup
  readonly other: Setup
  readonly actions: readonly Action[]
  /** Where the difference lies in how a card comes to be face up. */
  readonly otherActions?: readonly Action[]
  readonly facts: readonly string[]
}

const my = (id: string, card: string, more: Partial<SetupCard> = {}): SetupCard => ({
  id,
  card,
  zone: 'battlefield',
  ...more,
})
const theirs = (id: string, card: string, more: Partial<SetupCard> = {}): SetupCard =>
  my(id, card, { owner: 'opponent', ...more })
const lands = (card: string, n: number, owner: 'player' | 'opponent' = 'player') =>
  Array.from({ length: n }, (_, i) => my(`${owner}-${card}-${i}`, card, { owner }))
const position = (...cards: (SetupCard | readonly SetupCard[])[]): Setup => ({ cards: cards.flat() })
const inHand = { zone: 'hand' } as const
const down = (by: NonNullable<SetupCard['down']>, more: Partial<SetupCard> = {}) => ({ down: by, ...more })

const up = (way: 'mana-cost' | 'morph' | 'disguise'): Action => ({ type: 'turnUp', by: 'player', card: 'x', way })
const cast = (card: string, targets: readonly string[] = [], by: 'player' | 'opponent' = 'player'): Action => ({
  type: 'cast',
  by,
  card,
  targets,
})
const resolve: Action = { type: 'resolve', by: 'player' }
const pass: Action = { type: 'pass', by: 'player' }

const anonymous = (target: SetupCard, library: readonly SetupCard[]) =>
  position(my('spell', 'become-anonymous', inHand), lands('island', 4), target, library)
const top = my('top', 'forest', { zone: 'library' })
const pulse = [my('pulse', 'maelstrom-pulse', inHand), ...lands('swamp', 1), ...lands('forest', 2)]
const downfall = [theirs('downfall', 'heros-downfall', inHand), ...lands('swamp', 5, 'opponent')]
const expose = [
  my('expose', 'expose-the-culprit', inHand),
  my('ambushers', 'salt-road-ambushers'),
  ...lands('mountain', 2),
]

const pairs: readonly Pair[] = [
  {
    ruling: 'mtg-cloak-01',
    about: 'a nontoken creature or a token as the target',
    one: anonymous(my('x', 'runeclaw-bear'), [top]),
    other: anonymous(my('x', 'token-dog'), [top]),
    actions: [cast('spell', ['x'])],
    facts: [],
  },
  {
    ruling: 'mtg-cloak-03',
    about: 'a pile of two cards, which shuffling hides, or of one, which it does not',
    one: anonymous(my('x', 'runeclaw-bear'), [top]),
    other: anonymous(my('x', 'runeclaw-bear'), []),
    actions: [cast('spell', ['x']), resolve],
    facts: ['n1.knownToOpponent'],
  },
  {
    ruling: 'mtg-cloak-04',
    about: 'cloaked or manifested, and so with ward {2} or without',
    one: position(my('x', 'runeclaw-bear', down('cloak')), downfall),
    other: position(my('x', 'runeclaw-bear', down('manifest')), downfall),
    actions: [pass, cast('downfall', ['x'], 'opponent')],
    facts: ['stack', 'x.ward'],
  },
  {
    ruling: 'mtg-cloak-05',
    about: 'a cloaked creature card or a cloaked instant card',
    one: position(my('x', 'runeclaw-bear', down('cloak')), lands('forest', 2)),
    other: position(my('x', 'giant-growth', down('cloak')), lands('forest', 2)),
    actions: [up('mana-cost')],
    facts: [],
  },
  {
    ruling: 'mtg-cloak-06',
    about: 'a cloaked land with disguise or without',
    one: position(my('x', 'branch-of-vitu-ghazi', down('cloak')), lands('forest', 3)),
    other: position(my('x', 'mountain', down('cloak')), lands('forest', 3)),
    actions: [up('disguise')],
    facts: [],
  },
  {
    ruling: 'mtg-cloak-07',
    about: 'without abilities: a cloaked creature card or a cloaked instant card',
    one: position(my('x', 'runeclaw-bear', down('cloak')), my('humility', 'humility'), lands('forest', 2)),
    other: position(my('x', 'giant-growth', down('cloak')), my('humility', 'humility'), lands('forest', 2)),
    actions: [up('mana-cost')],
    facts: [],
  },
  {
    ruling: 'mtg-cloak-08',
    about: 'a double-faced card that is face down or face up as it would transform',
    one: position(
      my('x', 'hinterland-hermit', down('cloak')),
      my('xenograft', 'xenograft', { chosen: 'Human' }),
      my('moonmist', 'moonmist', inHand),
      lands('forest', 2),
      lands('mountain', 2),
    ),
    other: position(
      my('x', 'hinterland-hermit'),
      my('xenograft', 'xenograft', { chosen: 'Human' }),
      my('moonmist', 'moonmist', inHand),
      lands('forest', 2),
      lands('mountain', 2),
    ),
    actions: [cast('moonmist'), resolve, up('mana-cost'), pass],
    facts: ['x.name'],
  },
  {
    ruling: 'mtg-cloak-09',
    about: 'a face-down permanent that one controls or does not',
    one: position(my('x', 'runeclaw-bear', down('cloak'))),
    other: position(theirs('x', 'runeclaw-bear', down('cloak'))),
    actions: [{ type: 'look', by: 'player', card: 'x' }],
    facts: ['x.known'],
  },
  {
    ruling: 'mtg-cloak-10',
    about: 'cast with disguise, having lost its abilities or not',
    one: position(my('x', 'defenestrated-phantom', down('disguise')), my('humility', 'humility'), lands('plains', 5)),
    other: position(
      my('x', 'defenestrated-phantom', down('disguise')),
      my('xenograft', 'xenograft'),
      lands('plains', 5),
    ),
    actions: [up('disguise')],
    facts: [],
  },
  {
    ruling: 'mtg-cloak-11',
    about: 'a card that is turned face up or that enters',
    one: position(my('x', 'jedits-dragoons', down('cloak')), lands('plains', 6)),
    other: position(my('x', 'jedits-dragoons', inHand), lands('plains', 6)),
    actions: [up('mana-cost'), resolve],
    otherActions: [cast('x'), resolve, resolve],
    facts: ['player.life'],
  },
  {
    ruling: 'mtg-cloak-12',
    about: 'two creatures that are face down or face up',
    one: position(pulse, my('x', 'runeclaw-bear', down('manifest')), my('y', 'runeclaw-bear', down('manifest'))),
    other: position(pulse, my('x', 'runeclaw-bear'), my('y', 'runeclaw-bear')),
    actions: [cast('pulse', ['x']), resolve],
    facts: ['y.zone'],
  },
  {
    ruling: 'mtg-cloak-13',
    about: 'a target whose new characteristics leave it legal or make it illegal',
    one: position(
      my('x', 'abzan-guide', down('morph')),
      lands('plains', 3),
      lands('swamp', 1),
      lands('forest', 1),
      downfall,
    ),
    other: position(my('x', 'sagu-mauler', down('morph')), lands('island', 4), lands('forest', 1), downfall),
    actions: [pass, cast('downfall', ['x'], 'opponent'), { type: 'pass', by: 'opponent' }, up('morph'), resolve],
    facts: ['x.zone'],
  },
  {
    ruling: 'mtg-cloak-14',
    about: 'a permanent that is tapped or untapped as it is turned up',
    one: position(my('x', 'runeclaw-bear', down('cloak', { tapped: true })), lands('forest', 2)),
    other: position(my('x', 'runeclaw-bear', down('cloak')), lands('forest', 2)),
    actions: [up('mana-cost')],
    facts: ['x.tapped'],
  },
  {
    ruling: 'mtg-cloak-15',
    about: 'a permanent that leaves the battlefield face down or face up',
    one: position(my('x', 'runeclaw-bear', down('manifest')), downfall),
    other: position(my('x', 'runeclaw-bear'), downfall),
    actions: [pass, cast('downfall', ['x'], 'opponent'), resolve],
    facts: ['revealed'],
  },
  {
    ruling: 'mtg-cloak-16',
    about: 'permanents that are face down or face up and are mixed',
    one: position(my('x', 'runeclaw-bear', down('cloak')), my('y', 'runeclaw-bear', down('cloak'))),
    other: position(my('x', 'runeclaw-bear'), my('y', 'runeclaw-bear')),
    actions: [{ type: 'mix', by: 'player', cards: ['x', 'y'] }],
    facts: [],
  },
  {
    ruling: 'mtg-cloak-17',
    about: 'an instant card or a land card that an effect turns up',
    one: position(my('x', 'giant-growth', down('cloak')), expose),
    other: position(my('x', 'forest', down('cloak')), expose),
    actions: [{ type: 'cast', by: 'player', card: 'expose', modes: ['turn-up'], targets: ['x'] }, resolve],
    facts: ['x.face', 'revealed'],
  },
]

function run(setup: Setup, actions: readonly Action[], facts: readonly string[], law: Law): Seen {
  const started = magic.start(setup, law)
  if (started.kind === 'refused') throw new Error(started.unmet.map((unmet) => unmet.text.en).join('; '))
  const moves = replay(magic, started.state, actions, law)
  const after = moves.at(-1)?.after ?? started.state
  return { verdict: moves.at(-1)?.outcome.kind ?? 'done', facts: facts.map((name) => magic.fact(after, name, law)) }
}

describe('a ruling decides between two positions that differ only in what it is about', () => {
  test.each(pairs.map((pair) => [pair.ruling, pair.about, pair] as const))(
    '%s: %s',
    (ruling, _, { one, other, actions, otherActions, facts }) => {
      const both = (law: Law) => [run(one, actions, facts, law), run(other, otherActions ?? actions, facts, law)]
      const [a, b] = both(lawOf('now'))
      expect(a).not.toEqual(b)
      const [c, d] = both(lawOf('now', [ruling]))
      expect(c).toEqual(d)
    },
  )
})

test('an effect until end of turn says what becomes of abilities', () => {
  const setup = position(
    my('phantom', 'defenestrated-phantom', down('disguise')),
    my('humble', 'humble', inHand),
    lands('plains', 2),
  )
  const started = magic.start(setup, lawOf('now'))
  if (started.kind === 'refused') throw new Error(started.unmet[0]!.text.en)
  const moves = replay(magic, started.state, [cast('humble', ['phantom']), resolve], lawOf('now'))
  const { outcome } = moves.at(-1)!
  const told = outcome.kind === 'done' ? outcome.events.map((event) => event.text.en) : []
  expect(told).toContain('A face-down permanent is 0/1 until end of turn, and loses its abilities')
})
