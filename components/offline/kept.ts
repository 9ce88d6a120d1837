/** What the service worker and the pages agree on: which cache holds what. Nothing here knows a page or a worker. */
export const cacheNames = { pages: 'uraomote-pages', built: 'uraomote-built', files: 'uraomote-files' } as const

/** The list of all that can be kept, which the build writes. */
export const listFile = '/offline.json'

export type Keepable = {
  /** Path from the root of the site, as it is asked for. */
  readonly path: string
  /** Changes whenever the content does. */
  readonly revision: string
  readonly bytes: number
  /** The language of a page; what both need has none. */
  readonly language?: 'ja' | 'en'
}
export type KeepList = { readonly version: string; readonly files: readonly Keepable[] }

/** The cache for a path (from the root of the site): pages, files whose names change with their content, other files. */
export const cacheFor = (path: string): string =>
  path.startsWith('/_next/static/') ? cacheNames.built : /\.[a-z0-9]+$/.test(path) ? cacheNames.files : cacheNames.pages

/** Files that a page loads by itself, as they stand in its HTML. */
export const builtFilesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="([^"]*\/_next\/static\/[^"]+)"/g)].map((match) => match[1]!)),
]
