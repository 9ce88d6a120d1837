import type { RulingKind } from '../../content/vocabulary'
import type { Candidate } from '../entry'
import { hashesOf } from '../hashes'
import { alike, pairsOf } from './alike'
import type { KnownRuling } from './known'

type Ids = Map<Candidate, string>

/** Which ruling of the entry each candidate is: the one with the same sentences and date, with the same sentences, with one of them. */
export const claimByHash = (candidates: readonly Candidate[], known: readonly KnownRuling[]): Ids => {
  const owners = new Map<string, KnownRuling[]>()
  for (const ruling of known) for (const hash of ruling.hashes) owners.set(hash, [...(owners.get(hash) ?? []), ruling])
  const ids: Ids = new Map()
  const taken = new Set<string>()
  const claim = (fits: (ruling: KnownRuling, own: readonly string[], candidate: Candidate) => boolean) => {
    for (const candidate of candidates) {
      if (ids.has(candidate)) continue
      const own = hashesOf(candidate)
      const ruling = own
        .flatMap((hash) => owners.get(hash) ?? [])
        .find((one) => !taken.has(one.id) && fits(one, own, candidate))
      if (ruling === undefined) continue
      ids.set(candidate, ruling.id)
      taken.add(ruling.id)
    }
  }
  const isSame = (ruling: KnownRuling, own: readonly string[]) => ruling.hashes.join(' ') === own.join(' ')
  claim((ruling, own, candidate) => isSame(ruling, own) && ruling.date === candidate.date)
  claim(isSame)
  claim(() => true)
  return ids
}

/** From which likeness on two texts are taken for two states of one. */
const threshold = 0.5
/** What it counts that two texts stand between the same neighbours. */
const sameGap = 0.15
/** More than that is no longer compared each with each. */
const most = 400

/**
 * Gives ids to candidates whose words are those of a ruling that is left over. One that says itself that it is newer (a later date,
 * 裁定変更) gets none: it may have taken the ruling's place, and is returned as its successor.
 */
export const claimByWords = (
  candidates: readonly Candidate[],
  known: readonly KnownRuling[],
  ids: Ids,
): Map<string, Candidate> => {
  const taken = new Set(ids.values())
  const left = known.filter((ruling) => !taken.has(ruling.id)).slice(0, most)
  const open = candidates.filter((candidate) => !ids.has(candidate)).slice(0, most)
  const places = placesOf(candidates, known, ids)
  const words = new Map(open.map((candidate) => [candidate, pairsOf(textOf(candidate))]))
  const pairs = left
    .flatMap((ruling) => {
      const texts = ruling.texts.map(pairsOf)
      return open.map((candidate) => {
        const likeness = Math.max(0, ...texts.map((text) => alike(text, words.get(candidate)!)))
        if (!isOfOneForm(ruling.kind, candidate.kind)) return { ruling, candidate, score: 0 }
        const near = places.ruling.get(ruling.id) === places.candidate.get(candidate)
        return { ruling, candidate, score: likeness + (near && likeness > 0 ? sameGap : 0) }
      })
    })
    .filter((pair) => pair.score >= threshold)
    .sort((a, b) => b.score - a.score)
  const successors = new Map<string, Candidate>()
  const used = new Set<Candidate>()
  for (const { ruling, candidate } of pairs) {
    if (taken.has(ruling.id) || used.has(candidate)) continue
    taken.add(ruling.id)
    used.add(candidate)
    if (isNewer(candidate, ruling)) successors.set(ruling.id, candidate)
    else ids.set(candidate, ruling.id)
  }
  return successors
}

/** A question stays a question, and a list a list; other kinds an editor may have set anew. */
const isOfOneForm = (one: RulingKind, other: RulingKind): boolean =>
  one === other || [one, other].every((kind) => kind !== 'faq' && kind !== 'list')

const textOf = (candidate: Candidate): string => candidate.sentences.map((one) => one.text).join('')

/** Nothing is newer than a ruling of which no sentence is known. */
const isNewer = (candidate: Candidate, ruling: KnownRuling): boolean => {
  if (ruling.hashes.length === 0) return false
  if (/裁定(?:が|の)?変更/.test(textOf(candidate))) return true
  return candidate.date !== undefined && (ruling.date === undefined || candidate.date > ruling.date)
}

/** For what has no partner: the id of the last ruling before it that has one. */
const placesOf = (candidates: readonly Candidate[], known: readonly KnownRuling[], ids: Ids) => {
  const candidate = new Map<Candidate, string | undefined>()
  let last: string | undefined
  for (const one of candidates) {
    last = ids.get(one) ?? last
    candidate.set(one, last)
  }
  const claimed = new Set(ids.values())
  const ruling = new Map<string, string | undefined>()
  last = undefined
  for (const { id } of known) {
    if (claimed.has(id)) last = id
    ruling.set(id, last)
  }
  return { candidate, ruling }
}
