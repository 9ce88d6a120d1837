import { placesOf, type Alternative } from './alternative'
import { fold } from './fold'

/** A piece of a text; marked where it is what was looked for. */
export type Piece = { readonly text: string; readonly marked: boolean }

/** Where the alternatives stand in the original text, overlaps joined. */
export const marksOf = (text: string, alternatives: readonly Alternative[]): [number, number][] => {
  const folded = fold(text)
  const places = alternatives
    .flatMap((wanted) => placesOf(wanted, folded.text))
    .map(([from, to]): [number, number] => [folded.start[from]!, folded.end[to - 1]!])
    .sort((a, b) => a[0] - b[0] || b[1] - a[1])
  const marks: [number, number][] = []
  for (const [from, to] of places) {
    const last = marks.at(-1)
    if (last && from < last[1]) last[1] = Math.max(last[1], to)
    else marks.push([from, to])
  }
  return marks
}

/** The text in pieces: joined, they are the text unchanged. */
export const markedPieces = (text: string, marks: readonly (readonly [number, number])[]): Piece[] => {
  const pieces: Piece[] = []
  let at = 0
  for (const [from, to] of marks) {
    if (from > at) pieces.push({ text: text.slice(at, from), marked: false })
    pieces.push({ text: text.slice(from, to), marked: true })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false })
  return pieces
}

/** A cut of the text with the most marks, from the beginning of a sentence where one is near. */
export const snippetOf = (text: string, alternatives: readonly Alternative[], length: number): Piece[] => {
  const flat = text.replace(/\n/g, ' ')
  const marks = marksOf(flat, alternatives)
  if (flat.length <= length) return markedPieces(flat, marks)
  const worth = (from: number) =>
    marks.reduce((sum, [a, b]) => sum + (a >= from && b <= from + length ? Math.min(b - a, 12) : 0), 0)
  const starts = [0, ...marks.map(([from]) => sentenceBefore(flat, from, Math.floor(length / 3)))]
  const start = starts.reduce((best, from) => (worth(from) > worth(best) ? from : best), 0)
  let end = Math.min(flat.length, start + length)
  // Not through the middle of an English word, and not through a pair of surrogates.
  if (end < flat.length && /[A-Za-z]/.test(flat[end]!)) end = Math.max(start + 1, flat.lastIndexOf(' ', end))
  if (/[\uD800-\uDBFF]/.test(flat[end - 1] ?? '')) end--
  const inside = marks
    .filter(([a, b]) => a >= start && b <= end)
    .map(([a, b]): [number, number] => [a - start, b - start])
  const pieces = markedPieces(flat.slice(start, end), inside)
  return [
    ...(start > 0 ? [{ text: '… ', marked: false }] : []),
    ...pieces,
    ...(end < flat.length ? [{ text: ' …', marked: false }] : []),
  ]
}

const sentenceBefore = (text: string, at: number, within: number): number => {
  for (let i = at; i > Math.max(0, at - within); i--)
    if (/[。．！？]/.test(text[i - 1]!) || /[.!?:] /.test(text.slice(i - 2, i))) return i
  const floor = Math.max(0, at - Math.floor(within / 2))
  const space = text.indexOf(' ', floor)
  const begin = /[A-Za-z]/.test(text[floor] ?? '') && space >= 0 && space < at ? space + 1 : floor
  return /[\uDC00-\uDFFF]/.test(text[begin] ?? '') ? begin + 1 : begin
}
