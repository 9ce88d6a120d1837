import type { Card } from '../card'

/** Cards of our own (見本) for what no real card shows plainly. */
export const samples: readonly Card[] = [
  {
    id: 'sample-dragon-hunt',
    name: { ja: '見本「ドラゴン狩り」', en: 'Sample: Dragon Hunt' },
    type: 'spell',
    sample: true,
    property: 'Normal',
    effects: [
      {
        id: 'hunt',
        text: { ja: 'ドラゴン族1体を選んで破壊する', en: 'select 1 Dragon and destroy it' },
        how: 'card',
        target: { n: 1, filter: { race: 'Dragon' } },
        ops: [{ op: 'destroy', what: 'targets' }],
      },
    ],
  },
  {
    id: 'sample-heavy-rain',
    name: { ja: '見本「豪雨」', en: 'Sample: Heavy Rain' },
    type: 'spell',
    sample: true,
    property: 'Normal',
    effects: [
      {
        id: 'rain',
        text: { ja: '攻撃力2000以上のモンスターを全て破壊する', en: 'destroy all monsters with 2000 or more ATK' },
        how: 'card',
        ops: [{ op: 'destroy', what: { atkAtLeast: 2000 } }],
      },
    ],
  },
  {
    id: 'sample-token',
    name: { ja: '見本のトークン', en: 'Sample Token' },
    type: 'monster',
    sample: true,
    kinds: ['Token'],
    attribute: 'EARTH',
    race: 'Beast',
    level: 1,
    atk: 0,
    def: 0,
  },
]
