import type { Seat } from '../../engine'
import type { Limit } from './card'
import { stanceParts, type Away, type HiddenBy, type Memory, type State } from './state'
import type { Face, Phase, Stance, Zone } from './vocabulary'

/** A position as it is written by hand. What is left out is as usual: one's own Main Phase 1, 8000 life points. */
export interface Setup {
  readonly turn?: number
  readonly active?: Seat
  readonly phase?: Phase
  readonly lp?: Partial<Readonly<Record<Seat, number>>>
  /** The Normal Summon or Set of this turn was used. */
  readonly normalUsed?: boolean
  /** Effects used this turn that are limited by the card's name. */
  readonly usedNames?: readonly string[]
  readonly mustTribute?: State['mustTribute']
  readonly cards: readonly SetupCard[]
}

export interface SetupCard {
  readonly id: string
  /** The card; absent where the viewer who shared the position does not know it. */
  readonly card?: string
  readonly owner?: Seat
  readonly controller?: Seat
  readonly zone: Zone
  /** On the field and while banished; face-up Attack for monsters, face-down for others, when absent. */
  readonly stance?: Stance
  readonly face?: 'up' | 'down'
  readonly under?: string
  readonly tie?: string
  readonly counters?: number
  readonly limits?: readonly Limit[]
  readonly used?: readonly string[]
  readonly memory?: Memory
  readonly hiddenBy?: HiddenBy
  readonly wasUp?: true
  readonly setThisTurn?: true
  readonly gemini?: true
  readonly borrowed?: true
  readonly away?: Away
}

/** How a card lies: as it is said, else as usual. */
export function faceOf(given: SetupCard): Face {
  if (given.zone === 'monster') return stanceParts(given.stance ?? 'face-up-attack').face
  return given.face ?? (openZones.includes(given.zone) ? 'up' : 'down')
}

const openZones: readonly Zone[] = ['graveyard', 'banished', 'under', 'field']
