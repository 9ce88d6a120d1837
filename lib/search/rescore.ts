import { placesOf, type Alternative } from './alternative'
import { gamesNamed, type PlannedUnit } from './plan'
import type { Shelf } from '../content/vocabulary'
import type { IndexedDocument, PostingsSource } from './postings'
import { shelfOf } from './documents'
import type { Ranking } from './ranking'

export type Scored = { readonly document: IndexedDocument; readonly score: number; readonly coverage: number }

/** How well a text has an alternative: often, and early. From 0 to 1. */
const inText = (wanted: Alternative, text: string, by: Ranking): number => {
  const places = placesOf(wanted, text, 8)
  if (places.length === 0) return 0
  const often = places.length / (places.length + 1.5)
  const early = 1 - Math.min(1, places[0]![0] / by.earlyWithin)
  return by.there + by.often * often + by.early * early
}

const unitScore = (
  { alternatives, loose, unit }: PlannedUnit,
  document: IndexedDocument,
  games: readonly Shelf[],
  by: Ranking,
): { score: number; worth: number } => {
  const { folded, entry } = document
  const shelf = shelfOf(entry)
  const only = games.length === 1 ? games[0] : undefined
  let score = 0
  let worth = 0
  let met = 0
  for (const wanted of alternatives) {
    const inTitle = placesOf(wanted, folded.title, 1).length > 0
    const inTexts = Math.max(inText(wanted, folded.ja, by), inText(wanted, folded.en, by))
    if (inTexts === 0 && !inTitle) continue
    met++
    const weight =
      wanted.weight *
      (wanted.shelf !== undefined && wanted.shelf !== shelf
        ? by.otherGame
        : only !== undefined && only !== shelf
          ? by.elsewhere
          : 1)
    score = Math.max(score, weight * (Math.max(inTexts, inTitle ? by.titleOnly : 0) + (inTitle ? by.titleToo : 0)))
    worth = Math.max(worth, inTexts === 0 ? weight * by.titleOnlyWorth : weight)
  }
  if (score === 0) return { score, worth }
  if (loose) {
    const share = met / alternatives.length
    return { score: score * share, worth: worth * share }
  }
  return { score: unit.hits.some((hit) => hit.entry.key === entry) ? score + by.ownEntry : score, worth }
}

/** Documents with their scores, the best first: all units, rare ones above all, counted twice over for being met at all. */
export const rescore = async (
  units: readonly PlannedUnit[],
  source: PostingsSource,
  by: Ranking,
): Promise<Scored[]> => {
  const { size } = source
  const telling = units.filter(({ found }) => found.size > 0)
  const idf = ({ found }: PlannedUnit) => (found.size === 0 ? 1 : Math.log(by.plus + size / found.size))
  const shares = (power: number) => {
    const weights = units.map((unit) => unit.unit.importance * idf(unit) ** power)
    const total = weights.reduce((sum, value) => sum + value, 0)
    return new Map(units.map((unit, i) => [unit, weights[i]! / total]))
  }
  const games = new Map(units.map((unit) => [unit, gamesNamed([unit])]))
  const forScore = shares(by.rarity)
  const forShare = shares(by.shareRarity)
  const found = await source.documents(candidates(telling))
  const scored = mostPromising(found, by).map((document) => {
    let score = 0
    let met = 0
    let coverage = 0
    for (const unit of telling) {
      if (!unit.found.has(document.number)) continue
      const one = unitScore(unit, document, games.get(unit)!, by)
      score += forScore.get(unit)! * one.score
      met += forScore.get(unit)! * one.worth
      coverage += forShare.get(unit)! * one.worth
    }
    const length = document.folded.ja.length
    const prior = priorOf(document, by) + by.long * Math.min(1, length / 300)
    return { document, coverage, score: score * met ** by.coveragePower * (1 + prior) }
  })
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.document.number - b.document.number)
}

/** What a ruling is worth before anything is asked. */
const priorOf = ({ kind, status, place }: IndexedDocument, by: Ranking): number =>
  by.kind[kind] + by.status[status] + by.first * (1 - place)

/** More than this is found by very frequent words only; then what is worth most by itself is looked at. */
const readAtMost = 300
const mostPromising = (documents: readonly IndexedDocument[], by: Ranking): readonly IndexedDocument[] => {
  if (documents.length <= readAtMost) return documents
  const worth = Float64Array.from(documents, (document) => priorOf(document, by))
  const least = worth.toSorted().at(-readAtMost)!
  return documents.filter((_, i) => worth[i]! >= least).slice(0, readAtMost)
}

/** Where ten documents have all units, only such are looked at. */
const candidates = (units: readonly PlannedUnit[]): number[] => {
  if (units.length === 0) return []
  const [least, ...others] = [...units].sort((a, b) => a.found.size - b.found.size)
  const full = [...least!.found].filter((number) => others.every(({ found }) => found.has(number)))
  if (full.length >= 10) return full
  return [...new Set(units.flatMap(({ found }) => [...found]))]
}
