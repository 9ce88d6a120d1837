import type { Candidate, Found } from '../entry'
import { hashesOf } from '../hashes'
import type { SourceLine } from '../tree'
import { claimByHash, claimByWords } from './claim'
import type { Known, KnownRuling } from './known'

/** What became of a sentence since the entry was made. */
export type Change =
  /** In no ruling of the entry, or (`ruling`) added to one. */
  | { readonly change: 'new'; readonly sentence: SourceLine; readonly candidate: Candidate; readonly ruling?: string }
  /** Stands where the sentence with the hash `was` stood. */
  | { readonly change: 'changed'; readonly sentence: SourceLine; readonly ruling: string; readonly was: string }
  /** Told by its words alone to be that of a ruling that has no hash yet. */
  | { readonly change: 'matched'; readonly sentence: SourceLine; readonly ruling: string }
  | { readonly change: 'gone'; readonly hash: string; readonly ruling: string }

/** A ruling that may hold no more, as no sentence of it is in the source; `by` may have taken its place. */
export type Supersession = { readonly ruling: string; readonly by?: Candidate }

export type Comparison = {
  /** The ids that candidates have already. */
  readonly ids: ReadonlyMap<Candidate, string>
  readonly changes: readonly Change[]
  /** How many sentences stand as they stood. */
  readonly same: number
  readonly superseded: readonly Supersession[]
}

export const candidatesIn = (found: Found): Candidate[] =>
  found.parts.flatMap((part) => (part.type === 'ruling' ? [part.candidate] : []))

/** Compares what a source says now with the hashes kept beside the rulings of an entry, and where there is none with their words. */
export const compare = (found: Found, known: Known): Comparison => {
  const candidates = candidatesIn(found)
  const ids = claimByHash(candidates, known.rulings)
  const successors = claimByWords(candidates, known.rulings, ids)
  const byId = new Map(known.rulings.map((ruling) => [ruling.id, ruling]))
  const held = new Set(known.rulings.flatMap((ruling) => ruling.hashes))
  const now = new Set(candidates.flatMap(hashesOf))
  const lost = new Map(known.rulings.map(({ id, hashes }) => [id, hashes.filter((hash) => !now.has(hash))]))
  const changes: Change[] = []
  let same = 0
  for (const candidate of candidates) {
    const ruling = ids.get(candidate)
    const hashes = hashesOf(candidate)
    for (const [index, sentence] of candidate.sentences.entries())
      if (held.has(hashes[index]!)) same++
      else if (ruling === undefined) changes.push({ change: 'new', sentence, candidate })
      else if (byId.get(ruling)!.hashes.length === 0) changes.push({ change: 'matched', sentence, ruling })
      else {
        const was = lost.get(ruling)!.shift()
        if (was === undefined) changes.push({ change: 'new', sentence, candidate, ruling })
        else changes.push({ change: 'changed', sentence, ruling, was })
      }
  }
  for (const [ruling, hashes] of lost) for (const hash of hashes) changes.push({ change: 'gone', hash, ruling })
  const taken = new Set(ids.values())
  const superseded = known.rulings
    .filter((ruling) => isOpen(ruling) && !taken.has(ruling.id))
    .map(({ id }): Supersession => {
      const by = successors.get(id)
      return by === undefined ? { ruling: id } : { ruling: id, by }
    })
  return { ids, changes, same, superseded }
}

/** Whether the entry says that a ruling holds, and knows of what sentence it was made. */
const isOpen = ({ status, hashes }: KnownRuling): boolean =>
  hashes.length > 0 && status !== 'superseded' && status !== 'historical'
