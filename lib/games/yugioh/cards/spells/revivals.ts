import type { Card } from '../../card'

/** Spells that bring monsters back, and one that asks from where they came. */
export const revivals: readonly Card[] = [
  {
    id: 'the-shallow-grave',
    name: { ja: '浅すぎた墓穴', en: 'The Shallow Grave' },
    type: 'spell',
    property: 'Normal',
    partly: {
      ja: '両方のプレイヤーが同時に選ぶこと（ここでは一方ずつ）',
      en: 'that both players choose at once (here one side at a time)',
    },
    effects: [
      {
        id: 'grave',
        text: {
          ja: '墓地のモンスターを裏側守備表示で特殊召喚する',
          en: 'Special Summons a monster from the Graveyard face-down',
        },
        how: 'card',
        target: { n: 1, filter: { side: 'own', zones: ['graveyard'], type: 'monster' } },
        ops: [{ op: 'summon', what: 'targets', stances: ['face-down-defense'] }],
      },
      {
        id: 'gift',
        text: {
          ja: '相手が墓地のモンスターを裏側守備表示で特殊召喚する',
          en: 'the opponent Special Summons a monster from their Graveyard face-down',
        },
        how: 'card',
        target: { n: 1, filter: { side: 'other', zones: ['graveyard'], type: 'monster' } },
        ops: [{ op: 'summon', what: 'targets', stances: ['face-down-defense'], to: 'other', by: 'other' }],
      },
    ],
  },
  {
    id: 'monster-reborn',
    name: { ja: '死者蘇生', en: 'Monster Reborn' },
    type: 'spell',
    property: 'Normal',
    effects: [
      {
        id: 'reborn',
        text: { ja: '墓地のモンスター1体を特殊召喚する', en: 'Special Summons 1 monster from either Graveyard' },
        how: 'card',
        target: { n: 1, filter: { zones: ['graveyard'], type: 'monster' } },
        ops: [{ op: 'summon', what: 'targets' }],
      },
    ],
  },
  {
    id: 'silent-doom',
    name: { ja: '黙する死者', en: 'Silent Doom' },
    type: 'spell',
    property: 'Normal',
    effects: [
      {
        id: 'doom',
        text: {
          ja: '墓地の通常モンスター1体を守備表示で特殊召喚する。攻撃できない',
          en: 'Special Summons 1 Normal Monster in Defense; it cannot attack',
        },
        how: 'card',
        target: { n: 1, filter: { side: 'own', zones: ['graveyard'], kind: 'Normal' } },
        ops: [{ op: 'summon', what: 'targets', stances: ['face-up-defense'], limit: { cannotAttack: true } }],
      },
    ],
  },
  {
    id: 'temple-of-the-sun',
    name: { ja: '太陽の祭壇', en: 'Temple of the Sun' },
    type: 'spell',
    property: 'Continuous',
    continuous: [{ gives: 'atk', n: 300, to: { side: 'own', face: 'up', origin: 'graveyard' } }],
    effects: [{ id: 'open', text: { ja: '発動する', en: 'is activated' }, how: 'card', ops: [] }],
  },
  {
    id: 'parallel-world-fusion',
    name: { ja: '平行世界融合', en: 'Parallel World Fusion' },
    type: 'spell',
    property: 'Normal',
    series: ['Fusion'],
    partly: {
      ja: '素材の数と組み合わせの指定、このターンに特殊召喚できない制約',
      en: 'which materials a card lists; no other Special Summon this turn',
    },
    effects: [
      {
        id: 'fuse',
        text: {
          ja: '除外されている素材をデッキに戻して融合召喚する',
          en: 'shuffles banished materials into the Deck for a Fusion Summon',
        },
        how: 'card',
        cost: { pay: 'material', n: 2, filter: { side: 'own', zones: ['banished'], series: 'Elemental HERO' } },
        ops: [{ op: 'summon', what: { side: 'own', zones: ['extra'], kind: 'Fusion', series: 'Elemental HERO' } }],
      },
    ],
  },
]
