import { words, type Citation, type Law, type Unmet } from '../../../engine'
import type { Cost, Effect, Filter } from '../card'
import { moveTo, sendToGraveyard } from '../leave'
import { match, type Asker } from '../match'
import { pieceOf, put, type Piece, type State, type Work } from '../state'
import { tell } from '../tell'
import { mustTributeUnmet } from '../tributes'
import { none, reason } from '../unmet'
import type { Activation } from './effect'

export function costUnmet(
  state: State,
  source: Piece,
  cost: Cost | undefined,
  given: readonly string[],
  asker: Asker,
  law: Law,
): readonly Unmet[] {
  if (!cost) return []
  if (cost.pay === 'detach')
    return source.under.length < cost.n
      ? reason(
          law,
          ['ygo-rule-cost'],
          words('取り除くエクシーズ素材がない', 'It has no material to detach'),
          words('素材があれば', 'with materials'),
        )
      : none
  const pieces = given.map((id) => pieceOf(state, id))
  const short =
    given.length !== cost.n || new Set(given).size !== cost.n
      ? reason(
          law,
          ['ygo-rule-cost'],
          words('コストが足りない', 'The cost is not paid in full'),
          words('コストを払えば', 'with the cost paid'),
        )
      : none
  return [
    ...short,
    ...(cost.pay === 'tribute' ? mustTributeUnmet(state, asker.by, given, law) : []),
    ...pieces.flatMap((piece) => (piece ? payable(state, piece, cost, asker, law).unmet : short)),
  ]
}

/** Whether a card can pay; a Tribute may be the opponent's where an effect says so (クロス・ソウル). */
function payable(state: State, piece: Piece, cost: Cost, asker: Asker, law: Law) {
  const others =
    piece.controller !== asker.by &&
    cost.pay === 'tribute' &&
    state.mustTribute?.by === asker.by &&
    state.mustTribute.piece === piece.id
  const { side: _, ...anySide } = cost.filter
  const filter: Filter = others ? anySide : cost.filter
  const purpose =
    cost.pay === 'material' ? 'fusion' : cost.pay === 'tribute' ? (others ? 'tribute-other' : 'tribute') : 'cost'
  return match(state, piece, filter, asker, purpose, law, cost.faceDownIn?.includes(law.era) === true)
}

export function costCites(state: State, effect: Effect, action: Activation, law: Law): readonly Citation[] {
  const { cost } = effect
  if (!cost) return []
  return (action.cost ?? []).flatMap((id) => {
    const piece = pieceOf(state, id)
    return piece ? payable(state, piece, cost, { by: action.by, self: action.card }, law).cites : []
  })
}

export function pay(work: Work, source: string, cost: Cost | undefined, given: readonly string[]): void {
  if (!cost) return
  if (cost.pay === 'detach') {
    const piece = pieceOf(work.state, source)!
    for (const id of piece.under.slice(0, cost.n)) moveTo(work, id, 'graveyard', 'up')
    put(work, { ...pieceOf(work.state, source)!, under: piece.under.slice(cost.n) })
    return
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
