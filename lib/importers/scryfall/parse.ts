import { z } from 'zod'
import { sourceDate } from '../../content/schema'
import type { Candidate, Found } from '../entry'
import { paragraph } from '../recognise'
import { sentencesOf } from '../sentences'
import type { DropReason, Message, SourceLine } from '../tree'

const ruling = z.looseObject({
  oracle_id: z.string(),
  source: z.string(),
  published_at: sourceDate,
  comment: z.string().trim().min(1),
})
const file = z.union([
  z.array(z.unknown()),
  z.looseObject({ data: z.array(z.unknown()) }).transform((list) => list.data),
])

/** Reads rulings as Scryfall gives them: each object is a ruling, also where a comment occurs twice with two dates. */
export const parseScryfall = (text: string): Found | Message => {
  let json: unknown
  try {
    json = JSON.parse(text)
    JSON.stringify(json)
  } catch (error) {
    return { line: 1, column: 1, message: `this is no JSON: ${(error as Error).message.split('\n')[0]!.slice(0, 200)}` }
  }
  const list = file.safeParse(json)
  if (!list.success)
    return { line: 1, column: 1, message: 'expected a list of rulings, or an object with a list «data»' }
  const lines = text.split('\n')
  const parts: { type: 'ruling'; candidate: Candidate }[] = []
  const dropped: (SourceLine & { reason: DropReason })[] = []
  const warnings: Message[] = []
  let place = { line: 1, column: 1 }
  const find = (value: string) => {
    for (let line = place.line; line <= lines.length; line++) {
      const from = line === place.line ? place.column : 0
      const found = lines[line - 1]!.indexOf(value, from)
      if (found >= 0) return (place = { line, column: found + 2 })
    }
    return place
  }
  for (const one of list.data) {
    const read = ruling.safeParse(one)
    if (!read.success) {
      dropped.push({ ...place, text: JSON.stringify(one), reason: 'data of the file' })
      warnings.push({
        ...place,
        message: `not a ruling: ${read.error.issues[0]?.path.join('.')}: ${read.error.issues[0]?.message}`,
      })
      continue
    }
    const { comment, published_at: date, ...others } = read.data
    const spot = find(JSON.stringify(comment))
    dropped.push({ ...spot, text: JSON.stringify({ ...others, published_at: date }), reason: 'data of the file' })
    const sentences = sentencesOf({ ...spot, text: comment })
    parts.push({
      type: 'ruling',
      candidate: {
        kind: 'ruling',
        status: 'current',
        date,
        sentences,
        en: comment.split(/\n+/).map((value) => paragraph([{ type: 'text', value: value.trim() }])),
        ja: [],
      },
    })
  }
  return { anchors: [], parts, dropped, warnings }
}
