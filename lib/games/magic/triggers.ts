import { abilityId } from './activate'
import type { When } from './card'
import { abilityById } from './cards'
import { push } from './cast'
import { conditionHolds } from './condition'
import type { Triggered } from './kinds'
import { boardOf, valuesOf } from './layers'
import { cr } from './rules'
import {
  permanents,
  pieceOf,
  refOf,
  type Happening,
  type Piece,
  type Ref,
  type StackItem,
  type Waiting,
  type Work,
} from './state'
import { candidates, targetRef, targetRefs, targetUnmet } from './targets'
import { tell } from './tell'
import { inForce } from './unmet'

/** What has triggered on what happened. CR 603.2 */
export function collect(work: Work): void {
  if (work.happenings.length === 0) return
  const there = permanents(work.state)
  const { values, watching } = boardOf(work.state, work.law)
  for (const happening of work.happenings.splice(0)) {
    if (happening.what === 'targeted') ward(work, happening)
    if (happening.what === 'died') ownDeath(work, happening)
    for (const at of watching) {
      const piece = there[at]!
      for (const ability of values[at]!.kinds.triggered)
        if (
          ability.when.some((when) => fires(work, piece, when, happening)) &&
          mayTrigger(work, piece, ability, happening)
        )
          wait(work, { source: refOf(piece), ability: ability.id, by: piece.controller, ...eventOf(work, happening) })
    }
  }
}

function wait(work: Work, waiting: Waiting): void {
  work.state.waiting = [...work.state.waiting, waiting]
}

/** 護法 triggers for a permanent that an opponent's spell or ability targets. CR 702.21a */
function ward(work: Work, { piece: id, by, item }: Happening & { what: 'targeted' }): void {
  const piece = pieceOf(work.state, id)
  if (piece?.zone !== 'battlefield' || piece.controller === by || !inForce(work.law, cr('702.21a'))) return
  for (const ability of boardOf(work.state, work.law).get(id)!.abilities) {
    if (ability.kind !== 'ward') continue
    wait(work, { source: refOf(piece), ability: `ward:${ability.cost}`, by: piece.controller, event: { item } })
    tell(
      work,
      'triggered',
      piece,
      [...(piece.down === 'cloak' ? ['mtg-cloak-04'] : []), cr('702.21a')],
      '{card}の護法が誘発する',
      'Ward of {card} triggers',
    )
  }
}

/** Its own 'when this dies' looks back at what it was; face down it had no such ability. CR 603.10a */
function ownDeath(work: Work, { before, keys }: Happening & { what: 'died' }): void {
  for (const key of keys) {
    const ability = abilityById(key)
    if (ability?.kind === 'triggered' && ability.when.some((when) => when.event === 'dies' && when.who === 'self'))
      wait(work, { source: refOf(before), ability: key, by: before.controller })
  }
}

function fires(work: Work, piece: Piece, when: When, happening: Happening): boolean {
  switch (when.event) {
    case 'enters':
    case 'turned-up': {
      if (happening.what !== (when.event === 'enters' ? 'entered' : 'turned-up')) return false
      const other = pieceOf(work.state, happening.piece)
      return when.who === 'self'
        ? happening.piece === piece.id
        : happening.piece !== piece.id && other?.controller === piece.controller
    }
    case 'dies':
      return (
        when.who === 'other-yours' &&
        happening.what === 'died' &&
        happening.creature &&
        happening.before.controller === piece.controller
      )
    case 'combat-damage-to-player':
      return happening.what === 'combat-damage' && happening.piece === piece.id
    case 'step':
      return (
        happening.what === 'step' &&
        work.state.step === when.step &&
        (when.whose === 'each' || work.state.active === piece.controller)
      )
    case 'cast-noncreature':
      return happening.what === 'cast' && happening.by === piece.controller && !happening.creature
  }
}

/** An 'if' between trigger and effect. CR 603.4 */
function mayTrigger(work: Work, piece: Piece, ability: Triggered, happening: Happening): boolean {
  if (!ability.if) return true
  const board = boardOf(work.state, work.law)
  if (ability.if === 'it-is-creature')
    return 'piece' in happening && board.get(happening.piece)?.types.includes('Creature') === true
  return conditionHolds(ability.if, { state: work.state, by: piece.controller, values: board.values })
}

function eventOf(work: Work, happening: Happening): { readonly event?: Ref } {
  const piece = 'piece' in happening ? pieceOf(work.state, happening.piece) : undefined
  return piece ? { event: refOf(piece) } : {}
}

/** Puts what waits on the stack: the active player's first (603.3b); targets are asked for where there are any. */
export function putTriggers(work: Work): void {
  if (!inForce(work.law, cr('603.3')) && work.state.waiting.length > 0) work.state.waiting = []
  while (work.state.waiting.length > 0 && !work.state.choice) {
    const { waiting, active } = work.state
    const next = waiting.find((one) => one.by === active) ?? waiting[0]!
    const rest = waiting.filter((one) => one !== next)
    work.state.waiting = [next, ...rest]
    const ability = abilityById(next.ability)
    const wanted = ability?.kind === 'triggered' ? (ability.targets ?? []) : []
    if (wanted.length > 0) {
      if (legalIds(work, next).length > 0) {
        work.state.choice = { kind: 'targets', by: next.by }
        return
      }
      work.state.waiting = rest
      tell(
        work,
        'no-target',
        undefined,
        [cr('603.3d')],
        '対象がないので、誘発した能力は取り除かれる',
        'There is no target, so the trigger is removed',
      )
      continue
    }
    putTrigger(work, next, [])
  }
}

/** What the next trigger could target. */
export function legalIds(work: Pick<Work, 'state' | 'law'>, next: Waiting): readonly string[] {
  const ability = abilityById(next.ability)
  const target = ability?.kind === 'triggered' ? ability.targets?.[0] : undefined
  const source = pieceOf(work.state, next.source.id)
  if (!target || !source) return []
  const values = valuesOf(work.state, source, work.law)
  return candidates(work.state, target).filter(
    (id) =>
      targetUnmet(work.state, targetRef(work.state, id), target, { by: next.by, source, values }, work.law).length ===
      0,
  )
}

export function putTrigger(work: Work, next: Waiting, targets: readonly string[]): void {
  work.state.waiting = work.state.waiting.filter((one) => one !== next)
  const source = pieceOf(work.state, next.source.id)
  if (!next.ability.startsWith('ward:'))
    tell(
      work,
      'triggered',
      source,
      [cr('603.3')],
      '{card}の能力が誘発してスタックに置かれる',
      'An ability of {card} triggers and goes on the stack',
    )
  const item: StackItem = {
    id: abilityId(work),
    by: next.by,
    source: next.source,
    ability: next.ability,
    targets: targetRefs(work.state, targets),
    ...(next.event ? { event: next.event } : {}),
  }
  push(work, item)
}
