import type { EntryKey } from './names'
import type { Entry, Ruling, Site } from './site'
import type { EntryType, Language, RulingKind, RulingStatus, Shelf } from './vocabulary'

/** How a card lies on the table, for the terms that say so. */
export type Lies = { readonly face: 'up' | 'down'; readonly turn: 'upright' | 'sideways' }

/** What a link to an entry shows of it beforehand. */
export type EntryPreview = {
  readonly type: EntryType
  readonly name: string
  /** Of the Japanese name, where it is not in kana itself. */
  readonly reading?: string
  /** The name in the other language. */
  readonly other: string
  readonly lies?: Lies
  readonly text: string
}

/** What a link to a ruling shows of it beforehand. */
export type RulingPreview = {
  readonly entry: EntryKey
  readonly kind: RulingKind
  readonly status: RulingStatus
  readonly date?: string
  readonly review?: true
  readonly text: string
}

/** All previews of a game in a language: entries by slug, rulings by id. */
export type ShelfPreviews = {
  readonly entries: Readonly<Record<string, EntryPreview>>
  readonly rulings: Readonly<Record<string, RulingPreview>>
}

export const previewsOf = (site: Site, shelf: Shelf, language: Language): ShelfPreviews => {
  const entries = [...site.entries.values()].filter((entry) => entry.shelf === shelf)
  return {
    entries: Object.fromEntries(entries.map((entry) => [entry.slug, previewOfEntry(entry, language)])),
    rulings: Object.fromEntries(
      entries.flatMap((entry) => entry.rulings.map((ruling) => [ruling.id, previewOfRuling(ruling, language)])),
    ),
  }
}

const previewOfEntry = (entry: Entry, language: Language): EntryPreview => {
  const { names, reading } = entry.data
  const lies = positions.get(entry.key)
  return {
    type: entry.type,
    name: names[language],
    ...(entry.type !== 'topic' && /\p{Script=Han}/u.test(names.ja) ? { reading } : {}),
    other: names[language === 'ja' ? 'en' : 'ja'],
    ...(lies === undefined ? {} : { lies }),
    text: excerpt(entry.text[language].summary, language),
  }
}

const previewOfRuling = (ruling: Ruling, language: Language): RulingPreview => ({
  entry: ruling.entry,
  kind: ruling.kind,
  status: ruling.status,
  ...(ruling.date === undefined ? {} : { date: ruling.date }),
  ...(ruling.review ? { review: true as const } : {}),
  text: excerpt(ruling.text[language].plain, language),
})

const longest: Readonly<Record<Language, number>> = { ja: 130, en: 280 }

/** The beginning of a text, whole sentences where they are not too short. */
export const excerpt = (text: string, language: Language, most: number = longest[language]): string => {
  const letters = [...text]
  if (letters.length <= most) return text
  const cut = letters.slice(0, most).join('')
  const stop = language === 'ja' ? cut.lastIndexOf('。') + 1 : cut.search(/[.!?]["”’)]?\s[^.!?]*$/u) + 1
  if (stop > cut.length / 2) return cut.slice(0, stop)
  return `${language === 'ja' ? cut : cut.replace(/\s+\S*$/, '')}…`
}

const sideways = { turn: 'sideways' } as const
const upright = { turn: 'upright' } as const

/** The terms whose whole meaning is how a card lies. */
const positions: ReadonlyMap<EntryKey, Lies> = new Map([
  ['yugioh/attack-position', { face: 'up', ...upright }],
  ['yugioh/defense-position', { face: 'up', ...sideways }],
  ['yugioh/face-up', { face: 'up', ...upright }],
  ['yugioh/face-down', { face: 'down', ...sideways }],
  ['yugioh/face-up-attack-position', { face: 'up', ...upright }],
  ['yugioh/face-up-defense-position', { face: 'up', ...sideways }],
  ['yugioh/face-down-attack-position', { face: 'down', ...upright }],
  ['yugioh/face-down-defense-position', { face: 'down', ...sideways }],
  ['duel-masters/face-up', { face: 'up', ...upright }],
  ['duel-masters/tap', { face: 'up', ...sideways }],
  ['duel-masters/untap', { face: 'up', ...upright }],
  ['magic/face-up', { face: 'up', ...upright }],
  ['magic/face-down', { face: 'down', ...upright }],
] as const)
