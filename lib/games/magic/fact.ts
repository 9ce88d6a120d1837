import type { Fact, Law } from '../../engine'
import { valuesOf } from './layers'
import { knows } from './look'
import { hasKeyword } from './match'
import { find, pieceOf, type Piece, type State } from './state'
import { keywords, manas } from './vocabulary'

/** A fact by its name: `stack`, `player.life`, `bear.power`. Names have no dots. */
export function fact(state: State, name: string, law: Law): Fact | undefined {
  const [subject = '', what] = name.split('.')
  if (what === undefined) return overall(state, subject)
  if (subject === 'player' || subject === 'opponent') {
    if (what === 'life') return state.life[subject]
    if (what === 'mana') return manas.reduce((sum, mana) => sum + (state.mana[subject][mana] ?? 0), 0)
    if (what === 'hand') return state.pieces.filter((piece) => piece.zone === 'hand' && piece.owner === subject).length
    return what === 'library' ? state.library[subject].length : undefined
  }
  const piece = pieceOf(state, subject)
  return piece ? ofPiece(state, piece, what, law) : undefined
}

function ofPiece(state: State, piece: Piece, what: string, law: Law): Fact | undefined {
  const values = valuesOf(state, piece, law)
  switch (what) {
    case 'zone':
      return piece.zone
    case 'face':
      return piece.down ? 'down' : piece.face === 0 ? 'front' : 'back'
    case 'by':
      return piece.down
    case 'tapped':
      return piece.tapped
    case 'fresh':
      return piece.fresh
    case 'attacked':
      return piece.attacked !== undefined
    case 'damage':
      return piece.damage
    case 'counters':
      return piece.counters
    case 'controller':
      return piece.controller
    case 'power':
      return values.power
    case 'toughness':
      return values.toughness
    case 'name':
      return values.name?.en ?? ''
    case 'types':
      return values.types
    case 'subtypes':
      return values.subtypes
    case 'colors':
      return values.colors
    case 'ward':
      return values.abilities.find((ability) => ability.kind === 'ward')?.cost ?? ''
    case 'attached':
      return find(state, piece.attached)?.id ?? ''
    case 'known':
      return knows(state, piece, 'player', law)
    case 'knownToOpponent':
      return knows(state, piece, 'opponent', law)
    default: {
      const keyword = keywords.find((one) => one === what)
      return keyword && hasKeyword(values, keyword)
    }
  }
}

function overall(state: State, name: string): Fact | undefined {
  switch (name) {
    case 'turn':
      return state.turn
    case 'step':
      return state.step
    case 'priority':
      return state.priority
    case 'stack':
      return state.stack.map((item) => item.ability?.split(':')[0] ?? item.source.id)
    case 'revealed':
      return state.revealed
    case 'choice':
      return state.choice?.kind ?? ''
    case 'down':
      return state.pieces.filter((piece) => piece.zone === 'battlefield' && piece.down).length
    case 'over':
      return state.over !== undefined
    case 'winner':
      return state.over?.winner ?? ''
    default:
      return undefined
  }
}
