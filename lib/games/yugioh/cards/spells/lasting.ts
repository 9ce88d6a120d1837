import type { Card } from '../../card'

/** Spells whose effect stays on a monster or on the field. */
export const lasting: readonly Card[] = [
  {
    id: 'rush-recklessly',
    name: { ja: '突進', en: 'Rush Recklessly' },
    type: 'spell',
    property: 'Quick-Play',
    effects: [
      {
        id: 'rush',
        text: {
          ja: '表側モンスター1体の攻撃力をターン終了時まで700上げる',
          en: '1 face-up monster gains 700 ATK until the end of the turn',
        },
        how: 'card',
        target: { n: 1, filter: { face: 'up' } },
        ops: [{ op: 'limit', what: 'targets', limit: { atk: 700, untilEnd: true } }],
      },
    ],
  },
  {
    id: 'forbidden-chalice',
    name: { ja: '禁じられた聖杯', en: 'Forbidden Chalice' },
    type: 'spell',
    property: 'Quick-Play',
    series: ['Forbidden'],
    effects: [
      {
        id: 'chalice',
        text: {
          ja: '表側モンスター1体の攻撃力を400上げ、効果を無効にする',
          en: '1 face-up monster gains 400 ATK and its effects are negated until the end of the turn',
        },
        how: 'card',
        target: { n: 1, filter: { face: 'up' } },
        ops: [{ op: 'limit', what: 'targets', limit: { atk: 400, negated: true, untilEnd: true } }],
      },
    ],
  },
  {
    id: 'morphtronic-map',
    name: { ja: 'Ｄ・フィールド', en: 'Morphtronic Map' },
    type: 'spell',
    property: 'Field',
    series: ['Morphtronic'],
    partly: { ja: '破壊された時の特殊召喚', en: 'its Special Summon when it is destroyed' },
    continuous: [
      { gives: 'counters', n: 1, each: 'position-change' },
      { gives: 'atk', n: 300, to: { series: 'Morphtronic' }, per: 'counter' },
    ],
    effects: [{ id: 'open', text: { ja: '発動する', en: 'is activated' }, how: 'card', ops: [] }],
  },
  {
    id: 'aroma-garden',
    name: { ja: 'アロマガーデン', en: 'Aroma Garden' },
    type: 'spell',
    property: 'Field',
    series: ['Aroma'],
    partly: {
      ja: 'ライフを回復し攻守を上げる効果、戦闘で破壊された場合',
      en: 'gaining life points with ATK and DEF; destruction by battle',
    },
    effects: [
      { id: 'open', text: { ja: '発動する', en: 'is activated' }, how: 'card', ops: [] },
      {
        id: 'aroma',
        text: {
          ja: '自分のフィールドの「アロマ」が破壊され墓地へ送られた場合、1000回復する',
          en: 'if an Aroma monster of yours is destroyed and sent to the Graveyard: 1000 life points',
        },
        how: 'trigger',
        mandatory: true,
        on: { on: 'sent', who: { side: 'own', series: 'Aroma' }, destroyed: true },
        ops: [{ op: 'gain', n: 1000 }],
      },
    ],
  },
  {
    id: 'different-dimension-gate',
    name: { ja: '異次元隔離マシーン', en: 'Different Dimension Gate' },
    type: 'spell',
    property: 'Continuous',
    series: ['D.D.'],
    effects: [
      {
        id: 'gate',
        text: { ja: '各フィールドのモンスター1体ずつを除外する', en: 'banishes 1 monster on each field' },
        how: 'card',
        target: { n: 2, filter: { side: 'own' }, more: { side: 'other' } },
        ops: [{ op: 'banish', what: 'targets', until: 'source-leaves' }],
      },
    ],
  },
]
