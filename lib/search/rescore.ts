import { placesOf, type Alternative } from './alternative'
import type { PlannedUnit } from './plan'
import type { IndexedDocument } from './postings'
import type { RulingKind, RulingStatus } from '../content/vocabulary'

export type Scored = { readonly document: IndexedDocument; readonly score: number; readonly coverage: number }

const kindPrior: Readonly<Record<RulingKind, number>> = {
  definition: 0.08,
  rulebook: 0.05,
  special: 0.05,
  ruling: 0.04,
  faq: 0.03,
  note: 0,
  history: -0.02,
  list: -0.1,
}
const statusPrior: Readonly<Record<RulingStatus, number>> = {
  current: 0.02,
  disputed: 0.01,
  historical: -0.03,
  superseded: -0.04,
}

/** What a word in the title of the page or section is worth beside one in the text. */
const inTitleWorth = 0.75

/** How well a text has an alternative: often, and early. From 0 to 1. */
const inText = (wanted: Alternative, text: string): number => {
  const places = placesOf(wanted, text, 8)
  if (places.length === 0) return 0
  const often = places.length / (places.length + 1.5)
  const early = 1 - Math.min(1, places[0]![0] / 60)
  return 0.7 + 0.08 * often + 0.22 * early
}

const unitScore = (
  { alternatives, loose, unit }: PlannedUnit,
  document: IndexedDocument,
): { score: number; worth: number } => {
  const { folded, entry } = document
  let score = 0
  let worth = 0
  let met = 0
  for (const wanted of alternatives) {
    const inTitle = placesOf(wanted, folded.title, 1).length > 0
    const best = Math.max(inText(wanted, folded.ja), inText(wanted, folded.en), inTitle ? 0.45 : 0)
    if (best === 0) continue
    met++
    score = Math.max(score, wanted.weight * (best + (inTitle ? 0.12 : 0)))
    worth = Math.max(worth, best === 0.45 ? wanted.weight * inTitleWorth : wanted.weight)
  }
  if (score === 0) return { score, worth }
  if (loose) {
    const share = met / alternatives.length
    return { score: score * share, worth: worth * share }
  }
  return { score: unit.hits.some((hit) => hit.entry.key === entry) ? score + 0.15 : score, worth }
}

/** Documents with their scores, the best first: all units, rare ones above all, counted twice over for being met at all. */
export const rescore = (units: readonly PlannedUnit[], size: number): Scored[] => {
  const telling = units.filter(({ found }) => found.size > 0)
  const idf = new Map(
    units.map((unit) => [
      unit,
      unit.unit.importance * (unit.found.size === 0 ? 1 : Math.log(1 + size / unit.found.size)),
    ]),
  )
  const total = [...idf.values()].reduce((sum, value) => sum + value, 0)
  const documents = candidates(telling)
  const scored = documents.map((document) => {
    let score = 0
    let coverage = 0
    for (const unit of telling) {
      if (!unit.found.has(document.number)) continue
      const one = unitScore(unit, document)
      score += (idf.get(unit)! / total) * one.score
      coverage += (idf.get(unit)! / total) * one.worth
    }
    const length = document.folded.ja.length
    const prior = kindPrior[document.kind] + statusPrior[document.status] - 0.1 * Math.min(1, length / 300)
    return { document, coverage, score: score * coverage ** 2 * (1 + prior) }
  })
  return scored.sort((a, b) => b.score - a.score || a.document.number - b.document.number)
}

/** Where ten documents have all units, only such are looked at. */
const candidates = (units: readonly PlannedUnit[]): IndexedDocument[] => {
  if (units.length === 0) return []
  const [least, ...others] = [...units].sort((a, b) => a.found.size - b.found.size)
  const full = [...least!.found.values()].filter(({ number }) => others.every(({ found }) => found.has(number)))
  if (full.length >= 10) return full
  return [...new Map(units.flatMap(({ found }) => [...found])).values()]
}
