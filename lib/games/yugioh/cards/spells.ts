import type { Card } from '../card'

/** Spell Cards as data. `partly`: something printed on it is not modelled. */
export const spells: readonly Card[] = [
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
    partly: true,
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
  {
    id: 'axe-of-despair',
    name: { ja: 'デーモンの斧', en: 'Axe of Despair' },
    type: 'spell',
    property: 'Equip',
    series: ['Archfiend'],
    partly: true,
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
    partly: true,
    continuous: [{ gives: 'atk', n: 500, to: 'equipped' }],
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
    id: 'soul-exchange',
    name: { ja: 'クロス・ソウル', en: 'Soul Exchange' },
    type: 'spell',
    property: 'Normal',
    partly: true,
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
    id: 'symbols-of-duty',
    name: { ja: '戦線復活の代償', en: 'Symbols of Duty' },
    type: 'spell',
    property: 'Equip',
    partly: true,
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
  },
  {
    id: 'the-shallow-grave',
    name: { ja: '浅すぎた墓穴', en: 'The Shallow Grave' },
    type: 'spell',
    property: 'Normal',
    partly: true,
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
    partly: true,
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
  { id: 'fissure', name: { ja: '地割れ', en: 'Fissure' }, type: 'spell', property: 'Normal', partly: true },
  {
    id: 'morphtronic-map',
    name: { ja: 'Ｄ・フィールド', en: 'Morphtronic Map' },
    type: 'spell',
    property: 'Field',
    series: ['Morphtronic'],
    partly: true,
    effects: [
      { id: 'open', text: { ja: '発動する', en: 'is activated' }, how: 'card', ops: [] },
      {
        id: 'count',
        text: {
          ja: 'モンスターの表示形式が変更される度にカウンターを置く',
          en: 'a counter each time the battle position of a monster is changed',
        },
        how: 'trigger',
        mandatory: true,
        on: { on: 'position-changed', who: {} },
        ops: [{ op: 'counters', what: 'self', n: 1 }],
      },
    ],
  },
  {
    id: 'aroma-garden',
    name: { ja: 'アロマガーデン', en: 'Aroma Garden' },
    type: 'spell',
    property: 'Field',
    series: ['Aroma'],
    partly: true,
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
    partly: true,
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
