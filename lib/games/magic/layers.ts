import { omit, type Law } from '../../engine'
import type { Ability, Change } from './card'
import { copiableValues, frontValues, type Values } from './copiable'
import { conditionHolds } from './condition'
import { matches } from './match'
import { cardOf, find, permanents, type Piece, type State } from './state'

/** What an object is now, all effects applied. */
export interface Characteristics extends Values {
  /** It has lost its abilities. */
  readonly lost?: true
}
export type Board = ReadonlyMap<string, Characteristics>

type Static = Extract<Ability, { kind: 'static' }>

/** One continuous effect while the layers are worked through. */
interface Effect {
  readonly stamp: number
  readonly change: Change
  /** The static ability that it comes from, and the permanent that has it. */
  readonly from?: { readonly piece: Piece; readonly ability: Static }
  /** What it applies to: fixed as soon as it has started to apply. CR 611.2c, 613.6 */
  on?: readonly string[]
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
  readonly board: Board
}

/** What was once worked out holds as long as nothing changes that characteristics depend on. */
const known = new WeakMap<State['pieces'], Known>()
let latest: Known | undefined

/** The characteristics of all permanents, by the layers of CR 613. */
export function boardOf(state: State, law: Law): Board {
  const there = permanents(state)
  if (latest && holdsFor(latest, state, there, law)) return latest.board
  const before = known.get(state.pieces)
  if (before && holdsFor(before, state, there, law)) latest = before
  else {
    latest = { ...basisOf(state, law), board: workOut(state, law) }
    known.set(state.pieces, latest)
  }
  return latest.board
}

function basisOf(state: State, law: Law): Basis {
  return { law, permanents: permanents(state), lasting: state.lasting, active: state.active }
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
  const onBoard = piece.zone === 'battlefield' ? boardOf(state, law).get(piece.id) : undefined
  return onBoard ?? (piece.zone === 'stack' ? copiableValues(state, piece, law) : frontValues(piece))
}

const knownUp = new WeakMap<Piece, Basis & { readonly values: Characteristics }>()

/** What a face-down permanent would be if it were face up, effects on it included. 702.37e, 702.168d */
export function ifFaceUp(state: State, piece: Piece, law: Law): Characteristics {
  const before = knownUp.get(piece)
  if (before && holdsFor(before, state, permanents(state), law)) return before.values
  const up = omit(piece, 'down')
  const basis = basisOf(state, law)
  const turned = state.pieces.map((one) => (one.id === piece.id ? up : one))
  const values = workOut({ ...state, pieces: turned }, law).get(piece.id)!
  knownUp.set(piece, { ...basis, values })
  return values
}

function workOut(state: State, law: Law): Board {
  const pieces = permanents(state)
  // Layer 1; layers 2 and 3 change no characteristics here.
  const board = new Map<string, Characteristics>(pieces.map((piece) => [piece.id, copiableValues(state, piece, law)]))
  const effects: Effect[] = state.lasting.flatMap(({ change, on, stamp }) =>
    change
      ? [{ stamp, change, on: on.flatMap((ref) => (find(state, ref)?.zone === 'battlefield' ? [ref.id] : [])) }]
      : [],
  )
  const plain = effects.length === 0 && pieces.every((piece) => workings(board.get(piece.id)!.abilities).plain)
  if (!plain)
    for (const { id, has } of layers) {
      if (id === '7b') countDown(pieces, board)
      applyLayer({ state, law, pieces, board, effects, has }, id)
    }
  for (const piece of pieces) {
    const now = board.get(piece.id)!
    if (now.power === undefined) continue
    // Only creatures have power and toughness. 302.4
    if (!now.types.includes('Creature')) board.set(piece.id, withoutStats(now))
    else if (piece.counters !== 0) board.set(piece.id, plus(now, piece.counters, piece.counters))
  }
  return board
}

interface Working {
  readonly state: State
  readonly law: Law
  readonly pieces: readonly Piece[]
  readonly board: Map<string, Characteristics>
  readonly effects: Effect[]
  readonly has: (change: Change) => boolean
}

/** One layer: by timestamp (613.7), but what depends on another effect waits for it (613.8). */
function applyLayer(work: Working, layer: (typeof layers)[number]['id']): void {
  const done = new Set<Effect>()
  for (;;) {
    discover(work)
    const open = work.effects.filter(
      (effect) => !done.has(effect) && work.has(effect.change) && stillThere(effect, work.board),
    )
    if (open.length === 0) return
    open.sort((a, b) => a.stamp - b.stamp)
    const next =
      open.length === 1
        ? open[0]!
        : (open.find((one) => !open.some((other) => other !== one && dependsOn(one, other, work, layer))) ?? open[0]!)
    next.on ??= affected(next, work, work.board)
    for (const id of next.on) change(work.board, id, next, layer)
    done.add(next)
  }
}

