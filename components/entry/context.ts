import type { EntryKey } from '@/lib/content/names'
import type { Entry, Ruling, Site } from '@/lib/content/site'
import type { Language } from '@/lib/content/vocabulary'
import type { Played } from '../stepper/played'

/** What the parts of an entry are drawn with: the content, the language of the passage, and the page it stands on. */
export type Context = {
  readonly site: Site
  readonly language: Language
  /** The entry whose page this is; undefined on pages that are no entry's. */
  readonly entry?: EntryKey
  /** The worked examples; undefined on pages that show none. */
  readonly played?: Played
}

/** An entry that a checked link leads to: its absence is a bug, unless it is a draft. */
export const entryOf = (site: Site, key: string): Entry | undefined => site.entries.get(key as EntryKey)

export const rulingsOf = (site: Site, ids: readonly string[]): Ruling[] =>
  ids.flatMap((id) => site.rulings.get(id) ?? [])
