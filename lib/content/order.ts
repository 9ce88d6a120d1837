import type { Entry } from './site'
import type { Language } from './vocabulary'

const collators = { ja: new Intl.Collator('ja', { numeric: true }), en: new Intl.Collator('en', { numeric: true }) }

/** Katakana to hiragana, so that セット and せっと stand together. */
export const toHiragana = (text: string): string =>
  text.normalize('NFKC').replace(/[ァ-ヶ]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0x60))

/** Orders entries as an index does: by reading in Japanese (五十音), by name in English. */
export const byName =
  (language: Language) =>
  (a: Entry, b: Entry): number =>
    language === 'ja'
      ? collators.ja.compare(toHiragana(indexName(a.data.reading)), toHiragana(indexName(b.data.reading)))
      : collators.en.compare(indexName(a.data.names.en), indexName(b.data.names.en))

/** A name without the brackets and quotes that it may begin with. */
const indexName = (name: string) => name.replace(/^[^\p{L}\p{N}]+/u, '')

const rows: readonly (readonly [string, string])[] = [
  ['あ', 'あいうえおぁぃぅぇぉゔ'],
  ['か', 'かきくけこがぎぐげご'],
  ['さ', 'さしすせそざじずぜぞ'],
  ['た', 'たちつてとだぢづでどっ'],
  ['な', 'なにぬねの'],
  ['は', 'はひふへほばびぶべぼぱぴぷぺぽ'],
  ['ま', 'まみむめも'],
  ['や', 'やゆよゃゅょ'],
  ['ら', 'らりるれろ'],
  ['わ', 'わをんゎ'],
]

/** The heading under which an entry stands in an index: あ, か … in Japanese, A, B … in English, # for the rest. */
export const indexHeading = (entry: Entry, language: Language): string => {
  if (language === 'ja') {
    const first = toHiragana(indexName(entry.data.reading))[0] ?? ''
    return rows.find(([, row]) => row.includes(first))?.[0] ?? '#'
  }
  const first = indexName(entry.data.names.en)[0]?.normalize('NFD')[0]?.toUpperCase() ?? ''
  return /[A-Z]/.test(first) ? first : '#'
}

/** Entries under their index headings, both in order. */
export const indexed = (entries: readonly Entry[], language: Language): [heading: string, entries: Entry[]][] => {
  const sections = new Map<string, Entry[]>()
  for (const entry of entries.toSorted(byName(language))) {
    const heading = indexHeading(entry, language)
    sections.set(heading, [...(sections.get(heading) ?? []), entry])
  }
  return [...sections].toSorted(([a], [b]) => (a === '#' ? 1 : b === '#' ? -1 : 0))
}
