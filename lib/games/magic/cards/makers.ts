import type { Card } from '../card'
import { aCreature, card, creature, equip, first, has, instant, sorcery, t, target, unmodelled } from './writing'

/** What cloaks, manifests, turns over, or lets look. */
export const makers: readonly Card[] = [
  card(
    'become-anonymous',
    '群衆紛れ',
    'Become Anonymous',
    instant('{2}{U}{U}', [{ op: 'pile', of: first, library: 2, by: 'cloak', tapped: true, cites: ['mtg-cloak-01'] }], {
      kind: 'permanent',
      filter: { types: ['Creature'], token: false, owner: 'you' },
      cites: ['mtg-cloak-01'],
    }),
  ),
  card('cryptic-coat', '謎めいた外套', 'Cryptic Coat', {
    cost: '{2}{U}',
    types: ['Artifact'],
    subtypes: ['Equipment'],
    abilities: [
      {
        kind: 'triggered',
        id: 'cryptic-coat/enters',
        text: t(
          '出たとき、ライブラリーの一番上を偽装し、これをつける',
          'When it enters, cloak the top card and attach this to it',
        ),
        when: [{ event: 'enters', who: 'self' }],
        ops: [{ op: 'down-top', by: 'cloak', n: 1, attach: true }],
      },
      { kind: 'static', on: 'attached', change: { plus: [1, 0], gain: has('unblockable') } },
      {
        kind: 'activated',
        id: 'cryptic-coat/return',
        text: t('{1}{U}：これをオーナーの手札に戻す', "{1}{U}: return this to its owner's hand"),
        cost: { mana: '{1}{U}' },
        ops: [{ op: 'return-to-hand', of: 'source' }],
      },
    ],
  }),
  card(
    'hide-in-plain-sight',
    '自然な溶け込み',
    'Hide in Plain Sight',
    sorcery('{3}{G}', [{ op: 'look-and-down', by: 'cloak', look: 5, n: 2, rest: 'bottom' }]),
  ),
  card('expose-the-culprit', '犯人暴き', 'Expose the Culprit', {
    cost: '{1}{R}',
    types: ['Instant'],
    spell: {
      ops: [],
      modes: [
        {
          id: 'turn-up',
          text: t('裏向きのクリーチャー1体を表向きにする', 'turn a face-down creature face up'),
          targets: [target({ types: ['Creature'], down: true })],
          ops: [{ op: 'turn-up', of: first }],
        },
        {
          id: 'cloak',
          text: t('変装を持つクリーチャーを束にして偽装する', 'cloak creatures with disguise from a pile'),
          ops: [{ op: 'pile-chosen', by: 'cloak' }],
        },
      ],
    },
  }),
  card(
    'reality-shift',
    '現実変容',
    'Reality Shift',
    instant(
      '{1}{U}',
      [
        { op: 'exile', of: first },
        { op: 'down-top', by: 'manifest', n: 1, whose: 'controller-of-target' },
      ],
      aCreature,
    ),
  ),
  card(
    'ethereal-ambush',
    '天上の待ち伏せ',
    'Ethereal Ambush',
    instant('{3}{G}{U}', [{ op: 'down-top', by: 'manifest', n: 2 }]),
  ),
  card(
    'whisperwood-elemental',
    '囁きの森の精霊',
    'Whisperwood Elemental',
    creature(
      '{3}{G}{G}',
      ['Elemental'],
      [4, 4],
      {
        kind: 'triggered',
        id: 'whisperwood-elemental/end',
        text: t(
          '自分の終了ステップの開始時に、ライブラリーの一番上を予示する',
          'At the beginning of your end step, manifest the top card',
        ),
        when: [{ event: 'step', step: 'end', whose: 'your' }],
        ops: [{ op: 'down-top', by: 'manifest', n: 1 }],
      },
      unmodelled('生け贄に捧げる起動型能力', 'the activated ability that sacrifices it'),
    ),
    { partly: true },
  ),
  card(
    'sultai-emissary',
    'スゥルタイの使者',
    'Sultai Emissary',
    creature('{1}{B}', ['Zombie', 'Warrior'], [1, 1], {
      kind: 'triggered',
      id: 'sultai-emissary/dies',
      text: t('死亡したとき、ライブラリーの一番上を予示する', 'When it dies, manifest the top card'),
      when: [{ event: 'dies', who: 'self' }],
      ops: [{ op: 'down-top', by: 'manifest', n: 1 }],
    }),
  ),
  card('killers-mask', '殺人鬼の仮面', "Killer's Mask", {
    cost: '{2}{B}',
    types: ['Artifact'],
    subtypes: ['Equipment'],
    abilities: [
      {
        kind: 'triggered',
        id: 'killers-mask/enters',
        text: t('出たとき、戦慄予示を行い、これをつける', 'When it enters, manifest dread and attach this to it'),
        when: [{ event: 'enters', who: 'self' }],
        ops: [{ op: 'look-and-down', by: 'manifest', look: 2, n: 1, rest: 'graveyard', attach: true }],
      },
      { kind: 'static', on: 'attached', change: { gain: has('menace') } },
      equip('killers-mask', { mana: '{2}' }),
    ],
  }),
  card(
    'jeskai-infiltrator',
    'ジェスカイの浸透者',
    'Jeskai Infiltrator',
    creature(
      '{2}{U}',
      ['Human', 'Monk'],
      [2, 3],
      { kind: 'static', on: 'self', if: 'no-other-creatures', change: { gain: has('unblockable') } },
      {
        kind: 'triggered',
        id: 'jeskai-infiltrator/damage',
        text: t(
          'プレイヤーに戦闘ダメージを与えたとき、これと一番上のカードを束にして予示する',
          'When it deals combat damage to a player, manifest it and the top card from a pile',
        ),
        when: [{ event: 'combat-damage-to-player' }],
        ops: [{ op: 'pile', of: 'source', library: 1, by: 'manifest' }],
      },
    ),
  ),
  card(
    'break-open',
    'こじ開け',
    'Break Open',
    instant(
      '{1}{R}',
      [{ op: 'turn-up', of: first }],
      target({ types: ['Creature'], down: true, controller: 'opponent' }),
    ),
  ),
  card('ixidor-reality-sculptor', '現実を彫る者イクシドール', 'Ixidor, Reality Sculptor', {
    ...creature(
      '{3}{U}{U}',
      ['Human', 'Wizard'],
      [3, 4],
      { kind: 'static', on: { types: ['Creature'], down: true }, change: { plus: [1, 1] } },
      {
        kind: 'activated',
        id: 'ixidor/turn-up',
        text: t('{2}{U}：裏向きのクリーチャー1体を表向きにする', '{2}{U}: turn target face-down creature face up'),
        cost: { mana: '{2}{U}' },
        targets: [target({ types: ['Creature'], down: true })],
        ops: [{ op: 'turn-up', of: first }],
      },
    ),
    supertypes: ['Legendary'],
  }),
  card(
    'skirk-alarmist',
    'スカークの騒ぎ屋',
    'Skirk Alarmist',
    creature('{1}{R}', ['Human', 'Wizard'], [1, 2], ...has('haste'), {
      kind: 'activated',
      id: 'skirk-alarmist/turn-up',
      text: t(
        '{T}：自分の裏向きのクリーチャー1体を表向きにし、次の終了ステップに生け贄に捧げる',
        '{T}: turn target face-down creature you control face up; sacrifice it at the next end step',
      ),
      cost: { tap: true },
      targets: [target({ types: ['Creature'], down: true, controller: 'you' })],
      ops: [
        { op: 'turn-up', of: first },
        { op: 'sacrifice-at-end', of: first },
      ],
    }),
  ),
  card(
    'ixidron',
    'イクシドロン',
    'Ixidron',
    creature(
      '{3}{U}{U}',
      ['Illusion'],
      [0, 0],
      { kind: 'as', enters: true, what: 'turn-others-down' },
      { kind: 'counts-down' },
    ),
  ),
  card('obscuring-aether', '遮る霊気', 'Obscuring Aether', {
    cost: '{G}',
    types: ['Enchantment'],
    abilities: [
      { kind: 'down-spells-cost-less', less: 1 },
      {
        kind: 'activated',
        id: 'obscuring-aether/turn-down',
        text: t('{1}{G}：これを裏向きにする', '{1}{G}: turn this face down'),
        cost: { mana: '{1}{G}' },
        ops: [{ op: 'turn-down', of: 'source' }],
      },
    ],
  }),
  card(
    'backslide',
    'Backslide',
    'Backslide',
    instant('{1}{U}', [{ op: 'turn-down', of: first }], target({ types: ['Creature'], ability: 'morph' })),
    { partly: true },
  ),
  card('lens-of-clarity', '鮮明のレンズ', 'Lens of Clarity', {
    cost: '{1}',
    types: ['Artifact'],
    abilities: [{ kind: 'may-look' }],
  }),
]
