import { viewers, words, type Citation, type Text, type Viewer } from '../../engine'
import { calledName, hiddenName, knowersOf, nameOf } from './look'
import type { Piece, Work } from './state'

/**
 * Adds an event about a card. `{card}` is what it is called by those who know it as the event is told, with a word on
 * its lying face down; the others read that it is a face-down one. `{name}` is its name alone, or 'a card'.
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
  const open = piece ? sentence(ja, en, calledName(piece), nameOf(piece)) : { ja, en }
  const all = knowers.length === viewers.length
  work.events.push({
    kind,
    text: all || !piece ? open : sentence(ja, en, hiddenName(piece), aCard),
    cites: work.law.without.size === 0 ? cites : cites.filter((cite) => !work.law.without.has(cite)),
    ...(piece ? { cards: [piece.id] } : {}),
    ...(all || !piece ? {} : { known: { to: knowers, text: open } }),
  })
}

const aCard = words('カード', 'a card')

function sentence(ja: string, en: string, card: Text, name: Text): Text {
  const text = words(ja, en, { card, name })
  return { ja: text.ja, en: text.en.charAt(0).toUpperCase() + text.en.slice(1) }
}
