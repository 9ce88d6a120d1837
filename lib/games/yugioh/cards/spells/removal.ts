import type { Card } from '../../card'

/** Spells that destroy. */
export const removal: readonly Card[] = [
  {
    id: 'galaxy-storm',
    name: { ja: 'ギャラクシー・ストーム', en: 'Galaxy Storm' },
    type: 'spell',
    property: 'Quick-Play',
    series: ['Galaxy'],
    effects: [
      {
        id: 'storm',
        text: {
          ja: '素材のないエクシーズモンスター1体を選んで破壊する',
          en: 'destroys 1 Xyz Monster without materials',
        },
        how: 'card',
        target: { n: 1, filter: { kind: 'Xyz', noMaterials: true } },
        ops: [{ op: 'destroy', what: 'targets' }],
      },
    ],
  },
  {
    id: 'tribute-to-the-doomed',
    name: { ja: '死者への手向け', en: 'Tribute to The Doomed' },
    type: 'spell',
    property: 'Normal',
    effects: [
      {
        id: 'doom',
        text: { ja: '手札を1枚捨て、モンスター1体を破壊する', en: 'discard 1: destroys 1 monster' },
        how: 'card',
        cost: { pay: 'discard', n: 1, filter: { side: 'own', zones: ['hand'], self: 'not' } },
        target: { n: 1, filter: {} },
        ops: [{ op: 'destroy', what: 'targets' }],
      },
    ],
  },
  {
    id: 'raigeki',
    name: { ja: 'サンダー・ボルト', en: 'Raigeki' },
    type: 'spell',
    property: 'Normal',
    series: ['Raigeki'],
    effects: [
      {
        id: 'bolt',
        text: { ja: '相手モンスターを全て破壊する', en: 'destroys all monsters of the opponent' },
        how: 'card',
        ops: [{ op: 'destroy', what: { side: 'other' } }],
      },
    ],
  },
  {
    id: 'mystical-space-typhoon',
    name: { ja: 'サイクロン', en: 'Mystical Space Typhoon' },
    type: 'spell',
    property: 'Quick-Play',
    series: ['Cyclone'],
    effects: [
      {
        id: 'typhoon',
        text: { ja: '魔法・罠1枚を破壊する', en: 'destroys 1 Spell or Trap' },
        how: 'card',
        target: { n: 1, filter: { zones: ['spell', 'field'], self: 'not' } },
        ops: [{ op: 'destroy', what: 'targets' }],
      },
    ],
  },
  {
    id: 'special-hurricane',
    name: { ja: 'スペシャルハリケーン', en: 'Special Hurricane' },
    type: 'spell',
    property: 'Normal',
    effects: [
      {
        id: 'hurricane',
        text: {
          ja: '手札を1枚捨て、特殊召喚されたモンスターを全て破壊する',
          en: 'discard 1: destroys all Special Summoned monsters',
        },
        how: 'card',
        cost: { pay: 'discard', n: 1, filter: { side: 'own', zones: ['hand'], self: 'not' } },
        ops: [{ op: 'destroy', what: { summoned: 'special' } }],
      },
    ],
  },
  {
    id: 'fissure',
    name: { ja: '地割れ', en: 'Fissure' },
    type: 'spell',
    property: 'Normal',
    partly: { ja: '効果の全て', en: 'its whole effect' },
  },
]
