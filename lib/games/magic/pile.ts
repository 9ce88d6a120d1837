import { holds, omit, seats, type Citation, type Seat } from '../../engine'
import type { Op } from './card'
import { enter, move, takeOut } from './move'
import { cr } from './rules'
import { renamed, shuffled } from './shuffle'
import { copyOf } from './draft'
import { change, pieceOf, put, tick, type Piece, type StackItem, type State, type Work } from './state'
import { tell } from './tell'
import { inForce } from './unmet'
import { knows } from './look'

type PileOp = Pick<Op & { readonly op: 'pile' }, 'by' | 'library' | 'tapped' | 'cites'>

export function topOf(state: State, whose: Seat, n: number): readonly string[] {
  return state.library[whose].slice(0, n)
}

/** Puts a card onto the battlefield face down. 701.58a, 701.40a */
export function putDown(
  work: Work,
  id: string,
  by: 'cloak' | 'manifest',
  controller: Seat,
  tapped = false,
  oneOfMany = false,
): Piece | undefined {
  if (!pieceOf(work.state, id)) return undefined
  return enter(work, id, { controller, down: by, tapped, cites: downCites(by, oneOfMany) })
}

function downCites(by: 'cloak' | 'manifest', oneOfMany: boolean): readonly Citation[] {
  if (by === 'cloak') return ['mtg-cloak-04', cr('701.58a'), ...(oneOfMany ? [cr('701.58e')] : [])]
  return [cr('701.40a'), ...(oneOfMany ? [cr('701.40e')] : [])]
}

/**
 * Exiles cards in one face-down pile, shuffles it and puts them onto the battlefield face down. Who could follow a
 * card no longer can (mtg-cloak-03), but for a pile of one.
 */
export function makePile(work: Work, op: PileOp, objects: readonly Piece[], item: StackItem): void {
  if (op.cites && !op.cites.every((id) => holds(work.law, id))) return
  const rests = op.cites ?? ['mtg-card-text']
  const ids = [...objects.map((piece) => piece.id), ...topOf(work.state, item.by, op.library)]
  const pile = ids.flatMap((id) => exileDown(work, id) ?? [])
  if (pile.length === 0) return
  tell(
    work,
    'pile',
    undefined,
    rests,
    `${pile.length}枚を裏向きの束にして追放する`,
    `${pile.length} card(s) are exiled in a face-down pile`,
  )
  const cloaks = op.by === 'cloak'
  const hides = pile.length > 1 && inForce(work.law, ...(cloaks ? ['mtg-cloak-03'] : []), cr('701.24a'))
  const order = hides ? shuffled(work, pile) : pile
  if (hides)
    tell(
      work,
      'shuffled',
      undefined,
      [...(cloaks ? ['mtg-cloak-03'] : []), cr('701.24a')],
      '束を切り直す',
      'The pile is shuffled',
    )
  for (const { id, known } of order) {
    const card = renamed(work, pieceOf(work.state, id)!)
    card.seen = hides ? [] : known
    putDown(work, card.id, op.by, item.by, op.tapped === true)
  }
}

/** Exiled face down, with who knows which card it is. What was a face-down permanent is revealed as it leaves (708.9). */
function exileDown(work: Work, id: string): { readonly id: string; readonly known: readonly Seat[] } | undefined {
  const before = pieceOf(work.state, id)
  if (!before) return undefined
  const known = before.down ? seats : seats.filter((seat) => knows(work.state, before, seat, work.law))
  if (before.zone === 'battlefield') {
    const after = move(work, id, 'exile')
    if (!after || after.zone !== 'exile') return undefined
    change(work, id).down = 'effect'
    return { id, known }
  }
  takeOut(work, before)
  const stamp = tick(work)
  const exiled = copyOf(omit(before, 'attached'))
  exiled.zone = 'exile'
  exiled.object = stamp
  exiled.stamp = stamp
  exiled.down = 'effect'
  exiled.seen = []
  put(work, exiled)
  return { id, known }
}
