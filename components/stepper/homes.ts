import type { EntryKey } from '@/lib/content/names'
import type { Entry, Site } from '@/lib/content/site'

/** The entry that an example is read in: the page itself if one of its rulings names it, else the first that does. */
export const exampleHome = (site: Site, example: string, here?: EntryKey): EntryKey | undefined => {
  const homes = [...site.rulings.values()]
    .filter((ruling) => ruling.examples.includes(example))
    .map((ruling) => ruling.entry)
  return here !== undefined && homes.includes(here) ? here : homes[0]
}

/** The examples that stand after a ruling in its entry: those that no ruling before it there has named. */
export const examplesAfter = (entry: Entry, ruling: string): readonly string[] => {
  const at = entry.rulings.findIndex((one) => one.id === ruling)
  const before = new Set(entry.rulings.slice(0, at).flatMap((one) => one.examples))
  return (entry.rulings[at]?.examples ?? []).filter((id) => !before.has(id))
}

/** The examples that an entry shows. */
export const examplesOf = (entry: Entry): readonly string[] => [
  ...new Set(entry.rulings.flatMap((ruling) => ruling.examples)),
]
