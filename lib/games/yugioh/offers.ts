import { otherSeat, seats, type Law, type Offer } from '../../engine'
import type { Action, NormalAs } from './action'
import { apply } from './apply'
import { allPieces, cardOf, isOnField, type Piece, type State } from './state'

/** All that could be tried, by either side. */
export function actions(state: State, law: Law): readonly Offer<Action>[] {
  return candidates(state).map((action) => {
    const outcome = apply(state, action, law)
    return {
      action,
      by: action.by,
      ...('card' in action ? { card: action.card } : {}),
      unmet: outcome.kind === 'refused' ? outcome.unmet : [],
    }
  })
}

function candidates(state: State): readonly Action[] {
  const found: Action[] = []
  for (const by of seats) {
    if (state.choice?.by === by)
      for (const stance of state.choice.stances) found.push({ type: 'choosePosition', by, stance })
    for (const piece of allPieces(state))
      if (piece.controller === by && piece.card !== undefined) found.push(...of(state, piece))
    if (state.waiting[0]?.by === by && !state.waiting[0].mandatory) found.push({ type: 'decline', by })
  }
  found.push({ type: 'resolve', by: state.active }, { type: 'nextPhase', by: state.active })
  return found
}

/** What could be tried with one card; where cards are to be chosen, each choice of one, and the first fitting of more. */
function of(state: State, piece: Piece): readonly Action[] {
  const by = piece.controller
  const card = piece.id
  const definition = cardOf(piece)!
  const others = allPieces(state).filter((other) => other.id !== card && other.zone !== 'deck' && other.zone !== 'gone')
  const found: Action[] = []
  if (piece.face === 'down' && (isOnField(piece) || piece.zone === 'banished'))
    found.push({ type: 'look', by, card }, { type: 'look', by: otherSeat(by), card })
  if (piece.zone === 'monster') {
    found.push({ type: piece.face === 'down' ? 'flipSummon' : 'changePosition', by, card })
    if (definition.kinds?.includes('Gemini')) found.push({ type: 'geminiSummon', by, card })
    if (state.phase === 'battle') {
      found.push({ type: 'attack', by, card })
      for (const other of others)
        if (other.zone === 'monster' && other.controller !== by)
          found.push({ type: 'attack', by, card, target: other.id })
    }
  }
  if (piece.zone === 'hand' && definition.type === 'monster') found.push(...normal(state, piece))
  if (piece.zone === 'hand' && definition.type !== 'monster') found.push({ type: 'setCard', by, card })
  const own = definition.summoning?.own
  if (own && own.from === piece.zone)
    for (const materials of choices(
      others.filter((other) => other.zone === 'monster' || other.zone === 'graveyard'),
      own.materials?.length ?? 0,
    ))
      found.push({ type: 'specialSummon', by, card, materials })
  if (piece.zone === 'hand' || piece.zone === 'graveyard' || isOnField(piece)) {
    for (const { id: effect, target, cost } of definition.effects ?? []) {
      const waits = state.waiting.some((one) => one.piece === card && one.effect === effect)
      if (definition.type !== 'monster' && piece.zone === 'graveyard') continue
      if (piece.zone === 'hand' && definition.type === 'monster' && !waits) continue
      const costs =
        cost && cost.pay !== 'detach'
          ? choices(
              others.filter((other) => (cost.filter.zones ?? ['monster']).includes(other.zone)),
              cost.n,
            )
          : [[]]
      const targets = target
        ? choices(
            others
              .filter((other) => (target.filter.zones ?? ['monster']).includes(other.zone))
              .concat(
                (target.filter.zones ?? ['monster']).includes(piece.zone) && definition.type === 'monster'
                  ? [piece]
                  : [],
              ),
            target.n,
          )
        : [[]]
      for (const paid of costs)
        for (const chosen of targets) found.push({ type: 'activate', by, card, effect, targets: chosen, cost: paid })
    }
  }
  return found
}

function normal(state: State, piece: Piece): readonly Action[] {
  const level = cardOf(piece)?.level ?? 0
  const most = level >= 7 ? 2 : level >= 5 ? 1 : 0
  const field = allPieces(state).filter(
    (other) =>
      other.zone === 'monster' && (other.controller === piece.controller || state.mustTribute?.piece === other.id),
  )
  const sets = [[], ...(most >= 1 ? choices(field, 1) : []), ...(most >= 2 ? choices(field, 2) : [])]
  return (['attack', 'set', 'defense'] satisfies NormalAs[]).flatMap((as) =>
    sets.map((tributes): Action => ({ type: 'normalSummon', by: piece.controller, card: piece.id, as, tributes })),
  )
}

/** Choices of n cards. */
function choices(pieces: readonly Piece[], n: number): readonly (readonly string[])[] {
  if (n === 0) return [[]]
  return pieces
    .flatMap((piece, index) => choices(pieces.slice(index + 1), n - 1).map((rest) => [piece.id, ...rest]))
    .slice(0, 60)
}
