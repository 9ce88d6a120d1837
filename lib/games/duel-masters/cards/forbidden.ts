import { words } from '../../../engine'
import type { Card } from '../card'
import { flips, tripleBreaker, when, worldBreaker } from './writing'

const losesOutside = (ja: string, en: string) =>
  ({
    kind: 'static',
    id: 'loses-outside',
    text: words(ja, en),
    gives: { gives: 'loses-outside' },
  }) as const

const notInBattleZone = losesOutside(
  'このカードがバトルゾーン以外にあれば、持ち主はゲームに負ける',
  'while this card is anywhere but in the battle zone, its owner loses the game',
)

const corner = (id: string, ja: string, en: string, abilities: Card['faces'][number]['abilities'] = []): Card => ({
  id: `forbidden-star-${id}`,
  faces: [
    {
      name: words(`FORBIDDEN STAR〜世界最後の日〜（${ja}）`, `FORBIDDEN STAR ~World's Last Day~ (${en})`),
      cardType: 'field',
      specialType: 'Final Forbidden',
      civilizations: ['Darkness', 'Fire'],
      part: true,
      abilities,
    },
    {
      name: words('禁断コア', 'forbidden core'),
      cardType: 'core',
      specialType: 'Final Forbidden',
      civilizations: ['Darkness', 'Fire'],
      part: true,
    },
  ],
})

