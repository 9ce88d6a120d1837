import { holds, none, seats, together, type Law, type Seat, type Unmet } from '../../engine'
import type { Target } from './card'
import { boardOf, valuesOf, type Characteristics } from './layers'
import { abilityOf, hasKeyword, matches } from './match'
import { cr } from './rules'
import { find, permanents, pieceOf, refOf, type Piece, type State, type TargetRef } from './state'
import { inForce, reason, unmetIf } from './unmet'

/** Who targets, with what: its colours matter to protection, its controller to hexproof. */
export interface Targeting {
  readonly by: Seat
  readonly source: Piece
  readonly values: Characteristics
}

const wrong = reason(
  'その文が求める対象ではない',
  'It is no target that the text asks for',
  '求められているものを対象にすれば',
  'with a target that is asked for',
)
const hexproof = reason(
  '呪禁を持つので、対戦相手の対象にならない',
  "It has hexproof and cannot be an opponent's target",
  '呪禁がなければ',
  'without hexproof',
)
const shroud = reason(
  '被覆を持つので、対象にならない',
  'It has shroud and cannot be a target',
  '被覆がなければ',
  'without shroud',
)
const protection = reason(
  'その色へのプロテクションを持つので、対象にならない',
  'It has protection from that colour',
  'その色でなければ',
  'from something of another colour',
)
const number = reason(
  '対象の数が合わない',
  'The number of targets is wrong',
  '求められている数を選べば',
  'with the number that is asked for',
)

/** The target of an id in an action: a player, an object, a spell or ability on the stack. */
export function targetRef(state: State, id: string): TargetRef | undefined {
  if (id === 'player' || id === 'opponent') return { player: id }
  const piece = pieceOf(state, id)
  return piece && (piece.zone === 'battlefield' || piece.zone === 'stack') ? refOf(piece) : undefined
}

export function targetRefs(state: State, ids: readonly string[] = []): readonly TargetRef[] {
  return ids.flatMap((id) => targetRef(state, id) ?? [])
}

/** What stands against a target, at choosing and again at resolution. CR 115, 608.2b */
export function targetUnmet(
  state: State,
  ref: TargetRef | undefined,
  target: Target,
  { by, source, values }: Targeting,
  law: Law,
): readonly Unmet[] {
  if (ref && 'player' in ref) return target.kind === 'player' ? none : wrongFor(target, law)
  const piece = find(state, ref)
  const zone = target.kind === 'permanent' ? 'battlefield' : 'stack'
  if (target.kind === 'player' || piece?.zone !== zone) return wrongFor(target, law)
  const its = valuesOf(state, piece, law)
  const fits = !target.filter || matches(piece, its, target.filter, { by, source: source.id })
  // Without the ruling that says what may be the target, anything of that kind may.
  const loose = !fits && target.cites?.some((id) => !holds(law, id)) && its.types.includes('Creature')
  const unfit = fits || loose ? none : wrongFor(target, law)
  if (zone === 'stack') return unfit
  return together(
    unfit,
    unmetIf(law, piece.controller !== by && hasKeyword(its, 'hexproof'), [cr('702.11b')], hexproof),
    unmetIf(law, hasKeyword(its, 'shroud'), [cr('702.18a')], shroud),
    unmetIf(law, isProtected(its, values), [cr('702.16b')], protection),
  )
}

function wrongFor({ cites = [] }: Target, law: Law): readonly Unmet[] {
  const asks = cites.every((id) => holds(law, id)) ? [...cites, cr('115.1')] : [cr('115.1')]
  return unmetIf(law, true, asks, wrong)
}

/** プロテクション from a colour of the source. CR 702.16 */
export function isProtected(its: Characteristics, source: Characteristics): boolean {
  return its.abilities.some(
    (ability) => ability.kind === 'protection' && ability.from.some((color) => source.colors.includes(color)),
  )
}

/** What stands against a choice of targets. */
export function targetsUnmet(
  state: State,
  ids: readonly string[] = [],
  wanted: readonly Target[] = [],
  targeting: Targeting,
  law: Law,
): readonly Unmet[] {
  if (ids.length === 0 && wanted.length === 0) return none
  const least = wanted.filter((target) => !target.optional).length
  if (ids.length < least || ids.length > wanted.length) return unmetIf(law, true, [cr('115.1')], number)
  return together(...ids.map((id, index) => targetUnmet(state, targetRef(state, id), wanted[index]!, targeting, law)))
}

/** Every id that could be named as such a target, allowed or not. */
export function candidates(state: State, target: Target): readonly string[] {
  if (target.kind === 'player') return seats
  if (target.kind === 'spell')
    return state.stack.flatMap((item) => (item.ability === undefined ? [item.source.id] : []))
  return permanents(state).map((piece) => piece.id)
}

/** Whether something can be enchanted by, or equipped with, this. CR 702.5a, 301.5, 702.16c */
export function mayBeAttached(state: State, attached: Piece, host: Piece | undefined, law: Law): boolean {
  if (host?.zone !== 'battlefield') return false
  const board = boardOf(state, law)
  const its = board.get(host.id)!
  const values = board.get(attached.id) ?? valuesOf(state, attached, law)
  const enchant = abilityOf(values, 'enchant')
  if (isProtected(its, values) && (!enchant || inForce(law, cr('702.16c')))) return false
  return enchant
    ? matches(host, its, enchant.filter, { by: attached.controller, source: attached.id })
    : its.types.includes('Creature')
}
