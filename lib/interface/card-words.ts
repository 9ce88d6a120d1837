import type { Language } from '../content/vocabulary'

/** Japanese for the words of card data. What is in neither list (a series, a race printed in Japanese) stands as it is. */
const japanese: Readonly<Record<string, string>> = {
  // Yu-Gi-Oh!
  Monster: 'モンスター', Spell: '魔法', Trap: '罠',
  'Quick-Play': '速攻', Continuous: '永続', Equip: '装備', Field: 'フィールド', Ritual: '儀式', Counter: 'カウンター',
  Effect: '効果', Flip: 'リバース', Gemini: 'デュアル', Fusion: '融合', Synchro: 'シンクロ', Xyz: 'エクシーズ', Link: 'リンク', Pendulum: 'ペンデュラム', Tuner: 'チューナー', Spirit: 'スピリット', Toon: 'トゥーン', Union: 'ユニオン', Token: 'トークン', 'Special Summon': '特殊召喚',
  DARK: '闇', LIGHT: '光', EARTH: '地', WATER: '水', FIRE: '炎', WIND: '風', DIVINE: '神',
  Aqua: '水族', Beast: '獣族', 'Beast-Warrior': '獣戦士族', Cyberse: 'サイバース族', Dinosaur: '恐竜族', Dragon: 'ドラゴン族', Fairy: '天使族', Fiend: '悪魔族', Fish: '魚族', Illusion: '幻想魔族', Insect: '昆虫族', Machine: '機械族', Plant: '植物族', Psychic: 'サイキック族', Pyro: '炎族', Reptile: '爬虫類族', Rock: '岩石族', 'Sea Serpent': '海竜族', Spellcaster: '魔法使い族', Thunder: '雷族', Warrior: '戦士族', 'Winged Beast': '鳥獣族', Wyrm: '幻竜族', Zombie: 'アンデット族',
  Alien: 'エーリアン', 'Black Luster Soldier': 'カオス・ソルジャー', Chaos: 'カオス', Cloudian: 'クラウディアン', Cyber: 'サイバー', 'Cyber Girl': 'サイバー・ガール', 'D.D.': 'D.D.', Duston: 'ダストン', 'Evil HERO': 'E-HERO', Ghostrick: 'ゴーストリック', Gladiator: '剣闘', 'Gladiator Beast': '剣闘獣', Goblin: 'ゴブリン', HERO: 'HERO', Karakuri: 'カラクリ', Lightsworn: 'ライトロード', Number: 'No.', 'PSY-Frame': 'PSYフレーム', 'Ritual Beast': '霊獣', 'Ritual Beast Ulti': '聖霊獣騎', 'S-Force': 'S-Force', 'Wind-Up': 'ゼンマイ', Worm: 'ワーム',
  // Duel Masters
  Light: '光', Water: '水', Darkness: '闇', Fire: '火', Nature: '自然', Zero: '無色',
  creature: 'クリーチャー', spell: '呪文', weapon: 'ウエポン', fortress: 'フォートレス', beat: '鼓動', pulse: '鼓動', cell: 'セル', core: 'コア', ritual: '儀', nebula: '星雲', field: 'フィールド',
  'Psychic Super': 'サイキック・スーパー', Dragheart: 'ドラグハート', Forbidden: '禁断', 'Final Forbidden': '最終禁断', 'Zero Dragon': '零龍',
  // Magic
  Instant: 'インスタント', Sorcery: 'ソーサリー', Creature: 'クリーチャー', Artifact: 'アーティファクト', Enchantment: 'エンチャント', Land: '土地', Legendary: '伝説の',
  Standard: 'スタンダード', Pioneer: 'パイオニア', Modern: 'モダン', Legacy: 'レガシー', Vintage: 'ヴィンテージ', Pauper: 'パウパー', Commander: '統率者戦', Alchemy: 'アルケミー', Explorer: 'エクスプローラー', Historic: 'ヒストリック', Timeless: 'タイムレス',
}

/** English for words that the data holds in Japanese: races of Duel Masters have no official English. */
const english: Readonly<Record<string, string>> = {
  'アーマード・ドラゴン': 'Armored Dragon', 'ブルー・モンスター': 'Blue Monster', creature: 'creature', 'Zero': 'colorless',
  クリーチャー: 'creature', ウエポン: 'weapon', フォートレス: 'fortress', 鼓動: 'heartbeat', 儀: 'rite', 星雲: 'nebula', コア: 'core', セル: 'cell', 呪文: 'spell',
  サイキック: 'Psychic', 'サイキック・スーパー': 'Psychic Super', ドラグハート: 'Dragheart', 禁断: 'Forbidden', 最終禁断: 'Final Forbidden', 零龍: 'Zero Dragon',
}

// «Psychic» is a race in one game and a special type in another; the race is told apart by its ending.
const duelMastersPsychic: Readonly<Record<string, string>> = { Psychic: 'サイキック' }

/** A word of card data in a language. `specialType` says that it is one of Duel Masters. */
export const cardWord = (word: string, language: Language, specialType = false): string =>
  language === 'en' ? (english[word] ?? word) : ((specialType ? duelMastersPsychic[word] : undefined) ?? japanese[word] ?? word)
