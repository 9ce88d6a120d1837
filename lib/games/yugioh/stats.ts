import { holds, type Law } from '../../engine'
import type { Continuous, Filter } from './card'
import { cardOf, isOnField, type Piece, type State } from './state'

/** A continuous effect (永続効果) that applies, with the card that it comes from. */
export interface Applying {
  readonly source: Piece
  readonly effect: Continuous
}

/** Continuous effects that apply: those of face-up cards on the field that are not negated. ygo-fd-18 */
export function applying(state: State, law: Law): readonly Applying[] {
  const all = continuousOn(state, law)
  return all.length === 0
    ? all
    : all.filter(
        ({ source, effect }) =>
          source.zone !== 'monster' || effect.gives === 'negated' || !isNegatedBy(all, source, law),
      )
}

/** Whether the effects of a monster are negated, by a lingering effect or by a card that says so. */
export function isNegated(state: State, piece: Piece, law: Law): boolean {
  return isNegatedBy(continuousOn(state, law), piece, law)
}

function isNegatedBy(all: readonly Applying[], piece: Piece, law: Law): boolean {
  return (
    piece.limits.some((limit) => limit.negated) ||
    all.some(
      ({ source, effect }) =>
        effect.gives === 'negated' &&
        source.zone === 'spell' &&
        source.face === 'up' &&
        reaches(source, effect.to, piece, law),
    )
  )
}

/** The continuous effects of face-up cards on the field, negated or not. ygo-fd-18 */
function continuousOn({ pieces }: State, law: Law): readonly Applying[] {
  const all: Applying[] = []
  for (const id in pieces) {
    const source = pieces[id]!
    const effects = isOnField(source) ? cardOf(source)?.continuous : undefined
    if (effects && !(source.face === 'down' && holds(law, 'ygo-fd-18')))
      for (const effect of effects) all.push({ source, effect })
  }
  return all
}

/** 攻撃力: the original value with lingering, continuous and equip effects. */
export function attackOf(state: State, piece: Piece, law: Law): number {
  let atk = cardOf(piece)?.atk ?? 0
  for (const limit of piece.limits) atk += limit.atk ?? 0
  if (piece.zone !== 'monster' || piece.face === 'down') return Math.max(0, atk)
  for (const { source, effect } of applying(state, law)) {
    if (effect.gives !== 'atk') continue
    const to = effect.to
    const reached =
      to === 'self'
        ? source.id === piece.id
        : to === 'equipped'
          ? source.tie === piece.id
          : typeof to === 'object' && reaches(source, to, piece, law)
    if (!reached) continue
    atk += effect.n * (effect.per === 'counter' ? source.counters : effect.per === 'material' ? source.under.length : 1)
  }
  return Math.max(0, atk)
}

export function defenseOf(piece: Piece): number {
  return cardOf(piece)?.def ?? 0
}

/** Whether a continuous effect of a source reaches a monster: nothing reaches by details what lies face-down. */
export function reaches(source: Piece, filter: Filter, piece: Piece, law: Law): boolean {
  if (piece.zone !== 'monster') return false
  const card = cardOf(piece)
  return (
    (filter.side === undefined || (filter.side === 'own') === (piece.controller === source.controller)) &&
    (filter.face === undefined || piece.face === filter.face) &&
    (filter.self === undefined || (filter.self === 'only') === (piece.id === source.id)) &&
    (filter.summoned === undefined || piece.memory.summon === 'special') &&
    (filter.origin === undefined || piece.memory.origin === filter.origin) &&
    (filter.race === undefined || (card?.race === filter.race && (piece.face === 'up' || !holds(law, 'ygo-fd-11')))) &&
    (filter.series === undefined ||
      (card?.series?.includes(filter.series) === true && (piece.face === 'up' || !holds(law, 'ygo-fd-11'))))
  )
}
