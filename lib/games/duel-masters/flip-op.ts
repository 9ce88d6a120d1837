import { holds } from '../../engine'
import type { Op } from './card'
import type { Doing } from './doing'
import { creaturesOf, destination, faceOf, isDoubleFaced, stands } from './faces'
import { flip } from './flip'
import { awakenLink, unite } from './link'
import { pieceOf, type Piece } from './state'
import type { Work } from './work'
import { untapAfterRelease } from './tapping'
import { tell } from './tell'

/** Flipping as part of an effect: the face must be there that it asks for, also when the ability was given (dm-flip-26). */
export function carryFlip(work: Work, id: string, op: Op & { op: 'flip' }, doing: Doing): boolean {
  const piece = pieceOf(work.state, id)
  if (!stands(piece)) return false
  if (piece.owner !== doing.by && !holds(work.law, 'dm-flip-36')) return false
  const face = destination(work.state, piece, op.to, work.law)
  if (face === undefined || (doing.given && !holds(work.law, 'dm-flip-26'))) return cannot(work, piece, doing)
  flip(work, id, face, {
    ...(doing.word ? { word: doing.word } : {}),
    by: doing.by,
    cites: [...doing.cites, ...(doing.given ? ['dm-flip-26'] : [])],
  })
  if (op.untap) untapAfterRelease(work, id, doing.cites)
  return true
}

/** Without a face to flip to, the effect cannot be carried out. dm-flip-27 */
function cannot(work: Work, piece: Piece, { given }: Doing): boolean {
  const single = !isDoubleFaced(piece)
  tell(
    work,
    'cannot-flip',
    piece,
    single ? ['dm-flip-27'] : given ? ['dm-flip-26'] : ['dm-rule-text'],
    single ? '{card}には裏返す面がないので、何も起こらない' : '{card}には求められた面がないので、何も起こらない',
    single
      ? '{card} has no face to flip to, so nothing happens'
      : '{card} has no such face as is asked for, so nothing happens',
  )
  return false
}

/** 覚醒リンク: with the named creatures in the battle zone. 805.1c */
export function carryLink(work: Work, names: readonly string[], doing: Doing): boolean {
  const lead = pieceOf(work.state, doing.self)
  if (!stands(lead) || doing.word === undefined) return false
  const others: Piece[] = []
  for (const name of names) {
    const found = creaturesOf(work.state, doing.by).find(
      (piece) => faceOf(work.state, piece)?.name.ja === name && piece.id !== lead.id && !others.includes(piece),
    )
    if (found) others.push(found)
  }
  if (others.length < names.length) return false
  awakenLink(work, lead.id, others, { word: doing.word, by: doing.by, cites: doing.cites })
  return true
}

export function carryUnite(work: Work, doing: Doing): boolean {
  const lead = pieceOf(work.state, doing.self)
  const at = lead?.link ?? lead?.id
  if (at === undefined || lead?.zone !== 'battle' || doing.word === undefined) return false
  unite(work, at, { word: doing.word, by: doing.by, cites: doing.cites })
  return true
}
