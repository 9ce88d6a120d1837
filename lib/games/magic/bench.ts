import { lawOf } from '../../engine'
import { measure, type Pick } from '../measure'
import { cards, magic, type Setup } from './index'
import { downs } from './vocabulary'

const law = lawOf('now')

/** Cards that lie where they can lie, and six lands a side. */
function positionOf(pick: Pick): Setup {
  const zones = ['battlefield', 'battlefield', 'hand', 'graveyard', 'library'] as const
  const given = Array.from({ length: 12 }, (_, index) => {
    const zone = zones[index % 5]!
    const owner = index % 2 === 0 ? ('player' as const) : ('opponent' as const)
    const down = zone === 'battlefield' && pick(2) === 0 ? { down: downs[pick(downs.length)]! } : {}
    return { id: `c${index}`, card: cards[pick(cards.length)]!.id, owner, zone, ...down }
  })
  const lands = (['plains', 'island', 'swamp', 'mountain', 'forest', 'forest'] as const).flatMap((card, index) =>
    (['player', 'opponent'] as const).map((owner) => ({
      id: `${owner}-${index}`,
      card,
      owner,
      zone: 'battlefield' as const,
    })),
  )
  const fitting = given.filter((card) => magic.start({ cards: [card] }, law).kind === 'done')
  return { cards: [...fitting, ...lands] }
}

measure(magic, 8, positionOf)
