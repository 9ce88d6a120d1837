import { seats, words, type Law, type Unmet } from '../../engine'
import { cardById } from './cards'
import { lyingFaults, pastFaults, placeFaults, tieFaults, type Fault } from './faults'
import type { Setup, SetupCard } from './setup'
import type { Zone } from './vocabulary'

/** Why a position cannot come about: everything that is wrong with it, by the card. */
export function impossible(setup: Setup, law: Law): readonly Unmet[] {
  return [...setup.cards.flatMap((given) => wrongWith(given, setup, law)), ...crowded(setup), ...ended(setup)]
}

function wrongWith(given: SetupCard, setup: Setup, law: Law): readonly Unmet[] {
  const card = given.card === undefined ? undefined : cardById(given.card)
  const faults: readonly Fault[] = [
    [
      setup.cards.filter((other) => other.id === given.id).length > 1,
      '同じ番号のカードが2枚ある',
      'Two cards have the same id',
    ],
    [given.card !== undefined && !card, '知られていないカード', 'There is no such card here'],
    ...placeFaults(given, card),
    ...lyingFaults(given, card, law),
    ...tieFaults(given, card, setup),
    ...pastFaults(given, card),
  ]
  return faults
    .filter(([wrong]) => wrong)
    .map(([, ja, en, rule]) => ({
      text: words(`{card}：${ja}`, `{card}: ${en}`, {
        card: card?.name ?? { ja: given.id, en: given.id },
      }),
      cites: [rule ?? 'ygo-rule-possible'],
      cure: words('ありうる置き方なら', 'in a way that can come about'),
    }))
}

const rooms: readonly (readonly [Zone, number])[] = [
  ['monster', 5],
  ['spell', 5],
  ['field', 1],
]

/** More cards than zones. */
function crowded(setup: Setup): readonly Unmet[] {
  return seats.flatMap((seat) =>
    rooms
      .filter(
        ([zone, room]) =>
          setup.cards.filter((card) => card.zone === zone && (card.controller ?? card.owner ?? 'player') === seat)
            .length > room,
      )
      .map(([, room]) => ({
        text: words(`${room + 1}枚以上は置けない`, `There is no room for more than ${room}`),
        cites: ['ygo-rule-room'],
        cure: words(`${room}枚までなら`, `with ${room} at most`),
      })),
  )
}

/** A duel that is over, or one that has not begun. */
function ended(setup: Setup): readonly Unmet[] {
  const over = seats.some((seat) => (setup.lp?.[seat] ?? 8000) < 1)
  const early = (setup.turn ?? 1) < 1
  return over || early
    ? [
        {
          text: over
            ? words('ライフポイントが0のデュエルは終わっている', 'A duel with no life points left is over')
            : words('ターンは1から数える', 'Turns are counted from 1'),
          cites: ['ygo-rule-possible'],
          cure: words('続いているデュエルなら', 'in a duel that goes on'),
        },
      ]
    : []
}
