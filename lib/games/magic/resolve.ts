import { omit } from '../../engine'
import type { Ability, Card, Op, Target } from './card'
import { abilityById } from './cards'
import { spellTargets } from './cast'
import { conditionHolds } from './condition'
import { boardOf, valuesOf } from './layers'
import { enter, move } from './move'
import { runOp, type Context } from './ops'
import { topOf } from './pile'
import { cr } from './rules'
import { cardOf, find, pieceOf, type Piece, type StackItem, type State, type TargetRef, type Work } from './state'
import { mayBeAttached, targetUnmet } from './targets'
import { tell } from './tell'
import { inForce } from './unmet'
import { change, refOf } from './state'

/** The top of the stack resolves. CR 405.5, 608 */
export function resolveTop(work: Work): void {
  const item = work.state.stack.at(-1)
  if (!item) return
  if (item.ability?.startsWith('ward:')) return resolveWard(work, item)
  const asked = targetsAsked(work.state, item)
  const targets = legalTargets(work, item, asked)
  const source = pieceOf(work.state, item.source.id)
  if (item.targets.length > 0 && targets.every((target) => target === undefined)) {
    tell(
      work,
      'fizzled',
      item.ability === undefined ? source : undefined,
      illegalCites(work, item, asked),
      '対象がすべて不正なので解決されない',
      'All its targets are illegal, so it does not resolve',
    )
    return leaveStack(work, item)
  }
  const ability = item.ability === undefined ? undefined : abilityById(item.ability)
  if (
    ability?.kind === 'triggered' &&
    ability.if &&
    !conditionHolds(ability.if, { state: work.state, by: item.by, values: boardOf(work.state, work.law).values })
  )
    return leaveStack(work, item)
  if (item.ability === undefined && source && isPermanentSpell(work, source))
    return becomePermanent(work, item, source, targets)
  work.state.resolving = { item, at: 0, chosen: [] }
  goOn(work)
}

/** Goes on with what is resolving until something is to be chosen or it is done. */
export function goOn(work: Work): void {
  const { resolving } = work.state
  if (!resolving) return
  const { item } = resolving
  const parts = partsOf(work.state, item)
  const targets = legalTargets(work, item, targetsAsked(work.state, item))
  const controllers = item.targets.map((ref) => ('id' in ref ? find(work.state, ref)?.controller : ref.player))
  let { at, chosen } = resolving
  for (; at < parts.length; at++) {
    const { op, first } = parts[at]!
    const context: Context = { item, targets: targets.slice(first), controllers: controllers.slice(first), chosen }
    if (chosen.length === 0 && asks(work, op, item, at)) return
    runOp(work, op, context)
    chosen = []
  }
  work.state = omit(work.state, 'resolving')
  leaveStack(work, item)
}

/** A part that needs cards to be chosen sets the choice and waits. */
function asks(work: Work, op: Op, item: StackItem, at: number): boolean {
  const { state } = work
  let from: readonly string[]
  if (op.op === 'look-and-down') from = topOf(state, item.by, op.look)
  else if (op.op === 'pile-chosen') {
    const board = boardOf(state, work.law)
    from = state.pieces.flatMap((piece) => {
      const fits =
        piece.zone === 'battlefield' &&
        !piece.down &&
        piece.controller === item.by &&
        board.get(piece.id)!.abilities.some((one) => one.kind === 'turn-up' && one.by === 'disguise')
      return fits ? [piece.id] : []
    })
  } else return false
  if (from.length === 0) return false
  const max = op.op === 'look-and-down' ? Math.min(op.n, from.length) : from.length
  state.resolving = { item, at, chosen: [] }
  state.choice = {
    kind: 'cards',
    by: item.by,
    from,
    min: op.op === 'look-and-down' ? max : 0,
    max,
    ...(op.op === 'look-and-down' ? { looking: true as const } : {}),
  }
  return true
}

interface Part {
  readonly op: Op
  /** Where the targets of its mode begin among all targets. */
  readonly first: number
}