/** What of a list of abilities the layers work with. Lists of abilities do not change. */
interface Workings {
  readonly statics: readonly Static[]
  /** There is nothing in it that changes characteristics. */
  readonly plain: boolean
}

const worked = new WeakMap<readonly Ability[], Workings>()

function workings(abilities: readonly Ability[]): Workings {
  let found = worked.get(abilities)
  if (!found) {
    const statics = abilities.filter((ability) => ability.kind === 'static')
    found = { statics, plain: statics.length === 0 && !abilities.some((ability) => ability.kind === 'counts-down') }
    worked.set(abilities, found)
  }
  return found
}

/** Static abilities that permanents have now. */
function discover({ pieces, board, effects }: Working): void {
  for (const piece of pieces)
    for (const ability of workings(board.get(piece.id)!.abilities).statics)
      if (!effects.some((effect) => effect.from?.piece === piece && effect.from.ability === ability))
        effects.push({ stamp: piece.stamp, change: ability.change, from: { piece, ability } })
}

/** An effect that has started goes on although its ability was removed meanwhile. CR 613.6 */
function stillThere({ on, from }: Effect, board: Board): boolean {
  return on !== undefined || from === undefined || board.get(from.piece.id)!.abilities.includes(from.ability)
}

function affected({ from }: Effect, { state, law, pieces }: Working, board: Board): readonly string[] {
  if (!from) return []
  const { piece, ability } = from
  if (ability.if && !conditionHolds(ability.if, { state, law, by: piece.controller, board })) return []
  if (ability.on === 'self') return [piece.id]
  if (ability.on === 'attached') {
    const host = find(state, piece.attached)
    return host?.zone === 'battlefield' ? [host.id] : []
  }
  const filter = ability.on
  return pieces
    .filter((other) => matches(other, board.get(other.id)!, filter, { by: piece.controller, source: piece.id }))
    .map((other) => other.id)
}

/** Whether applying the other first would change what this one applies to or whether it is there. CR 613.8a */
function dependsOn(one: Effect, other: Effect, work: Working, layer: (typeof layers)[number]['id']): boolean {
  if (one.on || !one.from) return false
  const after = new Map(work.board)
  for (const id of other.on ?? affected(other, work, work.board)) change(after, id, other, layer)
  return !stillThere(one, after) || affected(one, work, after).join() !== affected(one, work, work.board).join()
}

function change(
  board: Map<string, Characteristics>,
  id: string,
  { change: to, from }: Effect,
  layer: (typeof layers)[number]['id'],
): void {
  const now = board.get(id)!
  switch (layer) {
    case '4': {
      const chosen = to.addChosen ? from?.piece.chosen : undefined
      const added = [...(to.addSubtypes ?? []), ...(chosen === undefined ? [] : [chosen])]
      const subtypes = to.subtypes ?? (to.types ? [] : now.subtypes)
      board.set(id, { ...now, types: to.types ?? now.types, subtypes: [...new Set([...subtypes, ...added])] })
      return
    }
    case '5':
      board.set(id, { ...now, colors: to.colors! })
      return
    case '6':
      board.set(id, {
        ...now,
        abilities: [...(to.loseAbilities ? [] : now.abilities), ...(to.gain ?? [])],
        ...(to.loseAbilities ? { lost: true as const } : {}),
      })
      return
    case '7b':
      board.set(id, { ...now, power: to.base![0], toughness: to.base![1] })
      return
    case '7c':
      board.set(id, plus(now, to.plus![0], to.plus![1]))
  }
}

/** Layer 7a: the number of face-down creatures. CR 613.4a */
function countDown(pieces: readonly Piece[], board: Map<string, Characteristics>): void {
  for (const piece of pieces) {
    const now = board.get(piece.id)!
    if (!now.abilities.some((ability) => ability.kind === 'counts-down')) continue
    const n = pieces.filter((other) => other.down && board.get(other.id)!.types.includes('Creature')).length
    board.set(piece.id, { ...now, power: n, toughness: n })
  }
}

function plus(now: Characteristics, power: number, toughness: number): Characteristics {
  return now.power === undefined
    ? now
    : { ...now, power: now.power + power, toughness: (now.toughness ?? 0) + toughness }
}

function withoutStats(now: Characteristics): Characteristics {
  return omit(now, 'power', 'toughness')
}

/** Whether the card of a piece, whatever it looks like now, has a type: its front face counts. 701.58b, 712.8a */
export function cardHasType(piece: Piece, ...types: readonly Values['types'][number][]): boolean {
  const front = cardOf(piece)?.faces[0]
  return front !== undefined && types.some((type) => front.types.includes(type))
}
