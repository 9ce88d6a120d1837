import { measure, type Pick } from '../measure'
import { isExtra } from './state'
import { cards, yugioh, type Setup } from './index'

/** Where a card lies that was to lie in a zone, if it may not lie there. */
function placeOf({ type, kinds = [] }: (typeof cards)[number], zone: 'monster' | 'hand' | 'graveyard') {
  if (kinds.includes('Token')) return 'monster'
  if (zone === 'monster' && type !== 'monster') return 'hand'
  return zone === 'hand' && isExtra({ kinds }) ? 'extra' : zone
}

function positionOf(pick: Pick, index: number): Setup {
  const zones = ['monster', 'hand', 'graveyard'] as const
  return {
    phase: index % 3 === 0 ? 'battle' : 'main1',
    cards: Array.from({ length: 14 }, (_, index) => {
      const card = cards[pick(cards.length)]!
      const owner = index % 2 === 0 ? ('player' as const) : ('opponent' as const)
      return { id: `c${index}`, card: card.id, owner, zone: placeOf(card, zones[index % 3]!) }
    }),
  }
}

measure(yugioh, 6, positionOf)
