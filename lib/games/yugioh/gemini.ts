import { none, words, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import { cardOf, pieceOf, type State } from './state'
import { tell } from './tell'
import { turnUnmet } from './turn'
import { reason } from './unmet'
import { change, type Work } from './work'

/** 再度召喚 of a Gemini (デュアル): uses the Normal Summon. ygo-bp-23 */
export function geminiUnmet(state: State, action: Action & { type: 'geminiSummon' }, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  const fits =
    piece?.zone === 'monster' &&
    piece.controller === action.by &&
    piece.face === 'up' &&
    cardOf(piece)?.kinds?.includes('Gemini') === true &&
    !piece.gemini
  return [
    ...turnUnmet(state, action.by, law),
    ...(!fits
      ? reason(
          law,
          ['ygo-rule-where'],
          words('再度召喚できるモンスターではない', 'It is no Gemini Monster that can be summoned again'),
          words('表側のデュアルモンスターなら', 'with a face-up Gemini Monster'),
        )
      : none),
    ...(state.normalUsed
      ? reason(
          law,
          ['ygo-rule-one-normal'],
          words('このターンの通常召喚は行われている', 'The Normal Summon of this turn is used'),
          words('次のターンなら', 'next turn'),
        )
      : none),
  ]
}

export function geminiSummon(work: Work, action: Action & { type: 'geminiSummon' }): void {
  const piece = pieceOf(work.state, action.card)!
  change(work, piece, { gemini: true, memory: { ...piece.memory, geminiNow: true } })
  work.state.normalUsed = true
  tell(work, 'summoned', piece, ['ygo-bp-23'], '{card}を再度召喚', '{card} is Gemini Summoned')
}
