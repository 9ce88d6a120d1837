import { alternative, stemAlternative, stemOf, type Alternative } from './alternative'
import { foldText } from './fold'
import { stem } from './tokens'

/**
 * Words of everyday speech that say the same in a ruling, in both languages: a question in other words, or in the other language, finds it.
 * Words of the games are not here: those are the lexicon's.
 */
export const plainWords = [
  'same share identical 同じ 同名',
  'different differ distinguish 違う 異なる 区別 見分け',
  'see look 見る 確認',
  'show reveal 公開',
  'hide conceal secret 隠す',
  'lose lost vanish 失う 消える なくな',
  'keep kept stay remain 残る 保つ',
  'return 戻る',
  'leave left 離れる',
  'enter entered 出る',
  'choose chosen select pick 選ぶ',
  'pay paid payment 支払う',
  'respond response 対応',
  'mix 混ぜる',
  'shuffle シャッフル 切り直す',
  'mark marker dice 目印 サイコロ',
  'allow allowed permitted 認める',
  'forbid forbidden 禁止',
  'change alter switch 変える 変更',
  'attach attached つけ',
  'detach unattach 外れる はずれ',
  'know known 知る わか',
  'unknown 不明',
  'add 与える',
  'again もう一度',
  'immediately instantly すぐ',
  'always いつでも 必ず',
  'begin start 始まる 開始 はじめ',
  'end finish 終わる 終了',
  'move 移る',
  'draw drew 引く',
  'reset リセット',
].map((group) => group.split(' '))

/** Latin words by their stem, Japanese verbs by their kanji. */
export const plainKey = (word: string): string => {
  const folded = foldText(word)
  return stemOf(word) ?? (/^[a-z]+$/.test(folded) ? stem(folded) : folded)
}
const byKey = new Map(plainWords.flatMap((group) => group.map((word) => [plainKey(word), group] as const)))

/** The other ways to say a plain word. */
export const plainAlternatives = (typed: string, weight: number): Alternative[] => {
  const key = plainKey(typed)
  return (byKey.get(key) ?? [])
    .filter((word) => plainKey(word) !== key)
    .map((word) => stemAlternative(word, weight) ?? alternative(foldText(word), weight))
}
