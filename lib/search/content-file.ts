import { entryFolders, rulingKinds, rulingStatuses, shelves, type Language, type Shelf } from '../content/vocabulary'
import type { ByteReader, ByteWriter } from './bytes'
import type { SearchDocument, SearchEntry, SearchShelf } from './documents'
import { romajiOf } from './romaji'

/** Entries, documents and texts as columns: like after like compresses better, and what can be worked out is not written. */
const types = Object.values(entryFolders)
const inner = '\n'

/** The slug that a name would have; mostly it is the entry's. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const slugIn = (key: string): string => key.slice(key.indexOf('/') + 1)
const listed = (list: readonly string[]): string => list.join(inner)
const unlisted = (list: string): string[] => (list === '' ? [] : list.split(inner))

export const writeEntries = ({ shelf, entries }: SearchShelf, writer: ByteWriter) => {
  writer.number(shelves.indexOf(shelf))
  writer.strings(entries.map(({ names }) => names.ja))
  writer.strings(entries.map(({ names }) => names.en))
  writer.strings(entries.map(({ reading, names }) => (reading === names.ja ? '' : reading)))
  writer.strings(entries.map(({ key, names }) => (slugOf(names.en) === slugIn(key) ? '' : slugIn(key))))
  writer.numbers(entries.map(({ type }) => types.indexOf(type)))
  writer.strings(entries.map(({ aliases }) => listed(aliases)))
  writer.strings(entries.map(({ wrong }) => listed(wrong)))
  writer.strings(entries.map(({ counterparts }) => listed(counterparts)))
}

export const readEntries = (reader: ByteReader): Omit<SearchShelf, 'documents'> => {
  const shelf = shelves[reader.number()]!
  const ja = reader.strings()
  const en = reader.strings()
  const readings = reader.strings()
  const slugs = reader.strings()
  const kinds = reader.numbers()
  const [aliases, wrong, counterparts] = [reader.strings(), reader.strings(), reader.strings()]
  const entries = ja.map((name, i): SearchEntry => {
    const reading = readings[i] || name
    return {
      key: `${shelf}/${slugs[i] || slugOf(en[i]!)}`,
      type: types[kinds[i]!]!,
      names: { ja: name, en: en[i]! },
      reading,
      romaji: romajiOf(reading),
      aliases: unlisted(aliases[i]!),
      wrong: unlisted(wrong[i]!),
      counterparts: unlisted(counterparts[i]!) as SearchEntry['counterparts'],
    }
  })
  return { shelf, entries }
}

/** Each different value once, and where each one is. */
const table = (values: readonly string[]): { different: string[]; places: number[] } => {
  const different = [...new Set(values)]
  const place = new Map(different.map((value, i) => [value, i]))
  return { different, places: values.map((value) => place.get(value)!) }
}

export const writeDocuments = ({ documents }: SearchShelf, writer: ByteWriter) => {
  const entries = table(documents.map(({ entry }) => slugIn(entry)))
  const headings = table(documents.map(({ heading }) => listed([heading.ja, heading.en])))
  writer.strings(entries.different)
  writer.numbers(entries.places)
  writer.strings(headings.different)
  writer.numbers(headings.places)
  writer.strings(documents.map(({ id, entry }) => (id === entry ? '' : id)))
  writer.numbers(documents.map(({ kind }) => rulingKinds.indexOf(kind)))
  writer.numbers(documents.map(({ status }) => rulingStatuses.indexOf(status)))
  writer.strings(documents.map(({ date }) => date ?? ''))
  writer.numbers(documents.map(({ leadsOn, review }) => (leadsOn ? 1 : 0) + (review ? 2 : 0)))
}

type Texts = Readonly<Record<Language, readonly string[]>>

export const readDocuments = (shelf: Shelf, reader: ByteReader, texts: Texts): SearchDocument[] => {
  const slugs = reader.strings()
  const entries = reader.numbers()
  const headings = reader.strings().map((pair) => pair.split(inner))
  const headingOf = reader.numbers()
  const ids = reader.strings()
  const [kinds, statuses] = [reader.numbers(), reader.numbers()]
  const dates = reader.strings()
  const marks = reader.numbers()
  return entries.map((at, i): SearchDocument => {
    const entry = `${shelf}/${slugs[at]!}` as const
    const [ja = '', en = ''] = headings[headingOf[i]!]!
    return {
      id: ids[i] || entry,
      entry,
      kind: rulingKinds[kinds[i]!]!,
      status: rulingStatuses[statuses[i]!]!,
      ...(dates[i] ? { date: dates[i] } : {}),
      heading: { ja, en },
      text: { ja: texts.ja[i]!, en: texts.en[i]! },
      ...(marks[i]! & 1 ? { leadsOn: true as const } : {}),
      ...(marks[i]! & 2 ? { review: true as const } : {}),
    }
  })
}

export const writeTexts = ({ documents }: SearchShelf, writer: ByteWriter) => {
  writer.strings(documents.map(({ text }) => text.ja))
  writer.strings(documents.map(({ text }) => text.en))
}
export const readTexts = (reader: ByteReader): Texts => ({ ja: reader.strings(), en: reader.strings() })
