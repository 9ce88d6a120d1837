import type { Piece, State } from './state'
import type { Zone } from './vocabulary'

/**
 * What is asked of the cards over and over, worked out once for each arrangement of them. It tells nothing that is not
 * in the state: whoever changes a card while an action is carried out says so with `changed`.
 */
interface Lookup {
  all?: readonly Piece[]
  readonly zones: Readonly<Record<Zone, readonly Piece[]>>
  /** Seals by the card that they lie on, linked cards by the one that they are linked to. */
  readonly seals: ReadonlyMap<string, readonly Piece[]>
  readonly parts: ReadonlyMap<string, readonly Piece[]>
  readonly notes: Map<string | Piece, unknown>
}

const lookups = new WeakMap<State['pieces'], Lookup>()
const nothing: readonly Piece[] = []

export function changed(pieces: State['pieces']): void {
  lookups.delete(pieces)
}

function lookup({ pieces }: State): Lookup {
  const known = lookups.get(pieces)
  if (known) return known
  const zones: Record<Zone, Piece[]> = {
    battle: [],
    hand: [],
    mana: [],
    shields: [],
    graveyard: [],
    deck: [],
    hyperspatial: [],
  }
  const seals = new Map<string, Piece[]>()
  const parts = new Map<string, Piece[]>()
  for (const piece of pieces) {
    zones[piece.zone].push(piece)
    if (piece.seal && piece.on !== undefined) add(seals, piece.on, piece)
    if (piece.link !== undefined) add(parts, piece.link, piece)
  }
  const made = { zones, seals, parts, notes: new Map<string | Piece, unknown>() }
  lookups.set(pieces, made)
  return made
}

function add(to: Map<string, Piece[]>, key: string, piece: Piece): void {
  const list = to.get(key)
  if (list) list.push(piece)
  else to.set(key, [piece])
}

/** Every card, in the order in which it lies. */
export function allPieces(state: State): readonly Piece[] {
  const known = lookup(state)
  return (known.all ??= [...state.pieces])
}

/** Every card in a zone, seals and linked cards among them. */
export function lyingIn(state: State, zone: Zone): readonly Piece[] {
  return lookup(state).zones[zone]
}

/** The cards that are linked to this one. */
export function partsOf(state: State, id: string): readonly Piece[] {
  return lookup(state).parts.get(id) ?? nothing
}

export function sealsOn(state: State, id: string): readonly Piece[] {
  return lookup(state).seals.get(id) ?? nothing
}

/** Something worked out from the cards as they lie, by its name or for one of them. */
export function worked<Value>(state: State, name: string | Piece, out: () => Value): Value {
  const { notes } = lookup(state)
  if (notes.has(name)) return notes.get(name) as Value
  const made = out()
  notes.set(name, made)
  return made
}
