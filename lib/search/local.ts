import { join } from 'node:path'
import { readContent } from '../content/load'
import type { Site } from '../content/site'
import { shelves } from '../content/vocabulary'
import { postingsOf } from './build'
import { documentsOf } from './documents'
import { fileSource } from './file-source'
import type { ShelfIndex } from './index-file'

/** The indexes of all shelves of a site. */
export const indexesOf = (site: Site): ShelfIndex[] =>
  shelves.map((shelf) => {
    const content = documentsOf(site, shelf)
    return { content, postings: postingsOf(content) }
  })

/** The project's own content, read and indexed: for the command line, the bench and the tests. */
export const localIndexes = (): ShelfIndex[] => indexesOf(readContent(join(process.cwd(), 'content')).site)
export const localSource = () => fileSource(localIndexes())
