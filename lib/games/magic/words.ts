import { words, type Text } from '../../engine'
import type { Values } from './copiable'
import type { CardType, Color, DownBy, Keyword, Step, Way } from './vocabulary'

/** The printed words of the closed vocabularies. */

export const stepTexts: Readonly<Record<Step, Text>> = {
  upkeep: words('アップキープ・ステップ', 'upkeep step'),
  draw: words('ドロー・ステップ', 'draw step'),
  main1: words('戦闘前メイン・フェイズ', 'precombat main phase'),
  'begin-combat': words('戦闘開始ステップ', 'beginning of combat step'),
  attackers: words('攻撃クリーチャー指定ステップ', 'declare attackers step'),
  blockers: words('ブロック・クリーチャー指定ステップ', 'declare blockers step'),
  damage: words('戦闘ダメージ・ステップ', 'combat damage step'),
  'end-combat': words('戦闘終了ステップ', 'end of combat step'),
  main2: words('戦闘後メイン・フェイズ', 'postcombat main phase'),
  end: words('終了ステップ', 'end step'),
}

/** What made a permanent face down. mtg-cloak-16 */
export const downTexts: Readonly<Record<DownBy, Text>> = {
  cloak: words('偽装', 'cloaked'),
  disguise: words('変装', 'cast with disguise'),
  manifest: words('予示', 'manifested'),
  morph: words('変異', 'cast with morph'),
  effect: words('効果で裏向き', 'turned face down'),
}

export const wayTexts: Readonly<Record<Way, Text>> = {
  'mana-cost': words('マナ・コスト', 'mana cost'),
  disguise: words('変装コスト', 'disguise cost'),
  morph: words('変異コスト', 'morph cost'),
}

export const typeTexts: Readonly<Record<CardType, Text>> = {
  Artifact: words('アーティファクト', 'Artifact'),
  Creature: words('クリーチャー', 'Creature'),
  Enchantment: words('エンチャント', 'Enchantment'),
  Instant: words('インスタント', 'Instant'),
  Land: words('土地', 'Land'),
  Sorcery: words('ソーサリー', 'Sorcery'),
}

export const colorTexts: Readonly<Record<Color, Text>> = {
  W: words('白', 'white'),
  U: words('青', 'blue'),
  B: words('黒', 'black'),
  R: words('赤', 'red'),
  G: words('緑', 'green'),
}

export const keywordTexts: Readonly<Record<Keyword, Text>> = {
  deathtouch: words('接死', 'deathtouch'),
  defender: words('防衛', 'defender'),
  'first-strike': words('先制攻撃', 'first strike'),
  flash: words('瞬速', 'flash'),
  flying: words('飛行', 'flying'),
  haste: words('速攻', 'haste'),
  hexproof: words('呪禁', 'hexproof'),
  indestructible: words('破壊不能', 'indestructible'),
  lifelink: words('絆魂', 'lifelink'),
  menace: words('威迫', 'menace'),
  reach: words('到達', 'reach'),
  shroud: words('被覆', 'shroud'),
  trample: words('トランプル', 'trample'),
  unblockable: words('ブロックされない', 'cannot be blocked'),
  uncounterable: words('打ち消されない', 'cannot be countered'),
  vigilance: words('警戒', 'vigilance'),
}

/** Subtypes as printed; one that is not here is said in English. */
const subtypes: Readonly<Record<string, string>> = {
  Angel: '天使',
  Assassin: '暗殺者',
  Aura: 'オーラ',
  Bear: '熊',
  Beast: 'ビースト',
  Cat: '猫',
  Centaur: 'ケンタウルス',
  Citizen: '市民',
  Cleric: 'クレリック',
  Demon: 'デーモン',
  Dog: '犬',
  Dragon: 'ドラゴン',
  Drake: 'ドレイク',
  Druid: 'ドルイド',
  Dryad: 'ドライアド',
  Efreet: 'イフリート',
  Elemental: 'エレメンタル',
  Elephant: '象',
  Equipment: '装備品',
  Forest: '森',
  Frog: 'カエル',
  Goblin: 'ゴブリン',
  Hellion: 'ヘリオン',
  Human: '人間',
  Illusion: 'イリュージョン',
  Island: '島',
  Minotaur: 'ミノタウルス',
  Monk: 'モンク',
  Mountain: '山',
  Peasant: '農民',
  Plains: '平地',
  Rebel: 'レベル',
  Rogue: 'ならず者',
  Shapeshifter: '多相の戦士',
  Soldier: '兵士',
  Spirit: 'スピリット',
  Swamp: '沼',
  Thopter: '飛行機械',
  Troll: 'トロール',
  Warrior: '戦士',
  Werewolf: '狼男',
  Wizard: 'ウィザード',
  Wolf: '狼',
  Zombie: 'ゾンビ',
}

export function subtypeText(subtype: string): Text {
  return { ja: subtypes[subtype] ?? subtype, en: subtype }
}

/** Card types with subtypes: クリーチャー — 熊. */
export function typeLine({ types, subtypes: own }: Values): Text {
  const ja = types.map((type) => typeTexts[type].ja).join('・')
  const en = types.map((type) => typeTexts[type].en).join(' ')
  if (own.length === 0) return { ja, en }
  return { ja: `${ja} — ${own.map((one) => subtypes[one] ?? one).join('・')}`, en: `${en} — ${own.join(' ')}` }
}

/** Keyword abilities that anybody can read off an object. */
export function abilityTexts({ abilities }: Values): readonly Text[] {
  return abilities.flatMap((ability): readonly Text[] => {
    switch (ability.kind) {
      case 'keyword':
        return [keywordTexts[ability.keyword]]
      case 'ward':
        return [words(`護法${ability.cost}`, `ward ${ability.cost}`)]
      case 'protection':
        return ability.from.map((color) =>
          words(`プロテクション（${colorTexts[color].ja}）`, `protection from ${colorTexts[color].en}`),
        )
      default:
        return []
    }
  })
}
