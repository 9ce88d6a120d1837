import { boardOf } from './layers'
import { isToken } from './match'
import { cr } from './rules'
import { change, permanents, pieceOf, type Piece, type Work } from './state'
import { addCounters, otherCreatures, turnDown } from './turn-over'

/** What permanents do as they enter. Those that enter face down have nothing of it (708.3). CR 614.1c */
export function asEntered(work: Work): void {
  if (work.entered.length === 0) return
  for (const id of work.entered.splice(0)) {
    const piece = pieceOf(work.state, id)
    if (piece?.zone === 'battlefield' && !piece.down) one(work, piece)
  }
}

function one(work: Work, piece: Piece): void {
  const board = boardOf(work.state, work.law)
  for (const ability of board.get(piece.id)!.abilities) {
    if (ability.kind !== 'as' || !ability.enters) continue
    switch (ability.what) {
      case 'tapped':
        change(work, piece.id).tapped = true
        break
      case 'counters-per-other-creature':
        addCounters(work, piece.id, otherCreatures(work.state, piece, work.law), [cr('614.1c')])
        break
      case 'turn-others-down':
        for (const other of permanents(work.state))
          if (other.id !== piece.id && !isToken(other) && board.get(other.id)?.types.includes('Creature'))
            turnDown(work, other.id, ['mtg-card-text'])
        break
      case 'choose-type':
        work.state.choice = { kind: 'type', by: piece.controller, piece: piece.id }
        break
      case 'attach':
        break
    }
  }
}
