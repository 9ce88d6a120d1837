import type { Site } from './site'

/** What ties entries together, by number: the rulings, each with the entries that it speaks of, and the counterparts in other games. */
export type Ties = {
  readonly entries: readonly string[]
  readonly rulings: readonly (readonly [id: string, about: readonly number[]])[]
  readonly counterparts: readonly (readonly [number, number])[]
}

export const tiesOf = (site: Site): Ties => {
  const entries = [...site.entries.keys()]
  const number = new Map(entries.map((key, i) => [key, i]))
  const known = (key: string) => number.get(key as (typeof entries)[number]) ?? []
  const counterparts = new Map<string, readonly [number, number]>()
  for (const { key, text } of site.entries.values())
    for (const { to } of text.ja.counterparts) {
      const pair = [known(key), to === undefined ? [] : known(to)].flat().toSorted((a, b) => a - b)
      if (pair.length === 2) counterparts.set(pair.join(), [pair[0]!, pair[1]!])
    }
  return {
    entries,
    rulings: [...site.rulings.values()].map(({ id, about }) => [id, about.flatMap(known)] as const),
    counterparts: [...counterparts.values()],
  }
}

/** From one entry to the next: by rulings that speak of both, or because one is the other's counterpart in its game. */
export type Step = { readonly from: number; readonly to: number; readonly rulings: readonly string[] }

export type Connection = {
  /** Rulings that speak of both. */
  readonly both: readonly string[]
  /** Ways through a shared entry, the most telling first; or one longer way where there is none of these. */
  readonly ways: readonly (readonly Step[])[]
}

/** How two entries are connected. */
export const connectionOf = (ties: Ties, a: number, b: number, most = 8): Connection => {
  const next = neighbours(ties)
  const between = (from: number, to: number): Step => ({ from, to, rulings: next.get(from)?.get(to) ?? [] })
  const both = between(a, b).rulings
  const counterpart = both.length === 0 && next.get(a)?.has(b) ? [[between(a, b)]] : []
  const shared = [...(next.get(a)?.keys() ?? [])].filter((via) => via !== b && next.get(b)?.has(via))
  if (shared.length > 0)
    return {
      both,
      // What few rulings speak of says more than what nearly all do. What a ruling of both speaks of says nothing new.
      ways: counterpart.concat(
        shared
          .map((via) => [between(a, via), between(via, b)])
          .map((way) => ({ way, own: way.flatMap((step) => step.rulings).filter((id) => !both.includes(id)).length }))
          .filter(({ way, own }) => own > 0 || way.some((step) => step.rulings.length === 0))
          .map(({ way }) => way)
          .toSorted((x, y) => weight(next, x[0]!.to) - weight(next, y[0]!.to) || x[0]!.to - y[0]!.to)
          .slice(0, most),
      ),
    }
  const far = both.length > 0 ? undefined : shortest(next, a, b)
  return { both, ways: far === undefined ? [] : [far.slice(1).map((to, i) => between(far[i]!, to))] }
}

type Neighbours = ReadonlyMap<number, ReadonlyMap<number, readonly string[]>>

const neighbours = ({ rulings, counterparts }: Ties): Neighbours => {
  const next = new Map<number, Map<number, string[]>>()
  const tie = (from: number, to: number, ruling?: string) => {
    if (from === to) return
    const own = next.get(from) ?? new Map<number, string[]>()
    const ids = own.get(to) ?? []
    if (ruling !== undefined) ids.push(ruling)
    next.set(from, own.set(to, ids))
  }
  for (const [id, about] of rulings) for (const from of about) for (const to of about) tie(from, to, id)
  for (const [from, to] of counterparts) {
    tie(from, to)
    tie(to, from)
  }
  return next
}

/** How many other entries one is tied to. */
const weight = (next: Neighbours, entry: number): number => next.get(entry)?.size ?? 0

const shortest = (next: Neighbours, a: number, b: number): number[] | undefined => {
  const came = new Map<number, number | undefined>([[a, undefined]])
  // A map is walked in the order of insertion, also of what is inserted meanwhile: this goes breadth first.
  for (const [at] of came) {
    if (at === b) {
      const way = [b]
      for (let before = came.get(b); before !== undefined; before = came.get(before)) way.unshift(before)
      return way
    }
    const nearest = [...(next.get(at)?.keys() ?? [])].toSorted((x, y) => weight(next, x) - weight(next, y) || x - y)
    for (const to of nearest) if (!came.has(to)) came.set(to, at)
  }
  return undefined
}
