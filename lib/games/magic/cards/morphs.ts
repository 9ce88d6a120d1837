import type { Card } from '../card'
import {
  aCreature,
  aPlayer,
  card,
  creature,
  enchantCreature,
  first,
  has,
  megamorph,
  morph,
  protection,
  t,
  target,
  unmodelled,
} from './writing'

const turnedUp = [{ event: 'turned-up', who: 'self' }] as const

/** Cards with morph or megamorph (変異, 大変異). */
export const morphs: readonly Card[] = [
  card('akroma-angel-of-fury', '憤怒の天使アクローマ', 'Akroma, Angel of Fury', {
    ...creature(
      '{5}{R}{R}{R}',
      ['Angel'],
      [6, 6],
      ...has('uncounterable', 'flying', 'trample'),
      protection('W', 'U'),
      morph('{3}{R}{R}{R}'),
      {
        kind: 'activated',
        id: 'akroma/pump',
        text: t('{R}：+1/+0', '{R}: +1/+0'),
        cost: { mana: '{R}' },
        ops: [{ op: 'change', of: 'source', change: { plus: [1, 0] } }],
      },
    ),
    supertypes: ['Legendary'],
  }),
  card(
    'sagu-mauler',
    'サグのやっかいもの',
    'Sagu Mauler',
    creature('{4}{G}{U}', ['Beast'], [6, 6], ...has('trample', 'hexproof'), morph('{3}{G}{U}')),
  ),
  card(
    'abzan-guide',
    'アブザンの先達',
    'Abzan Guide',
    creature('{3}{W}{B}{G}', ['Human', 'Warrior'], [4, 4], ...has('lifelink'), morph('{2}{W}{B}{G}')),
  ),
  card(
    'whipcorder',
    '鞭縄使い',
    'Whipcorder',
    creature('{W}{W}', ['Human', 'Soldier', 'Rebel'], [2, 2], morph('{W}'), {
      kind: 'activated',
      id: 'whipcorder/tap',
      text: t('{W},{T}：クリーチャー1体をタップする', '{W}, {T}: tap target creature'),
      cost: { mana: '{W}', tap: true },
      targets: [aCreature],
      ops: [{ op: 'tap', of: first }],
    }),
  ),
  card(
    'ruthless-ripper',
    '無情な切り裂き魔',
    'Ruthless Ripper',
    creature('{B}', ['Human', 'Assassin'], [1, 1], ...has('deathtouch'), morph({ reveal: 'B' }), {
      kind: 'triggered',
      id: 'ruthless-ripper/turned-up',
      text: t(
        '表向きになったとき、プレイヤー1人は2点のライフを失う',
        'When turned face up, target player loses 2 life',
      ),
      when: turnedUp,
      targets: [aPlayer],
      ops: [{ op: 'life', who: first, n: -2 }],
    }),
  ),
  card(
    'zombie-cutthroat',
    'ゾンビの殺し屋',
    'Zombie Cutthroat',
    creature('{3}{B}{B}', ['Zombie'], [3, 4], morph({ life: 5 })),
  ),
  card(
    'blistering-firecat',
    '焦熱の火猫',
    'Blistering Firecat',
    creature('{1}{R}{R}{R}', ['Elemental', 'Cat'], [7, 1], ...has('trample', 'haste'), morph('{R}{R}'), {
      kind: 'triggered',
      id: 'blistering-firecat/end',
      text: t('終了ステップの開始時に、これを生け贄に捧げる', 'At the beginning of the end step, sacrifice it'),
      when: [{ event: 'step', step: 'end', whose: 'each' }],
      ops: [{ op: 'sacrifice', of: 'source' }],
    }),
  ),
  card(
    'echo-tracer',
    '残響の追跡者',
    'Echo Tracer',
    creature('{2}{U}', ['Human', 'Wizard'], [2, 2], morph('{2}{U}'), {
      kind: 'triggered',
      id: 'echo-tracer/turned-up',
      text: t(
        '表向きになったとき、クリーチャー1体をオーナーの手札に戻す',
        "When turned face up, return target creature to its owner's hand",
      ),
      when: turnedUp,
      targets: [aCreature],
      ops: [{ op: 'return-to-hand', of: first }],
    }),
  ),
  card(
    'efreet-weaponmaster',
    'イフリートの武器熟練者',
    'Efreet Weaponmaster',
    creature('{3}{U}{R}{W}', ['Efreet', 'Monk'], [4, 3], ...has('first-strike'), morph('{2}{U}{R}{W}'), {
      kind: 'triggered',
      id: 'efreet-weaponmaster/pump',
      text: t(
        '出たときか表向きになったとき、自分の他のクリーチャー1体は+3/+0',
        'When it enters or is turned face up, another target creature you control gets +3/+0',
      ),
      when: [{ event: 'enters', who: 'self' }, ...turnedUp],
      targets: [target({ types: ['Creature'], controller: 'you', other: true })],
      ops: [{ op: 'change', of: first, change: { plus: [3, 0] } }],
    }),
  ),
  card(
    'jeering-instigator',
    '嘲る扇動者',
    'Jeering Instigator',
    creature('{1}{R}', ['Goblin', 'Rogue'], [2, 1], morph('{2}{R}'), {
      kind: 'triggered',
      id: 'jeering-instigator/turned-up',
      text: t(
        '自分のターンに表向きになったとき、他のクリーチャー1体のコントロールを得る',
        'When turned face up in your turn, gain control of another target creature',
      ),
      when: turnedUp,
      if: 'your-turn',
      targets: [target({ types: ['Creature'], other: true })],
      ops: [
        { op: 'control', of: first },
        { op: 'untap', of: first },
        { op: 'change', of: first, change: { gain: has('haste') } },
      ],
    }),
  ),
  card(
    'whip-spine-drake',
    '鞭背ドレイク',
    'Whip-Spine Drake',
    creature('{3}{U}{U}', ['Drake'], [3, 3], ...has('flying'), morph('{2}{W}')),
  ),
  card(
    'whetwheel',
    '研磨車',
    'Whetwheel',
    {
      cost: '{4}',
      types: ['Artifact'],
      abilities: [morph('{3}'), unmodelled('{X}{X},{T}の起動型能力', 'the activated ability with {X}{X},{T}')],
    },
    { partly: true },
  ),
  card('gift-of-doom', '破滅の贈り物', 'Gift of Doom', {
    cost: '{4}{B}',
    types: ['Enchantment'],
    subtypes: ['Aura'],
    abilities: [
      enchantCreature,
      { kind: 'static', on: 'attached', change: { gain: has('deathtouch', 'indestructible') } },
      morph({ sacrifice: { types: ['Creature'], controller: 'you', other: true } }),
      { kind: 'as', turnedUp: true, what: 'attach' },
    ],
  }),
  card(
    'hidden-dragonslayer',
    '隠れたる龍殺し',
    'Hidden Dragonslayer',
    creature('{1}{W}', ['Human', 'Warrior'], [2, 1], ...has('lifelink'), megamorph('{2}{W}'), {
      kind: 'triggered',
      id: 'hidden-dragonslayer/turned-up',
      text: t(
        '表向きになったとき、対戦相手のパワー4以上のクリーチャー1体を破壊する',
        'Turned face up: destroy a target creature of power 4 or more that an opponent controls',
      ),
      when: turnedUp,
      targets: [target({ types: ['Creature'], controller: 'opponent', power: 4 })],
      ops: [{ op: 'destroy', of: first }],
    }),
  ),
  card(
    'acid-spewer-dragon',
    '吐酸ドラゴン',
    'Acid-Spewer Dragon',
    creature('{5}{B}', ['Dragon'], [3, 3], ...has('flying', 'deathtouch'), megamorph('{5}{B}{B}'), {
      kind: 'triggered',
      id: 'acid-spewer-dragon/turned-up',
      text: t(
        '表向きになったとき、自分の他のドラゴンに+1/+1カウンターを1個ずつ置く',
        'When turned face up, put a +1/+1 counter on each other Dragon you control',
      ),
      when: turnedUp,
      ops: [{ op: 'counters', of: { subtype: 'Dragon', controller: 'you', other: true }, n: 1 }],
    }),
  ),
  card(
    'salt-road-ambushers',
    '塩路の伏兵',
    'Salt Road Ambushers',
    creature('{3}{G}', ['Dog', 'Warrior'], [3, 3], megamorph('{3}{G}{G}'), {
      kind: 'triggered',
      id: 'salt-road-ambushers/other',
      text: t(
        '自分の他のクリーチャーが表向きになるたび、それに+1/+1カウンターを2個置く',
        'Whenever another creature you control is turned face up, put two +1/+1 counters on it',
      ),
      when: [{ event: 'turned-up', who: 'other-yours' }],
      if: 'it-is-creature',
      ops: [{ op: 'counters', of: 'event', n: 2 }],
    }),
  ),
]
