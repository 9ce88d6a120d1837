import { holds } from '../../engine'
import type { Effect, Subject } from './card'
import { fits, match, matchesOpenly } from './match'
import { allPieces, pieceOf, type ChainLink, type Piece } from './state'
import { tell } from './tell'
import type { Work } from './work'

/** The cards on which a part of an effect acts, as it resolves. */
export function subjects(work: Work, link: ChainLink, effect: Effect, subject: Subject): readonly Piece[] {
  const { state } = work
  if (subject === 'self') return present([pieceOf(state, link.piece)])
  if (subject === 'attacker') return present([state.attack ? pieceOf(state, state.attack.attacker) : undefined])
  if (subject === 'equipped') return present([pieceOf(state, pieceOf(state, link.piece)?.tie ?? '')])
  const asker = { by: link.by, self: link.piece }
  if (subject === 'targets') {
    // A target that has changed so that the effect could not have chosen it is no longer reached.
    return present(link.targets.map((id) => pieceOf(state, id))).filter((piece, index) => {
      const filter = index > 0 && effect.target?.more ? effect.target.more : effect.target?.filter
      const read = filter ? match(state, piece, filter, asker, 'effect', work.law) : undefined
      if (!read || read.unmet.length === 0) return true
      missed(
        work,
        piece,
        read.unmet.flatMap((one) => one.cites),
      )
      return false
    })
  }
  return allPieces(state).filter((piece) => {
    if (fits(state, piece, subject, asker, 'effect', work.law)) return true
    if (!matchesOpenly(piece, subject, asker) && holds(work.law, 'ygo-rule-target')) return false
    const read = match(state, piece, subject, asker, 'effect', work.law)
    const hidden = read.unmet.flatMap((one) => one.cites).filter((cite) => cite !== 'ygo-rule-target')
    if (hidden.length > 0 && read.unmet.every((one) => !one.cites.includes('ygo-rule-target')))
      missed(work, piece, hidden)
    return false
  })
}

function missed(work: Work, piece: Piece, cites: readonly string[]): void {
  tell(work, 'unaffected', piece, cites, '{card}には適用されない', 'It does not apply to {card}', piece.face === 'down')
}

function present(pieces: readonly (Piece | undefined)[]): readonly Piece[] {
  return pieces.filter((piece) => piece !== undefined && piece.zone !== 'gone') as readonly Piece[]
}
