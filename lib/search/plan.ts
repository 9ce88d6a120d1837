import { alternative, placesOf, stemAlternative, type Alternative } from './alternative'
import { editDistance, errorsAllowed } from './distance'
import { shelfOf, type SearchEntry } from './documents'
import type { Shelf } from '../content/vocabulary'
import { foldText } from './fold'
import type { Lexicon, LexiconHit, LexiconWay } from './lexicon'
import type { IndexedDocument, PostingsSource } from './postings'
import { plainAlternatives } from './plain-words'
import { queryTokens } from './tokens'
import { cutPhrase, joinedWords, wordsOf, type Unit } from './units'

/** A unit with all the ways to write it, and the documents that have one of them. */
export type PlannedUnit = {
  readonly unit: Unit
  readonly alternatives: readonly Alternative[]
  readonly found: ReadonlySet<number>
  /** Only parts of the word were found: the documents have many of its tokens, not the word. */
  readonly loose: boolean
}

/** The games in which a unit is the printed name of something. */
export const gamesNamed = (units: readonly PlannedUnit[]): Shelf[] => [
  ...new Set(
    units.flatMap(({ unit }) => unit.hits.filter(({ way }) => way !== 'alias').map(({ entry }) => shelfOf(entry.key))),
  ),
]

const weights: Readonly<Record<LexiconWay, number>> = {
  name: 0.9,
  english: 0.9,
  reading: 0.9,
  romaji: 0.9,
  spelling: 0.9,
  alias: 0.85,
  wrong: 1,
  start: 0.6,
  error: 0.8,
}
/** If what was typed is found itself, the other ways to write it count less. */
const besideTyped = 0.4
/** A by-name that was typed stands for the printed name, wherever it happens to stand itself. */
const besideAlias = 0.9
/** A plain word in other words. */
const otherwiseSaid = 0.6
const rarest = 3
const rarestLoose = 5

/** Of more candidates than this only a sample is read: of a word this frequent nearly all have it, and the ranking sees which. */
const readAtMost = 300
const sample = 30

const has =
  (wanted: Alternative) =>
  ({ folded }: IndexedDocument) =>
    [folded.ja, folded.en, folded.title].some((text) => placesOf(wanted, text, 1).length > 0)

/** Documents that have an alternative, word for word. */
const documentsWith = async (source: PostingsSource, wanted: Alternative): Promise<readonly number[]> => {
  const { tokens } = wanted
  if (tokens.length === 0) return []
  const frequencies = await source.frequencies(tokens)
  const sorted = tokens.map((token, i) => ({ token, n: frequencies[i]! })).sort((a, b) => a.n - b.n)
  if (sorted[0]!.n === 0) return []
  const ids = await source.all(sorted.slice(0, rarest).map(({ token }) => token))
  if (ids.length > readAtMost) {
    const some = await source.documents(ids.slice(0, sample))
    if (some.some(has(wanted))) return ids
  }
  return (await source.documents(ids)).filter(has(wanted)).map(({ number }) => number)
}

const alternativesOf = (entry: SearchEntry, way: LexiconWay, factor: number): Alternative[] => {
  const weight = weights[way] * factor
  const shelf = shelfOf(entry.key)
  const own = [entry.names.ja, entry.names.en].map((name) => alternative(foldText(name), weight, shelf))
  if (way === 'start' || factor < 1) return own
  return [
    ...own,
    ...entry.aliases
      .map(foldText)
      .filter((alias) => alias.length >= 2)
      .map((alias) => alternative(alias, weight * 0.8, shelf)),
  ]
}

type Planner = { readonly source: PostingsSource; readonly lexicon: Lexicon }

/** Each way of writing once, in the game and with the weight where it counts most. */
const strongest = (alternatives: readonly Alternative[]): Alternative[] => {
  const best = new Map<string, Alternative>()
  for (const candidate of alternatives)
    if (candidate.weight > (best.get(candidate.folded)?.weight ?? 0)) best.set(candidate.folded, candidate)
  best.delete('')
  return [...best.values()]
}

const collect = async (source: PostingsSource, unit: Unit, alternatives: readonly Alternative[]) => {
  const kept: Alternative[] = []
  const found = new Set<number>()
  for (const candidate of strongest(alternatives)) {
    const documents = await documentsWith(source, candidate)
    if (documents.length > 0) kept.push(candidate)
    for (const document of documents) found.add(document)
  }
  return { unit, alternatives: kept, found, loose: false } satisfies PlannedUnit
}

/** A unit that is found as typed or known to the lexicon; undefined where neither. */
const planKnown = async ({ source }: Planner, unit: Unit): Promise<PlannedUnit | undefined> => {
  const typed = alternative(unit.folded, 1)
  const asTyped = await documentsWith(source, typed)
  // A wrong word of one game that is a right one in another is no mistake: 山札.
  const wrong = unit.hits.every(({ way }) => way === 'wrong') ? unit.hits : []
  const hits = wrong.length > 0 ? wrong : unit.hits
  const stem = stemAlternative(unit.typed.normalize('NFKC'), 0.95)
  const byStem = stem && wrong.length === 0 ? await documentsWith(source, stem) : []
  const others = hits.length > 0 ? [] : plainAlternatives(unit.typed, otherwiseSaid)
  if (asTyped.length === 0 && hits.length === 0 && byStem.length === 0 && others.length === 0) return undefined
  const factor = asTyped.length > 0 && wrong.length === 0 ? besideTyped : 1
  const first = wrong.length > 0 ? alternative(unit.folded, 0.3) : typed
  // What is the printed name of one thing is not read as the by-name of another.
  const printed = hits.some(({ way }) => way !== 'alias')
  return collect(source, unit, [
    first,
    ...hits.flatMap(({ entry, way }) =>
      alternativesOf(entry, way, way !== 'alias' ? factor : printed ? besideTyped : factor < 1 ? besideAlias : factor),
    ),
    ...(stem && byStem.length > 0 ? [stem] : []),
    ...others,
  ])
}

