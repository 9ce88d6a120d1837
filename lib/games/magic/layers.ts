import { type Law, type Seat } from '../../engine'
import type { Change } from './card'
import { changed, copiableValues, frontValues, type Values } from './copiable'
import { conditionHolds } from './condition'
import { kindsOf, type Static } from './kinds'
import { matches } from './match'
import { faceUp } from './draft'
import { cardOf, find, permanents, type Piece, type State } from './state'

/** What an object is now, all effects applied. */
export type Characteristics = Values

/** The characteristics of all permanents, and what the rules ask of all of them again and again. */
export interface Board {
  /** In the order of the permanents; the numbers below are places in it. */
  readonly values: readonly Characteristics[]
  /** No effect changes any of them. */
  readonly plain: boolean
  readonly creatures: readonly number[]
  readonly legendary: readonly number[]
  /** Auras, and whatever else is attached. */
  readonly attached: readonly number[]
  /** Those with triggered abilities. */
  readonly watching: readonly number[]
  /** Who may look at others' face-down creatures. */
  readonly lookers: readonly Seat[]
  readonly get: (id: string) => Characteristics | undefined
}

/** One continuous effect while the layers are worked through. */
interface Effect {
  readonly stamp: number
  readonly change: Change
  /** The static ability that it comes from, and the permanent that has it. */
  readonly from?: { readonly at: number; readonly piece: Piece; readonly ability: Static }
  /** What it applies to: fixed as soon as it has started to apply. CR 611.2c, 613.6 */
  on?: readonly number[]
}

/** Layers 4 to 7c, and which part of a change applies in each. CR 613.1, 613.4 */
const layers: readonly { readonly id: '4' | '5' | '6' | '7b' | '7c'; readonly has: (change: Change) => boolean }[] = [
  {
    id: '4',
    has: ({ types, subtypes, addSubtypes, addChosen }) => Boolean(types ?? subtypes ?? addSubtypes ?? addChosen),
  },
  { id: '5', has: ({ colors }) => colors !== undefined },
  { id: '6', has: ({ loseAbilities, gain }) => Boolean(loseAbilities ?? gain) },
  { id: '7b', has: ({ base }) => base !== undefined },
  { id: '7c', has: ({ plus }) => plus !== undefined },
]

/** What a board was worked out for. */
interface Basis {
  readonly law: Law
  readonly permanents: readonly Piece[]
  readonly lasting: State['lasting']
  readonly active: State['active']
}
interface Known extends Basis {
  /** The latest of those that are alike. */
  permanents: readonly Piece[]
  readonly board: Board
}

/** The boards that were worked out last: each holds as long as nothing changes that characteristics depend on. */
let latest: Known | undefined
const further: Known[] = []
const kept = 3

/** The characteristics of all permanents, by the layers of CR 613. */
export function boardOf(state: State, law: Law): Board {
  const there = permanents(state)
  if (!latest || !holdsFor(latest, state, there, law)) latest = another(state, there, law)
  latest.permanents = there
  return latest.board
}

function another(state: State, there: readonly Piece[], law: Law): Known {
  if (latest) further.unshift(latest)
  const at = further.findIndex((one) => holdsFor(one, state, there, law))
  const found = at < 0 ? undefined : further.splice(at, 1)[0]
  if (further.length > kept) further.pop()
  return found ?? { law, permanents: there, lasting: state.lasting, active: state.active, board: workOut(state, law) }
}

/** Whether nothing that characteristics depend on is otherwise: tapping and damage, for instance, change none. */
function holdsFor(basis: Basis, { lasting, active }: State, there: readonly Piece[], law: Law): boolean {
  const { permanents: before } = basis
  if (basis.law !== law || basis.lasting !== lasting || basis.active !== active) return false
  if (before === there) return true
  if (before.length !== there.length) return false
  for (let at = 0; at < before.length; at++)
    if (before[at] !== there[at] && !isAlike(before[at]!, there[at]!)) return false
  return true
}

function isAlike(piece: Piece, now: Piece): boolean {
  return (
    piece.id === now.id &&
    piece.object === now.object &&
    piece.stamp === now.stamp &&
    piece.card === now.card &&
    piece.face === now.face &&
    piece.down === now.down &&
    piece.controller === now.controller &&
    piece.owner === now.owner &&
    piece.counters === now.counters &&
    piece.attached === now.attached &&
    piece.chosen === now.chosen
  )
}

