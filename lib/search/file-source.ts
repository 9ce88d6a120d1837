import { candidatesOf } from './candidates'
import type { SearchDocument, SearchEntry } from './documents'
import { foldText, isKanji } from './fold'
import type { ShelfIndex } from './index-file'
import type { IndexedDocument, PostingsSource } from './postings'

/** Postings that are wholly in memory, read from the index files of one or more games. */
export const fileSource = (
  indexes: readonly ShelfIndex[],
  entries: readonly SearchEntry[] = indexes.flatMap(({ content }) => content.entries),
): PostingsSource => {
  const documents = indexes.flatMap(({ content }) => content.documents)
  const titles = new Map(
    entries.map((entry) => [entry.key, `${foldText(entry.names.ja)}\n${foldText(entry.names.en)}`]),
  )
  const postings = new Map<string, number[]>()
  let offset = 0
  for (const { content, postings: own } of indexes) {
    for (const [token, ids] of own) {
      const shifted = offset === 0 ? (ids as number[]) : ids.map((id) => id + offset)
      const before = postings.get(token)
      postings.set(token, before ? [...before, ...shifted] : shifted)
    }
    offset += content.documents.length
  }
  addKanji(postings)
  const places = placesIn(documents)
  const numbers = new Map(documents.map(({ id }, number) => [id, number]))
  const { all, any } = candidatesOf(postings, documents.length)
  const indexed = new Map<number, IndexedDocument>()
  const document = (id: number): IndexedDocument => {
    let known = indexed.get(id)
    if (known === undefined)
      indexed.set(id, (known = withFolded(id, documents[id]!, places[id]!, titles.get(documents[id]!.entry) ?? '')))
    return known
  }
  return {
    size: documents.length,
    entries,
    words: [...postings.keys()].filter((token) => /^[a-z]{3,}$/.test(token)),
    frequencies: async (tokens) => tokens.map((token) => postings.get(token)?.length ?? 0),
    all: async (tokens) => all(tokens),
    any: async (tokens) => any(tokens),
    numberOf: async (id) => numbers.get(id),
    documents: async (ids) => ids.map(document),
  }
}

/** Adds each kanji with the documents that have it in a bigram. */
const addKanji = (postings: Map<string, number[]>) => {
  const kanji = new Map<string, Set<number>>()
  for (const [token, ids] of postings)
    for (const character of token.length === 2 ? token : '')
      if (isKanji(character)) {
        const known = kanji.get(character)
        if (known) for (const id of ids) known.add(id)
        else kanji.set(character, new Set(ids))
      }
  for (const [character, ids] of kanji)
    postings.set(
      character,
      [...new Set([...ids, ...(postings.get(character) ?? [])])].sort((a, b) => a - b),
    )
}

/** Where each document stands among those of its entry, which lie one after the other. */
const placesIn = (documents: readonly SearchDocument[]): number[] => {
  const sizes = new Map<string, number>()
  for (const { entry } of documents) sizes.set(entry, (sizes.get(entry) ?? 0) + 1)
  let first = 0
  return documents.map(({ entry }, i) => {
    if (entry !== documents[i - 1]?.entry) first = i
    return (i - first) / sizes.get(entry)!
  })
}

const withFolded = (number: number, document: SearchDocument, place: number, title: string): IndexedDocument => {
  let folded: IndexedDocument['folded'] | undefined
  return {
    ...document,
    number,
    place,
    get folded() {
      return (folded ??= {
        ja: foldText(document.text.ja),
        en: foldText(document.text.en),
        title: `${title}\n${foldText(document.heading.ja)}\n${foldText(document.heading.en)}`,
      })
    },
  }
}
