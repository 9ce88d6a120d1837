import { words } from '../../../engine'
import type { Ability, Card, Face } from '../card'
import type { Civilization, SpecialType } from '../vocabulary'
import { doubleBreaker, flips, flipsInstead, linkRelease, shieldTrigger, when } from './writing'

/** Cards of our own (見本) for what no real card in our sources shows plainly. */

const sample = (name: string, en: string) => words(`見本「${name}」`, `Sample: ${en}`)

function card(id: string, ...faces: readonly Face[]): Card {
  return { id: `sample-${id}`, sample: true, faces }
}

function creature(
  name: readonly [string, string],
  cost: number,
  civilization: Civilization,
  power: number,
  abilities: readonly Ability[] = [],
  more: { readonly races?: readonly string[]; readonly specialType?: SpecialType } = {},
): Face {
  return { name: sample(...name), cardType: 'creature', cost, civilizations: [civilization], power, abilities, ...more }
}

function spell(
  name: readonly [string, string],
  cost: number,
  civilization: Civilization,
  ...abilities: readonly Ability[]
): Face {
  return { name: sample(...name), cardType: 'spell', cost, civilizations: [civilization], abilities }
}

const cell = (civilization: Civilization): Face => ({
  name: words('見本のサイキック・セル', 'Sample Psychic cell'),
  cardType: 'cell',
  specialType: 'Psychic',
  civilizations: [civilization],
  part: true,
})

/** A spell that gives one creature an ability for this turn. The ability is printed beside it. */
function gift(id: string, name: readonly [string, string], ability: Ability): Card {
  return card(
    id,
    spell(
      name,
      1,
      'Fire',
      {
        kind: 'spell',
        id: 'spell',
        text: words(
          `クリーチャー1体を選ぶ。このターン、「${ability.text.ja}」を与える`,
          `choose a creature: this turn it has ‘${ability.text.en}’`,
        ),
        ops: [
          {
            op: 'effect',
            what: { choose: { cardTypes: ['creature'] }, n: 1 },
            effect: { abilities: { card: `sample-${id}`, face: 1, ids: [ability.id] }, until: 'end' },
          },
        ],
      },
      ability,
    ),
  )
}

const winning = { ja: 'バトルに勝った時', en: 'when it wins a battle' }
const trio = ['見本「三つ組・二」', '見本「三つ組・三」'] as const

