import type { Card } from '../../card'

/** デュアルモンスター */
export const geminis: readonly Card[] = [
  {
    id: 'elemental-hero-neos-alius',
    name: { ja: 'Ｅ・ＨＥＲＯ アナザー・ネオス', en: 'Elemental HERO Neos Alius' },
    type: 'monster',
    kinds: ['Gemini', 'Effect'],
    attribute: 'LIGHT',
    race: 'Warrior',
    level: 4,
    atk: 1900,
    def: 1300,
    series: ['Elemental HERO', 'HERO', 'Neos'],
    partly: { ja: 'カード名が《Ｅ・ＨＥＲＯ ネオス》になる効果', en: 'its name becoming Elemental HERO Neos' },
  },
  {
    id: 'gigaplant',
    name: { ja: 'ギガプラント', en: 'Gigaplant' },
    type: 'monster',
    kinds: ['Gemini', 'Effect'],
    attribute: 'EARTH',
    race: 'Plant',
    level: 6,
    atk: 2400,
    def: 1200,
    partly: { ja: '手札・墓地からの特殊召喚', en: 'its Special Summon from the hand or Graveyard' },
  },
]
