import { words } from '../../../engine'
import type { Card, Filter } from '../card'
import { doubleBreaker, flips, flipsInstead, speedAttacker, tripleBreaker, when } from './writing'

const dragonOrHumanoid: Filter = { either: [{ race: 'ドラゴン' }, { race: 'ヒューマノイド' }] }
const twoFireCreatures = {
  is: 'has',
  filter: { side: 'own', cardTypes: ['creature'], civilization: 'Fire' },
  n: 2,
} as const

/** Dragheart cards (ドラグハート) as data. */
export const draghearts: readonly Card[] = [
  {
    id: 'protoheart',
    faces: [
      {
        name: words('銀河剣 プロトハート', 'Protoheart, Galaxy Sword'),
        cardType: 'weapon',
        specialType: 'Dragheart',
        cost: 4,
        civilizations: ['Fire'],
        abilities: [
          when(
            'rise',
            '装備したクリーチャーは、各ターン、最初にタップした時にアンタップする',
            'the first time the equipped creature is tapped each turn, it untaps',
            { on: 'tapped', who: 'equipped' },
            [{ op: 'untap', what: 'equipped' }],
            { first: true, rests: 'dm-flip-04' },
          ),
          flips(
            'dragon-release',
            {
              ja: '自分のターンの終わりに、装備したクリーチャーがこのターン2度攻撃していたら',
              en: 'at the end of your turn, if the equipped creature attacked twice this turn',
            },
            {
              on: { on: 'turn-end', turn: 'own' },
              if: { is: 'attacked-times', who: 'equipped', n: 2 },
              rests: 'dm-flip-04',
            },
            { side: 'creature' },
            true,
          ),
        ],
      },
      {
        name: words('星龍解 ガイギンガ・ソウル', 'Gaiginga Soul, Star Dragon Release'),
        cardType: 'creature',
        specialType: 'Dragheart',
        cost: 7,
        civilizations: ['Fire'],
        races: ['ガイアール・コマンド・ドラゴン'],
        power: 8000,
        abilities: [
          when(
            'rise',
            '各ターンはじめてタップした時、アンタップする',
            'the first time it is tapped each turn, it untaps',
            { on: 'tapped', who: 'self' },
            [{ op: 'untap', what: 'self' }],
            { first: true },
          ),
          doubleBreaker,
        ],
      },
    ],
  },
  {
    id: 'gaiheart',
    partly: true,
    faces: [
      {
        name: words('銀河大剣 ガイハート', 'Gaiheart, Galaxy Greatsword'),
        cardType: 'weapon',
        specialType: 'Dragheart',
        cost: 4,
        civilizations: ['Fire'],
        abilities: [
          {
            kind: 'static',
            id: 'speed',
            text: words('装備したクリーチャーはスピードアタッカーを得る', 'the equipped creature has Speed Attacker'),
            gives: { gives: 'speed-attacker', to: 'equipped' },
          },
          flips(
            'dragon-release',
            {
              ja: '自分のクリーチャーがこのターン2度目の攻撃をした後',
              en: 'after the second attack of this turn by creatures of yours',
            },
            {
              on: { on: 'attack-ends', who: { side: 'own', cardTypes: ['creature'] } },
              when: { is: 'nth-attack', n: 2 },
            },
            { side: 'creature' },
            true,
          ),
        ],
      },
      {
        name: words('熱血星龍 ガイギンガ', 'Gaiginga, Passion Star Dragon'),
        cardType: 'creature',
        specialType: 'Dragheart',
        cost: 7,
        civilizations: ['Fire'],
        races: ['ガイアール・コマンド・ドラゴン'],
        power: 9000,
        abilities: [
          speedAttacker,
          doubleBreaker,
          when(
            'burn',
            '龍解した時、相手のパワー7000以下のクリーチャー1体を破壊する',
            'when it was dragon-released, destroy an opposing creature with power 7000 or less',
            { on: 'flipped', words: ['dragon-release'] },
            [{ op: 'destroy', what: { choose: { side: 'other', cardTypes: ['creature'], powerAtMost: 7000 }, n: 1 } }],
          ),
          {
            kind: 'static',
            id: 'fury',
            text: words('バトル中、パワー+4000', 'during battle, +4000 power'),
            gives: { gives: 'power', n: 4000, to: 'self', while: 'battling' },
          },
        ],
      },
    ],
  },
  {
    id: 'shouryuuken-gaial',
    faces: [
      {
        name: words('将龍剣 ガイアール', 'Gaial, General Dragon Sword'),
        cardType: 'weapon',
        specialType: 'Dragheart',
        cost: 4,
        civilizations: ['Fire'],
        abilities: [
          when(
            'duel',
            '出た時、相手のクリーチャー1体を選び、装備したクリーチャーとバトルさせてもよい',
            'when it is put into the battle zone, you may have an opposing creature battle the equipped one',
            { on: 'put', who: 'self' },
            [{ op: 'battle', what: [{ choose: { side: 'other', cardTypes: ['creature'] }, n: 1 }, 'equipped'] }],
            { optional: true },
          ),
          flips(
            'dragon-release',
            {
              ja: '自分のガイアール・コマンド・ドラゴンか、名前に「ガイアール」とあるクリーチャーが攻撃する時',
              en: 'when a Gaial Command Dragon of yours, or a creature of yours with ‘Gaial’ in its name, attacks',
            },
            {
              on: {
                on: 'attacks',
                who: {
                  side: 'own',
                  cardTypes: ['creature'],
                  either: [{ race: 'ガイアール・コマンド・ドラゴン' }, { inName: 'ガイアール' }],
                },
              },
            },
            { side: 'creature' },
            true,
          ),
        ],
      },
      {
        name: words('猛烈将龍 ガイバーン', 'Guyburn, Violent General Dragon'),
        cardType: 'creature',
        specialType: 'Dragheart',
        cost: 7,
        civilizations: ['Fire'],
        races: ['ガイアール・コマンド・ドラゴン'],
        power: 9000,
        abilities: [
          when(
            'burn',
            '攻撃する時、これよりパワーの小さい相手のクリーチャー1体を破壊する',
            'when it attacks, destroy an opposing creature with less power',
            { on: 'attacks', who: 'self' },
            [{ op: 'destroy', what: { choose: { side: 'other', cardTypes: ['creature'], weaker: true }, n: 1 } }],
          ),
          doubleBreaker,
        ],
      },
    ],
  },
  {
    id: 'musin-toukon',
    partly: true,
    faces: [
      {
        name: words('天守閣 龍王武陣 -闘魂モード-', 'Ryuohbujin Castle Tower, Fighting Spirit Mode'),
        cardType: 'fortress',
        specialType: 'Dragheart',
        cost: 3,
        civilizations: ['Fire'],
        abilities: [
          flips(
            'dragon-release',
            {
              ja: '自分のターンのはじめに、自分の火のクリーチャーが2体以上いれば',
              en: 'at the start of your turn, with two or more Fire creatures of yours',
            },
            { on: { on: 'turn-start', turn: 'own' }, if: twoFireCreatures },
            { side: 'creature' },
            true,
          ),
        ],
      },
      {
        name: words('熱血龍 ガイシュカク', 'Gaishukaku, Passion Dragon'),
        cardType: 'creature',
        specialType: 'Dragheart',
        cost: 6,
        civilizations: ['Fire'],
        races: ['ガイアール・コマンド・ドラゴン'],
        power: 7000,
        abilities: [doubleBreaker],
      },
    ],
  },
  {
    id: 'kyoseijou',
    partly: true,
    faces: [
      {
        name: words('大いなる銀河 巨星城', 'Giant Star Castle of the Great Galaxy'),
        cardType: 'fortress',
        specialType: 'Dragheart',
        cost: 4,
        civilizations: ['Fire'],
        abilities: [
          when(
            'spoils',
            '自分の火のクリーチャーがバトルに勝った時、1枚引いてもよい',
            'when a Fire creature of yours wins a battle, you may draw a card',
            { on: 'wins', who: { side: 'own', cardTypes: ['creature'], civilization: 'Fire' } },
            [{ op: 'draw', n: 1 }],
            { optional: true },
          ),
          flips(
            'dragon-release',
            {
              ja: '自分のターンのはじめに、火のクリーチャーが2体以上いれば（使わなくてもよい）',
              en: 'at the start of your turn, with two or more Fire creatures, if you like',
            },
            { on: { on: 'turn-start', turn: 'own' }, if: twoFireCreatures, optional: true },
            { side: 'creature' },
            true,
          ),
        ],
      },
      {
        name: words('星城龍解 ダイギンガ', 'Daiginga, Star Castle Dragon Release'),
        cardType: 'creature',
        specialType: 'Dragheart',
        civilizations: ['Fire'],
      },
    ],
  },
  {
    id: 'batrai',
    partly: true,
    faces: [
      {
        name: words('爆熱剣 バトライ刃', 'Batorai Blade, Burning Sword'),
        cardType: 'weapon',
        specialType: 'Dragheart',
        cost: 3,
        civilizations: ['Fire'],
        abilities: [
          when(
            'call',
            '装備したクリーチャーが攻撃する時、山札の上から1枚を表向きにしてもよい。ドラゴンかヒューマノイドなら出す',
            'when the equipped creature attacks, you may show the top card of your deck: a Dragon or Humanoid is put into the battle zone',
            { on: 'attacks', who: 'equipped' },
            [{ op: 'reveal-put', n: 1, filter: dragonOrHumanoid }],
            { optional: true },
          ),
          {
            kind: 'static',
            id: 'guard',
            text: words('装備したクリーチャーは攻撃されない', 'the equipped creature cannot be attacked'),
            gives: { gives: 'cannot-be-attacked', to: 'equipped' },
          },
          flips(
            'dragon-release',
            {
              ja: '自分のターンの終わりに、このターン自分がドラゴンを出していたら（使わなくてもよい）',
              en: 'at the end of your turn, if you put a Dragon into the battle zone this turn, if you like',
            },
            {
              on: { on: 'turn-end', turn: 'own' },
              if: { is: 'put-this-turn', filter: { race: 'ドラゴン' }, n: 1 },
              optional: true,
            },
            { side: 'fortress' },
          ),
        ],
      },
      {
        name: words('爆熱天守 バトライ閣', 'Batorai Tower, Burning Keep'),
        cardType: 'fortress',
        specialType: 'Dragheart',
        cost: 5,
        civilizations: ['Fire'],
        abilities: [
          when(
            'call',
            '自分の火のドラゴンかヒューマノイドが攻撃する時、山札の上から1枚を表向きにしてもよい。ドラゴンかヒューマノイドなら出す',
            'when a Fire Dragon or Fire Humanoid of yours attacks, you may show the top card of your deck: a Dragon or Humanoid is put into the battle zone',
            { on: 'attacks', who: { side: 'own', cardTypes: ['creature'], civilization: 'Fire', ...dragonOrHumanoid } },
            [{ op: 'reveal-put', n: 1, filter: dragonOrHumanoid }],
            { optional: true },
          ),
          flips(
            'dragon-release',
            {
              ja: '自分のターン中、このターン2体目以降のドラゴンを出した時（使わなくてもよい）',
              en: 'when you put the second or a later Dragon of your turn into the battle zone, if you like',
            },
            {
              on: { on: 'put', who: { side: 'own', cardTypes: ['creature'], race: 'ドラゴン' }, turn: 'own' },
              when: { is: 'put-this-turn', filter: { race: 'ドラゴン' }, n: 2 },
              optional: true,
            },
            { side: 'creature' },
            true,
          ),
        ],
      },
      {
        name: words('爆熱DX バトライ武神', 'Batorai War God, Burning DX'),
        cardType: 'creature',
        specialType: 'Dragheart',
        cost: 8,
        civilizations: ['Fire'],
        races: ['ガイアール・コマンド・ドラゴン'],
        power: 12000,
        abilities: [
          when(
            'call',
            '攻撃する時、山札の上から3枚を表向きにし、ドラゴンとヒューマノイドを出す',
            'when it attacks, show the top three cards of your deck: Dragons and Humanoids are put into the battle zone',
            { on: 'attacks', who: 'self' },
            [{ op: 'reveal-put', n: 3, filter: dragonOrHumanoid }],
          ),
          tripleBreaker,
          flipsInstead('dragon-evasion'),
        ],
      },
    ],
  },
  {
    id: 'proto-gigaheart',
    partly: true,
    faces: [
      {
        name: words('無敵剣 プロト・ギガハート', 'Proto Gigaheart, Invincible Sword'),
        cardType: 'weapon',
        specialType: 'Dragheart',
        cost: 2,
        civilizations: ['Fire'],
        abilities: [
          {
            kind: 'replacement',
            id: 'dragon-release',
            word: 'dragon-release',
            text: words(
              '龍解：装備したクリーチャーが相手の呪文や相手のクリーチャーの能力によって離れるかわりに、クリーチャー側に裏返し、アンタップする',
              'dragon release: when a spell or creature of the opponent would make the equipped creature leave, flip this to the creature side and untap it instead',
            ),
            who: 'equipped',
            by: 'other',
            instead: { flip: { side: 'creature' }, untap: true },
          },
        ],
      },
      {
        name: words('最強龍 オウギンガ・ゼロ', 'Ohginga Zero, Strongest Dragon'),
        cardType: 'creature',
        specialType: 'Dragheart',
        civilizations: ['Fire'],
        abilities: [doubleBreaker],
      },
    ],
  },
  {
    id: 'qed',
    partly: true,
    faces: [
      {
        name: words('龍波動空母 エビデゴラス', 'Evidegoras, Dragon Wave Carrier'),
        cardType: 'fortress',
        specialType: 'Dragheart',
        civilizations: ['Water'],
      },
      {
        name: words('最終龍理 Q.E.D.+', 'Q.E.D.+, Final Dragon Theory'),
        cardType: 'creature',
        specialType: 'Dragheart',
        cost: 7,
        civilizations: ['Water'],
        races: ['クリスタル・コマンド・ドラゴン'],
        power: 11000,
        abilities: [
          doubleBreaker,
          {
            kind: 'static',
            id: 'unblocked',
            text: words('自分の水のドラゴンはブロックされない', 'Water Dragons of yours cannot be blocked'),
            gives: {
              gives: 'cannot-be-blocked',
              to: { side: 'own', cardTypes: ['creature'], civilization: 'Water', race: 'ドラゴン' },
            },
          },
          flipsInstead('dragon-evasion'),
        ],
      },
    ],
  },
]
