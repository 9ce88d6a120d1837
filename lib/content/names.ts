import { nearest } from './problem'
import { shelves, type EntryType, type Shelf } from './vocabulary'

/** Key of an entry: shelf and slug, the path of its page. */
export type EntryKey = `${Shelf}/${string}`

/** What the resolver needs to know of an entry. */
export type Named = {
  readonly key: EntryKey
  readonly shelf: Shelf
  readonly slug: string
  readonly type: EntryType
  /** Printed names in both languages and aliases: each must lead to one entry only. */
  readonly names: readonly string[]
  /** Readings: two entries may share one, and then it leads nowhere by itself. */
  readonly readings: readonly string[]
}

/** Where a link leads: an entry, or what is wrong. */
export type Resolution =
  | { readonly found: Named }
  | { readonly missing: 'unknown' | 'ambiguous'; readonly near: readonly string[] }

export type Names = {
  /** `target` as written between [[ and ]], without anchor: a name, a slug, «《a card》», «magic:a name». */
  readonly resolve: (target: string, from: Shelf) => Resolution
  /** Names that two entries of a shelf claim. */
  readonly clashes: readonly { readonly name: string; readonly keys: readonly EntryKey[] }[]
}

/** The form in which names are compared: width, case, dashes, quotes and spaces do not matter. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[《》\s]/g, '')
    .replace(/[－−–—―‐‑-]/g, '-')
    .replace(/[〜～~]/g, '~')
    .replace(/[’‘]/g, "'")
    .replace(/[○◯〇]/g, '○')

/** Cards and the rest are kept apart: «《零龍》» is the card, «零龍» the term. */
type Half = 'cards' | 'others'
const halfOf = (type: EntryType): Half => (type === 'card' ? 'cards' : 'others')

export const indexNames = (entries: readonly Named[]): Names => {
  const index = new Map<string, Set<Named>>()
  const put = (shelf: Shelf, half: Half, name: string, entry: Named) => {
    const key = `${shelf}|${half}|${foldName(name)}`
    index.set(key, (index.get(key) ?? new Set()).add(entry))
  }
  for (const entry of entries)
    for (const name of [entry.slug, ...entry.names]) put(entry.shelf, halfOf(entry.type), name, entry)
  const clashes = [...index]
    .filter(([, claimed]) => claimed.size > 1)
    .map(([key, claimed]) => ({ name: key.split('|')[2]!, keys: [...claimed].map((c) => c.key) }))

  const printed = new Set(index.keys())
  for (const entry of entries)
    for (const reading of entry.readings)
      if (!printed.has(`${entry.shelf}|${halfOf(entry.type)}|${foldName(reading)}`))
        put(entry.shelf, halfOf(entry.type), reading, entry)

  const within = (shelf: Shelf, target: string): Named[] => {
    const halves: Half[] = target.startsWith('《') ? ['cards'] : ['others', 'cards']
    for (const half of halves) {
      const found = index.get(`${shelf}|${half}|${foldName(target)}`)
      if (found) return [...found]
    }
    return []
  }
  const resolve = (target: string, from: Shelf): Resolution => {
    const prefix = shelves.find((shelf) => target.startsWith(`${shelf}:`))
    const name = prefix ? target.slice(prefix.length + 1) : target
    const rounds = prefix ? [[prefix]] : [[from], shelves.filter((shelf) => shelf !== from)]
    for (const round of rounds) {
      const found = round.flatMap((shelf) => within(shelf, name))
      if (found.length === 1) return { found: found[0]! }
      if (found.length > 1) return { missing: 'ambiguous', near: found.map((f) => `${f.shelf}:${f.slug}`) }
    }
    const shelf = prefix ?? from
    return {
      missing: 'unknown',
      near: nearest(
        name,
        entries.filter((e) => e.shelf === shelf).flatMap((e) => [e.slug, ...e.names]),
      ),
    }
  }
  return { resolve, clashes }
}
