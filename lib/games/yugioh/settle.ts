import { omit, otherSeat } from '../../engine'
import type { Limit } from './card'
import { collectTriggers } from './triggers'
import { comeBack, sendToGraveyard } from './leave'
import { allPieces, monstersOf, pieceOf, stanceOf, type Piece } from './state'
import { applying } from './stats'
import { tell } from './tell'
import { setStance } from './turn-over'
import { change, changed, draftOf, put, type Work } from './work'

/** What continuous effects bring about by themselves, then what has been triggered. */
export function settle(work: Work): void {
  if (!work.state.choice) {
    for (const { source, effect } of applying(work.state, work.law)) {
      switch (effect.gives) {
        case 'all-face-up-attack':
          for (const piece of monstersOf(work.state)) {
            if (stanceOf(piece) === 'face-up-attack' || piece.id === source.id) continue
            if (!work.happenings.some((one) => 'piece' in one && one.piece === piece.id))
              setStance(work, piece, 'face-up-attack', ['ygo-rule-text'])
          }
          break
        case 'control-to-owner':
          for (const piece of monstersOf(work.state)) {
            if (piece.controller === piece.owner) continue
            change(work, omit(piece, 'borrowed'), { controller: piece.owner })
            tell(
              work,
              'control',
              piece,
              ['ygo-rule-text'],
              '{card}のコントロールは持ち主に戻る',
              'Control of {card} returns to its owner',
              piece.face === 'down',
            )
          }
          break
        case 'destroyed-in':
          if (
            pieceOf(work.state, source.id)?.zone === 'monster' &&
            stanceOf(pieceOf(work.state, source.id)!) === effect.stance
          )
            sendToGraveyard(work, source.id, { destroyed: true, by: source.controller, own: true })
          break
        default:
      }
    }
  }
  collectTriggers(work)
}

/** The End Phase: what lasts until then ends, what was banished for a time comes back. */
export function endPhase(work: Work): void {
  for (const piece of allPieces(work.state)) {
    if (piece.away?.until === 'end') comeBack(work, piece.id)
    if (piece.zone !== 'monster') continue
    if (piece.limits.some((limit) => limit.upInEndPhase)) {
      change(work, piece, { limits: piece.limits.filter((limit) => !limit.upInEndPhase) })
      if (stanceOf(piece) !== 'face-up-attack')
        setStance(work, pieceOf(work.state, piece.id)!, 'face-up-attack', ['ygo-rule-text'])
    }
  }
}

/** A limit after the end of a turn, if it lasts. */
function nextTurn(limit: Limit): readonly Limit[] {
  if (limit.untilEnd || limit.turns === 1) return []
  return [limit.turns === undefined ? limit : { ...limit, turns: limit.turns - 1 }]
}

/** A card when a turn has ended. */
function afterTurn(piece: Piece): Piece {
  const back = piece.borrowed && piece.zone === 'monster'
  const changes = {
    memory: omit(piece.memory, 'changed', 'arrived', 'attacked', 'geminiNow'),
    used: [],
    limits: piece.limits.flatMap(nextTurn),
  }
  return back
    ? changed(omit(piece, 'setThisTurn', 'borrowed'), { ...changes, controller: piece.owner })
    : changed(omit(piece, 'setThisTurn'), changes)
}

/** The turn ends: what was done this turn no longer counts. */
export function endTurn(work: Work): void {
  for (const piece of allPieces(work.state)) put(work, afterTurn(piece))
  const state = draftOf(work.state, 'mustTribute')
  state.turn += 1
  state.active = otherSeat(state.active)
  state.phase = 'draw'
  state.normalUsed = false
  state.usedNames = []
  work.state = state
  tell(work, 'turn', undefined, ['ygo-rule-phase'], '次のターン', 'The next turn')
}
