import type { Game } from '../content/vocabulary'
import type { Kind } from './detect'

/** Words that a page of one game has and a page of another has not. */
const words: Readonly<Record<Game, readonly string[]>> = {
  yugioh: [
    '遊戯王',
    '裏側守備表示',
    '表側攻撃表示',
    '表側守備表示',
    '攻撃表示',
    '守備表示',
    '反転召喚',
    '特殊召喚',
    '通常召喚',
    'アドバンス召喚',
    'モンスターゾーン',
    '魔法＆罠ゾーン',
    '魔法&罠ゾーン',
    '罠カード',
    '速攻魔法',
    '永続罠',
    'ダメージステップ',
    'メインフェイズ',
    'エクシーズ',
    'シンクロ',
    'チェーンブロック',
    '融合素材',
    '守備力',
    'リリース',
    '効果モンスター',
    'カウンター罠',
  ],
  'duel-masters': [
    'デュエル・マスターズ',
    'デュエマ',
    'バトルゾーン',
    'マナゾーン',
    'シールドゾーン',
    'シールド送り',
    '超次元ゾーン',
    '両面カード',
    'サイキック',
    'ドラグハート',
    '龍解',
    '覚醒',
    '禁断解放',
    '零龍',
    '火文明',
    '水文明',
    '自然文明',
    '光文明',
    '闇文明',
    'W・ブレイカー',
    'S・トリガー',
    '山札',
    '召喚酔い',
    '進化クリーチャー',
  ],
  magic: [
    'マジック：ザ・ギャザリング',
    'Magic: The Gathering',
    '戦場',
    'ライブラリー',
    'パーマネント',
    'マナ・コスト',
    'マナ総量',
    'インスタント',
    'ソーサリー',
    'エンチャント',
    'アーティファクト',
    'プレインズウォーカー',
    '唱える',
    '裏向きのクリーチャー',
    '変異',
    '偽装',
    '護法',
    '追放する',
    '起動型能力',
    '誘発型能力',
    '統率者',
  ],
}

/** So many different words have to speak for a game, and twice as many as for any other. */
const enough = 3
/** A page says within its first letters of which game it is. */
const enoughText = 50_000

export type GuessedGame = { readonly game: Game; readonly because: readonly string[] }

/** The game of a page, told by the kind of the input or by the words of the page; undefined where they do not tell. */
export const guessGame = (kind: Kind, text: string, read = enoughText): GuessedGame | undefined => {
  if (kind === 'gatherer' || kind === 'scryfall') return { game: 'magic', because: [`the input is ${kind}`] }
  const start = text.slice(0, read)
  const found = (Object.keys(words) as Game[])
    .map((game) => ({ game, because: words[game].filter((word) => start.includes(word)) }))
    .sort((a, b) => b.because.length - a.because.length)
  const [best, next] = found
  return best!.because.length >= enough && best!.because.length >= 2 * next!.because.length ? best : undefined
}
