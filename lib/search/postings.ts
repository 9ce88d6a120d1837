import type { SearchDocument, SearchEntry } from './documents'

/**
 * Where the postings come from: a file in the browser, shards, a database. The query knows no more of them than this.
 * Documents are numbered from 0.
 */
export type PostingsSource = {
  readonly size: number
  readonly entries: readonly SearchEntry[]
  /** Latin words that are indexed, for typing errors. */
  readonly words: readonly string[]
  /** In how many documents each token is. */
  readonly frequencies: (tokens: readonly string[]) => Promise<readonly number[]>
  /** Documents that have all of the tokens. */
  readonly all: (tokens: readonly string[]) => Promise<readonly number[]>
  /** Documents that have any of the tokens. */
  readonly any: (tokens: readonly string[]) => Promise<readonly number[]>
  /** The document of that id. */
  readonly numberOf: (id: string) => Promise<number | undefined>
  readonly documents: (ids: readonly number[]) => Promise<readonly IndexedDocument[]>
}

/** A document with its texts folded, for matching; they are folded when they are first looked at. */
export type IndexedDocument = SearchDocument & {
  readonly number: number
  /** Where it stands in its entry, from 0 to 1. */
  readonly place: number
  readonly folded: { readonly ja: string; readonly en: string; readonly title: string }
}

/** Tokens, each with the documents that have it in rising order. */
export type Postings = ReadonlyMap<string, readonly number[]>
