import type { EntryKey } from '../content/names'
import type { EntryType, Language, RulingKind, RulingStatus, Shelf } from '../content/vocabulary'
import { shelfOf, type SearchEntry } from './documents'
import { lexiconOf, type LexiconWay } from './lexicon'
import { gamesNamed, planQuery, type PlannedUnit } from './plan'
import type { PostingsSource } from './postings'
import { ranking, type Ranking } from './ranking'
import { rescore, type Scored } from './rescore'
import { marksOf, snippetOf, type Piece } from './snippet'

export type Facets = {
  readonly games?: readonly Shelf[]
  readonly kinds?: readonly RulingKind[]
  readonly statuses?: readonly RulingStatus[]
  /** Dates of rulings, as far as the sources give them: undated ones fall out. */
  readonly from?: string
  readonly to?: string
}

export type SearchQuery = {
  readonly query: string
  readonly language: Language
  readonly facets?: Facets
  readonly limit?: number
}

/** Why an entry is shown: how what was typed leads to it, or that it is the counterpart of one that is. */
export type EntryResult = {
  readonly result: 'entry'
  readonly id: EntryKey
  readonly type: EntryType
  readonly names: Readonly<Record<Language, string>>
  readonly reading: string
  readonly typed: string
  readonly way: LexiconWay | 'counterpart' | 'definition'
  /** What it says of itself, where that is what was found. */
  readonly snippet?: readonly Piece[]
  readonly score: number
}

export type RulingResult = {
  readonly result: 'ruling'
  readonly id: string
  readonly entry: EntryKey
  readonly entryNames: Readonly<Record<Language, string>>
  readonly heading: string
  readonly kind: RulingKind
  readonly status: RulingStatus
  readonly date?: string
  /** It rests on a ruling that no longer holds. */
  readonly review?: true
  readonly snippet: readonly Piece[]
  /** All that was found in it, as it is written there: to be marked where the ruling is opened. */
  readonly words: readonly string[]
  readonly score: number
}

export type Results = {
  readonly query: string
  /** Entries whose name was typed. */
  readonly entries: readonly EntryResult[]
  readonly rulings: readonly RulingResult[]
  /** Further entries that say it of themselves. */
  readonly definitions: readonly EntryResult[]
  /** What stands for them in the other games. */
  readonly counterparts: readonly EntryResult[]
  /** Rulings found before the facets. */
  readonly found: number
  /** Words that were taken for something else: kana, romaji, errors. */
  readonly readAs: readonly {
    readonly typed: string
    readonly as: Readonly<Record<Language, string>>
    readonly way: LexiconWay
  }[]
}

const snippetLength: Readonly<Record<Language, number>> = { ja: 110, en: 220 }
const mostEntries = 6

type Options = { readonly definitions?: PostingsSource; readonly by?: Ranking }

export const createSearch = (source: PostingsSource, { definitions, by = ranking }: Options = {}) => {
  const lexicon = lexiconOf(source.entries)
  /** What has nearly all of the query that the best has, the best first. */
  const goodIn = async (from: PostingsSource, query: string) => {
    const number = await from.numberOf(idIn(query))
    if (number !== undefined) {
      const [document] = await from.documents([number])
      return { units: [], good: [{ document: document!, score: 1, coverage: 1 }] }
    }
    const units = await planQuery({ source: from, lexicon }, query)
    const scored = await rescore(units, from, by)
    const answers = scored.filter(({ document }) => !document.leadsOn)
    const telling = answers.length > 0 ? answers : scored
    const [best] = telling
    const leastScore = units.length > 1 ? by.leastScore * (best?.score ?? 0) : 0
    const least = by.leastShare * (best?.coverage ?? 0)
    return { units, good: telling.filter(({ coverage, score }) => coverage >= least && score >= leastScore) }
  }
  const named = (id: EntryKey) => lexicon.entry(id)

  return async ({ query, language, facets = {}, limit = 100 }: SearchQuery): Promise<Results> => {
    const { units, good } = await goodIn(source, query)
    const filtered = good.filter(({ document }) => passes(document, facets))
    const shared = gamesNamed(units).length > 1
    const inGames = ({ id }: EntryResult) => !facets.games?.length || facets.games.includes(shelfOf(id))
    const entries = entriesOf(units)
    const counterparts = counterpartsOf(entries, source.entries, named)
    const shown = new Set([...entries, ...counterparts].map(({ id }) => id))
    const saying = definitions && !ofRulings(facets) ? await goodIn(definitions, query) : undefined
    return {
      query,
      entries: entries.filter(inGames).slice(0, mostEntries),
      rulings: spread(filtered, shared ? by.oneGameAgainShared : by.oneGameAgain)
        .slice(0, limit)
        .map(({ document, score }) => ({
          result: 'ruling',
          id: document.id,
          entry: document.entry,
          entryNames: named(document.entry)?.names ?? { ja: '', en: '' },
          heading: document.heading[language],
          kind: document.kind,
          status: document.status,
          ...(document.date === undefined ? {} : { date: document.date }),
          ...(document.review ? { review: true as const } : {}),
          ...snippetIn(document.text, language, units),
          score: round(score),
        })),
      definitions: (saying?.good ?? [])
        .flatMap(({ document, score }): EntryResult[] => {
          const entry = named(document.entry)
          if (!entry || shown.has(entry.key)) return []
          const { snippet } = snippetIn(document.text, language, saying!.units)
          return [{ ...asResult(entry, query, 'definition', round(score)), snippet }]
        })
        .filter(inGames)
        .slice(0, mostEntries),
      counterparts: counterparts.filter(inGames),
      found: good.length,
      readAs: units.flatMap(({ unit }) =>
        unit.hits.some(({ way }) => way === 'name' || way === 'english')
          ? []
          : unit.hits.slice(0, 1).map(({ entry, way }) => ({ typed: unit.typed, as: entry.names, way })),
      ),
    }
  }
}
export type Search = ReturnType<typeof createSearch>

