import { otherSeat, seats, type Law, type Offer } from '../../engine'
import type { Action, NormalAs } from './action'
import { isCardCost } from './activation/cost'
import { notModelled } from './activation/effect'
import { unmetOf } from './apply'
import type { Effect, Filter } from './card'
import { fits, zonesOf, type Asker } from './match'
import { allPieces, cardOf, isOnField, type Piece, type State } from './state'

interface Candidate {
  readonly action: Action
  readonly more?: number
}

/** All that could be tried, by either side. */
export function actions(state: State, law: Law): readonly Offer<Action>[] {
  return candidates(state, law).map(({ action, more }) => ({
    action,
    by: action.by,
    ...('card' in action ? { card: action.card } : {}),
    unmet: unmetOf(state, action, law),
    ...(more ? { more } : {}),
  }))
}

function candidates(state: State, law: Law): readonly Candidate[] {
  const found: Candidate[] = []
  const pieces = allPieces(state)
  for (const by of seats) {
    for (const stance of state.choice?.by === by ? state.choice.stances : [])
      found.push({ action: { type: 'choosePosition', by, stance } })
    for (const piece of pieces)
      if (piece.controller === by && piece.card !== undefined) found.push(...of(state, piece, pieces, law))
    if (state.chain.length > 0 || state.attack || state.recent) found.push({ action: { type: 'pass', by } })
    if (state.waiting[0]?.by === by && !state.waiting[0].mandatory) found.push({ action: { type: 'decline', by } })
  }
  found.push({ action: { type: 'resolve', by: state.active } }, { action: { type: 'nextPhase', by: state.active } })
  return found
}

/** What could be tried with one card, with each choice of cards that it asks for. */
function of(state: State, piece: Piece, pieces: readonly Piece[], law: Law): readonly Candidate[] {
  const by = piece.controller
  const card = piece.id
  const definition = cardOf(piece)!
  const others = pieces.filter(
    (other) =>
      other.id !== card &&
      other.zone !== 'deck' &&
      other.zone !== 'gone' &&
      (other.zone !== 'hand' || other.controller === by),
  )
  const plain: Action[] = []
  if (piece.face === 'down' && (isOnField(piece) || piece.zone === 'banished'))
    plain.push({ type: 'look', by, card }, { type: 'look', by: otherSeat(by), card })
  if (piece.zone === 'monster') {
    plain.push({ type: piece.face === 'down' ? 'flipSummon' : 'changePosition', by, card })
    if (definition.kinds?.includes('Gemini')) plain.push({ type: 'geminiSummon', by, card })
    if (state.phase === 'battle') {
      plain.push({ type: 'attack', by, card })
      for (const other of others)
        if (other.zone === 'monster' && other.controller !== by)
          plain.push({ type: 'attack', by, card, target: other.id })
    }
  }
  if (piece.zone === 'hand' && definition.type !== 'monster') plain.push({ type: 'setCard', by, card })
  if (definition.partly && (piece.zone === 'hand' || isOnField(piece)))
    plain.push({ type: 'activate', by, card, effect: notModelled })
  return [
    ...plain.map((action) => ({ action })),
    ...(piece.zone === 'hand' && definition.type === 'monster' ? normal(state, piece) : []),
    ...own(state, piece, others, law),
    ...(definition.effects ?? []).flatMap((effect) => activations(state, piece, effect, others, law)),
  ]
}

/** A Special Summon by the monster's own way, with each choice of materials. */
function own(state: State, piece: Piece, others: readonly Piece[], law: Law): readonly Candidate[] {
  const way = cardOf(piece)?.summoning?.own
  if (!way || way.from !== piece.zone) return []
  const asker = { by: piece.controller, self: piece.id }
  const purpose = way.does === 'tribute' ? 'tribute' : 'fusion'
  const may = (other: Piece) =>
    way.materials?.some((filter) => fits(state, other, filter, asker, purpose, law)) === true
  const places = others.filter((other) => other.zone === 'monster' || other.zone === 'graveyard')
  return listed(choose(places, way.materials?.length ?? 0, may), (materials) => ({
    type: 'specialSummon',
    by: piece.controller,
    card: piece.id,
    materials,
  }))
}

