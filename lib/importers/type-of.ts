import type { Game } from '../content/vocabulary'
import type { Found } from './entry'
import type { ImportType } from './output/build'

/** What a page is about: a card where its data is told, a term where its title has a reading or an English name, else a topic. */
export const typeOf = ({ card, names, reading }: Found, game: Game): ImportType => {
  if (card?.game === game) return 'cards'
  return names?.en !== undefined || reading !== undefined ? 'terms' : 'topics'
}