/** The characteristics of any object. Cards outside battlefield and stack have those of their front face (712.8a). */
export function valuesOf(state: State, piece: Piece, law: Law): Characteristics {
  if (piece.zone !== 'battlefield')
    return piece.zone === 'stack' ? copiableValues(state, piece, law) : frontValues(piece)
  const board = boardOf(state, law)
  return board.values[permanents(state).indexOf(piece)] ?? board.get(piece.id) ?? frontValues(piece)
}

const knownUp = new WeakMap<Piece, Basis & { readonly values: Characteristics }>()

/** What a face-down permanent would be if it were face up, effects on it included. 702.37e, 702.168d */
export function ifFaceUp(state: State, piece: Piece, law: Law): Characteristics {
  const before = knownUp.get(piece)
  if (before && holdsFor(before, state, permanents(state), law)) return before.values
  const up = faceUp(piece)
  const alone = copiableValues(state, up, law)
  if (boardOf(state, law).plain && changesNothing(alone)) return withCounters(up, alone)
  const basis = { law, permanents: permanents(state), lasting: state.lasting, active: state.active }
  const turned = state.pieces.map((one) => (one.id === piece.id ? up : one))
  const values = workOut({ ...state, pieces: turned }, law).get(piece.id)!
  knownUp.set(piece, { ...basis, values })
  return values
}

function workOut(state: State, law: Law): Board {
  const pieces = permanents(state)
  // Layer 1; layers 2 and 3 change no characteristics here.
  const values = pieces.map((piece) => copiableValues(state, piece, law))
  const effects: Effect[] = state.lasting.flatMap(({ change, on, stamp }) =>
    change ? [{ stamp, change, on: on.flatMap((ref) => placeOf(pieces, find(state, ref))) }] : [],
  )
  const plain = effects.length === 0 && values.every(changesNothing)
  if (!plain)
    for (const { id, has } of layers) {
      if (id === '7b') countDown(pieces, values)
      applyLayer({ state, law, pieces, values, effects, has }, id)
    }
  const after = values.map((now, at) => withCounters(pieces[at]!, now))
  return laidOut(pieces, after, plain)
}

function changesNothing({ kinds }: Characteristics): boolean {
  return kinds.statics.length === 0 && !kinds.countsDown
}

/** Layer 7c, counters; only creatures have power and toughness. CR 613.4c, 302.4 */
function withCounters({ counters }: Piece, now: Characteristics): Characteristics {
  if (now.power === undefined) return now
  if (!now.types.includes('Creature')) return changed(now, { power: undefined, toughness: undefined })
  return counters === 0 ? now : plus(now, counters, counters)
}

function laidOut(pieces: readonly Piece[], values: readonly Characteristics[], plain: boolean): Board {
  const [creatures, legendary, attached, watching]: [number[], number[], number[], number[]] = [[], [], [], []]
  const lookers: Seat[] = []
  pieces.forEach((piece, at) => {
    const { types, supertypes, subtypes, kinds } = values[at]!
    if (types.includes('Creature')) creatures.push(at)
    if (supertypes.includes('Legendary')) legendary.push(at)
    if (piece.attached || subtypes.includes('Aura')) attached.push(at)
    if (kinds.triggered.length > 0) watching.push(at)
    if (kinds.mayLook) lookers.push(piece.controller)
  })
  const get = (id: string) => {
    for (let at = 0; at < pieces.length; at++) if (pieces[at]!.id === id) return values[at]
    return undefined
  }
  return { values, plain, creatures, legendary, attached, watching, lookers, get }
}

function placeOf(pieces: readonly Piece[], piece: Piece | undefined): readonly number[] {
  return piece?.zone === 'battlefield' ? [pieces.indexOf(piece)] : []
}

interface Working {
  readonly state: State
  readonly law: Law
  readonly pieces: readonly Piece[]
  readonly values: Characteristics[]
  readonly effects: Effect[]
  readonly has: (change: Change) => boolean
}

