import { words } from '../../../engine'
import type { Card, Filter, Op } from '../card'
import type { Civilization } from '../vocabulary'
import { guardStrike, shieldTrigger } from './writing'

function spell(
  id: string,
  name: readonly [string, string],
  cost: number,
  civilization: Civilization,
  text: readonly [string, string],
  ops: readonly Op[],
  keywords: Card['faces'][number]['abilities'] = [],
): Card {
  return {
    id,
    faces: [
      {
        name: words(...name),
        cardType: 'spell',
        cost,
        civilizations: [civilization],
        abilities: [...keywords, { kind: 'spell', id: 'spell', text: words(...text), ops }],
      },
    ],
  }
}

const theirs: Filter = { side: 'other', cardTypes: ['creature'] }

/** 超次元…ホール: any number of Psychic Creatures of cost 5 in all, or one of the civilization of cost 7 or less. */
const hole = (civilization: Civilization): Op => ({
  op: 'put',
  what: {
    choose: {
      zone: 'hyperspatial',
      side: 'own',
      specialTypes: ['Psychic'],
      cardTypes: ['creature'],
      either: [{ costAtMost: 5 }, { civilization, costAtMost: 7 }],
    },
    n: 8,
    upTo: true,
    totalCost: 5,
    oneOfAnyCost: true,
  },
})

/** Spells as data. */
export const spells: readonly Card[] = [
  spell(
    'all-delete',
    ['オールデリート', 'All Delete'],
    11,
    'Darkness',
    [
      '各プレイヤーは自分のバトルゾーン・手札・シールドゾーン・墓地のカードをすべて山札に加えてシャッフルする',
      'each player shuffles all cards in the battle zone, hand, shield zone and graveyard into the deck',
    ],
    [{ op: 'delete', zones: ['battle', 'hand', 'shields', 'graveyard'] }],
  ),
  spell(
    'demon-hand',
    ['デーモン・ハンド', 'Terror Pit'],
    6,
    'Darkness',
    ['相手のクリーチャー1体を破壊する', 'destroy an opposing creature'],
    [{ op: 'destroy', what: { choose: theirs, n: 1 } }],
    [shieldTrigger],
  ),
  spell(
    'holy-spark',
    ['ホーリー・スパーク', 'Holy Awe'],
    6,
    'Light',
    ['相手のクリーチャーをすべてタップする', 'tap all opposing creatures'],
    [{ op: 'tap', what: theirs }],
    [shieldTrigger],
  ),
  spell(
    'mil-spark',
    ['ミール・スパーク', 'Mil Spark'],
    1,
    'Light',
    ['相手のパワー3000以下のクリーチャー1体をタップする', 'tap an opposing creature with power 3000 or less'],
    [{ op: 'tap', what: { choose: { ...theirs, powerAtMost: 3000 }, n: 1 } }],
    [shieldTrigger],
  ),
  spell(
    'chain-deathmatch',
    ['チェーン・デスマッチ', 'Chain Deathmatch'],
    4,
    'Fire',
    [
      'バトルゾーンのクリーチャーのうち、最もパワーの大きい2体をバトルさせる',
      'the two creatures with the greatest power in the battle zone battle each other',
    ],
    [{ op: 'battle', what: 'strongest' }],
    [shieldTrigger],
  ),
  spell(
    'xanatic-x',
    ['キサナティック・X', 'Xanatic X'],
    5,
    'Water',
    ['クリーチャー2体を選び、タップしてバトルさせる', 'choose two creatures: tap them, and they battle each other'],
    [
      {
        op: 'battle',
        what: [
          { choose: { cardTypes: ['creature'] }, n: 1 },
          { choose: { cardTypes: ['creature'] }, n: 1 },
        ],
        tap: true,
      },
    ],
  ),
  spell(
    'teleportation',
    ['テレポーテーション', 'Teleportation'],
    5,
    'Water',
    ['クリーチャーを2体まで選び、持ち主の手札に戻す', 'return up to two creatures to their owners’ hands'],
    [{ op: 'return', what: { choose: { cardTypes: ['creature'] }, n: 2, upTo: true }, to: 'hand' }],
  ),
  spell(
    'fairy-re-life',
    ['フェアリー・Re:ライフ', 'Faerie Re:Life'],
    2,
    'Nature',
    ['山札の上から1枚をマナゾーンに置く', 'put the top card of your deck into your mana zone'],
    [{ op: 'to-mana', n: 1 }],
    [guardStrike],
  ),
  spell(
    'hole-bolshack',
    ['超次元ボルシャック・ホール', 'Hyperspatial Bolshack Hole'],
    5,
    'Fire',
    [
      '相手のパワー3000以下のクリーチャー1体を破壊する。超次元ゾーンから、コストの合計が5以下のサイキック・クリーチャーを好きな数、またはコスト7以下の火のサイキック・クリーチャーを1体出す',
      'destroy an opposing creature with power 3000 or less; then put Psychic Creatures of total cost 5 or less, or one Fire one of cost 7 or less, from the hyperspatial zone into the battle zone',
    ],
    [{ op: 'destroy', what: { choose: { ...theirs, powerAtMost: 3000 }, n: 1 } }, hole('Fire')],
  ),
  spell(
    'hole-shiny',
    ['超次元シャイニー・ホール', 'Hyperspatial Shiny Hole'],
    5,
    'Light',
    [
      '相手のクリーチャー1体をタップする。超次元ゾーンから、コストの合計が5以下のサイキック・クリーチャーを好きな数、またはコスト7以下の光のサイキック・クリーチャーを1体出す',
      'tap an opposing creature; then put Psychic Creatures of total cost 5 or less, or one Light one of cost 7 or less, from the hyperspatial zone into the battle zone',
    ],
    [{ op: 'tap', what: { choose: theirs, n: 1 } }, hole('Light')],
  ),
  spell(
    'hole-energy',
    ['超次元エナジー・ホール', 'Hyperspatial Energy Hole'],
    5,
    'Water',
    [
      '1枚引く。超次元ゾーンから、コストの合計が5以下のサイキック・クリーチャーを好きな数、またはコスト7以下の水のサイキック・クリーチャーを1体出す',
      'draw a card; then put Psychic Creatures of total cost 5 or less, or one Water one of cost 7 or less, from the hyperspatial zone into the battle zone',
    ],
    [{ op: 'draw', n: 1 }, hole('Water')],
  ),
]
