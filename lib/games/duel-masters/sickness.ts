import { holds, none, type Citation, type Law, type Unmet } from '../../engine'
import { givings } from './at-work'
import { keywordOf, nameOf } from './faces'
import { isWho } from './match'
import type { Piece, State } from './state'
import { quoted } from './tell'
import { unmetIf } from './unmet'

/** 召喚酔い: put into the battle zone this turn. What counts is the card, whatever its face (dm-flip-15, dm-flip-16). */

const cure = ['次の自分のターンなら', 'in your next turn'] as const

export function sicknessUnmet(state: State, piece: Piece, law: Law): readonly Unmet[] {
  const { arrived, flipped, awakened, fromStart } = piece.memory
  const card = () => ({ card: quoted(nameOf(state, piece)) })
  if (hasSpeed(state, piece, law)) return none
  if (awakened && holds(law, 'dm-flip-17') && holds(law, 'dm-rule-805.6')) return none
  if (!arrived) {
    if (fromStart && state.turn === 1 && !holds(law, 'dm-flip-18'))
      return unmetIf(law, true, [], '{card}は召喚酔いしている', '{card} is summoning sick', cure, card)
    return flipped && !holds(law, 'dm-flip-15')
      ? unmetIf(law, true, [], '{card}は召喚酔いしている', '{card} is summoning sick', cure, card)
      : none
  }
  if (!flipped)
    return unmetIf(
      law,
      true,
      ['dm-rule-301.5'],
      '{card}はこのターンにバトルゾーンに出たので、召喚酔いしている',
      '{card} was put into the battle zone this turn and is summoning sick',
      cure,
      card,
    )
  return unmetIf(
    law,
    true,
    awakened === false ? ['dm-flip-16', 'dm-rule-805.6a'] : ['dm-flip-16', 'dm-rule-301.5'],
    awakened === false
      ? '{card}は覚醒した面ではなくなったので、また召喚酔いしている'
      : '{card}のカードはこのターンに出た。裏返っても召喚酔いしている',
    awakened === false
      ? '{card} has no longer the face that awakened, and is summoning sick again'
      : 'The card of {card} was put into the battle zone this turn: flipped or not, it is summoning sick',
    ['次の自分のターンなら、または覚醒すれば', 'in your next turn, or after awakening'],
    card,
  )
}

/** What an attack is allowed by in spite of that. */
export function freeOfSickness(state: State, piece: Piece, law: Law): readonly Citation[] {
  const { arrived, flipped, awakened, fromStart, shed } = piece.memory
  return [
    ...(arrived
      ? hasSpeed(state, piece, law)
        ? ['dm-rule-101.2']
        : awakened
          ? ['dm-flip-17', 'dm-rule-805.6']
          : []
      : []),
    ...(fromStart && state.turn === 1 ? ['dm-flip-18'] : []),
    ...(flipped && !arrived ? ['dm-flip-15'] : []),
    ...(shed ? ['dm-flip-30', 'dm-flip-31'] : []),
  ]
}

/** スピードアタッカー beats the rule. 101.2 */
function hasSpeed(state: State, piece: Piece, law: Law): boolean {
  if (!holds(law, 'dm-rule-101.2')) return false
  return (
    keywordOf(state, piece, 'speed-attacker', law) !== undefined ||
    piece.effects.some((effect) => effect.speedAttacker) ||
    givings(state, law, 'speed-attacker').some(
      ({ from, gives }) =>
        gives.gives === 'speed-attacker' && isWho(state, piece, gives.to, { by: from.owner, self: from.id }, law),
    )
  )
}
