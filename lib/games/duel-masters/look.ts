import type { Viewer } from '../../engine'
import type { Piece } from './state'

/** Who may see what a card is. Both faces of a double-faced card are open in every zone that is (805.1d, 807.1c). 400.2 */
export function maySee(piece: Piece, viewer: Viewer): boolean {
  if (viewer === 'judge') return true
  if (piece.seal) return false
  switch (piece.zone) {
    case 'deck':
    case 'shields':
      return false
    case 'hand':
      return viewer === piece.owner
    case 'mana':
    case 'graveyard':
    case 'battle':
    case 'hyperspatial':
      return true
  }
}
