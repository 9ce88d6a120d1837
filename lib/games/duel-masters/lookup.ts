import type { AtWork } from './at-work'
import type { Abilities } from './faces'
import type { Piece, State } from './state'
import type { Zone } from './vocabulary'

/**
 * What is asked of the cards over and over, worked out once for each arrangement of them, when it is first asked. It
 * tells nothing that is not in the state: whoever changes a card while an action is carried out says so with `changed`,
 * and what may have become another is forgotten.
 */
interface Lookup {
  all: readonly Piece[] | undefined
  readonly zones: { [zone in Zone]: readonly Piece[] | undefined }
  ties: Ties | undefined
  notes: Notes | undefined
  /** Cards that may be nowhere but in the battle zone. */
  fatal: readonly Piece[] | undefined
}

/** What others work out from the cards in the battle zone; whoever asks first writes it down. */
export interface Notes {
  atWork: AtWork | undefined
  mayBeDead: readonly Piece[] | undefined
  mayBeUnfit: readonly Piece[] | undefined
  /** Of cards that have more, or other ones, than are printed on them. */
  abilities: Map<Piece, Abilities> | undefined
}

/** Seals by the card that they lie on, linked cards by the one that they are linked to. */
interface Ties {
  readonly seals: ReadonlyMap<string, readonly Piece[]>
  readonly parts: ReadonlyMap<string, readonly Piece[]>
}

const lookups = new WeakMap<State['pieces'], Lookup>()
const nothing: readonly Piece[] = []

function lookup({ pieces }: State): Lookup {
  const known = lookups.get(pieces)
  if (known) return known
  const made: Lookup = {
    all: undefined,
    zones: {
      battle: undefined,
      hand: undefined,
      mana: undefined,
      shields: undefined,
      graveyard: undefined,
      deck: undefined,
      hyperspatial: undefined,
    },
    ties: undefined,
    notes: undefined,
    fatal: undefined,
  }
  lookups.set(pieces, made)
  return made
}

/** The same cards lie in another list as well. */
export function copied(from: State['pieces'], to: State['pieces']): void {
  const known = lookups.get(from)
  if (!known) return
  const { battle, hand, mana, shields, graveyard, deck, hyperspatial } = known.zones
  const zones = { battle, hand, mana, shields, graveyard, deck, hyperspatial }
  lookups.set(to, { all: undefined, zones, ties: known.ties, notes: known.notes, fatal: known.fatal })
}

/** A card of the list is another now, or has come to it, or has gone. */
export function changed(pieces: State['pieces'], before: Piece | undefined, after: Piece | undefined): void {
  const known = lookups.get(pieces)
  if (!known) return
  known.all = undefined
  if (before && known.fatal?.includes(before)) known.fatal = undefined
  if (before) forget(known, before)
  if (after) forget(known, after)
}

function forget(known: Lookup, { zone, link, seal }: Piece): void {
  known.zones[zone] = undefined
  const tied = link !== undefined || seal !== undefined
  if (tied) known.ties = undefined
  if (zone === 'battle' || tied) known.notes = undefined
}

/** Every card, in the order in which it lies. */
export function allPieces(state: State): readonly Piece[] {
  const known = lookup(state)
  return (known.all ??= [...state.pieces])
}

/** Every card in a zone, seals and linked cards among them. */
export function lyingIn(state: State, zone: Zone): readonly Piece[] {
  const { zones } = lookup(state)
  return (zones[zone] ??= state.pieces.filter((piece) => piece.zone === zone))
}

/** The cards that are linked to this one. */
export function partsOf(state: State, id: string): readonly Piece[] {
  return tiesOf(state).parts.get(id) ?? nothing
}

export function sealsOn(state: State, id: string): readonly Piece[] {
  return tiesOf(state).seals.get(id) ?? nothing
}

function tiesOf(state: State): Ties {
  const known = lookup(state)
  return (known.ties ??= findTies(state.pieces))
}

function findTies(pieces: State['pieces']): Ties {
  const seals = new Map<string, Piece[]>()
  const parts = new Map<string, Piece[]>()
  for (const piece of pieces) {
    if (piece.seal && piece.on !== undefined) add(seals, piece.on, piece)
    if (piece.link !== undefined) add(parts, piece.link, piece)
  }
  return seals.size === 0 && parts.size === 0 ? untied : { seals, parts }
}

function add(to: Map<string, Piece[]>, key: string, piece: Piece): void {
  const list = to.get(key)
  if (list) list.push(piece)
  else to.set(key, [piece])
}

const untied: Ties = { seals: new Map(), parts: new Map() }

export function notesOf(state: State): Notes {
  const known = lookup(state)
  return (known.notes ??= { atWork: undefined, mayBeDead: undefined, mayBeUnfit: undefined, abilities: undefined })
}

/** The few cards that may be nowhere but in the battle zone, wherever they lie. */
export function fatalCards(state: State, isFatal: (piece: Piece) => boolean): readonly Piece[] {
  const known = lookup(state)
  return (known.fatal ??= state.pieces.filter(isFatal))
}
