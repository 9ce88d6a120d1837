import { words } from '../../../engine'
import type { Card } from '../card'
import { blocker, doubleBreaker, guardStrike, shieldTrigger, speedAttacker, tripleBreaker, when } from './writing'

const attackingFire = {
  kind: 'static',
  id: 'fire-in-graveyard',
  text: words(
    '攻撃中、自分の墓地の火のカード1枚につきパワー+1000',
    'while attacking, +1000 power for each Fire card in your graveyard',
  ),
  gives: {
    gives: 'power',
    n: 1000,
    to: 'self',
    per: { zone: 'graveyard', side: 'own', civilization: 'Fire' },
    while: 'attacking',
  },
} as const

const copies = {
  op: 'copy',
  what: { choose: { side: 'other', cardTypes: ['creature'] }, n: 1 },
} as const

type Abilities = Card['faces'][number]['abilities']

function creature(
  id: string,
  name: readonly [string, string],
  cost: number,
  civilization: Card['faces'][number]['civilizations'][number],
  races: readonly string[],
  power: number,
  abilities: Abilities = [],
  partly = false,
): Card {
  return {
    id,
    ...(partly ? { partly: true as const } : {}),
    faces: [
      { name: words(...name), cardType: 'creature', cost, civilizations: [civilization], races, power, abilities },
    ],
  }
}

