import { holds, otherSeat, together, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import { endEffects } from './lasting'
import { draw } from './move'
import { allPieces } from './lookup'
import { altered } from './piece'
import type { Memory, Piece, State } from './state'
import { put, type Work } from './work'
import { untap } from './tapping'
import { tell } from './tell'
import { needs, unmetIf } from './unmet'
import { steps, stepTexts } from './vocabulary'

/** The turn and its steps. 500.1 */

export function nextStepUnmet(state: State, action: Action & { type: 'nextStep' }, law: Law): readonly Unmet[] {
  return together(
    needs(law, 'dm-rule-500.1'),
    unmetIf(
      law,
      state.active !== action.by || state.attack !== undefined,
      ['dm-rule-500.1'],
      'ステップを進められる時ではない',
      'It is not the time to go to the next step',
      ['自分のターンの、攻撃の途中でない時なら', 'in your turn, with no attack going on'],
    ),
  )
}

export function nextStep(work: Work): void {
  const step = steps[steps.indexOf(work.state.step) + 1]
  if (step === undefined) return startTurn(work)
  work.state.step = step
  tell(work, 'step', undefined, ['dm-rule-500.1'], '{step}に進む', 'On to the {step}', {
    parts: { step: stepTexts[step] },
  })
  // The first player draws no card in the first turn. 103.5
  if (step === 'draw' && work.state.turn > 1 && holds(work.law, 'dm-rule-502'))
    draw(work, work.state.active, ['dm-rule-502'])
  if (step === 'end') work.happenings.push({ what: 'turn-end' })
  return undefined
}

/** The end of the turn, and the start step of the next one: its player untaps all, then what waits for the start. 501, 511 */
function startTurn(work: Work): void {
  endEffects(work)
  const active = otherSeat(work.state.active)
  work.state.active = active
  work.state.turn += 1
  work.state.step = 'start'
  work.state.charged = undefined
  work.state.log = { put: [], destroyed: 0, attacks: { player: 0, opponent: 0 } }
  tell(work, 'turn', undefined, ['dm-rule-500.1'], '次のターンが始まる', 'The next turn starts')
  for (const piece of allPieces(work.state)) {
    if (piece.zone === 'battle') put(work, altered(piece, { memory: ofNewTurn(piece, piece.owner === active) }))
    if (piece.tapped && piece.owner === active && holds(work.law, 'dm-rule-501')) untap(work, piece.id, ['dm-rule-501'])
  }
  work.happenings.push({ what: 'turn-start' })
}

/** What is still remembered when a turn starts: of one's own cards, no more that they came. 301.5 */
function ofNewTurn({ memory }: Piece, own: boolean): Memory {
  const kept: { -readonly [K in keyof Memory]: Memory[K] } = {}
  if (memory.arrived && !own) kept.arrived = true
  if (memory.fromStart) kept.fromStart = true
  if (memory.awakened) kept.awakened = true
  return kept
}
