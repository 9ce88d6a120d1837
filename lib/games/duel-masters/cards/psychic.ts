import { words } from '../../../engine'
import type { Card, Static } from '../card'
import { awakenings } from '../vocabulary'
import { doubleBreaker, flips, flipsInstead, linkRelease, speedAttacker, tripleBreaker, when } from './writing'

const fireInGraveyard = (rests?: string): Static => ({
  kind: 'static',
  id: 'fire-in-graveyard',
  text: words(
    '攻撃中、自分の墓地の火のカード1枚につきパワー+1000',
    'while attacking, +1000 power for each Fire card in your graveyard',
  ),
  ...(rests ? { rests } : {}),
  gives: {
    gives: 'power',
    n: 1000,
    to: 'self',
    per: { zone: 'graveyard', side: 'own', civilization: 'Fire' },
    while: 'attacking',
  },
})

const janus = words('時空の戦猫シンカイヤヌス', 'Shinkai Janus, Temporal War Cat')
const grenoh = words('時空の戦猫ヤヌスグレンオー', 'Janus Grenoh, Temporal War Cat')
const cell = words('サイキック・セル', 'Psychic cell')

/** Psychic cards (サイキック) as data. */
export const psychics: readonly Card[] = [
  {
    id: 'temporal-blaze-bolshack',
    faces: [
      {
        name: words('時空の火焔ボルシャック・ドラゴン', 'Bolshack Dragon of the Temporal Blaze'),
        cardType: 'creature',
        specialType: 'Psychic',
        cost: 7,
        civilizations: ['Fire'],
        races: ['アーマード・ドラゴン'],
        power: 6000,
        abilities: [
          fireInGraveyard('dm-flip-02'),
          doubleBreaker,
          flips(
            'awaken',
            { ja: 'バトルに勝った時', en: 'when it wins a battle' },
            { on: { on: 'wins', who: 'self' }, rests: 'dm-flip-02' },
            { cost: 'higher' },
          ),
        ],
      },
      {
        name: words('勝利の覚醒者ボルシャック・メビウス', 'Bolshack Möbius, Victorious Awakener'),
        cardType: 'creature',
        specialType: 'Psychic',
        cost: 14,
        civilizations: ['Fire'],
        races: ['アーマード・ドラゴン'],
        power: 12000,
        abilities: [
          when(
            'burn',
            '攻撃する時、自分のシールド1枚を墓地に置いてもよい。置いたら、相手のパワー6000以下のクリーチャー1体を破壊する',
            'when it attacks, you may put a shield of yours into the graveyard; if you do, destroy an opposing creature with power 6000 or less',
            { on: 'attacks', who: 'self' },
            [
              { op: 'return', what: { choose: { zone: 'shields', side: 'own' }, n: 1 }, to: 'graveyard' },
              {
                op: 'if-done',
                ops: [
                  {
                    op: 'destroy',
                    what: { choose: { side: 'other', cardTypes: ['creature'], powerAtMost: 6000 }, n: 1 },
                  },
                ],
              },
            ],
            { optional: true },
          ),
          when(
            'rise',
            '各ターンはじめてタップされた時、アンタップする',
            'the first time it is tapped each turn, it untaps',
            { on: 'tapped', who: 'self' },
            [{ op: 'untap', what: 'self' }],
            { first: true },
          ),
          fireInGraveyard('dm-flip-02'),
          tripleBreaker,
          flipsInstead('release', 'dm-flip-02'),
        ],
      },
    ],
  },
  {
    id: 'shinkai-janus',
    faces: [
      {
        name: janus,
        cardType: 'creature',
        specialType: 'Psychic',
        cost: 4,
        civilizations: ['Water'],
        races: ['ブルー・モンスター'],
        power: 4000,
        abilities: [
          when(
            'awakened',
            'このクリーチャーに覚醒した時、1枚引く',
            'when it has awakened into this creature, draw a card',
            { on: 'flipped', words: awakenings },
            [{ op: 'draw', n: 1 }],
            { rests: 'dm-flip-03' },
          ),
          flips(
            'loop-awaken',
            {
              ja: '自分のターン中に火のクリーチャーを出した時',
              en: 'when you put a Fire creature into the battle zone in your turn',
            },
            {
              on: { on: 'put', who: { side: 'own', cardTypes: ['creature'], civilization: 'Fire' }, turn: 'own' },
              rests: 'dm-flip-03',
            },
            { name: grenoh },
          ),
        ],
      },
      {
        name: grenoh,
        cardType: 'creature',
        specialType: 'Psychic',
        cost: 4,
        civilizations: ['Fire'],
        races: ['フレイム・モンスター'],
        power: 4000,
        abilities: [
          when(
            'awakened',
            'このクリーチャーに覚醒した時、自分のクリーチャー1体を選ぶ。このターン、パワーアタッカー+2000とスピードアタッカーを与える',
            'when it has awakened into this creature, choose a creature of yours: this turn it has Power Attacker +2000 and Speed Attacker',
            { on: 'flipped', words: awakenings },
            [
              {
                op: 'effect',
                what: { choose: { side: 'own', cardTypes: ['creature'] }, n: 1 },
                effect: { powerAttacker: 2000, speedAttacker: true, until: 'end' },
              },
            ],
          ),
          flips(
            'loop-awaken',
            {
              ja: '自分のターン中に水のクリーチャーを出した時',
              en: 'when you put a Water creature into the battle zone in your turn',
            },
            { on: { on: 'put', who: { side: 'own', cardTypes: ['creature'], civilization: 'Water' }, turn: 'own' } },
            { name: janus },
          ),
        ],
      },
    ],
  },
  {
    id: 'gachinko-pippi',
    partly: true,
    faces: [
      {
        name: words('ガチンコ・ピッピー', 'Gachinko Pippi'),
        cardType: 'creature',
        specialType: 'Psychic',
        cost: 2,
        civilizations: ['Fire'],
        races: ['ファイアー・バード', 'ハンター'],
        power: 1000,
        abilities: [
          {
            kind: 'trigger',
            id: 'awaken-link',
            word: 'awaken-link',
            text: words(
              '覚醒リンク：自分のターンのはじめに《ゼロ・カイザー》がいれば、裏返してリンクする',
              'awaken link: at the start of your turn, with Zero Kaiser in the battle zone, flip and link the two',
            ),
            on: { on: 'turn-start', turn: 'own' },
            if: { is: 'has', filter: { side: 'own', name: 'ゼロ・カイザー' }, n: 1 },
            ops: [{ op: 'link', names: ['ゼロ・カイザー'] }],
          },
        ],
      },
      {
        name: cell,
        cardType: 'cell',
        specialType: 'Psychic',
        civilizations: ['Fire'],
        part: true,
        whole: {
          name: words('零戦ガイアール・ゲキドラゴン', 'Zerosen Gaial Gekidragon'),
          cardType: 'creature',
          specialType: 'Psychic Super',
          cost: 14,
          civilizations: ['Fire'],
          races: ['レッド・コマンド・ドラゴン', 'ハンター'],
          power: 9000,
          abilities: [doubleBreaker, linkRelease],
        },
      },
    ],
  },
  {
    id: 'zero-kaiser',
    partly: true,
    faces: [
      {
        name: words('ゼロ・カイザー', 'Zero Kaiser'),
        cardType: 'creature',
        specialType: 'Psychic',
        civilizations: ['Fire'],
      },
      {
        name: cell,
        cardType: 'cell',
        specialType: 'Psychic',
        civilizations: ['Fire'],
        part: true,
      },
    ],
  },
  {
    id: 'boost-grenoh',
    faces: [
      {
        name: words('ブーストグレンオー', 'Boost Grenoh'),
        cardType: 'creature',
        specialType: 'Psychic',
        cost: 5,
        civilizations: ['Fire'],
        races: ['フレイム・モンスター', 'ハンター'],
        power: 3000,
        abilities: [
          when(
            'burn',
            '出た時、これよりパワーの小さい相手のクリーチャー1体を破壊する',
            'when it is put into the battle zone, destroy an opposing creature with less power',
            { on: 'put', who: 'self' },
            [{ op: 'destroy', what: { choose: { side: 'other', cardTypes: ['creature'], weaker: true }, n: 1 } }],
          ),
        ],
      },
      {
        name: cell,
        cardType: 'cell',
        specialType: 'Psychic',
        civilizations: ['Fire'],
        part: true,
      },
    ],
  },
  {
    id: 'gaial-kaiser',
    partly: true,
    faces: [
      {
        name: words('ガイアール・カイザー', 'Gaial Kaiser'),
        cardType: 'creature',
        specialType: 'Psychic',
        cost: 8,
        civilizations: ['Fire'],
        races: ['レッド・コマンド・ドラゴン', 'ハンター'],
        power: 6000,
        abilities: [speedAttacker, doubleBreaker],
      },
      {
        name: cell,
        cardType: 'cell',
        specialType: 'Psychic',
        civilizations: ['Fire'],
        part: true,
      },
    ],
  },
  {
    id: 'shouri-gaial',
    faces: [
      {
        name: words('勝利のガイアール・カイザー', 'Victorious Gaial Kaiser'),
        cardType: 'creature',
        specialType: 'Psychic',
        cost: 7,
        civilizations: ['Darkness', 'Fire', 'Nature'],
        races: ['レッド・コマンド・ドラゴン', 'ハンター'],
        power: 5000,
        abilities: [
          speedAttacker,
          when(
            'hunt',
            '出た時、このターン、アンタップしているクリーチャーを攻撃できる',
            'when it is put into the battle zone, it can attack untapped creatures this turn',
            { on: 'put', who: 'self' },
            [{ op: 'effect', what: 'self', effect: { attacksUntapped: true, until: 'end' } }],
          ),
        ],
      },
      {
        name: cell,
        cardType: 'cell',
        specialType: 'Psychic',
        civilizations: ['Darkness', 'Fire', 'Nature'],
        part: true,
      },
    ],
  },
  {
    id: 'shouri-prinprin',
    partly: true,
    faces: [
      {
        name: words('勝利のプリンプリン', 'Victorious Prin Prin'),
        cardType: 'creature',
        specialType: 'Psychic',
        cost: 5,
        civilizations: ['Light', 'Water', 'Nature'],
        races: ['ハンター', 'エイリアン'],
        power: 4000,
        abilities: [
          when(
            'hold',
            '出た時、相手のクリーチャー1体を選ぶ。次の自分のターンのはじめまで、攻撃もブロックもできない',
            'when it is put into the battle zone, choose an opposing creature: until your next turn it neither attacks nor blocks',
            { on: 'put', who: 'self' },
            [
              {
                op: 'effect',
                what: { choose: { side: 'other', cardTypes: ['creature'] }, n: 1 },
                effect: { cannotAttack: true, cannotBlock: true, until: 'end-of-next' },
              },
            ],
          ),
          {
            kind: 'trigger',
            id: 'victory-awaken-link',
            word: 'victory-awaken-link',
            text: words(
              'V覚醒リンク：《勝利のガイアール・カイザー》と《勝利のリュウセイ・カイザー》がそろった時、裏返してリンクする',
              'Victory awaken link: as soon as Victorious Gaial Kaiser and Victorious Ryusei Kaiser are there, flip and link the three',
            ),
            on: { on: 'together', names: ['勝利のガイアール・カイザー', '勝利のリュウセイ・カイザー'] },
            ops: [{ op: 'link', names: ['勝利のガイアール・カイザー', '勝利のリュウセイ・カイザー'] }],
          },
        ],
      },
      {
        name: cell,
        cardType: 'cell',
        specialType: 'Psychic',
        civilizations: ['Light', 'Water', 'Darkness', 'Fire', 'Nature'],
        part: true,
        whole: {
          name: words('唯我独尊ガイアール・オレドラゴン', 'Gaial Oredragon'),
          cardType: 'creature',
          specialType: 'Psychic Super',
          cost: 30,
          civilizations: ['Light', 'Water', 'Darkness', 'Fire', 'Nature'],
          races: ['レインボー・コマンド・ドラゴン', 'ハンター'],
          power: 26000,
          abilities: [
            speedAttacker,
            { ...tripleBreaker, text: words('ワールド・ブレイカー', 'world breaker'), n: 99 },
            linkRelease,
          ],
        },
      },
    ],
  },
  {
    id: 'shouri-ryusei',
    partly: true,
    faces: [
      {
        name: words('勝利のリュウセイ・カイザー', 'Victorious Ryusei Kaiser'),
        cardType: 'creature',
        specialType: 'Psychic',
        civilizations: [],
      },
      {
        name: cell,
        cardType: 'cell',
        specialType: 'Psychic',
        civilizations: [],
        part: true,
      },
    ],
  },
]
