import type { Card, Change } from '../card'
import {
  aCreature,
  aSpell,
  card,
  creature,
  enchantCreature,
  equip,
  first,
  has,
  instant,
  sorcery,
  t,
  tapFor,
  target,
  unmodelled,
} from './writing'

const weakened = (n: number): Change => ({ plus: [-n, -n] })
const aura = (cost: string, enchant: typeof enchantCreature, change: Change): Omit<Card['faces'][0], 'name'> => ({
  cost,
  types: ['Enchantment'],
  subtypes: ['Aura'],
  abilities: [enchant, { kind: 'static', on: 'attached', change }],
})

/** What face-down permanents meet: loss of abilities, names, Auras, Equipment, removal, enters abilities. */
export const others: readonly Card[] = [
  card('humility', '謙虚', 'Humility', {
    cost: '{2}{W}{W}',
    types: ['Enchantment'],
    abilities: [{ kind: 'static', on: { types: ['Creature'] }, change: { loseAbilities: true, base: [1, 1] } }],
  }),
  card(
    'humble',
    'お粗末',
    'Humble',
    instant('{1}{W}', [{ op: 'change', of: first, change: { loseAbilities: true, base: [0, 1] } }], aCreature),
  ),
  card(
    'frogify',
    '蛙化',
    'Frogify',
    aura('{1}{U}', enchantCreature, {
      loseAbilities: true,
      types: ['Creature'],
      subtypes: ['Frog'],
      colors: ['U'],
      base: [1, 1],
    }),
  ),
  card(
    'gift-of-tusks',
    '牙の贈り物',
    'Gift of Tusks',
    instant(
      '{U}',
      [
        {
          op: 'change',
          of: first,
          change: { loseAbilities: true, subtypes: ['Elephant'], colors: ['G'], base: [3, 3] },
        },
      ],
      aCreature,
    ),
  ),
  card(
    'imprisoned-in-the-moon',
    '月への封印',
    'Imprisoned in the Moon',
    aura(
      '{2}{U}',
      { kind: 'enchant', filter: { types: ['Creature', 'Land'] } },
      { types: ['Land'], colors: [], loseAbilities: true, gain: [tapFor('imprisoned-in-the-moon', 'C')] },
    ),
  ),
  card('xenograft', '異種移植', 'Xenograft', {
    cost: '{4}{U}',
    types: ['Enchantment'],
    abilities: [
      { kind: 'as', enters: true, what: 'choose-type' },
      { kind: 'static', on: { types: ['Creature'], controller: 'you' }, change: { addChosen: true } },
    ],
  }),
  card(
    'echoing-decay',
    '残響する衰微',
    'Echoing Decay',
    instant('{1}{B}', [{ op: 'same-name', of: first, do: weakened(2), only: 'creatures' }], aCreature),
  ),
  card(
    'bile-blight',
    'Bile Blight',
    'Bile Blight',
    instant('{B}{B}', [{ op: 'same-name', of: first, do: weakened(3), only: 'creatures' }], aCreature),
  ),
  card(
    'izzet-staticaster',
    'イゼットの静電術師',
    'Izzet Staticaster',
    creature('{1}{U}{R}', ['Human', 'Wizard'], [0, 3], ...has('flash', 'haste'), {
      kind: 'activated',
      id: 'izzet-staticaster/damage',
      text: t(
        '{T}：クリーチャー1体と、同じ名前の他の各クリーチャーに1点のダメージ',
        '{T}: 1 damage to target creature and each other creature with the same name',
      ),
      cost: { tap: true },
      targets: [aCreature],
      ops: [{ op: 'same-name', of: first, do: { damage: 1 }, only: 'creatures' }],
    }),
  ),
  card(
    'echoing-truth',
    '残響する真実',
    'Echoing Truth',
    instant('{1}{U}', [{ op: 'same-name', of: first, do: 'return-to-hand' }], target({ notTypes: ['Land'] })),
  ),
  card(
    'maelstrom-pulse',
    '大渦の脈動',
    'Maelstrom Pulse',
    sorcery('{1}{B}{G}', [{ op: 'same-name', of: first, do: 'destroy' }], target({ notTypes: ['Land'] })),
  ),
  card('heros-resolve', '勇士の決意', "Hero's Resolve", aura('{1}{W}', enchantCreature, { plus: [1, 5] })),
  card('zephyr-net', '西風の網', 'Zephyr Net', aura('{1}{U}', enchantCreature, { gain: has('defender', 'flying') })),
  card('ghostfire-blade', '幽霊火の刃', 'Ghostfire Blade', {
    cost: '{1}',
    types: ['Artifact'],
    subtypes: ['Equipment'],
    abilities: [
      { kind: 'static', on: 'attached', change: { plus: [2, 2] } },
      equip('ghostfire-blade', { mana: '{3}', lessForColorless: 2 }),
    ],
  }),
  card('accorders-shield', '調和者隊の盾', "Accorder's Shield", {
    cost: '{0}',
    types: ['Artifact'],
    subtypes: ['Equipment'],
    abilities: [
      { kind: 'static', on: 'attached', change: { plus: [0, 3], gain: has('vigilance') } },
      equip('accorders-shield', { mana: '{3}' }),
    ],
  }),
  card('whispersilk-cloak', '囁き絹の外套', 'Whispersilk Cloak', {
    cost: '{3}',
    types: ['Artifact'],
    subtypes: ['Equipment'],
    abilities: [
      { kind: 'static', on: 'attached', change: { gain: has('unblockable', 'shroud') } },
      equip('whispersilk-cloak', { mana: '{2}' }),
    ],
  }),
  card(
    'jedits-dragoons',
    'ジェディットの竜騎兵',
    "Jedit's Dragoons",
    creature('{5}{W}', ['Cat', 'Soldier'], [2, 5], ...has('vigilance'), {
      kind: 'triggered',
      id: 'jedits-dragoons/enters',
      text: t('戦場に出たとき、4点のライフを得る', 'When it enters, you gain 4 life'),
      when: [{ event: 'enters', who: 'self' }],
      ops: [{ op: 'life', who: 'you', n: 4 }],
    }),
  ),
  card(
    'eccentric-farmer',
    '風変わりな農夫',
    'Eccentric Farmer',
    creature(
      '{2}{G}',
      ['Human', 'Peasant'],
      [2, 3],
      unmodelled('出たときに切削する誘発型能力', 'the triggered ability that mills when it enters'),
    ),
    { partly: true },
  ),
  card(
    'zealous-conscripts',
    '士気溢れる徴集兵',
    'Zealous Conscripts',
    creature('{4}{R}', ['Human', 'Warrior'], [3, 3], ...has('haste'), {
      kind: 'triggered',
      id: 'zealous-conscripts/enters',
      text: t(
        '戦場に出たとき、パーマネント1つのコントロールを得て、アンタップする',
        'When it enters, gain control of target permanent and untap it',
      ),
      when: [{ event: 'enters', who: 'self' }],
      targets: [target({})],
      ops: [
        { op: 'control', of: first },
        { op: 'untap', of: first },
        { op: 'change', of: first, change: { gain: has('haste') } },
      ],
    }),
  ),
  card('runeclaw-bear', 'ルーン爪の熊', 'Runeclaw Bear', creature('{1}{G}', ['Bear'], [2, 2])),
  card('ornithopter', '羽ばたき飛行機械', 'Ornithopter', {
    ...creature('{0}', ['Thopter'], [0, 2], ...has('flying')),
    types: ['Artifact', 'Creature'],
  }),
  card(
    'absorb',
    '吸収',
    'Absorb',
    instant(
      '{W}{U}{U}',
      [
        { op: 'counter', of: first, to: 'graveyard' },
        { op: 'life', who: 'you', n: 3 },
      ],
      aSpell,
    ),
  ),
  card(
    'heros-downfall',
    '英雄の破滅',
    "Hero's Downfall",
    instant('{1}{B}{B}', [{ op: 'destroy', of: first }], aCreature),
  ),
  card(
    'giant-growth',
    '巨大化',
    'Giant Growth',
    instant('{G}', [{ op: 'change', of: first, change: { plus: [3, 3] } }], aCreature),
  ),
  card(
    'zealous-strike',
    '盲信の一撃',
    'Zealous Strike',
    instant('{1}{W}', [{ op: 'change', of: first, change: { plus: [2, 2], gain: has('first-strike') } }], aCreature),
  ),
  card(
    'moonmist',
    'Moonmist',
    'Moonmist',
    instant('{1}{G}', [
      { op: 'transform-all', subtype: 'Human' },
      { op: 'no-combat-damage-but', subtypes: ['Werewolf', 'Wolf'] },
    ]),
  ),
  card(
    'token-dog',
    '犬',
    'Dog',
    { types: ['Creature'], subtypes: ['Dog'], indicator: ['W'], power: 1, toughness: 1 },
    { token: true },
  ),
  card(
    'token-human-cleric',
    '人間・クレリック',
    'Human Cleric',
    { types: ['Creature'], subtypes: ['Human', 'Cleric'], indicator: ['W', 'B'], power: 1, toughness: 1 },
    { token: true },
  ),
]
