import { rulingKinds, rulingStatuses, shelves, type Language } from '../../lib/content/vocabulary'
import type { Facets, EntryResult, RulingResult } from '@/lib/search/search'
import { basePath } from '../../lib/site-address'

/** Addresses of results and of the search itself; the query and the facets are in the address. */
export const entryAddress = (language: Language, { id }: EntryResult) => `${basePath}/${language}/${id}`
export const rulingAddress = (language: Language, { id, entry }: RulingResult) =>
  `${basePath}/${language}/${entry}#${id}`

const lists = ['games', 'kinds', 'statuses'] as const
const short = { games: 'game', kinds: 'kind', statuses: 'status' } as const

export const searchAddress = (language: Language, query: string, facets: Facets = {}): string => {
  const params = new URLSearchParams(query === '' ? {} : { q: query })
  for (const list of lists) for (const value of facets[list] ?? []) params.append(short[list], value)
  if (facets.from) params.set('from', facets.from)
  if (facets.to) params.set('to', facets.to)
  const rest = params.toString()
  return `${basePath}/${language}/search${rest === '' ? '' : `?${rest}`}`
}

const known: Readonly<Record<(typeof lists)[number], readonly string[]>> = {
  games: shelves,
  kinds: rulingKinds,
  statuses: rulingStatuses,
}

/** What an address asks for; what is no facet and no date in it narrows nothing. */
export const readAddress = (search: string): { query: string; facets: Facets } => {
  const params = new URLSearchParams(search)
  const day = (name: 'from' | 'to') => {
    const date = params.get(name)?.normalize('NFKC') ?? ''
    return /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(date) ? { [name]: date } : {}
  }
  const chosen = Object.fromEntries(
    lists.map((list) => [list, [...new Set(params.getAll(short[list]))].filter((one) => known[list].includes(one))]),
  ) as Facets
  return { query: params.get('q') ?? '', facets: { ...chosen, ...day('from'), ...day('to') } }
}
