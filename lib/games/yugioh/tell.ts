import { words, type Citation, type Text } from '../../engine'
import { nameOf, type Piece } from './state'
import type { Work } from './work'

const unknown: Text = { ja: '裏側のカード', en: 'a face-down card' }
const nobody: Text = { ja: '', en: '' }

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
  const { without } = work.law
  const inForce = without.size === 0 ? cites : cites.filter((cite) => !without.has(cite))
  if (!piece) {
    work.events.push({ kind, text: words(ja, en, { card: hidden ? unknown : nobody }), cites: inForce })
    return
  }
  const text = words(ja, en, { card: nameOf(piece) })
  work.events.push(
    hidden
      ? {
          kind,
          text: words(ja, en, { card: unknown }),
          cites: inForce,
          cards: [piece.id],
          known: { to: [piece.controller, 'judge'], text },
        }
      : { kind, text, cites: inForce, cards: [piece.id] },
  )
}
