import type { Site } from '../content/site'
import { shelves } from '../content/vocabulary'
import { postingsOf } from './build'
import { definitionsOf, documentsOf } from './documents'
import type { ShelfIndex } from './index-file'

/** The indexes of a site, one for each shelf: of the rulings with all that entries are called, and of what entries say of themselves. */
export type SiteIndexes = { readonly rulings: readonly ShelfIndex[]; readonly definitions: readonly ShelfIndex[] }

export const indexesOf = (site: Site): SiteIndexes => {
  const both = shelves.map((shelf) => {
    const rulings = documentsOf(site, shelf)
    const definitions = definitionsOf(site, shelf)
    return {
      rulings: { content: rulings, postings: postingsOf(rulings, rulings.entries) },
      definitions: { content: definitions, postings: postingsOf(definitions, rulings.entries) },
    }
  })
  return { rulings: both.map(({ rulings }) => rulings), definitions: both.map(({ definitions }) => definitions) }
}
