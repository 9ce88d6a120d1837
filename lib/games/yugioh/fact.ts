import type { Fact, Law } from '../../engine'
import { cardOf, pieceOf, stanceOf, type State } from './state'
import { attackOf } from './stats'

/** `phase`, `player.lp`, `chain`, `waiting`, or `<card>.<what>`: stance, zone, atk, counters, materials, … */
export function fact(state: State, name: string, law: Law): Fact | undefined {
  const [subject = '', what] = name.split('.')
  if (what === undefined) return overall(state, subject)
  if (what === 'lp' && (subject === 'player' || subject === 'opponent')) return state.lp[subject]
  const piece = pieceOf(state, subject)
  if (!piece) return undefined
  switch (what) {
    case 'zone':
      return piece.zone
    case 'stance':
      return piece.zone === 'monster' ? stanceOf(piece) : undefined
    case 'face':
      return piece.face
    case 'atk':
      return attackOf(state, piece, law)
    case 'counters':
      return piece.counters
    case 'materials':
      return piece.under.length
    case 'limits':
      return piece.limits.length
    case 'used':
      return piece.used.length
    case 'controller':
      return piece.controller
    case 'origin':
      return piece.memory.origin
    case 'summon':
      return piece.memory.summon
    case 'changed':
      return piece.memory.changed === true
    case 'attacked':
      return piece.memory.attacked === true
    case 'name':
      return cardOf(piece)?.id
    default:
      return undefined
  }
}

function overall(state: State, name: string): Fact | undefined {
  switch (name) {
    case 'turn':
      return state.turn
    case 'phase':
      return state.phase
    case 'chain':
      return state.chain.map((link) => link.piece)
    case 'waiting':
      return state.waiting.map((one) => one.piece)
    case 'choice':
      return state.choice?.stances
    case 'chooser':
      return state.choice?.by
    default:
      return undefined
  }
}
