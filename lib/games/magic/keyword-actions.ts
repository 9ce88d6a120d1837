import type { Citation, Seat } from '../../engine'
import { boardOf, valuesOf } from './layers'
import { abilityOf, hasKeyword } from './match'
import { enter, move } from './move'
import { cr } from './rules'
import { cardOf, change, pieceOf, put, refOf, tick, type Piece, type Work } from './state'
import { tell } from './tell'
import { inForce } from './unmet'

/** Keyword actions (CR 701) that effects and rules carry out. */

const text: readonly Citation[] = ['mtg-card-text']

/** 破壊する. CR 701.8 */
export function destroy(work: Work, id: string, cites: readonly Citation[]): void {
  const piece = pieceOf(work.state, id)
  if (piece?.zone !== 'battlefield' || hasKeyword(boardOf(work.state, work.law).get(id)!, 'indestructible')) return
  tell(work, 'destroyed', piece, cites, '{card}が破壊される', '{card} is destroyed')
  move(work, id, 'graveyard')
}

export function toHand(work: Work, id: string): void {
  tell(
    work,
    'returned',
    pieceOf(work.state, id),
    text,
    '{card}がオーナーの手札に戻る',
    "{card} returns to its owner's hand",
  )
  move(work, id, 'hand')
}

/** 打ち消す. CR 701.6a */
export function counterSpell(work: Work, id: string, to: 'graveyard' | 'library'): void {
  const piece = pieceOf(work.state, id)
  if (piece?.zone !== 'stack' || !inForce(work.law, cr('701.6a'))) return
  if (hasKeyword(valuesOf(work.state, piece, work.law), 'uncounterable'))
    return tell(work, 'nothing', piece, text, '{card}は打ち消されない', '{card} cannot be countered')
  tell(work, 'countered', piece, [cr('701.6a')], '{card}が打ち消される', '{card} is countered')
  work.state.stack = work.state.stack.filter((item) => item.id !== id)
  move(work, id, to)
}

/** 変身させる. Face down it cannot (mtg-cloak-08, 712.15a). CR 701.27 */
export function transform(work: Work, id: string): void {
  const piece = pieceOf(work.state, id)
  if (piece?.zone !== 'battlefield' || piece.card === undefined) return
  const double = cardOf(piece)?.double
  if (!inForce(work.law, cr('701.27a'))) return
  if (piece.down && inForce(work.law, 'mtg-cloak-08', cr('712.15a')))
    return tell(
      work,
      'nothing',
      piece,
      ['mtg-cloak-08', cr('712.15a')],
      '裏向きの間は変身できない',
      'Face down, it cannot transform',
    )
  if (double !== 'transforming')
    return tell(work, 'nothing', piece, [cr('701.27a')], '{card}は変身しない', '{card} does not transform')
  const other = change(work, id)
  other.face = piece.face === 0 ? 1 : 0
  other.stamp = tick(work)
  tell(work, 'transformed', pieceOf(work.state, id), [cr('701.27a')], '{card}に変身する', 'It transforms into {card}')
}

/** つける. CR 701.3 */
export function attach(work: Work, attached: Piece | undefined, host: Piece, cites: readonly Citation[]): void {
  if (
    attached?.zone !== 'battlefield' ||
    attached.id === host.id ||
    abilityOf(boardOf(work.state, work.law).get(attached.id)!, 'enchant')
  )
    return
  const now = change(work, attached.id)
  now.attached = refOf(host)
  now.stamp = tick(work)
  tell(work, 'attached', host, cites, '{card}につけられる', 'It is attached to {card}')
}

export function makeTokens(
  work: Work,
  by: Seat,
  { token, n, tapped }: { readonly token: string; readonly n: number; readonly tapped?: true },
): void {
  for (let left = n; left > 0; left--) {
    const id = `token-${++work.state.made}`
    put(work, {
      id,
      card: token,
      owner: by,
      controller: by,
      under: by,
      zone: 'exile',
      object: 0,
      stamp: 0,
      face: 0,
      tapped: false,
      fresh: true,
      damage: 0,
      counters: 0,
      seen: [],
    })
    enter(work, id, { controller: by, ...(tapped ? { tapped: true } : {}), cites: text })
  }
}
