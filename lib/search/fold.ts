/**
 * Folding makes strings that a reader takes for the same equal: width, case, kana, length marks, dashes, old kanji, kanji digits.
 * It is for keys and matching, never for display. Dakuten are kept: は is not ば.
 */
export type Folded = {
  readonly text: string
  /** For each character of `text`: where in the original it comes from. */
  readonly start: Uint32Array
  /** For each character of `text`: where in the original it ends. */
  readonly end: Uint32Array
}

const small = new Map(zip('ぁぃぅぇぉゃゅょゎっゕゖ', 'あいうえおやゆよわつかけ'))
const kanji = new Map(
  zip(
    '龍壷眞劍劒國會學體變廣澤邊邉聲戰靈靈獸櫻舊亞惡壓圍醫應歐假價畫擴覺關觀歸據舉區經繼藝權顯驗險檢廳實寫釋壽收從縱處敍燒證條狀疊讓觸盡數總莊裝藏屬續對臺瀧單擔斷遲鑄轉點當黨傳發拔佛拜賣祕寶豐滿默餘譽與樂來賴亂兩綠壘勵禮隱滅爐彈龜齒圓鹽驛緣淺拂埜嶋嶽鬪',
    '竜壺真剣剣国会学体変広沢辺辺声戦霊霊獣桜旧亜悪圧囲医応欧仮価画拡覚関観帰拠挙区経継芸権顕験険検庁実写釈寿収従縦処叙焼証条状畳譲触尽数総荘装蔵属続対台滝単担断遅鋳転点当党伝発抜仏拝売秘宝豊満黙余誉与楽来頼乱両緑塁励礼隠滅炉弾亀歯円塩駅縁浅払野島岳闘',
  ),
)
const digits = new Map(zip('〇零一壱二弐三参四五六七八九', '00112233456789'))

function zip(from: string, to: string): [string, string][] {
  const targets = [...to]
  return [...from].map((character, i) => [character, targets[i]!])
}

const dash = /[-‐‑‒–—―−－〜～~]/
const dropped = /[ーｰ・･·゛゜《》「」『』【】〈〉“”"'’‘`´*_|\p{Cc}\p{Cf}\uFE0F]/u
const latin = /[a-z0-9]/

const foldCharacter = (raw: string): string => {
  let out = ''
  for (let character of raw.normalize('NFKC').toLowerCase().normalize('NFC')) {
    const code = character.codePointAt(0)!
    if (code >= 0x30a1 && code <= 0x30f6) character = String.fromCodePoint(code - 0x60)
    else if (code >= 0x300 && code <= 0x36f) continue
    else if (code >= 0xe0 && code < 0x250) character = character.normalize('NFD')[0]!
    if (dash.test(character)) out += '-'
    else if (/\s/.test(character)) out += ' '
    else if (!dropped.test(character)) out += kanji.get(character) ?? small.get(character) ?? character
  }
  return out
}

const isMark = (code: number): boolean =>
  code === 0x3099 || code === 0x309a || code === 0xff9e || code === 0xff9f || (code >= 0x300 && code <= 0x36f)

/** What single characters fold to, by their code; filled as they are met. */
const single: (string | undefined)[] = []
const foldCluster = (cluster: string): string =>
  cluster.length === 1 ? (single[cluster.charCodeAt(0)] ??= foldCharacter(cluster)) : foldCharacter(cluster)

/** The folded text with the map back to the original. */
export const fold = (original: string): Folded => {
  const characters: string[] = []
  const from: number[] = []
  const to: number[] = []
  for (let at = 0; at < original.length;) {
    let next = at + (original.codePointAt(at)! > 0xffff ? 2 : 1)
    while (next < original.length && isMark(original.charCodeAt(next))) next++
    const folded = foldCluster(next === at + 1 ? original[at]! : original.slice(at, next))
    for (let i = 0; i < folded.length; i++) {
      characters.push(folded[i]!)
      from.push(at)
      to.push(next)
    }
    at = next
  }
  foldDigits(characters)
  return dropGaps(characters, from, to)
}

/** Runs of two or more kanji digits become digits: 弐弐四 is 224, while 一枚 stays. */
const foldDigits = (characters: string[]) => {
  for (let i = 0; i < characters.length; i++) {
    let end = i
    while (end < characters.length && digits.has(characters[end]!)) end++
    if (end - i >= 2) for (let k = i; k < end; k++) characters[k] = digits.get(characters[k]!)!
    i = Math.max(i, end - 1)
  }
}

/** Spaces and dashes count only between Latin letters; there, one of them stands for many. */
const dropGaps = (characters: string[], from: number[], to: number[]): Folded => {
  const kept: number[] = []
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i]!
    if (character === ' ' || character === '-') {
      const last = kept.length > 0 ? characters[kept.at(-1)!]! : ''
      let next = i + 1
      while (characters[next] === ' ' || characters[next] === '-') next++
      if (!/[a-z0-9.,;:!?)]/.test(last) || !/[a-z0-9(]/.test(characters[next] ?? '')) continue
    }
    kept.push(i)
  }
  return {
    text: kept.map((i) => characters[i]).join(''),
    start: Uint32Array.from(kept, (i) => from[i]!),
    end: Uint32Array.from(kept, (i) => to[i]!),
  }
}

/** Only the folded text. */
export const foldText = (original: string): string => fold(original).text

export const isLatin = (character: string | undefined): boolean => character !== undefined && latin.test(character)
/** Hiragana, katakana or kanji of a folded text. */
export const isJapanese = (character: string | undefined): boolean =>
  character !== undefined && /[\u3041-\u309f\u30a0-\u30ff\u3400-\u9fff々〆\uf900-\ufaff]/.test(character)
export const isKanji = (character: string | undefined): boolean =>
  character !== undefined && /[\u3400-\u9fff々\uf900-\ufaff]/.test(character)
