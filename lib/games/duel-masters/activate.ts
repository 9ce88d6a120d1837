import { none, together, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import type { Activated } from './card'
import { choicesUnmet } from './choices'
import { abilitiesOf, isCreature, stands } from './faces'
import { doOps } from './resolve'
import { sicknessUnmet } from './sickness'
import { pieceOf, type State } from './state'
import type { Work } from './work'
import { tap } from './tapping'
import { needs, unmetIf } from './unmet'

/** 起動型能力 such as ダイナモ: used when the creature could attack. 602 */

type Using = Action & { type: 'use' }

function abilityOf(state: State, { card, ability }: Using, law: Law): Activated | undefined {
  const piece = pieceOf(state, card)
  if (!stands(piece)) return undefined
  return abilitiesOf(state, piece, law).activated.find((having) => having.ability.id === ability)?.ability
}

export function activateUnmet(state: State, action: Using, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  const ability = abilityOf(state, action, law)
  const own = stands(piece) && piece.owner === action.by && ability !== undefined
  return together(
    needs(law, 'dm-rule-602'),
    unmetIf(law, !own, ['dm-rule-602'], '使える起動型能力ではない', 'It is no activated ability that you can use', [
      'バトルゾーンの自分のカードの起動型能力なら',
      'with an activated ability of a card of yours in the battle zone',
    ]),
    unmetIf(
      law,
      state.active !== action.by || state.step !== 'attack' || state.attack !== undefined,
      ['dm-rule-602'],
      '攻撃できる時ではない',
      'It is not the time when it could attack',
      ['自分の攻撃ステップなら', 'in your attack step'],
    ),
    own
      ? together(
          isCreature(state, piece) && ability.tap ? sicknessUnmet(state, piece, law) : none,
          unmetIf(
            law,
            ability.tap === true && piece.tapped,
            ['dm-rule-602'],
            'タップしているので使えない',
            'It is tapped already',
            ['アンタップすれば', 'if it untapped'],
          ),
          choicesUnmet(state, ability.ops, action.choices ?? [], {}, { by: action.by, self: action.card }, law),
        )
      : none,
  )
}

export function activate(work: Work, action: Using): void {
  const ability = abilityOf(work.state, action, work.law)!
  if (ability.tap) tap(work, action.card, ['dm-rule-602'])
  doOps(work, ability.ops, {
    by: action.by,
    self: action.card,
    cause: { by: action.by, kind: 'creature', piece: action.card },
    cites: [ability.rests ?? 'dm-rule-text'],
    given: false,
    choices: action.choices ?? [],
    faces: action.faces ?? {},
  })
}
