import { words, type Text } from '../../engine'

/** The closed vocabularies of the game. Numbers are those of the Comprehensive Rules Ver.1.48. */

/** ゾーン. 400.1 (the super gacha-range zone and the abyss are not modelled) */
export const zones = ['deck', 'hand', 'shields', 'mana', 'graveyard', 'battle', 'hyperspatial'] as const
export type Zone = (typeof zones)[number]

export const zoneTexts: Readonly<Record<Zone, Text>> = {
  deck: words('山札', 'deck'),
  hand: words('手札', 'hand'),
  shields: words('シールドゾーン', 'shield zone'),
  mana: words('マナゾーン', 'mana zone'),
  graveyard: words('墓地', 'graveyard'),
  battle: words('バトルゾーン', 'battle zone'),
  hyperspatial: words('超次元ゾーン', 'hyperspatial zone'),
}

export const civilizations = ['Light', 'Water', 'Darkness', 'Fire', 'Nature'] as const
export type Civilization = (typeof civilizations)[number]

/** カードタイプ. 204.2. A special type is none of them. */
export const cardTypes = [
  'creature',
  'spell',
  'weapon',
  'fortress',
  'pulse',
  'field',
  'cell',
  'core',
  'ceremony',
  'nebula',
] as const
export type CardType = (typeof cardTypes)[number]

export const cardTypeTexts: Readonly<Record<CardType, Text>> = {
  creature: words('クリーチャー', 'creature'),
  spell: words('呪文', 'spell'),
  weapon: words('ウエポン', 'weapon'),
  fortress: words('フォートレス', 'fortress'),
  pulse: words('鼓動', 'pulse'),
  field: words('フィールド', 'field'),
  cell: words('セル', 'cell'),
  core: words('コア', 'core'),
  ceremony: words('儀', 'ceremony'),
  nebula: words('星雲', 'nebula'),
}

/** 特殊タイプ. 204.3. They stand before the card type; a flip that changes only this changes no card type. */
export const specialTypes = ['Psychic', 'Psychic Super', 'Dragheart', 'Forbidden', 'Final Forbidden', 'Zeron'] as const
export type SpecialType = (typeof specialTypes)[number]

export const specialTypeTexts: Readonly<Record<SpecialType, Text>> = {
  Psychic: words('サイキック', 'Psychic'),
  'Psychic Super': words('サイキック・スーパー', 'Psychic Super'),
  Dragheart: words('ドラグハート', 'Dragheart'),
  Forbidden: words('禁断', 'Forbidden'),
  'Final Forbidden': words('最終禁断', 'Final Forbidden'),
  Zeron: words('零龍', 'Zeron'),
}

/** The steps of a turn. 500.1 */
export const steps = ['start', 'draw', 'charge', 'main', 'attack', 'end'] as const
export type Step = (typeof steps)[number]

export const stepTexts: Readonly<Record<Step, Text>> = {
  start: words('ターン開始ステップ', 'start step'),
  draw: words('ドローステップ', 'draw step'),
  charge: words('マナチャージステップ', 'mana charge step'),
  main: words('メインステップ', 'main step'),
  attack: words('攻撃ステップ', 'attack step'),
  end: words('ターン終了ステップ', 'end step'),
}

/** The abilities that flip (裏返す能力). dm-flip-07 */
export const flipWords = [
  'awaken',
  'loop-awaken',
  'meteorburn-awaken',
  'awaken-link',
  'victory-awaken-link',
  'release',
  'link-release',
  'dragon-release',
  'dragon-evasion',
  'forbidden-release',
  'forbidden-explosion',
  'zeron-birth',
] as const
export type FlipWord = (typeof flipWords)[number]

/** What each is called, and where the rules define it. */
export const flipWordTexts: Readonly<Record<FlipWord, { readonly text: Text; readonly rule: string }>> = {
  awaken: { text: words('覚醒', 'awaken'), rule: 'dm-rule-701.20' },
  'loop-awaken': { text: words('ループ覚醒', 'Loop Awaken'), rule: 'dm-rule-701.20' },
  'meteorburn-awaken': { text: words('メテオバーン覚醒', 'Meteorburn Awaken'), rule: 'dm-rule-701.20' },
  'awaken-link': { text: words('覚醒リンク', 'awaken link'), rule: 'dm-rule-805.1c' },
  'victory-awaken-link': { text: words('V覚醒リンク', 'Victory awaken link'), rule: 'dm-rule-805.1c' },
  release: { text: words('解除', 'release'), rule: 'dm-rule-805.1b' },
  'link-release': { text: words('リンク解除', 'link release'), rule: 'dm-rule-806.1b' },
  'dragon-release': { text: words('龍解', 'dragon release'), rule: 'dm-rule-701.22' },
  'dragon-evasion': { text: words('龍回避', 'dragon evasion'), rule: 'dm-rule-807.1b' },
  'forbidden-release': { text: words('禁断解放', 'forbidden release'), rule: 'dm-rule-701.25' },
  'forbidden-explosion': { text: words('禁断爆発', 'forbidden explosion'), rule: 'dm-rule-701.29' },
  'zeron-birth': { text: words('零龍卍誕', 'Zeron birth'), rule: 'dm-rule-701.31' },
}

/** 覚醒 in its forms: after any of them a creature 'has awakened'. dm-flip-13, dm-flip-17 */
export const awakenings: readonly FlipWord[] = [
  'awaken',
  'loop-awaken',
  'meteorburn-awaken',
  'awaken-link',
  'victory-awaken-link',
]

/** Card types that lie in the battle zone on their own. The others need what they are part of. dm-flip-14 */
export const standing: readonly CardType[] = ['creature', 'fortress', 'pulse', 'field', 'ceremony', 'nebula']

/** Cards with one of these go back to the hyperspatial zone from wherever else they are put. 117.1, 805.4b, 807.4b */
export const hyperspatialTypes: readonly SpecialType[] = ['Psychic', 'Psychic Super', 'Dragheart']
