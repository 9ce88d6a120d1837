import type { Site } from '../content/site'
import { shelves } from '../content/vocabulary'
import { postingsOf } from './build'
import { documentsOf } from './documents'
import type { ShelfIndex } from './index-file'

/** The indexes of all shelves of a site. */
export const indexesOf = (site: Site): ShelfIndex[] =>
  shelves.map((shelf) => {
    const content = documentsOf(site, shelf)
    return { content, postings: postingsOf(content) }
  })
