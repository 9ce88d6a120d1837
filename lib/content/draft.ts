import type { Document } from './document'
import type { EntryKey, Names } from './names'
import type { EntryData } from './schema'
import type { Source } from './site'
import type { EntryType, Language, Shelf } from './vocabulary'

/** An entry as read, before its links are resolved. */
export type Draft = {
  readonly key: EntryKey
  readonly shelf: Shelf
  readonly slug: string
  readonly type: EntryType
  readonly data: EntryData
  readonly documents: Readonly<Record<Language, Document & { readonly file: string }>>
}

export type World = {
  readonly names: Names
  readonly sources: ReadonlyMap<string, Source>
  readonly rulingIds: ReadonlySet<string>
  readonly examples?: ReadonlySet<string>
}
