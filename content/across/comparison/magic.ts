import type { GameColumns, Probe, Reading } from '../../../lib/play/comparison'
import type { Action, Setup, SetupCard } from '../../../lib/games/magic'

type Trial = Probe<Setup, Action>
type More = Partial<Omit<SetupCard, 'id' | 'card'>>

const card = (id: string, name: string, more: More = {}): SetupCard => ({
  id,
  card: name,
  zone: 'battlefield',
  ...more,
})
const lands = (name: string, n: number, what = 'for-it'): readonly SetupCard[] =>
  Array.from({ length: n }, (_, index) => card(`${name}-${what}-${index + 1}`, name))
const hand: More = { zone: 'hand' }

const resolve: Action = { type: 'resolve', by: 'player' }
const cast = (id: string, target: string, mode?: string): Action => ({
  type: 'cast',
  by: 'player',
  card: id,
  ...(mode ? { modes: [mode] } : {}),
  targets: [target],
})

/** How a card is turned over: how it lies before, and what is done. */
interface Turn {
  readonly lies: More
  readonly others: readonly SetupCard[]
  readonly actions: readonly Action[]
}

const cloaked: More = { down: 'cloak' }
const turns: Readonly<Record<string, Turn>> = {
  'special-action': {
    lies: cloaked,
    others: [],
    actions: [{ type: 'turnUp', by: 'player', card: 'card', way: 'mana-cost' }],
  },
  'turned-up': {
    lies: cloaked,
    others: [card('expose', 'expose-the-culprit', hand), ...lands('mountain', 2, 'for-spell')],
    actions: [cast('expose', 'card', 'turn-up'), resolve],
  },
  'turned-down': {
    lies: {},
    others: [card('backslide', 'backslide', hand), ...lands('island', 2, 'for-spell')],
    actions: [cast('backslide', 'card'), resolve],
  },
}

interface Given {
  /** The card, and lands to turn it up with. */
  readonly name?: string
  readonly lands?: readonly SetupCard[]
  readonly others?: readonly SetupCard[]
  readonly first?: readonly Action[]
  readonly after?: readonly Action[]
  readonly ways?: readonly string[]
}

/** The same asked of each way to be turned over. */
function trials(more: More, reads: Reading, given: Given = {}): Record<string, Trial> {
  const { name = 'whipcorder', first = [], after = [], others = [], ways = Object.keys(turns) } = given
  return Object.fromEntries(
    ways.map((way) => {
      const turn = turns[way]!
      return [
        way,
        {
          setup: {
            cards: [
              card('card', name, { ...turn.lies, ...more }),
              ...others,
              ...turn.others,
              ...(given.lands ?? lands('plains', 2)),
            ],
          },
          actions: [...first, ...turn.actions, ...after],
          before: first.length,
          reads,
        },
      ]
    }),
  )
}

const growth = card('growth', 'giant-growth', hand)
const grows = { others: [growth, ...lands('forest', 1, 'for-growth')], first: [cast('growth', 'card')] }
const up = ['special-action', 'turned-up']
const sets = (item: string): Reading => ({ kind: 'sets-off', fact: 'stack', item })

export const magicColumns: GameColumns<Setup, Action> = {
  game: 'magic',
  turnings: [
    {
      id: 'special-action',
      title: { ja: '特別な処理で表向きにする', en: 'Turned face up by a special action' },
      entry: 'magic/turn-face-up',
    },
    {
      id: 'turned-up',
      title: { ja: '効果で表向きにする', en: 'Turned face up by an effect' },
      entry: 'magic/turn-face-up',
    },
    {
      id: 'turned-down',
      title: { ja: '効果で裏向きにする', en: 'Turned face down by an effect' },
      entry: 'magic/turn-face-down',
    },
  ],
  values: {
    tapped: { true: { ja: 'タップ状態', en: 'tapped' }, false: { ja: 'アンタップ状態', en: 'untapped' } },
    controller: { player: { ja: '自分', en: 'you' }, opponent: { ja: '対戦相手', en: 'the opponent' } },
  },
  facts: {
    position: trials({ tapped: true }, { kind: 'is', fact: 'card.tapped' }),
    counters: trials({ counters: 2 }, { kind: 'has', fact: 'card.counters' }),
    stats: trials({}, { kind: 'is', fact: 'card.power' }, { ...grows, first: [...grows.first, resolve] }),
    attached: trials(
      {},
      { kind: 'tied', card: 'aura', to: 'card' },
      { others: [card('aura', 'heros-resolve', { attached: 'card' })] },
    ),
    sickness: trials(
      { fresh: true },
      { kind: 'limit', action: { type: 'attack', by: 'player', cards: ['card'] } },
      { after: [resolve, resolve] },
    ),
    target: trials({}, { kind: 'reached', fact: 'card.power', value: 5 }, { ...grows, after: [resolve] }),
    control: trials({ owner: 'opponent', controller: 'player' }, { kind: 'is', fact: 'card.controller' }),
    enters: {
      ...trials({}, sets('jedits-dragoons/enters'), { name: 'jedits-dragoons', lands: lands('plains', 6), ways: up }),
      ...trials({}, sets('efreet-weaponmaster/pump'), { name: 'efreet-weaponmaster', ways: ['turned-down'] }),
    },
    leaves: trials({}, sets('sultai-emissary/dies'), { name: 'sultai-emissary', lands: lands('swamp', 2), ways: up }),
    turned: {
      ...trials({}, sets('dog-walker/turned-up'), {
        name: 'dog-walker',
        lands: [...lands('plains', 1), ...lands('mountain', 1)],
        ways: up,
      }),
      ...trials({}, sets('ruthless-ripper/turned-up'), { name: 'ruthless-ripper', ways: ['turned-down'] }),
    },
    linked: { counterpart: 'yugioh/xyz-material' },
    once: { counterpart: 'yugioh/once-per-turn' },
    attacked: { counterpart: 'yugioh/attack' },
    'by-hand': { counterpart: 'yugioh/change-of-battle-position' },
    summoned: { counterpart: 'yugioh/summon' },
    origin: { counterpart: 'yugioh/special-summoned' },
    tie: { counterpart: 'yugioh/keep-targeting' },
  },
}