const planGuessed = async (
  { source }: Planner,
  unit: Unit,
  hits: readonly LexiconHit[],
): Promise<PlannedUnit | undefined> => {
  if (hits.length === 0) return undefined
  const guessed: Unit = { ...unit, hits }
  return collect(
    source,
    guessed,
    hits.flatMap(({ entry, way }) => alternativesOf(entry, way, 1)),
  )
}

/** Latin words that the index has, near what was typed. */
const nearWords = (source: PostingsSource, folded: string): string[] => {
  const limit = errorsAllowed(folded)
  if (!/^[a-z]{4,}$/.test(folded) || limit === 0) return []
  const costs = source.words.map((word) => ({
    word,
    cost: Math.min(editDistance(folded, word, limit), editDistance(folded, word, limit, true) + 0.5),
  }))
  const best = Math.min(...costs.map(({ cost }) => cost))
  return best > limit
    ? []
    : costs
        .filter(({ cost }) => cost === best)
        .map(({ word }) => word)
        .slice(0, 5)
}

/** The documents that have many of a word's tokens. */
const planLoose = async ({ source }: Planner, unit: Unit): Promise<PlannedUnit> => {
  const tokens = queryTokens(unit.folded)
  const frequencies = await source.frequencies(tokens)
  const known = tokens
    .map((token, i) => ({ token, n: frequencies[i]! }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => a.n - b.n)
    .slice(0, rarestLoose)
  // One known pair of letters out of many says nothing.
  const enough = known.length >= Math.max(1, Math.ceil(Math.min(tokens.length, rarestLoose) / 2))
  if (!enough) return { unit, alternatives: [], found: new Set(), loose: true }
  const ids = await source.any(known.map(({ token }) => token))
  const documents = await source.documents(ids.slice(0, readAtMost))
  const alternatives = known.map(({ token }) => alternative(token, 0.5))
  const wanted = Math.max(1, Math.ceil(known.length * 0.6))
  const found = documents.filter(
    ({ folded }) =>
      alternatives.filter((a) => placesOf(a, folded.ja, 1).length + placesOf(a, folded.en, 1).length > 0).length >=
      wanted,
  )
  return { unit, alternatives, found: new Set(found.map(({ number }) => number)), loose: true }
}

const planUnit = async (planner: Planner, unit: Unit, cut: boolean): Promise<PlannedUnit[]> => {
  const { lexicon, source } = planner
  const known = await planKnown(planner, unit)
  if (known && (known.found.size > 0 || !cut)) return [known]
  if (known) {
    // An entry is called so, and no ruling writes it so: what it is made of may be there.
    const { units } = cutPhrase(unit, lexicon, unit.folded.length - 1)
    return [{ ...known, unit: { ...unit, importance: 0 } }, ...(await planAll(planner, units, false))]
  }
  const parts = cut ? cutPhrase(unit, lexicon) : { units: [], whole: false }
  // Of one word with an ending, リリースした, the word; in kana alone an ending cannot be told.
  if (parts.whole && (parts.units.length > 1 || /[^\u3041-\u309f]/.test(parts.units[0]!.typed)))
    return planAll(planner, parts.units, false)
  const start = await planGuessed(planner, unit, lexicon.start(unit.typed))
  if (start && start.found.size > 0) return [start]
  const near = await planGuessed(planner, unit, lexicon.near(unit.typed))
  if (near && near.found.size > 0) return [near]
  const words = nearWords(source, unit.folded)
  if (words.length > 0)
    return [
      await collect(
        source,
        unit,
        words.map((word) => alternative(word, weights.error)),
      ),
    ]
  // A verb in kana without its ending: めくる and めくれる find めくって.
  const verb = /^([\u3041-\u309f]{2,5}?)(?:られる|れる|せる|ない|って|った|たい|ます|[うくぐすつぬぶむる])$/.exec(
    unit.typed,
  )?.[1]
  if (verb !== undefined) {
    const verbs = await collect(source, unit, [alternative(foldText(verb), 0.6)])
    if (verbs.found.size > 0) return [verbs]
  }
  const more = parts.units.filter(({ folded }) => folded !== unit.folded)
  if (more.length > 0) return planAll(planner, more, false)
  return [await planLoose(planner, unit)]
}

const planAll = async (planner: Planner, units: readonly Unit[], cut: boolean): Promise<PlannedUnit[]> => {
  const planned: PlannedUnit[] = []
  for (const unit of units) planned.push(...(await planUnit(planner, unit, cut)))
  return planned
}

/** What a query asks for. */
export const planQuery = async (planner: Planner, query: string): Promise<PlannedUnit[]> => {
  const words = wordsOf(query)
  const units = joinedWords(words, planner.lexicon)
  // All of it together may be one name with an error, or romaji written in pieces.
  if (words.length > 1 && units.every(({ hits }) => hits.length === 0)) {
    const joined: Unit = { typed: words.join(' '), folded: foldText(words.join(' ')), hits: [], importance: 1 }
    const near = await planGuessed(planner, joined, planner.lexicon.near(joined.typed))
    if (near) return [near]
  }
  return planAll(planner, units, true)
}
