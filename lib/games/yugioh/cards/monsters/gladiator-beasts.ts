import type { Card } from '../../card'

/** 「剣闘獣」 */
export const gladiatorBeasts: readonly Card[] = [
  {
    id: 'gladiator-beast-bestiari',
    name: { ja: '剣闘獣ベストロウリィ', en: 'Gladiator Beast Bestiari' },
    type: 'monster',
    kinds: ['Effect'],
    attribute: 'WIND',
    race: 'Winged Beast',
    level: 4,
    atk: 1500,
    def: 800,
    series: ['Gladiator', 'Gladiator Beast'],
    partly: {
      ja: '特殊召喚時の破壊と、バトルフェイズ終了時の入れ替え',
      en: 'its destruction when Special Summoned; the swap after battle',
    },
  },
  {
    id: 'gladiator-beast-laquari',
    name: { ja: '剣闘獣ラクエル', en: 'Gladiator Beast Laquari' },
    type: 'monster',
    kinds: ['Effect'],
    attribute: 'FIRE',
    race: 'Beast-Warrior',
    level: 4,
    atk: 1800,
    def: 400,
    series: ['Gladiator', 'Gladiator Beast'],
    partly: {
      ja: '元々の攻撃力の変化と、バトルフェイズ終了時の入れ替え',
      en: 'its changed original ATK; the swap after battle',
    },
  },
  {
    id: 'gladiator-beast-murmillo',
    name: { ja: '剣闘獣ムルミロ', en: 'Gladiator Beast Murmillo' },
    type: 'monster',
    kinds: ['Effect'],
    attribute: 'WATER',
    race: 'Fish',
    level: 3,
    atk: 800,
    def: 400,
    series: ['Gladiator', 'Gladiator Beast'],
    partly: {
      ja: '特殊召喚時の破壊と、バトルフェイズ終了時の入れ替え',
      en: 'its destruction when Special Summoned; the swap after battle',
    },
  },
  {
    id: 'gladiator-beast-gyzarus',
    name: { ja: '剣闘獣ガイザレス', en: 'Gladiator Beast Gyzarus' },
    type: 'monster',
    kinds: ['Fusion', 'Effect'],
    attribute: 'DARK',
    race: 'Winged Beast',
    level: 6,
    atk: 2400,
    def: 1500,
    series: ['Gladiator', 'Gladiator Beast'],
    partly: {
      ja: '特殊召喚時の破壊と、バトルフェイズ終了時の入れ替え',
      en: 'its destruction when Special Summoned; the swap after battle',
    },
    summoning: {
      noNormal: true,
      own: {
        from: 'extra',
        does: 'return',
        materials: [
          { side: 'own', name: 'gladiator-beast-bestiari' },
          { side: 'own', series: 'Gladiator Beast' },
        ],
        noFaceDownIn: ['undated-material'],
      },
    },
  },
]
