import type { Card } from '../../card'

/** Monsters that act when something happens to them. */
export const triggerMonsters: readonly Card[] = [
  {
    id: 'sangan',
    name: { ja: 'クリッター', en: 'Sangan' },
    type: 'monster',
    kinds: ['Effect'],
    attribute: 'DARK',
    race: 'Fiend',
    level: 3,
    atk: 1000,
    def: 600,
    partly: {
      ja: 'デッキから選んで加える部分と、加えたカードの効果を使えない部分',
      en: 'choosing a card from the Deck, and the limit on that card',
    },
    effects: [
      {
        id: 'search',
        text: { ja: 'フィールドから墓地へ送られると発動する', en: 'when it is sent from the field to the Graveyard' },
        how: 'trigger',
        mandatory: true,
        once: 'name',
        on: { on: 'sent', who: 'self' },
        ops: [],
      },
    ],
  },
  {
    id: 'breaker-the-magical-warrior',
    name: { ja: '魔導戦士 ブレイカー', en: 'Breaker the Magical Warrior' },
    type: 'monster',
    kinds: ['Effect'],
    attribute: 'DARK',
    race: 'Spellcaster',
    level: 4,
    atk: 1600,
    def: 1000,
    series: ['Prophecy'],
    continuous: [{ gives: 'atk', n: 300, to: 'self', per: 'counter' }],
    effects: [
      {
        id: 'break',
        text: {
          ja: 'カウンターを1つ取り除き、魔法・罠1枚を破壊する',
          en: 'remove 1 counter: destroys 1 Spell or Trap',
        },
        how: 'ignition',
        cost: { pay: 'counters', n: 1 },
        target: { n: 1, filter: { zones: ['spell', 'field'] } },
        ops: [{ op: 'destroy', what: 'targets' }],
      },
      {
        id: 'charge',
        text: { ja: '召喚するとカウンターを1つ置く', en: 'when Normal Summoned, 1 counter' },
        how: 'trigger',
        mandatory: true,
        on: { on: 'normal-summoned', who: 'self' },
        ops: [{ op: 'counters', what: 'self', n: 1 }],
      },
    ],
  },
  {
    id: 'farfa-malebranche-of-the-burning-abyss',
    name: { ja: '彼岸の悪鬼 ファーファレル', en: 'Farfa, Malebranche of the Burning Abyss' },
    type: 'monster',
    kinds: ['Effect'],
    attribute: 'DARK',
    race: 'Fiend',
    level: 3,
    atk: 1000,
    def: 1900,
    series: ['Burning Abyss'],
    partly: {
      ja: '「彼岸」以外がいると破壊される効果と、手札からの特殊召喚',
      en: 'being destroyed beside other monsters, and its Special Summon from the hand',
    },
    effects: [
      {
        id: 'away',
        text: {
          ja: '墓地へ送られた場合、モンスター1体をエンドフェイズまで除外できる',
          en: 'if sent to the Graveyard: may banish 1 monster until the End Phase',
        },
        how: 'trigger',
        once: 'name',
        on: { on: 'sent', who: 'self' },
        target: { n: 1, filter: {} },
        ops: [{ op: 'banish', what: 'targets', until: 'end' }],
      },
    ],
  },
]