export const samples: readonly Card[] = [
  card(
    'watcher',
    creature(['見張り', 'Watcher'], 2, 'Light', 500, [
      when(
        'put',
        'ほかのクリーチャーをバトルゾーンに出した時、1枚引く',
        'when another creature is put into the battle zone, draw a card',
        { on: 'put', who: { self: 'not', cardTypes: ['creature'] } },
        [{ op: 'draw', n: 1 }],
      ),
      when(
        'left',
        'ほかのクリーチャーがバトルゾーンを離れた時、1枚引く',
        'when another creature leaves the battle zone, draw a card',
        { on: 'left', who: { self: 'not', cardTypes: ['creature'] } },
        [{ op: 'draw', n: 1 }],
      ),
    ]),
  ),
  card(
    'wakeful',
    creature(['目覚めの番人', 'Wakeful Guard'], 2, 'Light', 500, [
      when(
        'untapped',
        '自分の両面カードのクリーチャーがアンタップした時、1枚引く',
        'when a double-faced creature of yours untaps, draw a card',
        { on: 'untapped', who: { side: 'own', doubleFaced: true, cardTypes: ['creature'] } },
        [{ op: 'draw', n: 1 }],
      ),
    ]),
  ),
  card('fire-ambush', creature(['火の伏兵', 'Fire Ambush'], 4, 'Fire', 2000, [shieldTrigger])),
  card('fire-command', creature(['火のコマンド', 'Fire Command'], 2, 'Fire', 3000, [], { races: ['火のコマンド'] })),
  card('warrior', creature(['戦士', 'Warrior'], 2, 'Fire', 3000)),
  card(
    'stand-in',
    creature(['身代わり', 'Stand-in'], 2, 'Nature', 1000, [
      {
        kind: 'replacement',
        id: 'stand-in',
        text: words(
          '自分のほかのクリーチャーが離れるかわりに、これをマナゾーンに置く',
          'when another creature of yours would leave, put this into the mana zone instead',
        ),
        who: { side: 'own', self: 'not', cardTypes: ['creature'] },
        instead: { moveSelf: 'mana' },
      },
    ]),
  ),
  card(
    'send-back',
    spell(['カード送り', 'Send Back'], 3, 'Water', {
      kind: 'spell',
      id: 'spell',
      text: words(
        'バトルゾーンのカード1枚を持ち主の手札に戻す',
        'return a card in the battle zone to its owner’s hand',
      ),
      ops: [{ op: 'return', what: { choose: {}, n: 1 }, to: 'hand' }],
    }),
  ),
  card(
    'tap',
    spell(['横にする手', 'Turning Hand'], 1, 'Light', {
      kind: 'spell',
      id: 'spell',
      text: words('バトルゾーンのカード1枚をタップする', 'tap a card in the battle zone'),
      ops: [{ op: 'tap', what: { choose: {}, n: 1 } }],
    }),
  ),
  card(
    'call-awakener',
    spell(['覚醒者を呼ぶ穴', 'Hole that Calls an Awakener'], 5, 'Fire', {
      kind: 'spell',
      id: 'spell',
      text: words(
        '超次元ゾーンから、名前に「覚醒者」とあるサイキック・クリーチャーを1体出す',
        'put a Psychic Creature with ‘Awakener’ in its name from the hyperspatial zone into the battle zone',
      ),
      ops: [
        {
          op: 'put',
          what: {
            choose: {
              zone: 'hyperspatial',
              side: 'own',
              specialTypes: ['Psychic'],
              cardTypes: ['creature'],
              inName: '覚醒者',
            },
            n: 1,
          },
        },
      ],
    }),
  ),
  gift(
    'gift-awaken',
    ['覚醒の授与', 'Gift of Awakening'],
    flips('awaken', winning, { on: { on: 'wins', who: 'self' } }, { cost: 'higher' }),
  ),
  gift(
    'gift-dragon-release',
    ['龍解の授与', 'Gift of Dragon Release'],
    flips('dragon-release', winning, { on: { on: 'wins', who: 'self' } }, { side: 'creature' }),
  ),
  gift('gift-release', ['解除の授与', 'Gift of Release'], flipsInstead('release')),
  card(
    'sleeping-sword',
    {
      name: sample('眠る剣', 'Sleeping Sword'),
      cardType: 'weapon',
      specialType: 'Dragheart',
      cost: 3,
      civilizations: ['Fire'],
      abilities: [
        flips(
          'dragon-release',
          { ja: '自分のターンの終わりに', en: 'at the end of your turn' },
          { on: { on: 'turn-end', turn: 'own' } },
          { side: 'creature' },
        ),
      ],
    },
    creature(['眠りから覚めた龍', 'Dragon out of Sleep'], 6, 'Fire', 6000, [doubleBreaker], {
      specialType: 'Dragheart',
    }),
  ),
  ...(['fortress', 'creature'] as const).map((side) =>
    card(
      `three-faces-${side}`,
      {
        name: sample(`三面の剣・${side === 'fortress' ? '城' : '龍'}`, `Sword of Three Faces (${side})`),
        cardType: 'weapon',
        specialType: 'Dragheart',
        cost: 3,
        civilizations: ['Fire'],
        abilities: [
          flips(
            'dragon-release',
            { ja: '自分のターンの終わりに', en: 'at the end of your turn' },
            { on: { on: 'turn-end', turn: 'own' } },
            { side },
          ),
        ],
      },
      {
        name: sample('三面の城', 'Keep of Three Faces'),
        cardType: 'fortress',
        specialType: 'Dragheart',
        cost: 5,
        civilizations: ['Fire'],
      },
      creature(['三面の龍', 'Dragon of Three Faces'], 8, 'Fire', 8000, [], { specialType: 'Dragheart' }),
    ),
  ),
  card(
    'trio-1',
    {
      ...creature(['三つ組・一', 'Trio, the First'], 2, 'Fire', 2000, [
        {
          kind: 'trigger',
          id: 'victory-awaken-link',
          word: 'victory-awaken-link',
          text: words(
            'V覚醒リンク：三つ組の3体がそろった時、裏返してリンクする',
            'Victory awaken link: as soon as the three of the trio are there, flip and link them',
          ),
          on: { on: 'together', names: trio },
          ops: [{ op: 'link', names: trio }],
        },
      ]),
      specialType: 'Psychic',
    },
    {
      ...cell('Fire'),
      whole: creature(['三つ組の巨人', 'Giant of the Trio'], 12, 'Fire', 12000, [doubleBreaker, linkRelease], {
        specialType: 'Psychic Super',
      }),
    },
  ),
  card(
    'trio-2',
    creature(['三つ組・二', 'Trio, the Second'], 2, 'Fire', 2000, [], { specialType: 'Psychic' }),
    cell('Fire'),
  ),
  card(
    'trio-3',
    creature(['三つ組・三', 'Trio, the Third'], 1, 'Fire', 2000, [], { specialType: 'Psychic' }),
    cell('Fire'),
  ),
]
