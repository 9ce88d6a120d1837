import type { Entry, Site } from '@/lib/content/site'
import type { Shelf } from '@/lib/content/vocabulary'

/** The entries of a game to begin with: those that hold the most rulings. */
export const startEntries = (site: Site, shelf: Shelf): Entry[] =>
  [...site.entries.values()]
    .filter((entry) => entry.shelf === shelf && entry.rulings.length > 0)
    .toSorted((a, b) => b.rulings.length - a.rulings.length)
    .slice(0, 3)
