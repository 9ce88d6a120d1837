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
  'lose lost vanish 失う 消える なくな',
  'keep kept stay remain 残る 保つ',
  'return 戻る',
  'leave left 離れる',
  'enter entered 出る',
  'choose chosen select pick 選ぶ',
  'pay paid payment 支払う',
  'respond response 対応',
  'shuffle シャッフル 切り直す',
  'allow allowed permitted 認める',
  'change alter switch 変える 変更',
  'know known 知る わか',
  'unknown 不明',
  'again もう一度',
  'always いつでも 必ず',
  'move 移る',
  'draw drew 引く',
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
