import type { Card } from '../../card'

/** 装備魔法 */
export const equips: readonly Card[] = [
  {
    id: 'axe-of-despair',
    name: { ja: 'デーモンの斧', en: 'Axe of Despair' },
    type: 'spell',
    property: 'Equip',
    series: ['Archfiend'],
    partly: { ja: '墓地へ送られた時にデッキに戻す効果', en: 'going back to the Deck' },
    continuous: [{ gives: 'atk', n: 1000, to: 'equipped' }],
    effects: [
      {
        id: 'equip',
        text: { ja: 'モンスターに装備する', en: 'equip to a monster' },
        how: 'card',
        target: { n: 1, filter: {} },
        ops: [{ op: 'equip' }],
      },
    ],
  },
  {
    id: 'black-pendant',
    name: { ja: '黒いペンダント', en: 'Black Pendant' },
    type: 'spell',
    property: 'Equip',
    continuous: [{ gives: 'atk', n: 500, to: 'equipped' }],
    effects: [
      {
        id: 'equip',
        text: { ja: 'モンスターに装備する', en: 'equip to a monster' },
        how: 'card',
        target: { n: 1, filter: {} },
        ops: [{ op: 'equip' }],
      },
      {
        id: 'curse',
        text: {
          ja: 'フィールドから墓地へ送られると、相手に500ダメージ',
          en: 'when sent from the field to the Graveyard: 500 damage to the opponent',
        },
        how: 'trigger',
        mandatory: true,
        on: { on: 'sent', who: 'self' },
        ops: [{ op: 'damage', n: 500 }],
      },
    ],
  },
  {
    id: 'symbols-of-duty',
    name: { ja: '戦線復活の代償', en: 'Symbols of Duty' },
    type: 'spell',
    property: 'Equip',
    effects: [
      {
        id: 'revive',
        text: {
          ja: '通常モンスター1体を墓地へ送り、墓地のモンスター1体を特殊召喚して装備する',
          en: 'send 1 Normal Monster: revives 1 monster and is equipped to it',
        },
        how: 'card',
        cost: { pay: 'send', n: 1, filter: { side: 'own', kind: 'Normal' }, faceDownIn: ['undated-cost'] },
        target: { n: 1, filter: { zones: ['graveyard'], type: 'monster' } },
        ops: [{ op: 'summon', what: 'targets', tie: true }],
      },
    ],
    continuous: [{ gives: 'destroys-equipped' }],
  },
]