/** One layer: by timestamp (613.7), but what depends on another effect waits for it (613.8). */
function applyLayer(work: Working, layer: (typeof layers)[number]['id']): void {
  const done: Effect[] = []
  for (;;) {
    discover(work)
    const open = work.effects.filter(
      (effect) => !done.includes(effect) && work.has(effect.change) && stillThere(effect, work.values),
    )
    if (open.length === 0) return
    open.sort((a, b) => a.stamp - b.stamp)
    const next =
      open.length === 1
        ? open[0]!
        : (open.find((one) => !open.some((other) => other !== one && dependsOn(one, other, work, layer))) ?? open[0]!)
    next.on ??= affected(next, work, work.values)
    for (const at of next.on) work.values[at] = changedIn(layer, work.values[at]!, next)
    done.push(next)
  }
}

/** Static abilities that permanents have now. */
function discover({ pieces, values, effects }: Working): void {
  values.forEach(({ kinds }, at) => {
    for (const ability of kinds.statics)
      if (!effects.some(({ from }) => from?.at === at && from.ability === ability))
        effects.push({ stamp: pieces[at]!.stamp, change: ability.change, from: { at, piece: pieces[at]!, ability } })
  })
}

/** An effect that has started goes on although its ability was removed meanwhile. CR 613.6 */
function stillThere({ on, from }: Effect, values: readonly Characteristics[]): boolean {
  return on !== undefined || from === undefined || values[from.at]!.kinds.statics.includes(from.ability)
}

function affected({ from }: Effect, work: Working, values: readonly Characteristics[]): readonly number[] {
  if (!from) return []
  const { state, pieces } = work
  const { at, piece, ability } = from
  if (ability.if && !conditionHolds(ability.if, { state, by: piece.controller, values })) return []
  if (ability.on === 'self') return [at]
  if (ability.on === 'attached') return placeOf(pieces, find(state, piece.attached))
  const filter = ability.on
  const seen = { by: piece.controller, source: piece.id }
  return pieces.flatMap((other, place) => (matches(other, values[place]!, filter, seen) ? [place] : []))
}

/** Whether applying the other first would change what this one applies to or whether it is there. CR 613.8a */
function dependsOn(one: Effect, other: Effect, work: Working, layer: (typeof layers)[number]['id']): boolean {
  if (one.on || !one.from) return false
  const after = work.values.slice()
  for (const at of other.on ?? affected(other, work, work.values)) after[at] = changedIn(layer, after[at]!, other)
  return !stillThere(one, after) || affected(one, work, after).join() !== affected(one, work, work.values).join()
}

function changedIn(
  layer: (typeof layers)[number]['id'],
  now: Characteristics,
  { change: to, from }: Effect,
): Characteristics {
  switch (layer) {
    case '4': {
      const chosen = to.addChosen ? from?.piece.chosen : undefined
      const added = [...(to.addSubtypes ?? []), ...(chosen === undefined ? [] : [chosen])]
      const subtypes = to.subtypes ?? (to.types ? [] : now.subtypes)
      return changed(now, { types: to.types ?? now.types, subtypes: [...new Set([...subtypes, ...added])] })
    }
    case '5':
      return changed(now, { colors: to.colors! })
    case '6': {
      const abilities = [...(to.loseAbilities ? [] : now.abilities), ...(to.gain ?? [])]
      return changed(now, { abilities, kinds: kindsOf(abilities), lost: to.loseAbilities ?? now.lost })
    }
    case '7b':
      return changed(now, { power: to.base![0], toughness: to.base![1] })
    case '7c':
      return plus(now, to.plus![0], to.plus![1])
  }
}

/** Layer 7a: the number of face-down creatures. CR 613.4a */
function countDown(pieces: readonly Piece[], values: Characteristics[]): void {
  values.forEach((now, at) => {
    if (!now.kinds.countsDown) return
    const n = pieces.filter((other, place) => other.down && values[place]!.types.includes('Creature')).length
    values[at] = changed(now, { power: n, toughness: n })
  })
}

function plus(now: Characteristics, power: number, toughness: number): Characteristics {
  return now.power === undefined
    ? now
    : changed(now, { power: now.power + power, toughness: (now.toughness ?? 0) + toughness })
}

/** Whether the card of a piece, whatever it looks like now, has a type: its front face counts. 701.58b, 712.8a */
export function cardHasType(piece: Piece, ...types: readonly Values['types'][number][]): boolean {
  const front = cardOf(piece)?.faces[0]
  return front !== undefined && types.some((type) => front.types.includes(type))
}
