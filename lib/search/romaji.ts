/** One spelling for the ways in which Japanese is written in Latin letters: hepburn and kunrei joined, long vowels short. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[âā]/g, 'a'],
  [/[îī]/g, 'i'],
  [/[ûū]/g, 'u'],
  [/[êē]/g, 'e'],
  [/[ôō]/g, 'o'],
  [/[^a-z0-9]/g, ''],
  [/l/g, 'r'],
  [/m(?=[bpm])/g, 'n'],
  [/tch/g, 'cch'],
  [/(?<![sc])hu/g, 'fu'],
  [/sy/g, 'sh'],
  [/si/g, 'shi'],
  [/(?:ty|cy)/g, 'ch'],
  [/ti/g, 'chi'],
  [/tu/g, 'tsu'],
  [/(?:zy|jy|dy)/g, 'j'],
  [/(?:zi|di)/g, 'ji'],
  [/du/g, 'zu'],
  [/dzu/g, 'zu'],
  [/oo|ou|oh(?![aiueoy])/g, 'o'],
  [/uu/g, 'u'],
  [/ei|ee/g, 'e'],
  [/aa/g, 'a'],
  [/ii/g, 'i'],
  [/([kstcpgzdbjfrmnh])\1/g, '$1'],
]
const repeated: typeof spellings = [[/oo|ou/g, 'o']]

/** The key by which romaji are compared: «uragawa hyouji», «Uragawahyōji» and «uragawahyozi» have the same. */
export const romajiKey = (romaji: string): string =>
  [...spellings, ...repeated].reduce((key, [from, to]) => key.replace(from, to), romaji.normalize('NFC').toLowerCase())

/** Only Latin letters as romaji are written with: worth looking up among the readings. */
export const looksLikeRomaji = (text: string): boolean => /^[\x20-\x7eâāîīûūêēôō〜]{3,}$/iu.test(text.normalize('NFC'))

/** The columns of the kana table, in the order a i u e o; then what hepburn writes otherwise. */
const columns =
  '-あいうえお -ぁぃぅぇぉ kかきくけこ gがぎぐげご sさしすせそ zざじずぜぞ tたちつてと dだぢづでど nなにぬねの hはひふへほ ' +
  'bばびぶべぼ pぱぴぷぺぽ mまみむめも yや-ゆ-よ yゃ-ゅ-ょ rらりるれろ wわゐ-ゑを v--ゔ'
const syllables = new Map<string, string>()
for (const [consonant, ...kana] of columns.split(' '))
  kana.forEach((sign, i) => syllables.set(sign, consonant!.replace('-', '') + 'aiueo'[i]!))
for (const [sign, ...written] of 'しshi ちchi つtsu ふfu じji ぢji づzu んn --'.split(' '))
  syllables.set(sign!, written.join(''))

/** A reading in Latin letters (hepburn, long vowels written out): うらがわひょうじ is uragawahyouji. What is no kana stays. */
export const romajiOf = (reading: string): string => {
  let out = ''
  let double = false
  for (const raw of reading.normalize('NFKC')) {
    const kana = /[ァ-ヴ]/.test(raw) ? String.fromCharCode(raw.charCodeAt(0) - 0x60) : raw
    if (kana === 'っ') double = true
    if (/[っ・]/.test(kana)) continue
    let syllable = kana === 'ー' ? (/[aiueo]$/.exec(out)?.[0] ?? '') : (syllables.get(kana) ?? kana)
    // A small kana after a syllable takes the place of its vowel: きゃ kya, しゃ sha, ふぁ fa, てぃ ti.
    if (/[ゃゅょ]/.test(kana) && /[iue]$/.test(out)) {
      out = out.slice(0, -1)
      if (/(sh|ch|j)$/.test(out)) syllable = syllable.slice(1)
    } else if (/[ぁぃぅぇぉ]/.test(kana)) {
      const small = /(?<=[fvtdjswhc])[aiueo]$/
      if (small.test(out)) out = out.replace(small, '')
      else if (out.endsWith('u')) out = `${out.slice(0, -1)}w`
    }
    out += double ? `${syllable[0] ?? ''}${syllable}` : syllable
    double = false
  }
  return out
}
