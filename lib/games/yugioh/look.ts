import { none, words, type Citation, type Law, type Unmet, type Viewer } from '../../engine'
import type { Action } from './action'
import { pieceOf, type Piece, type State } from './state'
import { reason } from './unmet'

/**
 * Who may look at a card. Face-down cards on the field are not public (ygo-fd-01, ygo-fd-08), nor are those banished
 * face-down (ygo-fd-10); of these, one answer lets the controller of the effect look (ygo-fd-56), another only the
 * owner where the card was taken at random from the Deck (ygo-fd-57; in doubt since: ygo-fd-58).
 */
export function maySee(piece: Piece, viewer: Viewer, law?: Law): boolean {
  if (viewer === 'judge') return true
  switch (piece.zone) {
    case 'graveyard':
    case 'under':
    case 'gone':
      return true
    case 'deck':
      return false
    case 'hand':
    case 'extra':
      return viewer === piece.owner
    case 'monster':
    case 'spell':
    case 'field':
      return piece.face === 'up' || viewer === piece.controller
    case 'banished':
      if (piece.face === 'up') return true
      if (!piece.hiddenBy) return viewer === piece.owner
      return (
        viewer === (piece.hiddenBy.random && !law?.without.has('ygo-fd-57') ? piece.owner : piece.hiddenBy.controller)
      )
  }
}

/** What decides who may look at a card that was banished face-down. */
export function lookCites(piece: Piece, law: Law): readonly Citation[] {
  if (piece.face === 'up') return []
  if (piece.zone !== 'banished') return ['ygo-fd-08']
  if (!piece.hiddenBy) return ['ygo-fd-10']
  return piece.hiddenBy.random && !law.without.has('ygo-fd-57')
    ? ['ygo-fd-10', 'ygo-fd-57', 'ygo-fd-58']
    : ['ygo-fd-10', 'ygo-fd-56']
}

/** Looking at a face-down card (確認). ygo-fd-08, ygo-fd-10 */
export function lookUnmet(state: State, action: Action & { type: 'look' }, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  if (!piece || piece.zone === 'deck')
    return [
      {
        text: words('確認できるカードではない', 'It is no card to look at'),
        cites: ['ygo-rule-where'],
        cure: words('自分のカードなら', 'with a card of yours'),
      },
    ]
  const cites = piece.zone === 'banished' ? lookCites(piece, law) : ['ygo-fd-01', 'ygo-fd-08']
  return !maySee(piece, action.by, law)
    ? reason(
        law,
        cites,
        words('裏側のカードは非公開情報である', 'A face-down card is not public information'),
        words('確認できるプレイヤーなら', 'by the player who may look'),
      )
    : none
}