/** Creatures with one face, as data. */
export const creatures: readonly Card[] = [
  {
    id: 'kensei-jigen',
    faces: [
      {
        name: words('覚星龍界 剣聖ジゲン', 'Kensei Jigen, Awakened Star Dragon World'),
        cardType: 'creature',
        cost: 9,
        civilizations: ['Fire'],
        races: ['ガイアール・コマンド・ドラゴン'],
        power: 14000,
        abilities: [
          speedAttacker,
          when(
            'flip',
            '攻撃する時、バトルゾーンのドラグハートとサイキック・クリーチャーを好きな数、裏返してもよい',
            'when it attacks, you may flip any number of Draghearts and Psychic Creatures in the battle zone',
            { on: 'attacks', who: 'self' },
            [
              {
                op: 'flip',
                what: {
                  choose: {
                    either: [{ specialTypes: ['Dragheart'] }, { specialTypes: ['Psychic'], cardTypes: ['creature'] }],
                  },
                  n: 99,
                  upTo: true,
                },
                to: { other: true },
              },
            ],
            { optional: true },
          ),
          when(
            'rise',
            'バトルに勝った時、アンタップしてもよい',
            'when it wins a battle, you may untap it',
            { on: 'wins', who: 'self' },
            [{ op: 'untap', what: 'self' }],
            { optional: true },
          ),
          tripleBreaker,
        ],
      },
    ],
  },
  creature('akashic-parallel', ['アカシック・パラレル', 'Akashic Parallel'], 4, 'Water', ['サイバーロード'], 1000, [
    when(
      'copy-put',
      '出た時、相手のクリーチャー1体を選び、次の相手のターンの終わりまでそのクリーチャーになる',
      'when it is put into the battle zone, choose an opposing creature and become it until the end of the opponent’s next turn',
      { on: 'put', who: 'self' },
      [copies],
    ),
    when(
      'copy-start',
      '自分のターンのはじめに、相手のクリーチャー1体を選び、次の相手のターンの終わりまでそのクリーチャーになる',
      'at the start of your turn, choose an opposing creature and become it until the end of the opponent’s next turn',
      { on: 'turn-start', turn: 'own' },
      [copies],
    ),
  ]),
  creature(
    'glenmalt',
    ['龍覇 グレンモルト', 'Glenmalt, Dragon Edge'],
    6,
    'Fire',
    ['ヒューマノイド爆', 'ドラグナー'],
    4000,
    [
      when(
        'call',
        '出た時、コスト2以下のドラグハートか、コスト4以下の火のドラグハートを1枚、超次元ゾーンから出す。ウエポンはこれに装備する',
        'when it is put into the battle zone, put a Dragheart of cost 2 or less or a Fire one of cost 4 or less from the hyperspatial zone; a weapon is equipped to it',
        { on: 'put', who: 'self' },
        [
          {
            op: 'put',
            what: {
              choose: {
                zone: 'hyperspatial',
                side: 'own',
                specialTypes: ['Dragheart'],
                either: [{ costAtMost: 2 }, { civilization: 'Fire', costAtMost: 4 }],
              },
              n: 1,
            },
            equip: true,
          },
        ],
      ),
      {
        kind: 'static',
        id: 'fury',
        text: words('バトル中、パワー+3000', 'during battle, +3000 power'),
        gives: { gives: 'power', n: 3000, to: 'self', while: 'battling' },
      },
    ],
  ),
  creature(
    'malt-saga',
    ['爆炎龍覇 モルトSAGA', 'Malt SAGA, Blazing Dragon Edge'],
    8,
    'Fire',
    ['ガイアール・コマンド・ドラゴン', 'ヒューマノイド爆', 'ドラグナー'],
    10000,
    [
      doubleBreaker,
      speedAttacker,
      when(
        'mana-armed',
        'マナ武装7：攻撃の後、自分のマナゾーンに火のカードが7枚以上あれば、自分のドラグハートをすべてクリーチャー側に裏返し、アンタップする',
        'Mana Armed 7: after it attacked, with seven or more Fire cards in your mana zone, flip all your Draghearts to their creature sides and untap them',
        { on: 'attack-ends', who: 'self' },
        [{ op: 'flip', what: { side: 'own', specialTypes: ['Dragheart'] }, to: { side: 'creature' }, untap: true }],
        { if: { is: 'has', filter: { zone: 'mana', side: 'own', civilization: 'Fire' }, n: 7 } },
      ),
    ],
    true,
  ),
  creature(
    'daicrusher',
    ['電脳ロボ・ダイクラッシャー', 'Daicrusher, Cyber Robot'],
    5,
    'Light',
    ['グレートメカオー', 'ダイナモ'],
    3000,
    [
      {
        kind: 'activated',
        id: 'dynamo',
        tap: true,
        text: words(
          'ダイナモ：攻撃できる時、タップして、このターン、パワーと能力をほかの自分のダイナモ1体に加える',
          'Dynamo: when it could attack, tap it to add its power and abilities to another Dynamo of yours this turn',
        ),
        ops: [
          {
            op: 'lend',
            what: { choose: { side: 'own', self: 'not', cardTypes: ['creature'], race: 'ダイナモ' }, n: 1 },
          },
        ],
      },
      when(
        'rise',
        '自分のターンの終わりに、アンタップしてもよい',
        'at the end of your turn you may untap it',
        { on: 'turn-end', turn: 'own' },
        [{ op: 'untap', what: 'self' }],
        { optional: true },
      ),
    ],
    true,
  ),
  creature(
    'bolshack-dragon-gs',
    ['ボルシャック・ドラゴン GS', 'Bolshack Dragon GS'],
    6,
    'Fire',
    ['アーマード・ドラゴン'],
    6000,
    [guardStrike, doubleBreaker, attackingFire],
  ),
  creature(
    'bolshack-dragon',
    ['ボルシャック・ドラゴン', 'Bolshack Dragon'],
    6,
    'Fire',
    ['アーマード・ドラゴン'],
    6000,
    [doubleBreaker, attackingFire],
  ),
  creature('cocco-lupia', ['コッコ・ルピア', 'Cocco Lupia'], 3, 'Fire', ['ファイアー・バード'], 1000, [
    {
      kind: 'static',
      id: 'cheaper',
      text: words(
        '自分のドラゴンの召喚コストは2少なくなる（2より少なくはならない）',
        'your Dragons cost 2 less to summon, but not less than 2',
      ),
      gives: { gives: 'cost', n: -2, least: 2, to: { race: 'ドラゴン' } },
    },
  ]),
  creature('aqua-hulcus', ['アクア・ハルカス', 'Aqua Hulcus'], 3, 'Water', ['リキッド・ピープル'], 2000, [
    when(
      'draw',
      '出た時、1枚引いてもよい',
      'when it is put into the battle zone, you may draw a card',
      { on: 'put', who: 'self' },
      [{ op: 'draw', n: 1 }],
      { optional: true },
    ),
  ]),
  creature('aqua-surfer', ['アクア・サーファー', 'Aqua Surfer'], 6, 'Water', ['リキッド・ピープル'], 2000, [
    shieldTrigger,
    when(
      'wave',
      '出た時、クリーチャー1体を持ち主の手札に戻してもよい',
      'when it is put into the battle zone, you may return a creature to its owner’s hand',
      { on: 'put', who: 'self' },
      [{ op: 'return', what: { choose: { cardTypes: ['creature'] }, n: 1 }, to: 'hand' }],
      { optional: true },
    ),
  ]),
  creature('bronze-arm-tribe', ['青銅の鎧', 'Bronze-Arm Tribe'], 3, 'Nature', ['ビーストフォーク'], 1000, [
    when(
      'mana',
      '出た時、山札の上から1枚をマナゾーンに置く',
      'when it is put into the battle zone, put the top card of your deck into your mana zone',
      { on: 'put', who: 'self' },
      [{ op: 'to-mana', n: 1 }],
    ),
  ]),
  creature('mil-thunder', ['宝翼機ミール・サンダー', 'Mil Thunder'], 3, 'Light', ['グレートメカオー'], 1500, [
    when(
      'tap',
      '出た時、相手のクリーチャー1体をタップしてもよい',
      'when it is put into the battle zone, you may tap an opposing creature',
      { on: 'put', who: 'self' },
      [{ op: 'tap', what: { choose: { side: 'other', cardTypes: ['creature'] }, n: 1 } }],
      { optional: true },
    ),
  ]),
  creature('urth', ['浄化の精霊ウルス', 'Urth, Purifying Elemental'], 6, 'Light', ['エンジェル・コマンド'], 6000, [
    doubleBreaker,
    when(
      'rise',
      '自分のターンの終わりに、アンタップしてもよい',
      'at the end of your turn you may untap it',
      { on: 'turn-end', turn: 'own' },
      [{ op: 'untap', what: 'self' }],
      { optional: true },
    ),
  ]),
  creature('mariel', ['予言者マリエル', 'Mariel the Prophet'], 4, 'Light', ['ライトブリンガー'], 1000, [
    {
      kind: 'static',
      id: 'peace',
      text: words('パワー3000以上のクリーチャーは攻撃できない', 'creatures with power 3000 or more cannot attack'),
      gives: { gives: 'cannot-attack', to: { cardTypes: ['creature'], powerAtLeast: 3000 } },
    },
  ]),
  creature(
    'yamino-dobel',
    ['ヤミノドーベル', 'Yamino Dobel'],
    3,
    'Darkness',
    ['ダーク・モンスター'],
    2000,
    [
      blocker,
      {
        kind: 'static',
        id: 'guard-only',
        text: words('攻撃できない', 'it cannot attack'),
        gives: { gives: 'cannot-attack', to: 'self' },
      },
    ],
    true,
  ),
  creature(
    'jenny',
    ['解体人形ジェニー', 'Jenny, the Dismantling Puppet'],
    4,
    'Darkness',
    ['デスパペット'],
    1000,
    [],
    true,
  ),
  creature(
    'izanomiheat',
    ['裂光戦士イザノミヒート', 'Izanomiheat'],
    3,
    'Fire',
    ['ヒューマノイド', 'オリジン'],
    2000,
    [],
    true,
  ),
  creature(
    'rose-envoy',
    ['薔薇の使者', 'Envoy of the Rose'],
    6,
    'Nature',
    ['ビーストフォーク', 'オリジン'],
    4000,
    [
      when(
        'mana',
        '出た時、山札の上から2枚をマナゾーンに置く',
        'when it is put into the battle zone, put the top two cards of your deck into your mana zone',
        { on: 'put', who: 'self' },
        [{ op: 'to-mana', n: 2 }],
      ),
    ],
    true,
  ),
]
