import { fileSource } from './file-source'
import { readIndex, writeIndex, type ShelfIndex } from './index-file'
import { localIndexes } from './local'
import { createSearch } from './search'

/** The search of the project's own content, through the files as a browser reads them. */
export const testSearch = () => {
  const indexes = localIndexes()
  const reread = (all: readonly ShelfIndex[]) => all.map((index) => readIndex(writeIndex(index)))
  const source = fileSource(reread(indexes.rulings))
  const search = createSearch(source, { definitions: fileSource(reread(indexes.definitions), source.entries) })
  return { indexes, source, search, ask: (query: string) => search({ query, language: 'ja' }) }
}
