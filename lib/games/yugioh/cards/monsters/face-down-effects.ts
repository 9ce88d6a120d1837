import type { Card } from '../../card'

/** Monsters whose effects activate while they are face-down. */
export const faceDownEffects: readonly Card[] = [
  {
    id: 'big-shield-gardna',
    name: { ja: 'ビッグ・シールド・ガードナー', en: 'Big Shield Gardna' },
    type: 'monster',
    kinds: ['Effect'],
    attribute: 'EARTH',
    race: 'Warrior',
    level: 4,
    atk: 100,
    def: 2600,
    partly: { ja: '攻撃された後で攻撃表示になる効果', en: 'changing to Attack after it was attacked' },
    effects: [
      {
        id: 'guard',
        text: {
          ja: '裏側のこのカード1枚だけを対象とする魔法の発動を無効にし、表側守備表示になる',
          en: 'negates a Spell that targets this face-down card alone, and turns to face-up Defense',
        },
        how: 'quick',
        faceDown: true,
        mandatory: true,
        on: { on: 'targeted', by: 'any', type: 'spell', alone: true },
        ops: [{ op: 'turn', what: 'self', to: 'face-up-defense' }, { op: 'negate-activation' }],
      },
    ],
  },
  {
    id: 'mid-shield-gardna',
    name: { ja: 'ミドル・シールド・ガードナー', en: 'Mid Shield Gardna' },
    type: 'monster',
    kinds: ['Effect'],
    attribute: 'EARTH',
    race: 'Warrior',
    level: 4,
    atk: 100,
    def: 1800,
    effects: [
      {
        id: 'guard',
        text: {
          ja: '裏側のこのカード1枚だけを対象とする魔法の発動を無効にし、表側守備表示になる',
          en: 'negates a Spell that targets this face-down card alone, and turns to face-up Defense',
        },
        how: 'quick',
        faceDown: true,
        mandatory: true,
        on: { on: 'targeted', by: 'any', type: 'spell', alone: true },
        ops: [{ op: 'turn', what: 'self', to: 'face-up-defense' }, { op: 'negate-activation' }],
      },
      {
        id: 'turn',
        text: { ja: '1ターンに1度、裏側守備表示になる', en: 'once per turn, turns itself face-down' },
        how: 'ignition',
        once: 'card',
        ops: [{ op: 'turn', what: 'self', to: 'face-down' }],
      },
    ],
  },
  {
    id: 'amaterasu',
    name: { ja: '天照大神', en: 'Amaterasu' },
    type: 'monster',
    kinds: ['Spirit', 'Effect'],
    attribute: 'LIGHT',
    race: 'Fairy',
    level: 9,
    atk: 3000,
    def: 3000,
    partly: { ja: 'エンドフェイズに手札に戻る効果', en: 'returning to the hand in the End Phase' },
    summoning: { setOnly: true, noSpecial: true },
    effects: [
      {
        id: 'awake',
        text: {
          ja: '裏側のこのカードを対象とする相手の発動に対し、表側守備表示になって1枚引ける',
          en: 'when the opponent targets this face-down card: may turn to face-up Defense and draw 1',
        },
        how: 'quick',
        faceDown: true,
        on: { on: 'targeted', by: 'other', alone: false },
        ops: [
          { op: 'turn', what: 'self', to: 'face-up-defense' },
          { op: 'draw', n: 1 },
        ],
      },
      {
        id: 'light',
        text: {
          ja: '表側になると、ほかの全てのカードを除外する',
          en: 'when flipped face-up, banishes all other cards on the field',
        },
        how: 'trigger',
        mandatory: true,
        on: { on: 'flipped', who: 'self' },
        ops: [{ op: 'banish', what: { zones: ['monster', 'spell', 'field'], self: 'not' } }],
      },
    ],
  },
]
