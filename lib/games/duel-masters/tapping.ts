import { holds, type Citation } from '../../engine'
import { typeOf } from './faces'
import { pieceOf } from './state'
import { change, type Work } from './work'
import { tell } from './tell'

/** Tapping and untapping as events. A card that lies so already does not become so. 105.6, 701.2b */

export function tap(work: Work, id: string, cites: readonly Citation[] = ['dm-rule-701.2']): boolean {
  const piece = pieceOf(work.state, id)
  if (!piece || piece.tapped) return false
  if (piece.zone === 'battle' && typeOf(work.state, piece) !== 'creature' && holds(work.law, 'dm-rule-105.4a')) {
    tell(work, 'not-tapped', piece, ['dm-rule-105.4a'], '{card}はタップできない', '{card} cannot be tapped')
    return false
  }
  tell(work, 'tapped', change(work, id, { tapped: true }), cites, '{card}はタップする', '{card} is tapped')
  if (piece.zone === 'battle') work.happenings.push({ what: 'tapped', piece: id })
  return true
}

export function untap(work: Work, id: string, cites: readonly Citation[] = ['dm-rule-701.2']): boolean {
  const piece = pieceOf(work.state, id)
  if (!piece?.tapped) return false
  tell(work, 'untapped', change(work, id, { tapped: false }), cites, '{card}はアンタップする', '{card} untaps')
  if (piece.zone === 'battle') work.happenings.push({ what: 'untapped', piece: id })
  return true
}

/** The 'and untap it' of dragon release: it means next to nothing today, as the creature is untapped already. dm-flip-23 */
export function untapAfterRelease(work: Work, id: string, cites: readonly Citation[]): void {
  const piece = pieceOf(work.state, id)
  if (!piece || untap(work, id, cites)) return
  if (holds(work.law, 'dm-flip-23') && holds(work.law, 'dm-rule-105.6')) {
    tell(
      work,
      'untapped-already',
      piece,
      ['dm-flip-23', 'dm-rule-105.6'],
      '{card}はすでにアンタップしているので、「アンタップする」は何もしない',
      '{card} is untapped already, so ‘untap it’ does nothing',
    )
    return
  }
  work.happenings.push({ what: 'untapped', piece: id })
}
