import { none, omit, words, type Citation, type Law, type Unmet } from '../../../engine'
import type { CardCost, Cost, Effect, Filter, OtherCost } from '../card'
import { life } from '../life'
import { moveTo, sendToGraveyard } from '../leave'
import { match, type Asker } from '../match'
import { cardOf, pieceOf, type Piece, type State } from '../state'
import { tell } from '../tell'
import { mustTributeUnmet } from '../tributes'
import { reason } from '../unmet'
import type { Activation } from './effect'
import { hasTwice } from './target'
import { change, type Work } from '../work'

/** Whether the cost (コスト) can be paid with what was chosen. */
export function costUnmet(
  state: State,
  source: Piece,
  cost: Cost | undefined,
  { cost: given = [], targets = [] }: Activation,
  asker: Asker,
  law: Law,
): readonly Unmet[] {
  if (!cost) return none
  if (!isCardCost(cost)) {
    const n = amountOf(state, cost, targets)
    const there = thereOf(state, source, cost, asker)
    return there < n ? reason(law, ['ygo-rule-cost'], ...lacking[cost.pay]) : none
  }
  const pieces = given.map((id) => pieceOf(state, id))
  const short =
    given.length !== cost.n || hasTwice(given) || pieces.includes(undefined)
      ? reason(
          law,
          ['ygo-rule-cost'],
          words('コストが足りない', 'The cost is not paid in full'),
          words('コストを払えば', 'with the cost paid'),
        )
      : none
  return [
    ...short,
    ...(cost.pay === 'tribute' ? mustTributeUnmet(state, asker.by, given, law) : none),
    ...pieces.flatMap((piece) => (piece ? payable(state, piece, cost, asker, law).unmet : none)),
    ...pieces.flatMap((piece) =>
      piece && cost.pay === 'send' && isToken(piece)
        ? reason(
            law,
            ['ygo-rule-token-cost'],
            words('トークンは墓地へ送るコストにできない', 'A Token cannot be sent to the Graveyard as a cost'),
            words('トークン以外なら', 'with anything but a Token'),
          )
        : none,
    ),
  ]
}

const lacking = {
  detach: [
    words('取り除くエクシーズ素材がない', 'It has no material to detach'),
    words('素材があれば', 'with materials'),
  ],
  counters: [
    words('取り除くカウンターが足りない', 'It has too few counters to remove'),
    words('カウンターがあれば', 'with the counters'),
  ],
  lp: [words('ライフポイントが足りない', 'There are too few life points'), words('ライフがあれば', 'with more')],
} as const

export function isCardCost(cost: Cost): cost is CardCost {
  return cost.pay !== 'detach' && cost.pay !== 'counters' && cost.pay !== 'lp'
}

/** How much of it there is to pay with. */
function thereOf(state: State, source: Piece, { pay }: OtherCost, asker: Asker): number {
  return pay === 'detach' ? source.under.length : pay === 'counters' ? source.counters : state.lp[asker.by] - 1
}

function amountOf(state: State, { n }: OtherCost, targets: readonly string[]): number {
  if (n !== 'level') return n
  const chosen = targets[0] === undefined ? undefined : pieceOf(state, targets[0])
  return (chosen && cardOf(chosen)?.level) ?? 1
}

function isToken(piece: Piece): boolean {
  return cardOf(piece)?.kinds?.includes('Token') === true
}

/** Whether a card can pay; a Tribute may be the opponent's where an effect says so (クロス・ソウル). */
function payable(state: State, piece: Piece, cost: CardCost, asker: Asker, law: Law) {
  const others =
    piece.controller !== asker.by &&
    cost.pay === 'tribute' &&
    state.mustTribute?.by === asker.by &&
    state.mustTribute.piece === piece.id
  const filter: Filter = others ? omit(cost.filter, 'side') : cost.filter
  const purpose =
    cost.pay === 'material' ? 'fusion' : cost.pay === 'tribute' ? (others ? 'tribute-other' : 'tribute') : 'cost'
  return match(state, piece, filter, asker, purpose, law, cost.faceDownIn?.includes(law.era) === true)
}

export function costCites(state: State, effect: Effect, action: Activation, law: Law): readonly Citation[] {
  const { cost } = effect
  if (!cost || !isCardCost(cost)) return []
  return (action.cost ?? []).flatMap((id) => {
    const piece = pieceOf(state, id)
    return piece ? payable(state, piece, cost, { by: action.by, self: action.card }, law).cites : []
  })
}

/** Pays the cost. */
export function pay(
  work: Work,
  source: string,
  cost: Cost | undefined,
  { cost: given = [], targets = [] }: Activation,
): void {
  if (!cost) return
  if (!isCardCost(cost)) {
    const piece = pieceOf(work.state, source)!
    const n = amountOf(work.state, cost, targets)
    if (cost.pay === 'lp') return life(work, piece.controller, -n)
    if (cost.pay === 'counters') return change(work, piece, { counters: piece.counters - n })
    for (const id of piece.under.slice(0, n)) moveTo(work, id, 'graveyard', 'up')
    return change(work, pieceOf(work.state, source)!, { under: piece.under.slice(n) })
  }
  for (const id of given) {
    tell(
      work,
      cost.pay === 'tribute' ? 'tributed' : 'paid',
      pieceOf(work.state, id),
      ['ygo-rule-cost'],
      '{card}をコストにする',
      '{card} pays the cost',
    )
    if (cost.pay === 'banish') moveTo(work, id, 'banished', 'up')
    else if (cost.pay === 'material') moveTo(work, id, 'deck', 'down')
    else sendToGraveyard(work, id)
  }
}