/** What a spell or ability does, in order. */
function partsOf(state: State, item: StackItem): readonly Part[] {
  if (item.ability !== undefined) {
    const ability = abilityById(item.ability)
    return ability && 'ops' in ability ? ability.ops.map((op) => ({ op, first: 0 })) : []
  }
  const piece = pieceOf(state, item.source.id)
  const spell = piece && cardOf(piece)?.faces[piece.face]?.spell
  if (!spell?.modes) return spell?.ops.map((op) => ({ op, first: 0 })) ?? []
  let first = 0
  return spell.modes.flatMap((mode) => {
    if (!item.modes?.includes(mode.id)) return []
    const parts = mode.ops.map((op) => ({ op, first }))
    first += mode.targets?.length ?? 0
    return parts
  })
}

function targetsAsked(state: State, item: StackItem): readonly Target[] {
  if (item.ability !== undefined) {
    const ability: Ability | undefined = abilityById(item.ability)
    return ability && 'targets' in ability ? (ability.targets ?? []) : []
  }
  const piece = pieceOf(state, item.source.id)
  const card: Card | undefined = piece && cardOf(piece)
  if (!piece || !card || piece.down) return []
  return spellTargets(card.faces[piece.face]!, item.modes)
}

/** Targets that are illegal now are left out. CR 608.2b */
function legalTargets(work: Work, item: StackItem, asked: readonly Target[]): readonly (TargetRef | undefined)[] {
  if (!inForce(work.law, cr('608.2b'))) return item.targets
  return item.targets.map((ref, index) => (targetReasons(work, item, ref, asked[index]).length > 0 ? undefined : ref))
}

function targetReasons(work: Work, item: StackItem, ref: TargetRef, target: Target | undefined) {
  const source = pieceOf(work.state, item.source.id)
  if (!source || !target) return []
  return targetUnmet(
    work.state,
    ref,
    target,
    { by: item.by, source, values: valuesOf(work.state, source, work.law) },
    work.law,
  )
}

/** What makes its targets illegal. A permanent that was turned over is still the same target, as long as that is legal: mtg-cloak-13 */
function illegalCites(work: Work, item: StackItem, asked: readonly Target[]): readonly string[] {
  const cites = item.targets.flatMap((ref, index) =>
    targetReasons(work, item, ref, asked[index]).flatMap((unmet) => unmet.cites),
  )
  const there = item.targets.some((ref) => 'id' in ref && find(work.state, ref) !== undefined)
  return [...new Set([...cites, ...(there ? ['mtg-cloak-13'] : []), cr('608.2b')])]
}

function leaveStack(work: Work, item: StackItem): void {
  work.state.stack = work.state.stack.filter((one) => one.id !== item.id)
  if (item.ability === undefined && pieceOf(work.state, item.source.id)?.zone === 'stack')
    move(work, item.source.id, 'graveyard')
}

function isPermanentSpell(work: Work, piece: Piece): boolean {
  const { types } = valuesOf(work.state, piece, work.law)
  return !types.includes('Instant') && !types.includes('Sorcery')
}

function becomePermanent(
  work: Work,
  item: StackItem,
  source: Piece,
  targets: readonly (TargetRef | undefined)[],
): void {
  work.state.stack = work.state.stack.filter((one) => one.id !== item.id)
  const piece = enter(work, source.id, {
    controller: item.by,
    face: source.face,
    ...(source.down && inForce(work.law, cr('708.3')) ? { down: source.down } : {}),
    cites: source.down ? [source.down === 'morph' ? cr('702.37c') : cr('702.168b'), cr('708.3')] : [cr('405.5')],
  })
  const first = targets[0]
  const host = first && 'id' in first ? find(work.state, first) : undefined
  if (host && mayBeAttached(work.state, piece, host, work.law)) change(work, piece.id).attached = refOf(host)
}

/** Ward asks its payment as it resolves, whether or not its permanent still has it. CR 702.21a */
function resolveWard(work: Work, item: StackItem): void {
  work.state.stack = work.state.stack.slice(0, -1)
  const aimed = item.event && 'item' in item.event ? item.event.item : undefined
  const spell = work.state.stack.find((one) => one.id === aimed)
  if (!spell) return
  work.state.choice = { kind: 'pay', by: spell.by, cost: item.ability!.slice('ward:'.length), item: spell.id }
  tell(
    work,
    'ward',
    undefined,
    [cr('702.21a')],
    '護法のコストを支払うかどうかを決める',
    'Whether to pay for ward is to be decided',
  )
}
