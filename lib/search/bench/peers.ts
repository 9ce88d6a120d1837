import { Charset, Index } from 'flexsearch'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import type { SearchDocument } from '../documents'
import { foldText } from '../fold'
import { documentTokens, queryTokens } from '../tokens'

/** Another engine: built of the same documents, it answers with ids of rulings, the best first. */
export type Peer = {
  readonly name: string
  readonly build: (documents: readonly SearchDocument[], namesOf: NamesOf) => (query: string) => readonly string[]
}

/** What the other engines get of a ruling: all that is searched of it here. */
const textOf = ({ heading, text }: SearchDocument, names: string): string =>
  [names, heading.ja, heading.en, text.ja, text.en].join('\n')

type NamesOf = (document: SearchDocument) => string

const flex = (name: string, options: object): Peer => ({
  name,
  build: (documents, namesOf) => {
    const index = new Index(options)
    documents.forEach((document, id) => index.add(id, textOf(document, namesOf(document))))
    return (query) => (index.search(query, { limit: 10 }) as number[]).map((id) => documents[id]!.id)
  },
})

/** The bigrams of our own folding, without the lexicon and without our ranking. */
const mini = (name: string, combineWith: 'AND' | 'OR'): Peer => ({
  name,
  build: (documents, namesOf) => {
    const index = new MiniSearch<{ id: string; text: string }>({
      fields: ['text'],
      tokenize: (text) => [...documentTokens(foldText(text))],
      processTerm: (term) => term,
    })
    index.addAll(documents.map((document) => ({ id: document.id, text: textOf(document, namesOf(document)) })))
    return (query) =>
      index
        .search(query, { combineWith, tokenize: (text) => queryTokens(foldText(text)) })
        .map(({ id }) => id as string)
  },
})

const fuse: Peer = {
  name: 'fuse.js',
  build: (documents, namesOf) => {
    const index = new Fuse(
      documents.map((document) => ({ id: document.id, text: textOf(document, namesOf(document)) })),
      { keys: ['text'], ignoreLocation: true, threshold: 0.3 },
    )
    return (query) => index.search(query, { limit: 10 }).map(({ item }) => item.id)
  },
}

export const peers: readonly Peer[] = [
  flex('flexsearch', {}),
  flex('flexsearch full', { tokenize: 'full' }),
  flex('flexsearch CJK', { encoder: Charset.CJK, tokenize: 'forward' }),
  mini('minisearch AND', 'AND'),
  mini('minisearch OR', 'OR'),
  fuse,
]
