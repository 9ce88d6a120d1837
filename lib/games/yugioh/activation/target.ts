import { holds, none, words, type Citation, type Law, type Unmet } from '../../../engine'
import type { Effect, Filter, Op, Target } from '../card'
import { maySee } from '../look'
import { fits, match, type Asker } from '../match'
import { allPieces, cardOf, hasNoFaceDown, pieceOf, type Piece, type State } from '../state'
import { reason } from '../unmet'
import type { Activation } from './effect'

export function targetsUnmet(
  state: State,
  effect: Effect,
  given: readonly string[],
  asker: Asker,
  law: Law,
): readonly Unmet[] {
  const target = effect.target
  if (!target) return none
  const purpose = effect.ops.some((op) => op.op === 'equip') && effect.cost === undefined ? 'equip' : 'effect'
  const wrong =
    given.length !== target.n || hasTwice(given)
      ? reason(
          law,
          ['ygo-rule-target'],
          words(`対象は${target.n}つ`, `It takes ${target.n} target${target.n === 1 ? '' : 's'}`),
          words('対象を選べば', 'with its targets chosen'),
        )
      : none
  const unmet = [...wrong]
  for (const [index, id] of given.entries()) {
    const piece = pieceOf(state, id)
    if (!piece) unmet.push(...wrong)
    else
      unmet.push(
        ...match(state, piece, filterAt(target, index), asker, purpose, law).unmet,
        ...(turnsDown(effect) && hasNoFaceDown(piece)
          ? reason(
              law,
              ['ygo-fd-46'],
              words(
                '裏側表示のないモンスターなので対象にできない',
                'It has no face-down position, so it cannot be targeted',
              ),
              words('裏側になれるモンスターなら', 'with a monster that can be face-down'),
            )
          : none),
        ...(target.that && !metCondition(state, id)
          ? reason(
              law,
              ['ygo-rule-trigger'],
              words('条件を満たしたカードではない', 'It is not the card that met the condition'),
              words('条件を満たしたカードなら', 'with the card that met it'),
            )
          : none),
        ...(maySee(piece, asker.by) ? summonUnmet(piece, effect, law) : none),
      )
  }
  return unmet
}

/** Whether a card is chosen twice. */
export function hasTwice(ids: readonly string[]): boolean {
  return ids.some((id, index) => ids.indexOf(id) < index)
}

function filterAt({ filter, more, n }: Target, index: number): Filter {
  return more && index > 0 && n > 1 ? more : filter
}

function turnsDown(effect: Effect): boolean {
  return effect.ops.some((op) => op.op === 'turn' && op.to === 'face-down' && op.what !== 'self')
}

/** Revival (蘇生) and its restriction. ygo-fd-39 */
function summonUnmet(piece: Piece, effect: Effect, law: Law): readonly Unmet[] {
  const card = cardOf(piece)
  if (!effect.ops.some((op) => op.op === 'summon' && op.what === 'targets')) return none
  const special =
    card?.summoning?.noNormal === true ||
    (card?.kinds ?? []).some((kind) => ['Ritual', 'Fusion', 'Synchro', 'Xyz', 'Link'].includes(kind))
  return [
    ...(special && !piece.memory.proper
      ? reason(
          law,
          ['ygo-rule-revival'],
          words('正しい方法で特殊召喚されていない', 'It was never properly summoned'),
          words('蘇生制限を満たしていれば', 'if it had been'),
        )
      : none),
    ...(card?.summoning?.noSpecial === true
      ? reason(
          law,
          ['ygo-rule-revival'],
          words('特殊召喚できないモンスターである', 'It cannot be Special Summoned'),
          words('ほかのモンスターなら', 'with another monster'),
        )
      : none),
  ]
}

/** Whether a card is one of those that what happened last is about. */
function metCondition(state: State, id: string): boolean {
  return (
    state.recent?.some((one) => (one.what === 'sent' ? one.before.id === id : 'piece' in one && one.piece === id)) ===
    true
  )
}

/** Whether there are as many cards to choose as an effect asks for. */
export function reachable(state: State, { target }: Effect, asker: Asker, law: Law): boolean {
  if (!target) return true
  const found = (filter: Filter) =>
    allPieces(state).filter((piece) => fits(state, piece, filter, asker, 'effect', law)).length
  return found(target.filter) >= (target.more ? 1 : target.n) && (!target.more || found(target.more) >= target.n - 1)
}

/** An activation without effect (空撃ち). ygo-fd-47 */
export function emptyUnmet(state: State, effect: Effect, asker: Asker, law: Law): readonly Unmet[] {
  const main = effect.ops[0]
  if (!main || effect.mandatory) return none
  const filter = effect.target?.filter ?? ('what' in main && typeof main.what === 'object' ? main.what : undefined)
  if (!filter) return none
  const down = main.op === 'turn' && main.to === 'face-down'
  let barred = false
  for (const piece of allPieces(state)) {
    if (!fits(state, piece, filter, asker, 'effect', law)) continue
    if (!(down && hasNoFaceDown(piece) && holds(law, 'ygo-fd-46'))) return none
    barred = true
  }
  return reason(
    law,
    barred ? ['ygo-fd-47'] : ['ygo-rule-no-effect'],
    effect.target
      ? words('対象にできるカードがない', 'There is no card to target')
      : words('効果を受けるカードがない（空撃ち）', 'It would be an activation without effect'),
    words('効果を受けるカードがあれば', 'if there were a card for it to act on'),
  )
}

/** That the revival restriction was met is kept. ygo-fd-39 */
export function targetCites(state: State, effect: Effect, action: Activation, law: Law): readonly Citation[] {
  const revives = effect.ops.some((op: Op) => op.op === 'summon' && op.what === 'targets')
  return (action.targets ?? []).flatMap((id) => {
    const piece = pieceOf(state, id)
    const special = piece && cardOf(piece)?.summoning?.noNormal === true
    return revives && special && piece.memory.proper && holds(law, 'ygo-fd-39') ? ['ygo-fd-39'] : []
  })
}
