import type { GameColumns, Probe, Reading } from '../../../lib/play/comparison'
import type { Action, Setup, SetupCard } from '../../../lib/games/yugioh'

type Trial = Probe<Setup, Action>

const card = (id: string, more: Partial<SetupCard> = {}): SetupCard => ({
  id: 'card',
  card: id,
  zone: 'monster',
  ...more,
})
const moon: SetupCard = { id: 'moon', card: 'book-of-moon', zone: 'hand' }
const sunlight: SetupCard = { id: 'sunlight', card: 'desert-sunlight', zone: 'spell' }

const resolve: Action = { type: 'resolve', by: 'player' }
const activate = (id: string, ...targets: readonly string[]): Action => ({
  type: 'activate',
  by: 'player',
  card: id,
  ...(targets.length > 0 ? { targets } : {}),
})
const down = [activate('moon', 'card'), resolve]
const flip: Action = { type: 'flipSummon', by: 'player', card: 'card' }
const up = [activate('sunlight'), resolve]

/** The same monster is turned face-down, and after that face-up in either way. */
function turned(cards: readonly SetupCard[], reads: Reading, first: readonly Action[] = []): Record<string, Trial> {
  const setup: Setup = { cards: [...cards, moon, sunlight] }
  const before = first.length
  return {
    'turned-down': { setup, actions: [...first, ...down], before, reads },
    'flip-summoned': { setup, actions: [...first, ...down, flip], before: before + 2, reads },
    'turned-up': { setup, actions: [...first, ...down, ...up], before: before + 2, reads },
  }
}

const has = (fact: string): Reading => ({ kind: 'has', fact: `card.${fact}` })
const soldier = (more: Partial<SetupCard>) => [card('black-luster-soldier-envoy-of-the-beginning', more)]
const elf = (more: Partial<SetupCard> = {}) => [card('celtic-guardian', more)]

/** What was done this turn forbids the next change by hand: tried once it has been turned. */
function forbids(memory: SetupCard['memory'] & object): Record<string, Trial> {
  const change: Action = { type: 'changePosition', by: 'player', card: 'card' }
  const trials = turned(elf({ memory }), { kind: 'limit', action: change })
  return { ...trials, 'turned-down': { ...trials['turned-down']!, reads: { kind: 'limit', action: flip } } }
}

const destroyed: Reading = { kind: 'reached', fact: 'card.zone', value: 'graveyard' }

/** A monster of the other side is targeted, and its player answers by turning it. */
function answered(stance: SetupCard['stance'], answer: SetupCard, ...targets: readonly string[]): Trial {
  const theirs = { owner: 'opponent' } as const
  return {
    setup: {
      cards: [
        card('celtic-guardian', { ...theirs, ...(stance ? { stance } : {}) }),
        { id: 'doom', card: 'tribute-to-the-doomed', zone: 'hand' },
        { id: 'spare', card: 'luster-dragon', zone: 'hand' },
        { ...answer, ...theirs, zone: 'spell' },
      ],
    },
    actions: [
      { type: 'activate', by: 'player', card: 'doom', targets: ['card'], cost: ['spare'] },
      { ...activate(answer.id, ...targets), by: 'opponent' },
      resolve,
    ],
    before: 1,
    reads: destroyed,
  }
}

const setMonster = (id: string, event: 'flip-summoned' | 'turned-up', reads: Reading): Trial => ({
  setup: { cards: [card(id, { stance: 'face-down-defense' }), sunlight] },
  actions: event === 'flip-summoned' ? [flip] : up,
  before: 0,
  reads,
})

const waits: Reading = { kind: 'sets-off', fact: 'waiting', item: 'card' }
const triggers = (id: string): Record<string, Trial> => ({
  'turned-down': { setup: { cards: [card(id), moon] }, actions: down, before: 0, reads: waits },
  'flip-summoned': setMonster(id, 'flip-summoned', waits),
  'turned-up': setMonster(id, 'turned-up', waits),
})

export const yugiohColumns: GameColumns<Setup, Action> = {
  game: 'yugioh',
  turnings: [
    {
      id: 'turned-down',
      title: { ja: '効果で裏側にする', en: 'Turned face-down by an effect' },
      entry: 'yugioh/face-down',
    },
    { id: 'flip-summoned', title: { ja: '反転召喚', en: 'Flip Summoned' }, entry: 'yugioh/flip-summon' },
    { id: 'turned-up', title: { ja: '効果で表側にする', en: 'Turned face-up by an effect' }, entry: 'yugioh/face-up' },
  ],
  values: {
    stance: {
      'face-up-attack': { ja: '表側攻撃表示', en: 'face-up Attack' },
      'face-up-defense': { ja: '表側守備表示', en: 'face-up Defense' },
      'face-down-defense': { ja: '裏側守備表示', en: 'face-down Defense' },
    },
    summon: { special: { ja: '特殊召喚', en: 'Special Summon' } },
    controller: { player: { ja: '自分', en: 'you' }, opponent: { ja: '相手', en: 'the opponent' } },
  },
  facts: {
    position: turned(elf(), { kind: 'is', fact: 'card.stance' }),
    counters: turned(soldier({ counters: 1 }), has('counters')),
    stats: turned(elf({ limits: [{ atk: 700, untilEnd: true }] }), has('limits')),
    attached: turned([...elf(), { id: 'axe', card: 'axe-of-despair', zone: 'spell', face: 'up', tie: 'card' }], {
      kind: 'tied',
      card: 'axe',
      to: 'card',
    }),
    linked: turned(
      [card('wind-up-zenmaister'), { id: 'material', card: 'luster-dragon', zone: 'under', under: 'card' }],
      has('materials'),
    ),
    once: turned(soldier({ used: ['banish'] }), has('used')),
    'no-attack': turned(elf({ limits: [{ cannotAttack: true, untilEnd: true }] }), has('limits')),
    attacked: forbids({ attacked: true }),
    'by-hand': forbids({ changed: true }),
    summoned: turned(elf({ memory: { summon: 'special' } }), has('summon')),
    origin: turned(elf({ memory: { summon: 'special', origin: 'graveyard' } }), has('origin')),
    target: {
      'turned-down': answered(undefined, { ...moon, zone: 'spell' }, 'card'),
      'flip-summoned': {
        setup: {
          cards: [
            card('celtic-guardian', { stance: 'face-down-defense' }),
            { id: 'doom', card: 'tribute-to-the-doomed', zone: 'hand' },
            { id: 'spare', card: 'luster-dragon', zone: 'hand' },
          ],
        },
        actions: [{ type: 'activate', by: 'player', card: 'doom', targets: ['card'], cost: ['spare'] }, flip, resolve],
        before: 1,
        reads: destroyed,
      },
      'turned-up': answered('face-down-defense', sunlight),
    },
    tie: turned(
      [
        ...elf({ memory: { summon: 'special', origin: 'graveyard' } }),
        { id: 'call', card: 'call-of-the-haunted', zone: 'spell', face: 'up', tie: 'card' },
      ],
      { kind: 'tied', card: 'call', to: 'card' },
    ),
    control: turned(
      [card('celtic-guardian', { owner: 'opponent' }), { id: 'heart', card: 'change-of-heart', zone: 'hand' }],
      { kind: 'is', fact: 'card.controller' },
      [activate('heart', 'card'), resolve],
    ),
    enters: triggers('breaker-the-magical-warrior'),
    leaves: triggers('sangan'),
    turned: triggers('ghostrick-skeleton'),
    sickness: { counterpart: 'duel-masters/summoning-sickness' },
  },
}
