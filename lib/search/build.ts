import type { SearchDocument, SearchEntry, SearchShelf } from './documents'
import { foldText } from './fold'
import type { Postings } from './postings'
import { documentTokens } from './tokens'

/** All that a document is found by, folded. */
const searched = (document: SearchDocument, names: readonly string[]): string[] =>
  [document.text.ja, document.text.en, document.heading.ja, document.heading.en, ...names].map(foldText)

/** The postings of a shelf's documents, tokens sorted. */
export const postingsOf = ({ documents }: SearchShelf, entries: readonly SearchEntry[]): Postings => {
  const names = new Map(entries.map((entry) => [entry.key, [entry.names.ja, entry.names.en]]))
  const postings = new Map<string, number[]>()
  documents.forEach((document, id) => {
    const tokens = new Set(
      searched(document, names.get(document.entry) ?? []).flatMap((text) => [...documentTokens(text)]),
    )
    for (const token of tokens) {
      const ids = postings.get(token)
      if (ids) ids.push(id)
      else postings.set(token, [id])
    }
  })
  return new Map([...postings].sort(([a], [b]) => (a < b ? -1 : 1)))
}
