import { z } from 'zod'
import { sourceDate } from '../../content/schema'
import type { Found, Part } from '../entry'
import { paragraph } from '../recognise'
import { sentencesOf } from '../sentences'
import type { DropReason, Message, Position, SourceLine } from '../tree'
import { decodeString, placesIn, scan, type Span } from './scan'

const ruling = z.looseObject({
  oracle_id: z.string(),
  source: z.string(),
  published_at: sourceDate,
  comment: z.string().refine((text) => text.trim() !== '', 'expected some text'),
})
const file = z.union([
  z.array(z.unknown()),
  z.looseObject({ data: z.array(z.unknown()) }).transform((list) => list.data),
])

/** Reads rulings as Scryfall gives them: each object is a ruling, also where a comment occurs twice with two dates. */
export const parseScryfall = (text: string): Found | Message => {
  const placeOf = placesByOffset(text)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0]!.slice(0, 200)
    const at = /position (\d+)/.exec(reason)?.[1]
    return { ...placeOf(at === undefined ? text.length : Number(at)), message: `this is no JSON: ${reason}` }
  }
  const list = file.safeParse(json)
  if (!list.success)
    return { line: 1, column: 1, message: 'expected a list of rulings, or an object with a list «data»' }
  const parts: Part[] = []
  const warnings: Message[] = []
  const held: Span[] = []
  const elements = scan(text)
  for (const [index, one] of list.data.entries()) {
    const element = elements[index]!
    const read = ruling.safeParse(one)
    if (!read.success || element.comment === undefined) {
      const issue = read.error?.issues[0]
      const told = `not a ruling, left out: ${issue?.path.join('.') || 'the element'}: ${issue?.message ?? 'no text'}`
      warnings.push({ ...placeOf(element.start), message: told })
      continue
    }
    held.push(element.comment)
    parts.push({
      type: 'ruling',
      candidate: {
        kind: 'ruling',
        status: 'current',
        date: read.data.published_at,
        sentences: sentencesIn(text, element.comment, placeOf),
        en: read.data.comment
          .split(/\s*\n\s*/)
          .filter((value) => value !== '')
          .map((value) => paragraph([{ type: 'text', value: value.trim() }])),
        ja: [],
      },
    })
  }
  return { anchors: [], parts, dropped: droppedBetween(text, held, placeOf), warnings }
}

/** The sentences of a comment, each with its place in the text, where letters may be written as `\u2019`. */
const sentencesIn = (text: string, { start, end }: Span, placeOf: (offset: number) => Position): SourceLine[] => {
  const raw = text.slice(start, end)
  const places = placesIn(raw)
  const { line, column } = placeOf(start)
  return sentencesOf({ text: decodeString(raw), line, column: 0 }).map((sentence) => ({
    text: sentence.text,
    line,
    column: column + places(sentence.column),
  }))
}

/** All that is in no comment, line by line. */
const droppedBetween = (text: string, held: readonly Span[], placeOf: (offset: number) => Position) => {
  const dropped: (SourceLine & { reason: DropReason })[] = []
  let from = 0
  for (const { start, end } of [...held, { start: text.length, end: text.length }]) {
    for (const { 0: words, index } of text.slice(from, start).matchAll(/\S(?:[^\r\n]*\S)?/g))
      dropped.push({
        ...placeOf(from + index),
        text: words,
        reason: /[\p{L}\p{N}]/u.test(words) ? 'data of the file' : 'layout',
      })
    from = end
  }
  return dropped
}

/** Lines and columns of places in a text. */
const placesByOffset = (text: string): ((offset: number) => Position) => {
  const starts = [0]
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - starts[low]! + 1 }
  }
}
