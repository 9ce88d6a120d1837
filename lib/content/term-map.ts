import type { EntryKey } from './names'
import { byName } from './order'
import type { Entry, Site } from './site'
import { games, groups, type Game, type Group, type Language } from './vocabulary'
import { linkedEntries } from './walk'

/** A term on a map: where its box stands, and which of the groups it belongs to. */
export type Term = { readonly key: EntryKey; readonly game: Game; readonly name: string; readonly group: Group }

/** Terms and which of them are linked, by number. */
export type TermGraph = { readonly terms: readonly Term[]; readonly links: readonly (readonly [number, number])[] }

/** The terms of a game, linked where the text of one leads to the other. */
export const gameGraph = (site: Site, game: Game, language: Language): TermGraph => {
  const entries = termsOf(site, game, language)
  return graph(entries, language, ({ text }) => linkedEntries({ children: [...text.ja.lead, ...text.ja.body] }))
}

/** The terms of all games that have a counterpart in another, linked to it. */
export const counterpartGraph = (site: Site, language: Language): TermGraph => {
  const all = games.flatMap((game) => termsOf(site, game, language))
  const keys = new Set(all.map(({ key }) => key))
  const counterparts = ({ key, text }: Entry) =>
    new Set(text.ja.counterparts.flatMap(({ to }) => (to !== undefined && to !== key && keys.has(to) ? [to] : [])))
  const tied = new Set(all.flatMap((entry) => [...counterparts(entry)].flatMap((to) => [entry.key, to])))
  return graph(
    all.filter(({ key }) => tied.has(key)),
    language,
    counterparts,
  )
}

const termsOf = (site: Site, game: Game, language: Language): Entry[] =>
  [...site.entries.values()]
    .filter((entry) => entry.shelf === game && entry.type === 'term')
    .toSorted((a, b) => groups.indexOf(a.data.group!) - groups.indexOf(b.data.group!) || byName(language)(a, b))

const graph = (
  entries: readonly Entry[],
  language: Language,
  linksOf: (entry: Entry) => ReadonlySet<EntryKey>,
): TermGraph => {
  const number = new Map(entries.map(({ key }, i) => [key, i]))
  const links = new Map<string, readonly [number, number]>()
  for (const [from, entry] of entries.entries())
    for (const key of linksOf(entry)) {
      const to = number.get(key)
      if (to === undefined || to === from) continue
      const pair = [Math.min(from, to), Math.max(from, to)] as const
      links.set(pair.join(), pair)
    }
  return {
    terms: entries.map(({ key, shelf, data }) => ({
      key,
      game: shelf as Game,
      name: data.names[language],
      group: data.group!,
    })),
    links: [...links.values()],
  }
}

/** For each term the numbers of those that it is linked to. */
export const neighboursOf = ({ terms, links }: TermGraph): readonly (readonly number[])[] => {
  const next: number[][] = terms.map(() => [])
  for (const [a, b] of links) {
    next[a]!.push(b)
    next[b]!.push(a)
  }
  return next
}