/** Forbidden cards (禁断) as data. */
export const forbidden: readonly Card[] = [
  {
    id: 'forbidden-sealed-x',
    faces: [
      {
        name: words('禁断〜封印されしX〜', 'Forbidden ~The Sealed X~'),
        cardType: 'pulse',
        specialType: 'Forbidden',
        civilizations: ['Fire'],
        abilities: [
          {
            kind: 'static',
            id: 'stays',
            text: words('バトルゾーンを離れない', 'it does not leave the battle zone'),
            rests: 'dm-flip-05',
            gives: { gives: 'no-leave', to: 'self' },
          },
          flips(
            'forbidden-release',
            { ja: '封印がすべてなくなった時', en: 'when all its seals are gone' },
            { on: { on: 'unsealed' }, when: { is: 'no-seals' }, rests: 'dm-flip-05' },
            { side: 'creature' },
          ),
        ],
      },
      {
        name: words('伝説の禁断 ドキンダムX', 'Dokindam X, The Legendary Forbidden'),
        cardType: 'creature',
        specialType: 'Forbidden',
        cost: 99,
        civilizations: ['Fire'],
        power: 99999,
        abilities: [
          tripleBreaker,
          when(
            'seal',
            '禁断解放した時、相手のクリーチャーすべてに封印を1つずつ付ける',
            'when it was forbidden-released, each opposing creature gets a seal',
            { on: 'flipped', words: ['forbidden-release'] },
            [{ op: 'seal', what: { side: 'other', cardTypes: ['creature'] } }],
          ),
          {
            kind: 'static',
            id: 'aloof',
            text: words('相手のコスト4以下の呪文では選ばれない', 'opposing spells of cost 4 or less cannot choose it'),
            gives: { gives: 'not-chosen-by-spells', costAtMost: 4 },
          },
          notInBattleZone,
        ],
      },
    ],
  },
  {
    id: 'forbidden-star',
    leads: true,
    partly: true,
    faces: [
      {
        name: words('FORBIDDEN STAR〜世界最後の日〜', "FORBIDDEN STAR ~World's Last Day~"),
        cardType: 'field',
        specialType: 'Final Forbidden',
        civilizations: ['Darkness', 'Fire'],
        abilities: [
          {
            kind: 'static',
            id: 'stays',
            text: words('最終禁断フィールドは離れない', 'the final forbidden field does not leave'),
            gives: { gives: 'no-leave', to: { side: 'own', cardTypes: ['field'] } },
          },
        ],
      },
      {
        name: words('終焉の禁断 ドルマゲドンX', 'Dormageddon X, Forbidden Armageddon'),
        cardType: 'creature',
        specialType: 'Final Forbidden',
        cost: 999,
        civilizations: ['Darkness', 'Fire'],
        power: 999999,
        abilities: [
          tripleBreaker,
          when(
            'seal',
            '禁断爆発した時、相手のクリーチャーすべてに封印を1つずつ付ける',
            'when it was forbidden-exploded, each opposing creature gets a seal',
            { on: 'flipped', words: ['forbidden-explosion'] },
            [{ op: 'seal', what: { side: 'other', cardTypes: ['creature'] } }],
          ),
          notInBattleZone,
        ],
      },
    ],
  },
  corner('alpha', 'アルファ', 'alpha', [
    when(
      'alpha',
      '封印が外れた時、相手のパワー1111以下のクリーチャー1体を破壊する',
      'when its seal is taken off, destroy an opposing creature with power 1111 or less',
      { on: 'unsealed' },
      [{ op: 'destroy', what: { choose: { side: 'other', cardTypes: ['creature'], powerAtMost: 1111 }, n: 1 } }],
    ),
  ]),
  corner('beta', 'ベータ', 'beta', [
    when(
      'beta',
      '封印が外れた時、このターン、自分のクリーチャー1体はパワーアタッカー+2222を得る',
      'when its seal is taken off, a creature of yours has Power Attacker +2222 this turn',
      { on: 'unsealed' },
      [
        {
          op: 'effect',
          what: { choose: { side: 'own', cardTypes: ['creature'] }, n: 1 },
          effect: { powerAttacker: 2222, until: 'end' },
        },
      ],
    ),
  ]),
  corner('gamma', 'ガンマ', 'gamma', [
    {
      kind: 'trigger',
      id: 'forbidden-explosion',
      word: 'forbidden-explosion',
      text: words(
        '禁断爆発：封印が外れた時、このフィールドに封印がなければ、すべて裏返して1体のクリーチャーにする',
        'forbidden explosion: when its seal is taken off and the field has none left, flip it all into one creature',
      ),
      on: { on: 'unsealed' },
      if: { is: 'no-seals' },
      ops: [{ op: 'unite' }],
    },
  ]),
  corner('delta', 'デルタ', 'delta', [
    when(
      'delta',
      '封印が外れた時、このターン、自分のクリーチャー1体はスレイヤーを得る',
      'when its seal is taken off, a creature of yours has Slayer this turn',
      { on: 'unsealed' },
      [
        {
          op: 'effect',
          what: { choose: { side: 'own', cardTypes: ['creature'] }, n: 1 },
          effect: { slayer: true, until: 'end' },
        },
      ],
    ),
  ]),
]

const zerom = '滅亡の起源 零無'
const nebula = (
  id: string,
  ja: string,
  en: string,
  partly: boolean,
  abilities: Card['faces'][number]['abilities'] = [],
): Card => ({
  id: `nebula-${id}`,
  ...(partly ? { partly: true as const } : {}),
  faces: [
    { name: words(ja, en), cardType: 'nebula', specialType: 'Zeron', civilizations: ['Darkness'], abilities },
    {
      name: words('零龍の一部', 'part of Zeron'),
      cardType: 'creature',
      specialType: 'Zeron',
      civilizations: ['Darkness'],
      part: true,
    },
  ],
})

