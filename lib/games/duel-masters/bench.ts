import { measure, type Pick } from '../measure'
import { cards, duelMasters, type Setup, type SetupCard } from './index'
import { isHyperspatial } from './move'
import { standing } from './vocabulary'

const whole = cards.filter((card) => !card.faces[0]!.part)

function positionOf(pick: Pick, index: number): Setup {
  const zones = ['battle', 'hand', 'battle', 'graveyard'] as const
  const main = Array.from({ length: 12 }, (_, index): SetupCard => {
    const card = whole[pick(whole.length)]!
    const type = card.faces[0]!.cardType
    const id = `c${index}`
    const hyper = isHyperspatial({
      id,
      card: card.id,
      owner: 'player',
      zone: 'hand',
      face: 1,
      tapped: false,
      effects: [],
      memory: {},
    })
    const zone = zones[index % 4]!
    return {
      id,
      card: card.id,
      owner: index % 2 === 0 ? 'player' : 'opponent',
      zone:
        zone === 'battle' && standing.includes(type)
          ? 'battle'
          : hyper
            ? 'hyperspatial'
            : standing.includes(type) && type !== 'creature'
              ? 'battle'
              : zone === 'battle'
                ? 'hand'
                : zone,
    }
  })
  const mana = (['player', 'opponent'] as const).flatMap((owner) =>
    ['cocco-lupia', 'aqua-hulcus', 'yamino-dobel', 'urth', 'bronze-arm-tribe', 'bolshack-dragon'].map(
      (card, index): SetupCard => ({ id: `${owner}-mana-${index}`, card, owner, zone: 'mana' }),
    ),
  )
  const shields = (['player', 'opponent'] as const).flatMap((owner) =>
    Array.from({ length: 4 }, (_, index): SetupCard => ({
      id: `${owner}-shield-${index}`,
      card: 'demon-hand',
      owner,
      zone: 'shields',
    })),
  )
  return { step: index % 2 === 0 ? 'attack' : 'main', cards: [...main, ...mana, ...shields] }
}

measure(duelMasters, 8, positionOf)
