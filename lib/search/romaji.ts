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
