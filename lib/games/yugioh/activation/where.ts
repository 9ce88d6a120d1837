import { holds, none, words, type Law, type Unmet } from '../../../engine'
import type { Card, Effect } from '../card'
import { isOnField, stanceOf, type Piece } from '../state'
import { reason } from '../unmet'
import { placesOf, type Activation } from './effect'

export function whereUnmet(piece: Piece, card: Card, effect: Effect, action: Activation, law: Law): readonly Unmet[] {
  const from = placesOf(card, effect)
  const opened = effect.how === 'card' && isOnField(piece) && piece.face === 'up'
  const handTrap = card.type === 'trap' && effect.how === 'card' && piece.zone === 'hand'
  const early = piece.setThisTurn === true && (card.type === 'trap' || card.property === 'Quick-Play')
  return [
    ...(!from.includes(piece.zone) || opened || handTrap
      ? reason(
          law,
          ['ygo-rule-where'],
          words('そこからは発動できない', 'It cannot be activated from there'),
          words('発動できる場所にあれば', 'from where it can be activated'),
        )
      : none),
    ...(early
      ? reason(
          law,
          ['ygo-rule-set-turn'],
          words('セットしたターンである', 'It was Set this turn'),
          words('次のターンなら', 'next turn'),
        )
      : none),
    ...(piece.zone === 'monster' && piece.face === 'down' && !(effect.faceDown && holds(law, 'ygo-fd-19'))
      ? reason(
          law,
          ['ygo-fd-18'],
          words('裏側守備表示モンスターの効果は発動しない', 'The effects of a face-down monster do not activate'),
          words('表側なら', 'if it were face-up'),
        )
      : none),
    ...(effect.faceDown === true && piece.face === 'up'
      ? reason(
          law,
          ['ygo-rule-text'],
          words('裏側守備表示の時の効果である', 'It is an effect for when it is face-down'),
          words('裏側なら', 'if it were face-down'),
        )
      : none),
    ...(effect.stance !== undefined && stanceOf(piece) !== effect.stance
      ? reason(
          law,
          ['ygo-rule-text'],
          words('求められる表示形式ではない', 'It is not in the position that is asked for'),
          words('その表示形式なら', 'in that position'),
        )
      : none),
    ...(card.kinds?.includes('Gemini') === true && !piece.gemini
      ? reason(
          law,
          ['ygo-rule-text'],
          words('再度召喚されていない', 'It was not Gemini Summoned'),
          words('再度召喚されていれば', 'if it had been'),
        )
      : none),
    ...(action.by !== piece.controller
      ? reason(
          law,
          ['ygo-rule-where'],
          words('自分のカードではない', 'It is not your card'),
          words('自分のカードなら', 'with your own card'),
        )
      : none),
  ]
}
