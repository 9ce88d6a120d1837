import { z } from 'zod'
import { duelMastersCard, magicCard, sourceDate, yugiohCard } from '../content/schema'
import { englishNames, games, groups, languages, rulingKinds, rulingStatuses, shelves } from '../content/vocabulary'

/** Raise it when a field is taken away or changes its meaning; a new field does not. */
export const dataVersion = 1

const text = z.string().min(1)
const perLanguage = <T extends z.ZodType>(value: T) => z.strictObject({ ja: value, en: value })
const address = z.url()
const rulingId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)+$/)
const entryKey = z
  .string()
  .regex(new RegExp(`^(${shelves.join('|')})/[a-z0-9-]+$`))
  .describe('Key of an entry: game and slug, the path of its page.')
const day = z.iso.date()
const sourceId = z.string().regex(/^[a-z0-9-]+$/)
const shelf = z.enum(shelves).describe('The game, or `across` for what spans the games.')

const question = z
  .strictObject({ question: text, answer: text })
  .describe('A question of the ruling with its answer, as plain text.')

export const rulingRecord = z.strictObject({
  id: rulingId.describe('Assigned once; never changed, never reused.'),
  game: shelf,
  entry: entryKey.describe('The entry in which the ruling stands.'),
  kind: z.enum(rulingKinds).describe('What kind of statement it is; `special` is 特殊裁定.'),
  status: z.enum(rulingStatuses).describe('Whether it holds; `disputed` is 不明確: sources differ.'),
  source: sourceId.describe('Where it is from: an id of `sources`.'),
  quoting: sourceId.optional().describe('What the source itself quotes: an id of `sources`.'),
  date: sourceDate.optional().describe('The date that the source gives, to the day or the month; none means undated.'),
  from: sourceDate.optional().describe('The first day on which it held, where the source says so.'),
  until: sourceDate.optional().describe('The first day on which it no longer held, where the source says so.'),
  supersededBy: z.array(rulingId).describe('The rulings that took its place.'),
  supersedes: z.array(rulingId).describe('The rulings whose place it took.'),
  restsOn: z.array(rulingId).describe('The rulings that it is an exception to, an example of, or follows from.'),
  review: z.boolean().describe('It rests on a ruling that no longer holds: to be looked at again.'),
  about: z.array(entryKey).describe('The terms and cards that it speaks of.'),
  examples: z.array(text).describe('Worked examples that show it.'),
  updated: day.describe('The day on which our text last changed.'),
  text: perLanguage(text).describe('Our own words, as plain text.'),
  questions: perLanguage(z.array(question)).optional().describe('Questions and answers, where it consists of them.'),
  permalink: address,
  pages: perLanguage(address),
})
export type RulingRecord = z.infer<typeof rulingRecord>

export const sourceRecord = z.strictObject({
  id: sourceId,
  game: shelf,
  names: perLanguage(text),
  what: perLanguage(text).describe('What it is.'),
  licence: perLanguage(text).describe('Its licence position as far as it is known.'),
  date: sourceDate.optional(),
  page: address.optional().describe('The page itself.'),
})

export type SourceRecord = z.infer<typeof sourceRecord>

export const entryRecord = z.strictObject({
  key: entryKey,
  game: shelf,
  slug: z.string().regex(/^[a-z0-9-]+$/),
  type: z.enum(['term', 'card', 'topic']),
  group: z.enum(groups).optional().describe('The topic of a term.'),
  names: perLanguage(text).describe('As printed.'),
  reading: text.describe('The Japanese name in kana.'),
  english: z.enum(englishNames).describe('How well established the English name is.'),
  aliases: z.array(text).describe('Other ways to write or call it.'),
  mistranslations: z.array(text).describe('Wrong words of a machine translation.'),
  summary: perLanguage(z.string()).describe('The definition, what the card does, or the summary; in our own words.'),
  card: z.union([yugiohCard, duelMastersCard, magicCard]).optional().describe('The facts of a card.'),
  counterparts: z
    .array(z.strictObject({ game: z.enum(games), entry: entryKey.optional() }))
    .describe('What stands for it in the other games; without `entry` there is nothing there.'),
  rulings: z.array(rulingId).describe('The rulings that stand in it, in order.'),
  mentions: z
    .array(z.strictObject({ entry: entryKey, rulings: z.array(rulingId) }))
    .describe('The entries that speak of it, and in which of their rulings.'),
  updated: day,
  pages: perLanguage(address),
})
export type EntryRecord = z.infer<typeof entryRecord>

const file = {
  $schema: address,
  version: z.literal(dataVersion),
  site: address,
  languages: z.tuple([z.literal(languages[0]), z.literal(languages[1])]),
}
export const rulingsFile = z.strictObject({
  ...file,
  sources: z.array(sourceRecord),
  rulings: z.array(rulingRecord),
})
export const entriesFile = z.strictObject({ ...file, entries: z.array(entryRecord) })
export const rulingFile = z.strictObject({ ...file, sources: z.array(sourceRecord), ruling: rulingRecord })
