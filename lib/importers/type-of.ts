import type { Found } from './entry'
import type { ImportType } from './output/build'

/** What a page is about: a card where its data is told, a term where its title has a reading or an English name as those of terms have, else a topic. */
export const typeOf = ({ card, names, reading }: Found): ImportType => {
  if (card !== undefined) return 'cards'
  return names?.en !== undefined || reading !== undefined ? 'terms' : 'topics'
}
