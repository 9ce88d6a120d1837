import { join } from 'node:path'
import { readContent } from '../content/load'
import { fileSource } from './file-source'
import { createSearch } from './search'
import { indexesOf } from './site-index'

/** The project's own content, read and indexed: for the command line, the bench and the tests. */
export const localIndexes = () => indexesOf(readContent(join(process.cwd(), 'content')).site)
export const localSources = () => {
  const { rulings, definitions } = localIndexes()
  const source = fileSource(rulings)
  return { source, definitions: fileSource(definitions, source.entries) }
}
export const localSearch = () => {
  const { source, definitions } = localSources()
  return createSearch(source, { definitions })
}
