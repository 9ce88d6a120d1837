import { words, type Citation, type Text } from '../../engine'
import { nameOf, type Piece, type Work } from './state'

/**
 * Adds an event about a card. `hidden` is what those may know to whom the card's face is not shown;
 * without it the card is open to all.
 */
export function tell(
  work: Work,
  kind: string,
  piece: Piece | undefined,
  cites: readonly Citation[],
  ja: string,
  en: string,
  hidden = false,
): void {
  const text = (card: Text) => words(ja, en, { card })
  const name: Text = piece ? nameOf(piece) : { ja: '', en: '' }
  work.events.push({
    kind,
    text: text(hidden ? { ja: '裏側のカード', en: 'a face-down card' } : name),
    cites: cites.filter((cite) => !work.law.without.has(cite)),
    ...(piece ? { cards: [piece.id] } : {}),
    ...(hidden && piece ? { known: { to: [piece.controller, 'judge'], text: text(name) } } : {}),
  })
}
