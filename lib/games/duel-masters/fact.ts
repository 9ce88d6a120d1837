import { type Fact, type Law } from '../../engine'
import { faceOf, isCreature, isSealed, typeOf } from './faces'
import { partsOf, sealsOn } from './lookup'
import { inZone, pieceOf, type State } from './state'
import { sicknessUnmet } from './sickness'
import { powerOf } from './stats'

/** `turn`, `step`, `waiting`, `winner`, `player.hand`, or `<card>.<what>`: zone, face, tapped, power, sick, seals, … */
export function fact(state: State, name: string, law: Law): Fact | undefined {
  const [subject = '', what] = name.split('.')
  if (what === undefined) return overall(state, subject)
  if (subject === 'player' || subject === 'opponent') return ofSide(state, subject, what)
  const piece = pieceOf(state, subject)
  if (!piece) return undefined
  switch (what) {
    case 'zone':
      return piece.zone
    case 'face':
      return piece.face
    case 'name':
      return faceOf(state, piece)?.name.ja
    case 'type':
      return typeOf(state, piece)
    case 'tapped':
      return piece.tapped
    case 'power':
      return powerOf(state, piece, law)
    case 'sick':
      return isCreature(state, piece) ? sicknessUnmet(state, piece, law).length > 0 : undefined
    case 'on':
      return piece.on
    case 'link':
      return piece.link
    case 'parts':
      return partsOf(state, subject).length
    case 'seals':
      return sealsOn(state, subject).length
    case 'sealed':
      return isSealed(state, piece)
    case 'effects':
      return piece.effects.length
    case 'attacks':
      return piece.memory.attacks ?? 0
    default:
      return undefined
  }
}

function ofSide(state: State, seat: 'player' | 'opponent', what: string): Fact | undefined {
  switch (what) {
    case 'hand':
    case 'shields':
    case 'mana':
    case 'graveyard':
    case 'deck':
    case 'hyperspatial':
      return inZone(state, what, seat).length
    default:
      return undefined
  }
}

function overall(state: State, name: string): Fact | undefined {
  switch (name) {
    case 'turn':
      return state.turn
    case 'step':
      return state.step
    case 'active':
      return state.active
    case 'waiting':
      return state.waiting.map((waiting) => `${waiting.piece}.${waiting.ability}`)
    case 'winner':
      return state.over?.winner
    case 'choice':
      return state.choices[0]?.kind
    default:
      return undefined
  }
}
