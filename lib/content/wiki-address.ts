import iconv from 'iconv-lite'
import type { Entry, Source } from './site'
import type { Shelf } from './vocabulary'

/**
 * Address of a page of the game's Japanese wiki, by its name. The Yu-Gi-Oh! wiki takes the name in EUC-JP,
 * the Duel Masters wiki in UTF-8; undefined where there is no wiki or its encoding lacks a character of the name.
 */
export const wikiAddress = (shelf: Shelf, name: string): string | undefined => {
  switch (shelf) {
    case 'yugioh': {
      const bytes = iconv.encode(name, 'eucjp')
      if (iconv.decode(bytes, 'eucjp') !== name) return undefined
      return `https://yugioh-wiki.net/index.php?${[...bytes].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')}`
    }
    case 'duel-masters':
      return `https://dmwiki.net/${encodeURIComponent(name)}`
    case 'magic':
    case 'across':
      return undefined
  }
}

/** The page of the wiki on what an entry is about; a card's page is named with 《》 there. */
export const wikiAddressOf = ({ shelf, type, data }: Pick<Entry, 'shelf' | 'type' | 'data'>): string | undefined => {
  if (data.wiki === false || type === 'topic') return undefined
  const name = data.wiki ?? data.names.ja
  return wikiAddress(shelf, type === 'card' && !name.startsWith('《') ? `《${name}》` : name)
}

/** The page that a source is. */
export const sourceAddress = ({ shelf, wikiPage }: Source): string | undefined =>
  wikiPage === undefined ? undefined : wikiAddress(shelf, wikiPage)
