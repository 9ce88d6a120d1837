import { none, together, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import type { Ability } from './card'
import { push } from './cast'
import { costUnmet, payCost, type Paying } from './cost'
import { valuesOf, type Characteristics } from './layers'
import { addMana } from './damage-and-life'
import { cr } from './rules'
import { pieceOf, refOf, type Piece, type State, type Work } from './state'
import { targetRefs, targetsUnmet } from './targets'
import { tell } from './tell'
import { priorityUnmet, sorceryUnmet } from './timing'
import { needs, reason, unmetIf } from './unmet'

type Activate = Action & { readonly type: 'activate' }
type Activated = Extract<Ability, { kind: 'activated' }>

const notThere = reason(
  'コントロールしているパーマネントの起動型能力ではない',
  'It is no activated ability of a permanent that the player controls',
  'その能力を持つパーマネントをコントロールしていれば',
  'with a permanent that has it',
)

function abilityAt(
  state: State,
  action: Activate,
  law: Law,
): { readonly piece: Piece; readonly values: Characteristics; readonly ability: Activated } | undefined {
  const piece = pieceOf(state, action.card)
  if (piece?.zone !== 'battlefield' || piece.controller !== action.by) return undefined
  const values = valuesOf(state, piece, law)
  const ability = values.abilities.find(
    (one): one is Activated => one.kind === 'activated' && one.id === action.ability,
  )
  return ability && { piece, values, ability }
}

function payingOf(state: State, action: Activate, piece: Piece): Paying {
  const target = action.targets?.[0] === undefined ? undefined : pieceOf(state, action.targets[0])
  return { by: action.by, source: piece, cards: action.cost, target }
}

/** 起動型能力を起動する. CR 602.2 */
export function activateUnmet(state: State, action: Activate, law: Law): readonly Unmet[] {
  const found = abilityAt(state, action, law)
  if (!found) return [...priorityUnmet(state, action.by, law), ...unmetIf(law, true, [cr('602.2')], notThere)]
  const { piece, values, ability } = found
  return together(
    needs(law, ability.mana ? cr('605.3b') : cr('602.2')),
    priorityUnmet(state, action.by, law),
    ability.equip
      ? sorceryUnmet(state, action.by, law).map((unmet) => ({ ...unmet, cites: [cr('702.6a')] }))
      : ability.sorcery
        ? sorceryUnmet(state, action.by, law)
        : none,
    targetsUnmet(state, action.targets, ability.targets, { by: action.by, source: piece, values }, law),
    costUnmet(state, ability.cost, payingOf(state, action, piece), law),
  )
}

export function activate(work: Work, action: Activate): void {
  const { piece, ability } = abilityAt(work.state, action, work.law)!
  const targets = targetRefs(work.state, action.targets)
  payCost(work, ability.cost, payingOf(work.state, action, piece))
  if (ability.mana) {
    work.state.passed = false
    addMana(work, action.by, ability.mana[0]!, 1)
    return tell(work, 'mana', piece, [cr('605.3b')], '{card}からマナを出す', '{card} gives mana')
  }
  tell(work, 'activated', piece, [cr('602.2')], '{card}の能力を起動する', 'An ability of {card} is activated')
  push(work, { id: abilityId(work), by: action.by, source: refOf(piece), ability: ability.id, targets })
}

/** The id of an ability on the stack. */
export function abilityId(work: Work): string {
  return `ability-${++work.state.made}`
}
