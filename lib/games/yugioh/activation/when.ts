import { holds, none, words, type Law, type Unmet } from '../../../engine'
import type { Card, Effect } from '../card'
import { fits } from '../match'
import { meets } from '../triggers'
import { isMain } from '../turn'
import { pieceOf, type Piece, type State } from '../state'
import { reason } from '../unmet'
import { isCycle, speedOf, useOf, type Activation } from './effect'

export function whenUnmet(
  state: State,
  piece: Piece,
  card: Card,
  effect: Effect,
  action: Activation,
  law: Law,
): readonly Unmet[] {
  const speed = speedOf(card, effect)
  const waits = state.waiting.some((one) => one.piece === piece.id && one.effect === effect.id)
  const { on } = effect
  const onAttack = on?.on === 'attacks' && effect.how !== 'trigger'
  const answers =
    on !== undefined &&
    effect.how !== 'trigger' &&
    state.recent?.some((happening) => meets(state, piece, on, happening, law) !== undefined) === true
  if (on && !onAttack && on.on !== 'targeted' && !answers)
    return !waits
      ? reason(
          law,
          ['ygo-rule-trigger'],
          words('発動の条件を満たしていない', 'What it waits for has not happened'),
          words('条件を満たした時なら', 'when it happens'),
        )
      : none
  const calm = !state.attack?.damageStep || waits || fitsDamageStep(effect)
  const phaseWrong = effect.phase !== undefined && state.phase !== effect.phase
  return [
    ...(calm
      ? none
      : reason(
          law,
          ['ygo-rule-damage-step'],
          words('ダメージステップに発動できる効果ではない', 'It cannot be activated in the Damage Step'),
          words('攻撃宣言時までなら', 'up to the attack declaration'),
        )),
    ...(state.waiting.length > 0 && !waits
      ? reason(
          law,
          ['ygo-rule-order'],
          words('先に積む誘発効果がある', 'Triggered effects go first'),
          words('それを積んだ後なら', 'after those'),
        )
      : none),
    ...(effect.on?.on === 'targeted' && !waits
      ? reason(
          law,
          ['ygo-rule-trigger'],
          words('このモンスターだけを対象とする発動がない', 'Nothing was activated that targets it as it asks'),
          words('そのような発動があれば', 'when such an activation is made'),
        )
      : none),
    ...(phaseWrong
      ? reason(
          law,
          ['ygo-rule-turn'],
          words('そのフェイズではない', 'It is not the phase for it'),
          words('そのフェイズなら', 'in that phase'),
        )
      : none),
    ...(speed === 1 &&
    effect.phase === undefined &&
    (state.active !== action.by || !isMain(state) || state.attack !== undefined)
      ? reason(
          law,
          ['ygo-rule-turn'],
          words('自分のメインフェイズではない', 'It is not your Main Phase'),
          words('自分のメインフェイズなら', 'in your own Main Phase'),
        )
      : none),
    ...(speed === 1 && state.chain.length > 0
      ? reason(
          law,
          ['ygo-rule-speed'],
          words('チェーンには積めない速さである', 'It is too slow for a chain'),
          words('チェーンのない時なら', 'with no chain'),
        )
      : none),
    ...(piece.zone === 'hand' && card.property === 'Quick-Play' && state.active !== action.by
      ? reason(
          law,
          ['ygo-rule-turn'],
          words('相手ターンには手札から発動できない', "It cannot be activated from the hand in the opponent's turn"),
          words('セットしてあれば', 'if it were Set'),
        )
      : none),
    ...(onAttack ? attackUnmet(state, effect, action, law) : []),
  ]
}

/** What changes ATK, or negates an activation. */
function fitsDamageStep(effect: Effect): boolean {
  return effect.ops.some((op) => op.op === 'negate-activation' || (op.op === 'limit' && op.limit.atk !== undefined))
}

/** Traps that answer an attack declaration. */
function attackUnmet(state: State, effect: Effect, action: Activation, law: Law): readonly Unmet[] {
  const attacker = state.attack && pieceOf(state, state.attack.attacker)
  const who = effect.on?.on === 'attacks' && typeof effect.on.who === 'object' ? effect.on.who : {}
  if (!attacker || state.attack?.damageStep)
    return reason(
      law,
      ['ygo-rule-trigger'],
      words('攻撃宣言がない', 'No attack was declared'),
      words('攻撃宣言時なら', 'when an attack is declared'),
    )
  const forgotten = who.summoned !== undefined && attacker.memory.summon === undefined
  return !fits(state, attacker, who, { by: action.by }, 'effect', law)
    ? reason(
        law,
        forgotten ? ['ygo-fd-38'] : ['ygo-rule-trigger'],
        words('攻撃したモンスターは求められるものではない', 'The attacking monster is not what is asked for'),
        words('そのようなモンスターの攻撃なら', 'with the attack of such a monster'),
      )
    : none
}

/** Once per turn (1ターンに1度), of this card or of its name. ygo-fd-34 */
export function onceUnmet(state: State, piece: Piece, effect: Effect, law: Law): readonly Unmet[] {
  const cycle = isCycle(effect)
  const used = piece.used.includes(useOf(effect))
  return [
    ...(effect.once === 'card' && used
      ? reason(
          law,
          cycle && holds(law, 'ygo-fd-34') ? ['ygo-fd-34'] : ['ygo-rule-once'],
          words('このターンに使った「1ターンに1度」の効果である', 'This once-per-turn effect was used this turn'),
          words('次のターンなら', 'next turn'),
        )
      : none),
    ...(effect.once === 'name' && state.usedNames.includes(`${piece.controller}:${piece.card}:${effect.id}`)
      ? reason(
          law,
          ['ygo-rule-name-limit'],
          words('このカード名の効果はこのターンに使った', 'The effect of this card name was used this turn'),
          words('次のターンなら', 'next turn'),
        )
      : none),
  ]
}
