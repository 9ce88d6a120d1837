import type { Language } from '@/lib/content/vocabulary'
import type { Facets, EntryResult, RulingResult } from '@/lib/search/search'
import { basePath } from '../site/base-path'

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

export const readAddress = (search: string): { query: string; facets: Facets } => {
  const params = new URLSearchParams(search)
  const day = (name: string) => (/^\d{4}(-\d\d(-\d\d)?)?$/.test(params.get(name) ?? '') ? params.get(name)! : undefined)
  const from = day('from')
  const to = day('to')
  const facets = Object.fromEntries(lists.map((list) => [list, params.getAll(short[list])])) as Facets
  return { query: params.get('q') ?? '', facets: { ...facets, ...(from ? { from } : {}), ...(to ? { to } : {}) } }
}
