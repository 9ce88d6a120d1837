import type { Card } from '../../card'

/** Spells about whose monster it is. */
export const controlSpells: readonly Card[] = [
  {
    id: 'soul-exchange',
    name: { ja: 'クロス・ソウル', en: 'Soul Exchange' },
    type: 'spell',
    property: 'Normal',
    partly: { ja: 'このターンにバトルフェイズを行えない制約', en: 'no Battle Phase this turn' },
    effects: [
      {
        id: 'exchange',
        text: {
          ja: '相手モンスター1体を対象とし、このターンにリリースするならそのモンスターでなければならない',
          en: 'targets 1 monster of the opponent: a Tribute of this turn must be that one',
        },
        how: 'card',
        target: { n: 1, filter: { side: 'other' } },
        ops: [{ op: 'must-tribute' }],
      },
    ],
  },
  {
    id: 'change-of-heart',
    name: { ja: '心変わり', en: 'Change of Heart' },
    type: 'spell',
    property: 'Normal',
    effects: [
      {
        id: 'take',
        text: {
          ja: '相手モンスター1体のコントロールをエンドフェイズまで得る',
          en: 'control of 1 monster of the opponent until the End Phase',
        },
        how: 'card',
        target: { n: 1, filter: { side: 'other' } },
        ops: [{ op: 'control', what: 'targets', until: 'end' }],
      },
    ],
  },
]