/** The id that a query is, alone or at the end of an address. */
const idIn = (query: string): string => query.trim().normalize('NFKC').toLowerCase().split(/[#/]/).at(-1)!

const round = (score: number): number => Math.round(score * 1e4) / 1e4

/** Whether only rulings can meet the facets: entries have no kind, status or date. */
const ofRulings = ({ kinds, statuses, from, to }: Facets): boolean =>
  Boolean(kinds?.length || statuses?.length || from || to)

const passes = (document: Scored['document'], { games, kinds, statuses, from, to }: Facets): boolean =>
  (!games?.length || games.includes(shelfOf(document.entry))) &&
  (!kinds?.length || kinds.includes(document.kind)) &&
  (!statuses?.length || statuses.includes(document.status)) &&
  (from === undefined || (document.date !== undefined && document.date >= from.slice(0, document.date.length))) &&
  (to === undefined ||
    (document.date !== undefined && document.date.slice(0, to.length) <= to.slice(0, document.date.length)))

const spread = (scored: readonly Scored[], oneGameAgain: number): Scored[] => {
  const seen = new Map<Shelf, number>()
  return scored
    .map((one) => {
      const before = seen.get(shelfOf(one.document.entry)) ?? 0
      seen.set(shelfOf(one.document.entry), before + 1)
      return { ...one, score: one.score * oneGameAgain ** before }
    })
    .sort((a, b) => b.score - a.score)
}

const asResult = (entry: SearchEntry, typed: string, way: EntryResult['way'], score: number): EntryResult => ({
  result: 'entry',
  id: entry.key,
  type: entry.type,
  names: entry.names,
  reading: entry.reading,
  typed,
  way,
  score,
})

const entriesOf = (units: readonly PlannedUnit[]): EntryResult[] => {
  const results = new Map<EntryKey, EntryResult>()
  for (const { unit } of units)
    for (const { entry, way } of unit.hits)
      if (!results.has(entry.key))
        results.set(entry.key, asResult(entry, unit.typed, way, way === 'start' ? 0.6 : way === 'error' ? 0.8 : 1))
  return [...results.values()]
}

const counterpartsOf = (
  own: readonly EntryResult[],
  all: readonly SearchEntry[],
  entryOf: (key: EntryKey) => SearchEntry | undefined,
): EntryResult[] => {
  const results = new Map<EntryKey, EntryResult>()
  const games = new Set(own.filter(({ way }) => way !== 'alias').map(({ id }) => shelfOf(id)))
  for (const { id, typed, way } of own.slice(0, 3)) {
    if (way === 'start') continue
    const named = entryOf(id)?.counterparts ?? []
    const naming = all.filter((entry) => entry.counterparts.includes(id)).map(({ key }) => key)
    for (const key of new Set([...named, ...naming])) {
      const entry = entryOf(key)
      if (entry && !games.has(shelfOf(key)) && !own.some((other) => other.id === key))
        results.set(key, asResult(entry, typed, 'counterpart', 0.3))
    }
  }
  return [...results.values()].slice(0, mostEntries)
}

/** What of the text in the reader's language is shown and marked. */
const snippetIn = (
  text: Readonly<Record<Language, string>>,
  language: Language,
  units: readonly PlannedUnit[],
): { snippet: Piece[]; words: string[] } => {
  const alternatives = units.flatMap((unit) => unit.alternatives)
  const words = new Set(marksOf(text[language], alternatives).map(([from, to]) => text[language].slice(from, to)))
  return { snippet: snippetOf(text[language], alternatives, snippetLength[language]), words: [...words] }
}
