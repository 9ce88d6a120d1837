import type { RootContent } from 'mdast'
import type { Heading } from './document'
import type { EntryKey, Names } from './names'
import type { EntryData, RulingData, SourceData } from './schema'
import type { EntryType, Game, Language, Shelf } from './vocabulary'

/** The text of an entry in one language, links resolved, cut into what a page shows in different places. */
export type EntryText = {
  /** Path of the file, from the root of the project. */
  readonly file: string
  /** All that stands before the first heading: the definition. */
  readonly lead: readonly RootContent[]
  /** The rest, without the counterparts. */
  readonly body: readonly RootContent[]
  readonly headings: readonly Heading[]
  readonly counterparts: readonly Counterpart[]
  /** The definition as plain text. */
  readonly summary: string
}

/** What stands for a term in another game. */
export type Counterpart = { readonly game: Game; readonly to?: EntryKey; readonly content: readonly RootContent[] }

export type Entry = {
  readonly key: EntryKey
  readonly shelf: Shelf
  readonly slug: string
  readonly type: EntryType
  readonly data: EntryData
  readonly text: Readonly<Record<Language, EntryText>>
  readonly rulings: readonly Ruling[]
}

export type RulingText = {
  readonly content: readonly RootContent[]
  /** As plain text, for search, previews and data. */
  readonly plain: string
  readonly line: number
}

export type Ruling = RulingData & {
  readonly entry: EntryKey
  /** The heading that it stands under. */
  readonly heading?: string
  readonly text: Readonly<Record<Language, RulingText>>
  /** Entries that it speaks of: its own, those that its text links to, those named beside. */
  readonly about: readonly EntryKey[]
  readonly updatedOn: string
  /** It rests on a ruling that no longer holds, so somebody should look at it again. */
  readonly review: boolean
}

/** Where an entry is mentioned: in a ruling of another entry, or in its other text. */
export type Mention = { readonly entry: EntryKey; readonly rulings: readonly string[] }

export type Source = SourceData & { readonly shelf: Shelf }

/** All of the content, read and checked. Published entries only. */
export type Site = {
  readonly entries: ReadonlyMap<EntryKey, Entry>
  readonly rulings: ReadonlyMap<string, Ruling>
  readonly sources: ReadonlyMap<string, Source>
  readonly mentions: ReadonlyMap<EntryKey, readonly Mention[]>
  readonly names: Names
}
