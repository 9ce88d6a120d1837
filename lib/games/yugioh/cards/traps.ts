import type { Card } from '../card'

/** Trap Cards as data. `partly`: something printed on it is not modelled. */
export const traps: readonly Card[] = [
  {
    id: 'icarus-attack',
    name: { ja: 'ゴッドバードアタック', en: 'Icarus Attack' },
    type: 'trap',
    property: 'Normal',
    effects: [
      {
        id: 'icarus',
        text: {
          ja: '鳥獣族1体をリリースし、フィールドのカード2枚を破壊する',
          en: 'Tribute 1 Winged Beast: destroys 2 cards on the field',
        },
        how: 'card',
        cost: { pay: 'tribute', n: 1, filter: { side: 'own', race: 'Winged Beast' } },
        target: { n: 2, filter: { zones: ['monster', 'spell', 'field'] } },
        ops: [{ op: 'destroy', what: 'targets' }],
      },
    ],
  },
  {
    id: 'call-of-the-haunted',
    name: { ja: 'リビングデッドの呼び声', en: 'Call of the Haunted' },
    type: 'trap',
    property: 'Continuous',
    series: ['Call of the Haunted'],
    continuous: [{ gives: 'shared-fate' }],
    effects: [
      {
        id: 'call',
        text: {
          ja: '墓地のモンスター1体を攻撃表示で特殊召喚する',
          en: 'Special Summons 1 monster from the Graveyard in Attack',
        },
        how: 'card',
        target: { n: 1, filter: { side: 'own', zones: ['graveyard'], type: 'monster' } },
        ops: [{ op: 'summon', what: 'targets', stances: ['face-up-attack'], tie: true }],
      },
    ],
  },
  {
    id: 'blast-held-by-a-tribute',
    name: { ja: '生贄の抱く爆弾', en: 'Blast Held by a Tribute' },
    type: 'trap',
    property: 'Normal',
    effects: [
      {
        id: 'blast',
        text: {
          ja: 'アドバンス召喚した相手モンスターの攻撃宣言時、相手の表側攻撃表示モンスターを破壊し1000ダメージ',
          en: 'when a Tribute Summoned monster of the opponent attacks: destroys their face-up Attack Position monsters, 1000 damage',
        },
        how: 'card',
        on: { on: 'attacks', who: { side: 'other', summoned: 'tribute' } },
        ops: [
          { op: 'destroy', what: { side: 'other', face: 'up', position: 'attack' } },
          { op: 'damage', n: 1000 },
        ],
      },
    ],
  },
  {
    id: 'magic-cylinder',
    name: { ja: '魔法の筒', en: 'Magic Cylinder' },
    type: 'trap',
    property: 'Normal',
    effects: [
      {
        id: 'cylinder',
        text: {
          ja: '相手の攻撃を無効にし、その攻撃力分のダメージを与える',
          en: 'negates an attack of the opponent and inflicts its ATK',
        },
        how: 'card',
        on: { on: 'attacks', who: { side: 'other' } },
        ops: [{ op: 'negate-attack', damage: true }],
      },
    ],
  },
  {
    id: 'labyrinth-of-nightmare',
    name: { ja: '悪夢の迷宮', en: 'Labyrinth of Nightmare' },
    type: 'trap',
    property: 'Continuous',
    effects: [
      { id: 'open', text: { ja: '発動する', en: 'is activated' }, how: 'card', ops: [] },
      {
        id: 'turn',
        text: {
          ja: 'エンドフェイズに、ターンプレイヤーの表側モンスターの表示形式を全て変更する',
          en: 'in the End Phase: changes the positions of all face-up monsters of the turn player',
        },
        how: 'ignition',
        phase: 'end',
        once: 'card',
        from: ['spell'],
        ops: [{ op: 'turn', what: { side: 'own', face: 'up' }, to: 'other' }],
      },
    ],
  },
  {
    id: 'light-of-intervention',
    name: { ja: '聖なる輝き', en: 'Light of Intervention' },
    type: 'trap',
    property: 'Continuous',
    continuous: [{ gives: 'no-set' }],
    effects: [{ id: 'open', text: { ja: '発動する', en: 'is activated' }, how: 'card', ops: [] }],
  },
  {
    id: 'remove-brainwashing',
    name: { ja: '洗脳解除', en: 'Remove Brainwashing' },
    type: 'trap',
    property: 'Continuous',
    continuous: [{ gives: 'control-to-owner' }],
    effects: [{ id: 'open', text: { ja: '発動する', en: 'is activated' }, how: 'card', ops: [] }],
  },
  {
    id: 'skill-drain',
    name: { ja: 'スキルドレイン', en: 'Skill Drain' },
    type: 'trap',
    property: 'Continuous',
    series: ['Drain'],
    continuous: [{ gives: 'negated', to: { face: 'up' } }],
    effects: [
      {
        id: 'open',
        text: { ja: '1000ライフを払って発動する', en: 'is activated by paying 1000 life points' },
        how: 'card',
        cost: { pay: 'lp', n: 1000 },
        ops: [],
      },
    ],
  },
  {
    id: 'raging-cloudian',
    name: { ja: 'アグレッシブ・クラウディアン', en: 'Raging Cloudian' },
    type: 'trap',
    property: 'Normal',
    effects: [
      {
        id: 'rage',
        text: {
          ja: '自分の「雲魔物」が自身の効果で破壊され墓地へ送られた時、そのモンスターを攻撃表示で特殊召喚し、カウンターを1つ置く。カードの効果では守備表示にならない',
          en: 'when a Cloudian of yours is destroyed by its own effect and sent to the Graveyard: Special Summons it in Attack with 1 counter; card effects do not change it to Defense',
        },
        how: 'card',
        on: { on: 'sent', who: { side: 'own', series: 'Cloudian' }, destroyed: true, destroyedBy: 'own-effect' },
        target: { n: 1, filter: { side: 'own', zones: ['graveyard'], series: 'Cloudian' }, that: true },
        ops: [{ op: 'summon', what: 'targets', stances: ['face-up-attack'], counters: 1, limit: { noDefense: true } }],
      },
    ],
  },
  {
    id: 'zero-gravity',
    name: { ja: '重力解除', en: 'Zero Gravity' },
    type: 'trap',
    property: 'Normal',
    effects: [
      {
        id: 'turn',
        text: { ja: '表側モンスターの表示形式を全て変更する', en: 'changes the positions of all face-up monsters' },
        how: 'card',
        ops: [{ op: 'turn', what: { face: 'up' }, to: 'other' }],
      },
    ],
  },
  {
    id: 'desert-sunlight',
    name: { ja: '砂漠の光', en: 'Desert Sunlight' },
    type: 'trap',
    property: 'Normal',
    effects: [
      {
        id: 'sun',
        text: { ja: '自分のモンスターを全て表側守備表示にする', en: 'changes all your monsters to face-up Defense' },
        how: 'card',
        ops: [{ op: 'turn', what: { side: 'own' }, to: 'face-up-defense' }],
      },
    ],
  },
  {
    id: 'give-and-take',
    name: { ja: 'ギブ＆テイク', en: 'Give and Take' },
    type: 'trap',
    property: 'Normal',
    partly: { ja: '自分のモンスター1体のレベルを上げる部分', en: 'the raise of a Level' },
    effects: [
      {
        id: 'give',
        text: {
          ja: '自分の墓地のモンスター1体を相手フィールドに守備表示で特殊召喚する',
          en: 'Special Summons 1 monster from your Graveyard to the opponent in Defense',
        },
        how: 'card',
        target: { n: 1, filter: { side: 'own', zones: ['graveyard'], type: 'monster' } },
        ops: [{ op: 'summon', what: 'targets', stances: ['face-up-defense'], to: 'other' }],
      },
    ],
  },
  {
    id: 'trojan-gladiator-beast',
    name: { ja: 'トロイの剣闘獣', en: 'Trojan Gladiator Beast' },
    type: 'trap',
    property: 'Normal',
    series: ['Gladiator', 'Gladiator Beast'],
    effects: [
      {
        id: 'give',
        text: {
          ja: '手札の「剣闘獣」1体を相手フィールドに特殊召喚し、1枚引く',
          en: 'Special Summons 1 Gladiator Beast from the hand to the opponent, draw 1',
        },
        how: 'card',
        target: { n: 1, filter: { side: 'own', zones: ['hand'], series: 'Gladiator Beast' } },
        ops: [
          { op: 'summon', what: 'targets', to: 'other' },
          { op: 'draw', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'trap-hole',
    name: { ja: '落とし穴', en: 'Trap Hole' },
    type: 'trap',
    property: 'Normal',
    effects: [
      {
        id: 'hole',
        text: {
          ja: '相手が攻撃力1000以上のモンスターの召喚・反転召喚に成功した時、そのモンスターを破壊する',
          en: 'when the opponent Normal or Flip Summons a monster with 1000 or more ATK: destroys it',
        },
        how: 'card',
        on: { on: 'normal-or-flip-summoned', who: { side: 'other', atkAtLeast: 1000 } },
        target: { n: 1, filter: { side: 'other', atkAtLeast: 1000 }, that: true },
        ops: [{ op: 'destroy', what: 'targets' }],
      },
    ],
  },
]
