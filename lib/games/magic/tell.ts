import { viewers, type Citation, type Text, type Viewer } from '../../engine'
import { words } from '../../engine'
import { hiddenName, knowersOf, nameOf } from './look'
import type { Piece, Work } from './state'

/**
 * Adds an event about a card. `{card}` is its name for those who know it as the event is told; the others read that
 * it is a face-down one.
 */
export function tell(
  work: Work,
  kind: string,
  piece: Piece | undefined,
  cites: readonly Citation[],
  ja: string,
  en: string,
): void {
  tellTo(work, kind, piece, cites, ja, en, piece ? knowersOf(work.state, piece, work.law) : viewers)
}

/** The same for those who are said to know it. */
export function tellTo(
  work: Work,
  kind: string,
  piece: Piece | undefined,
  cites: readonly Citation[],
  ja: string,
  en: string,
  knowers: readonly Viewer[],
): void {
  const name: Text | undefined = piece && nameOf(piece)
  const open = name ? words(ja, en, { card: name }) : { ja, en }
  const all = knowers.length === viewers.length
  work.events.push({
    kind,
    text: all || !piece ? open : words(ja, en, { card: hiddenName(piece) }),
    cites: work.law.without.size === 0 ? cites : cites.filter((cite) => !work.law.without.has(cite)),
    ...(piece ? { cards: [piece.id] } : {}),
    ...(all || !piece ? {} : { known: { to: knowers, text: open } }),
  })
}
