import { words, type Citation, type Text, type Viewer } from '../../engine'
import { faceOf } from './faces'
import type { Piece } from './state'
import type { Work } from './work'

/** A card's name within a sentence: in 《》 as it is printed; a sample of ours has its own marks. */
export function quoted({ ja, en }: Text): Text {
  return { ja: ja.startsWith('見本') ? ja : `《${ja}》`, en }
}

const unknown = words('不明なカード', 'an unknown card')
const hidden = words('カード', 'a card')

/** Adds an event. `{card}` in the words is the card's name; without `shown`, of a card that all may see. */
export function tell(
  work: Work,
  kind: string,
  piece: Piece | undefined,
  cites: readonly Citation[],
  ja: string,
  en: string,
  more: { readonly parts?: Readonly<Record<string, Text>>; readonly hiddenBut?: readonly Viewer[] | undefined } = {},
): void {
  const { without } = work.law
  const { parts, hiddenBut } = more
  const cited = without.size === 0 ? cites : cites.filter((cite) => !without.has(cite))
  const text = words(ja, en, parts)
  if (!piece) {
    work.events.push({ kind, text, cites: cited })
    return
  }
  const known = naming(text, quoted(faceOf(work.state, piece)?.name ?? unknown))
  const cards = [piece.id]
  work.events.push(
    hiddenBut
      ? { kind, text: naming(text, hidden), cites: cited, cards, known: { to: hiddenBut, text: known } }
      : { kind, text: known, cites: cited, cards },
  )
}

/** The text with the card's name in it. It stands in each language once, if at all. */
function naming(text: Text, card: Text): Text {
  return { ja: named(text.ja, card.ja), en: named(text.en, card.en) }
}

function named(text: string, card: string): string {
  const at = text.indexOf('{card}')
  return at < 0 ? text : text.slice(0, at) + card + text.slice(at + '{card}'.length)
}
