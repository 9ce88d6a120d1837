import type { Card } from '../../card'

/** Spells that change battle positions or turn monsters over. */
export const positionSpells: readonly Card[] = [
  {
    id: 'book-of-moon',
    name: { ja: '月の書', en: 'Book of Moon' },
    type: 'spell',
    property: 'Quick-Play',
    series: ['Book of'],
    effects: [
      {
        id: 'moon',
        text: { ja: '表側モンスター1体を裏側守備表示にする', en: 'turns 1 face-up monster to face-down Defense' },
        how: 'card',
        target: { n: 1, filter: { face: 'up' } },
        ops: [{ op: 'turn', what: 'targets', to: 'face-down' }],
      },
    ],
  },
  {
    id: 'book-of-eclipse',
    name: { ja: '皆既日蝕の書', en: 'Book of Eclipse' },
    type: 'spell',
    property: 'Quick-Play',
    series: ['Book of'],
    partly: {
      ja: 'エンドフェイズに相手モンスターが表側になり、相手がドローする部分',
      en: 'the End Phase part: monsters turn up and the opponent draws',
    },
    effects: [
      {
        id: 'eclipse',
        text: { ja: '表側モンスターを全て裏側守備表示にする', en: 'turns all face-up monsters to face-down Defense' },
        how: 'card',
        ops: [{ op: 'turn', what: { face: 'up' }, to: 'face-down' }],
      },
    ],
  },
  {
    id: 'book-of-taiyou',
    name: { ja: '太陽の書', en: 'Book of Taiyou' },
    type: 'spell',
    property: 'Normal',
    series: ['Book of'],
    effects: [
      {
        id: 'taiyou',
        text: { ja: '裏側モンスター1体を表側攻撃表示にする', en: 'turns 1 face-down monster to face-up Attack' },
        how: 'card',
        target: { n: 1, filter: { face: 'down' } },
        ops: [{ op: 'turn', what: 'targets', to: 'attack' }],
      },
    ],
  },
  {
    id: 'stop-defense',
    name: { ja: '『守備』封じ', en: 'Stop Defense' },
    type: 'spell',
    property: 'Normal',
    effects: [
      {
        id: 'stop',
        text: {
          ja: '相手の守備表示モンスター1体を攻撃表示にする',
          en: 'changes 1 Defense Position monster of the opponent to Attack',
        },
        how: 'card',
        target: { n: 1, filter: { side: 'other', position: 'defense' } },
        ops: [{ op: 'turn', what: 'targets', to: 'attack' }],
      },
    ],
  },
  {
    id: 'block-attack',
    name: { ja: '『攻撃』封じ', en: 'Block Attack' },
    type: 'spell',
    property: 'Normal',
    effects: [
      {
        id: 'block',
        text: {
          ja: '相手の表側攻撃表示モンスター1体を守備表示にする',
          en: 'changes 1 face-up Attack Position monster of the opponent to Defense',
        },
        how: 'card',
        target: { n: 1, filter: { side: 'other', face: 'up', position: 'attack' } },
        ops: [{ op: 'turn', what: 'targets', to: 'defense' }],
      },
    ],
  },
  {
    id: 'enemy-controller',
    name: { ja: 'エネミーコントローラー', en: 'Enemy Controller' },
    type: 'spell',
    property: 'Quick-Play',
    effects: [
      {
        id: 'switch',
        text: {
          ja: '相手の表側モンスター1体の表示形式を変更する',
          en: 'changes the position of 1 face-up monster of the opponent',
        },
        how: 'card',
        target: { n: 1, filter: { side: 'other', face: 'up' } },
        ops: [{ op: 'turn', what: 'targets', to: 'other' }],
      },
      {
        id: 'take',
        text: {
          ja: 'モンスター1体をリリースし、相手の表側モンスター1体のコントロールをこのターンのエンドフェイズまで得る',
          en: 'Tribute 1 monster: control of 1 face-up monster of the opponent until the End Phase',
        },
        how: 'card',
        cost: { pay: 'tribute', n: 1, filter: { side: 'own' } },
        target: { n: 1, filter: { side: 'other', face: 'up' } },
        ops: [{ op: 'control', what: 'targets', until: 'end' }],
      },
    ],
  },
]
