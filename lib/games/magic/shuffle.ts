import { pieceOf, type Piece, type Work } from './state'

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
  work.state = { ...work.state, seed: next(seed) }
  return order
}

function next(seed: number): number {
  return (Math.imul(seed, 1664525) + 1013904223) >>> 0
}

/** A card goes on under a new id, so that it cannot be followed. */
export function renamed(work: Work, piece: Piece): Piece {
  let { made } = work.state
  do made++
  while (pieceOf(work.state, `n${made}`))
  const id = `n${made}`
  const again = { ...piece, id }
  const { library } = work.state
  const owner = library[piece.owner]
  work.state = {
    ...work.state,
    made,
    // At the end, for even the place in the list could be followed.
    pieces: [...work.state.pieces.filter((one) => one.id !== piece.id), again],
    ...(piece.zone === 'library'
      ? { library: { ...library, [piece.owner]: owner.map((one) => (one === piece.id ? id : one)) } }
      : {}),
  }
  return again
}
