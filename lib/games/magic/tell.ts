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
  const { events, law } = work
  const rests = law.without.size === 0 ? cites : cites.filter((cite) => !law.without.has(cite))
  if (!piece) {
    events.push({ kind, text: { ja, en }, cites: rests })
    return
  }
  const cards = [piece.id]
  const open = sentence(ja, en, calledName(piece), nameOf(piece))
  if (knowers.length === viewers.length) events.push({ kind, text: open, cites: rests, cards })
  else {
    const text = sentence(ja, en, hiddenName(piece), aCard)
    events.push({ kind, text, cites: rests, cards, known: { to: knowers, text: open } })
  }
}

const aCard = words('カード', 'a card')

function sentence(ja: string, en: string, card: Text, name: Text): Text {
  return {
    ja: named(ja, card.ja, name.ja),
    en: en.startsWith('{') ? named(en, capital(card.en), capital(name.en)) : named(capital(en), card.en, name.en),
  }
}

/** Puts the names into a sentence, which has one of them, once. */
function named(sentence: string, card: string, name: string): string {
  for (let at = sentence.indexOf('{'); at >= 0; at = sentence.indexOf('{', at + 1)) {
    const part = sentence.startsWith('{card}', at) ? card : sentence.startsWith('{name}', at) ? name : undefined
    if (part !== undefined) return sentence.slice(0, at) + part + sentence.slice(at + '{card}'.length)
  }
  return sentence
}

const smallA = 'a'.charCodeAt(0)

function capital(text: string): string {
  return text.charCodeAt(0) < smallA ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
