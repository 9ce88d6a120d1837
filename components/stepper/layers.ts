import { sameCursor } from '@/lib/engine'
import { back, onward, type Session } from './session'

/**
 * Places that are drawn one upon another, so that a step has only to show another of them. A place keeps its number while
 * it is drawn; a number without one is free.
 */
export interface Layers {
  readonly sessions: readonly (Session | undefined)[]
  /** The one that is seen. */
  readonly shown: number
  /** The one that pointer, keys and screen readers reach. It follows the one that is seen as soon as that is painted. */
  readonly reached: number
}

/** A step back, the place itself, and a step on. */
const room = 3

export const layersOf = (session: Session): Layers => ({
  sessions: Array.from({ length: room }, (_, number) => (number === 0 ? session : undefined)),
  shown: 0,
  reached: 0,
})

export const shownIn = ({ sessions, shown }: Layers): Session => sessions[shown]!
export const reachedIn = ({ sessions, reached }: Layers): Session => sessions[reached]!

/** Shows a place: where it is drawn already, else in the layer that is seen. */
export function show(layers: Layers, session: Session): Layers {
  const { sessions, shown, reached } = layers
  const drawn = sessions.findIndex((one) => one !== undefined && samePlace(one, session))
  if (drawn >= 0) return drawn === shown ? layers : { ...layers, shown: drawn }
  // The layer that is reached may hold the focus: it stays until the focus can be handed on.
  return {
    ...layers,
    sessions: sessions.map((one, number) => (number === shown ? session : number === reached ? one : undefined)),
  }
}

/**
 * The reader rests on a place: it can be reached, and what lies around it is drawn for the steps to come. The same layers
 * if another place is seen by now.
 */
export function rest(layers: Layers, session: Session): Layers {
  const { sessions, shown } = layers
  if (sessions[shown] !== session) return layers
  const near = around(session)
  const kept = sessions.map((one) => (one && near.some((place) => samePlace(place, one)) ? one : undefined))
  const missing = near.filter((place) => !kept.some((one) => one && samePlace(one, place)))
  return { sessions: kept.map((one) => one ?? missing.shift()), shown, reached: shown }
}

/**
 * The place with those a step before and after. The opponent may not know what is still to come: nothing is drawn ahead
 * there. To the others the page tells the whole line, as text.
 */
function around(session: Session): readonly Session[] {
  if (session.viewer === 'opponent') return [session]
  return [session, ...[back(session), onward(session)].filter((place) => place !== session)]
}

function samePlace(one: Session, other: Session): boolean {
  return (
    one.viewer === other.viewer &&
    one.era === other.era &&
    one.lost.length === other.lost.length &&
    sameCursor(one.cursor, other.cursor)
  )
}
