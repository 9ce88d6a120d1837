import { parse } from 'yaml'
import { z } from 'zod'
import { rulingData } from '../content/schema'
import type { Candidate, Found } from './entry'
import { hashesOf } from './hashes'
import type { SourceLine } from './tree'

const entry = z.looseObject({ rulings: z.array(rulingData).default([]) })

/** The rulings of an entry that was imported before, by the hashes of their source sentences. */
export type Known = readonly {
  readonly id: string
  readonly date?: string | undefined
  readonly hashes: readonly string[]
}[]

/** Reads the data of an entry; undefined where it has none that can be read. */
export const readKnown = (mdx: string): Known | undefined => {
  const yaml = /^\uFEFF?---\r?\n(.*?)\r?\n---\r?\n/s.exec(mdx)?.[1]
  if (yaml === undefined) return undefined
  try {
    const data = entry.safeParse(parse(yaml))
    if (!data.success) return undefined
    return data.data.rulings.map(({ id, date, sourceHash }) => ({ id, date, hashes: sourceHash?.split(' ') ?? [] }))
  } catch {
    return undefined
  }
}

export type Change =
  | { readonly change: 'new' | 'changed'; readonly sentence: SourceLine; readonly ruling: string | null }
  | { readonly change: 'gone'; readonly hash: string; readonly ruling: string }

export type Comparison = {
  /** The ids that candidates have already. */
  readonly ids: ReadonlyMap<Candidate, string>
  readonly changes: readonly Change[]
  /** Rulings of the entry of which no sentence is in the source any more: perhaps superseded. */
  readonly superseded: readonly string[]
}

/** Compares what a source says now with the hashes kept beside the rulings of an entry. */
export const compare = (found: Found, known: Known): Comparison => {
  const candidates = found.parts.flatMap((part) => (part.type === 'ruling' ? [part.candidate] : []))
  const hashes = new Map(candidates.map((one) => [one, hashesOf(one)]))
  const owners = new Map<string, string[]>()
  for (const { id, hashes } of known) for (const hash of hashes) owners.set(hash, [...(owners.get(hash) ?? []), id])
  const ids = new Map<Candidate, string>()
  const taken = new Set<string>()
  const claim = (candidate: Candidate, fits: (id: string, own: readonly string[]) => boolean) => {
    if (ids.has(candidate)) return
    const own = hashes.get(candidate)!
    const id = own.flatMap((hash) => owners.get(hash) ?? []).find((id) => !taken.has(id) && fits(id, own))
    if (id === undefined) return
    ids.set(candidate, id)
    taken.add(id)
  }
  const byId = new Map(known.map((one) => [one.id, one.hashes.join(' ')]))
  const dates = new Map(known.map((one) => [one.id, one.date]))
  const same = (id: string, own: readonly string[]) => byId.get(id) === own.join(' ')
  for (const candidate of candidates) claim(candidate, (id, own) => same(id, own) && dates.get(id) === candidate.date)
  for (const candidate of candidates) claim(candidate, same)
  for (const candidate of candidates) claim(candidate, () => true)

  const now = new Set([...hashes.values()].flat())
  const lost = new Map(known.map(({ id, hashes }) => [id, hashes.filter((hash) => !now.has(hash))]))
  const changes: Change[] = []
  for (const candidate of candidates) {
    const id = ids.get(candidate)
    candidate.sentences.forEach((sentence, index) => {
      if (owners.has(hashes.get(candidate)![index]!)) return
      const changed = id !== undefined && lost.get(id)!.length > 0
      changes.push({ change: changed ? 'changed' : 'new', sentence, ruling: id ?? null })
    })
  }
  for (const [id, gone] of lost) for (const hash of gone) changes.push({ change: 'gone', hash, ruling: id })
  return {
    ids,
    changes,
    superseded: known.filter((one) => one.hashes.length > 0 && !taken.has(one.id)).map((one) => one.id),
  }
}
