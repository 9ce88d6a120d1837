import { none, viewers, words, type Law, type Text, type Unmet, type Viewer } from '../../engine'
import type { Action } from './action'
import { boardOf } from './layers'
import { cr } from './rules'
import { cardOf, pieceOf, type Piece, type State } from './state'
import { inForce, reason, unmetIf } from './unmet'

/**
 * Who may look at a card. Face-down permanents and spells: whoever controls them, at any time, and whom an effect
 * lets look (mtg-cloak-09, 708.5). Hands: their owner. Libraries: nobody, unless an effect says so.
 */
export function maySee(state: State, piece: Piece, viewer: Viewer, law: Law): boolean {
  if (viewer === 'judge') return true
  switch (piece.zone) {
    case 'library':
      return (
        (state.choice?.kind === 'cards' &&
          state.choice.looking === true &&
          state.choice.by === viewer &&
          state.choice.from.includes(piece.id)) ||
        (state.library[piece.owner][0] === piece.id && piece.owner === viewer && effectLetsLook(state, viewer, law))
      )
    case 'hand':
      return viewer === piece.owner
    case 'battlefield':
    case 'stack':
      if (!piece.down) return true
      if (!inForce(law, 'mtg-cloak-09', cr('708.5'))) return false
      return (
        viewer === piece.controller ||
        (piece.zone === 'battlefield' &&
          effectLetsLook(state, viewer, law) &&
          boardOf(state, law).get(piece.id)!.types.includes('Creature'))
      )
    case 'exile':
      return !piece.down
    case 'graveyard':
    case 'command':
    case 'gone':
      return true
  }
}

function effectLetsLook(state: State, viewer: Viewer, law: Law): boolean {
  return boardOf(state, law).lookers.some((looker) => looker === viewer)
}

/** Whether a viewer knows which card it is: may look at it, or has seen it. */
export function knows(state: State, piece: Piece, viewer: Viewer, law: Law): boolean {
  return maySee(state, piece, viewer, law) || (viewer !== 'judge' && piece.seen.includes(viewer))
}

export function knowersOf(state: State, piece: Piece, law: Law): readonly Viewer[] {
  if (piece.zone === 'battlefield' && !piece.down) return viewers
  return viewers.filter((viewer) => knows(state, piece, viewer, law))
}

/** The name that a card is called by those who know it. */
export function nameOf(piece: Piece): Text {
  return cardOf(piece)?.faces[piece.down ? 0 : piece.face]?.name ?? words('不明なカード', 'an unknown card')
}

const hidden = {
  library: words('ライブラリーのカード', 'a card in a library'),
  hand: words('手札のカード', 'a card in a hand'),
  battlefield: words('裏向きのパーマネント', 'a face-down permanent'),
  stack: words('裏向きの呪文', 'a face-down spell'),
  else: words('裏向きのカード', 'a face-down card'),
}

/** What it is called by those who do not know it. */
export function hiddenName({ zone }: Piece): Text {
  return zone === 'library' || zone === 'hand' || zone === 'battlefield' || zone === 'stack'
    ? hidden[zone]
    : hidden.else
}

/** What it is called by those who know it: with a word on its lying face down. */
export function calledName(piece: Piece): Text {
  const name = nameOf(piece)
  return piece.down && (piece.zone === 'battlefield' || piece.zone === 'stack')
    ? words('裏向きの{name}', 'the face-down {name}', { name })
    : name
}

export function calledFor(state: State, piece: Piece, viewer: Viewer, law: Law): Text {
  return knows(state, piece, viewer, law) ? calledName(piece) : hiddenName(piece)
}

const notYours = reason(
  'コントロールしていない裏向きの呪文やパーマネントは、効果が認めなければ見られない',
  'A face-down spell or permanent that you do not control may be looked at only if an effect lets you',
  'それをコントロールしているか、見ることを認める効果があれば',
  'if you controlled it or an effect let you look',
)
const elsewhere = reason(
  'スタックと戦場以外では、裏向きのカードを見てよいとする決まりがない',
  'Nothing lets you look at face-down cards outside the stack and the battlefield',
  '戦場かスタックにあれば',
  'on the battlefield or the stack',
)

/** Looking at a face-down card. mtg-cloak-09, CR 708.5 */
export function lookUnmet(state: State, action: Action & { type: 'look' }, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  if (piece && maySee(state, piece, action.by, law)) return none
  const open = piece?.zone === 'battlefield' || piece?.zone === 'stack'
  // Without the permission nobody may look: the card is face down.
  if (open && !inForce(law, 'mtg-cloak-09', cr('708.5'))) return [{ ...notYours, cites: [] }]
  return unmetIf(
    law,
    true,
    open ? ['mtg-cloak-09', cr('708.5')] : [piece?.zone === 'exile' ? cr('708.5') : cr('400.2')],
    open ? notYours : elsewhere,
  )
}
