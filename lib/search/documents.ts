import type { EntryKey } from '../content/names'
import type { Site } from '../content/site'
import type { EntryType, Language, RulingKind, RulingStatus, Shelf } from '../content/vocabulary'
import { romajiOf } from './romaji'

/** A ruling as it is searched: what is shown of it, and what it is filtered and ranked by. */
export type SearchDocument = {
  readonly id: string
  readonly entry: EntryKey
  readonly kind: RulingKind
  readonly status: RulingStatus
  readonly date?: string
  readonly heading: Readonly<Record<Language, string>>
  readonly text: Readonly<Record<Language, string>>
  /** A list of related cards or pages: it leads on and answers nothing itself. */
  readonly leadsOn?: true
  /** It rests on a ruling that no longer holds. */
  readonly review?: true
}

/** An entry as it is looked up: all the ways to write, say and call it. */
export type SearchEntry = {
  readonly key: EntryKey
  readonly type: EntryType
  readonly names: Readonly<Record<Language, string>>
  readonly reading: string
  readonly romaji: string
  readonly aliases: readonly string[]
  /** Wrong words of a machine translation. */
  readonly wrong: readonly string[]
  readonly counterparts: readonly EntryKey[]
}

/** All that is searched of one game. */
export type SearchShelf = {
  readonly shelf: Shelf
  readonly entries: readonly SearchEntry[]
  readonly documents: readonly SearchDocument[]
}

export const shelfOf = (key: EntryKey): Shelf => key.slice(0, key.indexOf('/')) as Shelf

/** Headings of lists of related cards and pages: their ids are the same in all games. */
const relatedHeadings = new Set(['related-cards', 'related-links', 'see-also'])

const plain = (text: string): string => text.replace(/\s*\n\s*/g, '\n').trim()

/** What is searched of a shelf of the site, in the order in which the site shows it. */
export const documentsOf = (site: Site, shelf: Shelf): SearchShelf => {
  const entries = [...site.entries.values()].filter((entry) => entry.shelf === shelf)
  return {
    shelf,
    entries: entries.map(({ key, type, data, text }) => ({
      key,
      type,
      names: { ja: data.names.ja, en: data.names.en },
      reading: data.reading,
      romaji: romajiOf(data.reading),
      aliases: [...data.aliases, ...faceNames(data.card)],
      wrong: data.mistranslations,
      counterparts: text.ja.counterparts.flatMap(({ to }) => (to === undefined ? [] : [to])),
    })),
    documents: entries.flatMap((entry) =>
      entry.rulings.map((ruling) => {
        const heading = (language: Language) =>
          entry.text[language].headings.find(({ id }) => id === ruling.heading)?.text ?? ''
        return {
          id: ruling.id,
          entry: entry.key,
          kind: ruling.kind,
          status: ruling.status,
          ...(ruling.date === undefined ? {} : { date: ruling.date }),
          heading: { ja: heading('ja'), en: heading('en') },
          text: { ja: plain(ruling.text.ja.plain), en: plain(ruling.text.en.plain) },
          ...(ruling.review ? { review: true as const } : {}),
          ...(ruling.kind === 'list' && relatedHeadings.has(ruling.heading ?? '') ? { leadsOn: true as const } : {}),
        }
      }),
    ),
  }
}

/** What entries say of themselves: a document each, named by the entry's key. The entries are with the rulings. */
export const definitionsOf = (site: Site, shelf: Shelf): SearchShelf => ({
  shelf,
  entries: [],
  documents: [...site.entries.values()]
    .filter((entry) => entry.shelf === shelf)
    .map(({ key, text }) => ({
      id: key,
      entry: key,
      kind: 'definition',
      status: 'current',
      heading: { ja: '', en: '' },
      text: { ja: plain(text.ja.summary), en: plain(text.en.summary) },
    })),
})

/** The faces of a double-faced card are found by their own names and readings. */
const faceNames = (card: object | undefined): string[] =>
  card !== undefined && 'faces' in card
    ? (card.faces as readonly { names: { ja: string; en?: string }; reading?: string }[]).flatMap(
        ({ names, reading }) => [names.ja, names.en, reading].filter((name) => name !== undefined),
      )
    : []
