import type { Card } from '../card'
import { card, creature, disguise, equip, first, has, t, target, unmodelled } from './writing'

const turnedUp = [{ event: 'turned-up', who: 'self' }] as const

/** Cards with disguise (変装). */
export const disguises: readonly Card[] = [
  card(
    'defenestrated-phantom',
    '窓外放出の幻影',
    'Defenestrated Phantom',
    creature('{4}{W}{W}', ['Spirit'], [4, 3], ...has('flying'), disguise('{4}{W}')),
  ),
  card(
    'riftburst-hellion',
    '裂け目破りのヘリオン',
    'Riftburst Hellion',
    creature('{5}{R}{G}', ['Hellion'], [6, 7], ...has('reach'), disguise('{4}{R/G}{R/G}')),
  ),
  card(
    'fugitive-codebreaker',
    'Fugitive Codebreaker',
    'Fugitive Codebreaker',
    creature(
      '{1}{R}',
      ['Goblin', 'Rogue'],
      [2, 1],
      ...has('haste'),
      {
        kind: 'triggered',
        id: 'fugitive-codebreaker/prowess',
        text: t('果敢', 'Prowess'),
        when: [{ event: 'cast-noncreature' }],
        ops: [{ op: 'change', of: 'source', change: { plus: [1, 1] } }],
      },
      disguise({ mana: '{5}{R}', lessForSpells: true }),
      {
        kind: 'triggered',
        id: 'fugitive-codebreaker/turned-up',
        text: t(
          '表向きになったとき、手札を捨てて3枚引く',
          'When turned face up, discard your hand, then draw three cards',
        ),
        when: turnedUp,
        ops: [{ op: 'discard-hand' }, { op: 'draw', n: 3 }],
      },
    ),
  ),
  card(
    'nervous-gardener',
    'Nervous Gardener',
    'Nervous Gardener',
    creature(
      '{1}{G}',
      ['Dryad'],
      [2, 2],
      disguise('{G}'),
      unmodelled(
        '表向きになったときに土地を探す誘発型能力',
        'the triggered ability that searches for a land when it is turned face up',
      ),
    ),
    { partly: true },
  ),
  card(
    'dog-walker',
    'Dog Walker',
    'Dog Walker',
    creature('{R}{W}', ['Human', 'Citizen'], [3, 1], ...has('vigilance'), disguise('{R/W}{R/W}'), {
      kind: 'triggered',
      id: 'dog-walker/turned-up',
      text: t(
        '表向きになったとき、1/1の犬・トークンを2体タップ状態で出す',
        'When turned face up, create two tapped 1/1 Dog tokens',
      ),
      when: turnedUp,
      ops: [{ op: 'tokens', token: 'token-dog', n: 2, tapped: true }],
    }),
  ),
  card(
    'crowd-control-warden',
    'Crowd-Control Warden',
    'Crowd-Control Warden',
    creature(
      '{3}{G}{W}',
      ['Centaur', 'Soldier'],
      [4, 4],
      { kind: 'as', enters: true, turnedUp: true, what: 'counters-per-other-creature' },
      disguise('{3}{G/W}{G/W}'),
    ),
  ),
  card('concealed-weapon', 'Concealed Weapon', 'Concealed Weapon', {
    cost: '{1}{R}',
    types: ['Artifact'],
    subtypes: ['Equipment'],
    abilities: [
      { kind: 'static', on: 'attached', change: { plus: [3, 0] } },
      disguise('{2}{R}'),
      {
        kind: 'triggered',
        id: 'concealed-weapon/turned-up',
        text: t(
          '表向きになったとき、自分のクリーチャー1体につける',
          'When turned face up, attach it to target creature you control',
        ),
        when: turnedUp,
        targets: [target({ types: ['Creature'], controller: 'you' })],
        ops: [{ op: 'attach-to', of: first }],
      },
      equip('concealed-weapon', { mana: '{1}{R}' }),
    ],
  }),
]