/** Zeron cards (零龍) as data. */
export const zeron: readonly Card[] = [
  {
    id: 'zerom',
    leads: true,
    faces: [
      {
        name: words(zerom, 'Zerom, Origin of Ruin'),
        cardType: 'ceremony',
        specialType: 'Zeron',
        civilizations: ['Darkness'],
        abilities: [
          {
            kind: 'static',
            id: 'stays',
            text: words('零龍のカードは離れない', 'Zeron cards do not leave'),
            rests: 'dm-flip-06',
            gives: { gives: 'no-leave', to: { side: 'own', specialTypes: ['Zeron'] } },
          },
          {
            kind: 'trigger',
            id: 'zeron-birth',
            word: 'zeron-birth',
            text: words(
              '零龍卍誕：自分の4枚目の零龍星雲をリンクした時、5枚とも裏返して1体のリンクしたクリーチャーにする',
              'Zeron birth: when your fourth Zeron Nebula is linked to it, flip all five into one linked creature',
            ),
            rests: 'dm-flip-06',
            on: { on: 'linked' },
            when: { is: 'linked-parts', n: 4 },
            ops: [{ op: 'unite' }],
          },
        ],
      },
      {
        name: words('零龍', 'Zeron'),
        cardType: 'creature',
        specialType: 'Zeron',
        cost: 0,
        civilizations: ['Darkness'],
        races: ['マスター・ドラゴンZ'],
        power: 0,
        abilities: [
          worldBreaker,
          when(
            'ruin',
            '零龍卍誕した時、このターン、相手のクリーチャーすべてのパワーを0にする',
            'when it was born, the power of all opposing creatures becomes 0 this turn',
            { on: 'flipped', words: ['zeron-birth'] },
            [{ op: 'effect', what: { side: 'other', cardTypes: ['creature'] }, effect: { powerIs: 0, until: 'end' } }],
          ),
          {
            kind: 'static',
            id: 'stays',
            text: words('パワーが0以下なら離れない', 'while its power is 0 or less it does not leave'),
            gives: { gives: 'no-leave', to: 'self', whilePowerZero: true },
          },
          {
            kind: 'static',
            id: 'wins',
            text: words('パワーが0以下なら、バトルに必ず勝つ', 'while its power is 0 or less it wins every battle'),
            gives: { gives: 'wins-battles', whilePowerZero: true },
          },
          notInBattleZone,
        ],
      },
    ],
  },
  nebula('hand', '手札の儀', 'Ceremony of the Hand', true, [
    when(
      'link',
      '自分のターンの終わりに、だれかの手札がなければ、《滅亡の起源 零無》とリンクしてもよい',
      'at the end of your turn, if a player has no hand, you may link it to Zerom, Origin of Ruin',
      { on: 'turn-end', turn: 'own' },
      [{ op: 'link-to', name: zerom }],
      { if: { is: 'empty-hand' }, optional: true },
    ),
  ]),
  nebula('graveyard', '墓地の儀', 'Ceremony of the Graveyard', false, [
    when(
      'link',
      'カードが自分の墓地に置かれた時、墓地が8枚以上なら、《滅亡の起源 零無》とリンクしてもよい。したら、相手のクリーチャー1体のパワーをこのターン-3000する',
      'when a card is put into your graveyard, with eight or more there, you may link it to Zerom; if you do, an opposing creature gets -3000 power this turn',
      { on: 'to-graveyard' },
      [
        { op: 'link-to', name: zerom },
        {
          op: 'if-done',
          ops: [
            {
              op: 'effect',
              what: { choose: { side: 'other', cardTypes: ['creature'] }, n: 1 },
              effect: { power: -3000, until: 'end' },
            },
          ],
        },
      ],
      { if: { is: 'has', filter: { zone: 'graveyard', side: 'own' }, n: 8 }, optional: true },
    ),
  ]),
  nebula('destruction', '破壊の儀', 'Ceremony of Destruction', true, [
    when(
      'link',
      'クリーチャーが破壊された時、このターンほかに2体以上破壊されていれば、《滅亡の起源 零無》とリンクしてもよい',
      'when a creature is destroyed, if two or more others were this turn, you may link it to Zerom, Origin of Ruin',
      { on: 'destroyed', who: { cardTypes: ['creature'] } },
      [{ op: 'link-to', name: zerom }],
      { if: { is: 'destroyed-this-turn', n: 3 }, optional: true },
    ),
  ]),
  nebula('revival', '復活の儀', 'Ceremony of Revival', true),
]
