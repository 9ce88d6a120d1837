import type { Card } from '../card'
import { creature, has, sorcery, t, tapFor, target, twoFaced, unmodelled } from './writing'

const land = (id: string, ja: string, en: string, mana: 'R' | 'B' | 'U') => ({
  name: t(ja, en),
  types: ['Land'] as const,
  abilities: [{ kind: 'as', enters: true, what: 'tapped' } as const, tapFor(id, mana)],
})

const eachUpkeep = [{ event: 'step', step: 'upkeep', whose: 'each' }] as const

/** Double-faced cards (両面カード). */
export const doubleFaced: readonly Card[] = [
  twoFaced(
    'hinterland-hermit',
    'transforming',
    {
      name: t('内陸の隠遁者', 'Hinterland Hermit'),
      ...creature('{1}{R}', ['Human', 'Werewolf'], [2, 1], {
        kind: 'triggered',
        id: 'hinterland-hermit/upkeep',
        text: t(
          'アップキープの開始時に、前のターンに呪文が唱えられていなければ変身させる',
          'Each upkeep, transform it if nobody cast a spell in the turn before',
        ),
        when: eachUpkeep,
        if: 'no-spells-last-turn',
        ops: [{ op: 'transform', of: 'source' }],
      }),
    },
    {
      name: t('内陸の災い魔', 'Hinterland Scourge'),
      indicator: ['R'],
      ...creature(
        undefined,
        ['Werewolf'],
        [3, 2],
        unmodelled('可能ならブロックされなければならない', 'it must be blocked if able'),
        {
          kind: 'triggered',
          id: 'hinterland-scourge/upkeep',
          text: t(
            'アップキープの開始時に、前のターンに1人が2つ以上の呪文を唱えていれば変身させる',
            'Each upkeep, transform it if somebody cast at least two spells in the turn before',
          ),
          when: eachUpkeep,
          if: 'two-spells-last-turn',
          ops: [{ op: 'transform', of: 'source' }],
        },
      ),
    },
    { partly: true },
  ),
  twoFaced(
    'growing-rites-of-itlimoc',
    'transforming',
    {
      name: t('イトリモクの成長儀式', 'Growing Rites of Itlimoc'),
      cost: '{2}{G}',
      supertypes: ['Legendary'],
      types: ['Enchantment'],
      abilities: [
        unmodelled(
          '出たときにライブラリーを見る誘発型能力',
          'the triggered ability that looks at the library when it enters',
        ),
        {
          kind: 'triggered',
          id: 'growing-rites/end',
          text: t(
            '自分の終了ステップの開始時に、クリーチャーを4体以上コントロールしていれば変身させる',
            'At the beginning of your end step, if you control four or more creatures, transform it',
          ),
          when: [{ event: 'step', step: 'end', whose: 'your' }],
          if: 'four-creatures',
          ops: [{ op: 'transform', of: 'source' }],
        },
      ],
    },
    {
      name: t('太陽の揺籃の地、イトリモク', 'Itlimoc, Cradle of the Sun'),
      supertypes: ['Legendary'],
      types: ['Land'],
      abilities: [
        tapFor('itlimoc', 'G'),
        unmodelled('クリーチャー1体につき{G}を加える能力', 'the ability that adds {G} for each creature'),
      ],
    },
    { partly: true },
  ),
  twoFaced(
    'westvale-abbey',
    'transforming',
    {
      name: t('ウェストヴェイルの修道院', 'Westvale Abbey'),
      types: ['Land'],
      abilities: [
        tapFor('westvale-abbey', 'C'),
        {
          kind: 'activated',
          id: 'westvale-abbey/token',
          text: t(
            '{5},{T},1点のライフを支払う：1/1の人間・クレリック・トークンを1体出す',
            '{5}, {T}, pay 1 life: create a 1/1 Human Cleric token',
          ),
          cost: { mana: '{5}', tap: true, life: 1 },
          ops: [{ op: 'tokens', token: 'token-human-cleric', n: 1 }],
        },
        unmodelled(
          'クリーチャー5体を生け贄に捧げて変身させる能力',
          'the ability that transforms it for five sacrificed creatures',
        ),
      ],
    },
    {
      name: t('Ormendahl, Profane Prince', 'Ormendahl, Profane Prince'),
      indicator: ['B'],
      ...creature(undefined, ['Demon'], [9, 7], ...has('flying', 'lifelink', 'indestructible', 'haste')),
      supertypes: ['Legendary'],
    },
    { partly: true },
  ),
  twoFaced(
    'akoum-warrior',
    'modal',
    {
      name: t('アクームの戦士', 'Akoum Warrior'),
      ...creature('{5}{R}', ['Minotaur', 'Warrior'], [4, 5], ...has('trample')),
    },
    land('akoum-teeth', 'アクームの歯', 'Akoum Teeth', 'R'),
  ),
  twoFaced(
    'zof-consumption',
    'modal',
    {
      name: t('ゾフの消耗', 'Zof Consumption'),
      ...sorcery('{4}{B}{B}', [
        { op: 'life', who: 'opponent', n: -4 },
        { op: 'life', who: 'you', n: 4 },
      ]),
    },
    land('zof-bloodbog', 'ゾフの血溜まり', 'Zof Bloodbog', 'B'),
  ),
  twoFaced(
    'augmenter-pugilist',
    'modal',
    {
      name: t('Augmenter Pugilist', 'Augmenter Pugilist'),
      ...creature('{1}{G}{G}', ['Troll', 'Druid'], [3, 3], ...has('trample'), {
        kind: 'static',
        on: 'self',
        if: 'eight-lands',
        change: { plus: [5, 5] },
      }),
    },
    {
      name: t('残響方程式', 'Echoing Equation'),
      ...sorcery(
        '{3}{U}{U}',
        [{ op: 'copy-target', notLegendary: true }],
        target({ types: ['Creature'], controller: 'you' }),
      ),
    },
  ),
  twoFaced(
    'glasspool-mimic',
    'modal',
    {
      name: t('玻璃池のミミック', 'Glasspool Mimic'),
      ...creature(
        '{2}{U}',
        ['Shapeshifter', 'Rogue'],
        [0, 0],
        unmodelled('コピーとして戦場に出る能力', 'the ability to enter as a copy'),
      ),
    },
    land('glasspool-shore', '玻璃池の岸', 'Glasspool Shore', 'U'),
    { partly: true },
  ),
]