/** The activations of an effect, with each choice of cost and targets. */
function activations(
  state: State,
  piece: Piece,
  { id: effect, target, cost }: Effect,
  others: readonly Piece[],
  law: Law,
): readonly Candidate[] {
  const definition = cardOf(piece)!
  const waits = state.waiting.some((one) => one.piece === piece.id && one.effect === effect)
  const fromHandOrGrave = piece.zone === 'hand' || piece.zone === 'graveyard'
  if (!fromHandOrGrave && !isOnField(piece)) return []
  if (definition.type !== 'monster' && piece.zone === 'graveyard' && !waits) return []
  if (piece.zone === 'hand' && definition.type === 'monster' && !waits) return []
  const asker: Asker = { by: piece.controller, self: piece.id }
  const inZones = (filter: Filter) => (other: Piece) => zonesOf(filter).includes(other.zone)
  const costs =
    cost && isCardCost(cost)
      ? choose(others.filter(inZones(cost.filter)), cost.n, (other) =>
          fits(state, other, cost.filter, asker, cost.pay === 'tribute' ? 'tribute' : 'cost', law),
        )
      : nothing
  const self = target && definition.type === 'monster' && inZones(target.filter)(piece) ? [piece] : []
  const targets = target
    ? choose([...others.filter(inZones(target.filter)), ...self], target.n, (other) =>
        fits(state, other, target.filter, asker, 'effect', law),
      )
    : nothing
  // No more than will be listed.
  const enough = costs.lists.slice(0, Math.ceil(most / targets.lists.length))
  const both = {
    total: costs.total * targets.total,
    lists: enough.flatMap((paid) => targets.lists.map((chosen) => [paid, chosen] as const)),
  }
  return listed(both, ([paid, chosen]) => ({
    type: 'activate',
    by: piece.controller,
    card: piece.id,
    effect,
    targets: chosen,
    cost: paid,
  }))
}

function normal(state: State, piece: Piece): readonly Candidate[] {
  const level = cardOf(piece)?.level ?? 0
  const most = level >= 7 ? 2 : level >= 5 ? 1 : 0
  const field = allPieces(state).filter(
    (other) =>
      other.zone === 'monster' && (other.controller === piece.controller || state.mustTribute?.piece === other.id),
  )
  const sets = Array.from({ length: most + 1 }, (_, n) => choose(field, n).lists).flat()
  return (['attack', 'set', 'defense'] satisfies NormalAs[]).flatMap((as) =>
    sets.map((tributes) => ({
      action: { type: 'normalSummon', by: piece.controller, card: piece.id, as, tributes } as const,
    })),
  )
}

interface Choices<T> {
  /** How many there are, those not listed included. */
  readonly total: number
  readonly lists: readonly T[]
}

const nothing: Choices<readonly string[]> = { total: 1, lists: [[]] }

/** As many choices as are listed for one card and effect. */
const most = 60

/** The candidates of a list of choices; the last one says how many more there are. */
function listed<T>({ total, lists }: Choices<T>, act: (choice: T) => Action): readonly Candidate[] {
  const shown = lists.slice(0, most)
  return shown.map((choice, index) => ({
    action: act(choice),
    ...(index === shown.length - 1 && total > shown.length ? { more: total - shown.length } : {}),
  }))
}

/** Choices of n cards, those first that are made of cards that fit. */
function choose(pieces: readonly Piece[], n: number, may?: (piece: Piece) => boolean): Choices<readonly string[]> {
  const fitting = may ? [...pieces.filter(may), ...pieces.filter((piece) => !may(piece))] : pieces
  let total = 1
  for (let index = 0; index < n; index++) total = (total * (pieces.length - index)) / (index + 1)
  return { total, lists: combinations(fitting, n) }
}

function combinations(pieces: readonly Piece[], n: number): readonly (readonly string[])[] {
  if (n === 0) return [[]]
  const found: (readonly string[])[] = []
  for (const [index, piece] of pieces.entries()) {
    if (found.length >= most) break
    for (const rest of combinations(pieces.slice(index + 1), n - 1)) found.push([piece.id, ...rest])
  }
  return found.slice(0, most)
}
