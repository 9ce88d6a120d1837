import { copyOf, type Draft } from './draft'
import { pieceOf, withOf, type Piece, type Work } from './state'

/** The cards in an order that comes from the seed, which then is another. CR 701.24 */
export function shuffled<T>(work: Work, cards: readonly T[]): readonly T[] {
  const order = [...cards]
  let { seed } = work.state
  for (let last = order.length - 1; last > 0; last--) {
    seed = next(seed)
    const at = (seed >>> 8) % (last + 1)
    const card = order[last]!
    order[last] = order[at]!
    order[at] = card
  }
  work.state.seed = next(seed)
  return order
}

function next(seed: number): number {
  return (Math.imul(seed, 1664525) + 1013904223) >>> 0
}

/** A card goes on under a new id, so that it cannot be followed. */
export function renamed(work: Work, piece: Piece): Draft<Piece> {
  const { state } = work
  do state.made++
  while (pieceOf(state, `n${state.made}`))
  const again = copyOf(piece)
  again.id = `n${state.made}`
  // At the end, for even the place in the list could be followed.
  state.pieces = [...state.pieces.filter((one) => one.id !== piece.id), again]
  if (piece.zone === 'library') {
    const own = state.library[piece.owner].map((one) => (one === piece.id ? again.id : one))
    state.library = withOf(state.library, piece.owner, own)
  }
  return again
}
