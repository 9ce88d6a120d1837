import { z } from 'zod'
import { englishNames, groups, rulingKinds, rulingStatuses } from './vocabulary'

const isoDay = /^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/

/** Whether the calendar has that day: 2018-02-30 has the form of a date but is none. */
const onTheCalendar = (date: string) => {
  const [year, month, day = 1] = date.split('-').map(Number)
  const asDate = new Date(Date.UTC(year!, month! - 1, day))
  return asDate.getUTCMonth() === month! - 1 && asDate.getUTCDate() === day
}

/** A date as a source gives it: to the day (`2018-07-05`) or to the month (`2016-06`). */
export const sourceDate = z
  .string()
  .regex(isoDay, { error: 'expected a date such as 2018-07-05 or 2016-06', abort: true })
  .refine(onTheCalendar, 'expected a day that the calendar has')

const fullDate = sourceDate.refine((date) => date.length === 10, 'expected a date to the day, such as 2026-11-30')

const text = z.string().trim().min(1, 'expected some text')
const bothLanguages = z.strictObject({ ja: text, en: text })
const kana = text.regex(
  /^[\p{Script=Hiragana}\p{Script=Katakana}ー・／/\s\d０-９a-zA-Zａ-ｚＡ-Ｚ+＋.．,，!！?？:：;；&＆〜～\-－−—＝=★☆♡♪「」『』()（）]+$/u,
  'expected a reading in kana',
)

/** An id that is assigned once and never changes: `ygo-fd-22`. */
const rulingId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)+$/, 'expected an id such as ygo-fd-22')

export const rulingData = z.strictObject({
  /** The assigned id: anchor, permalink and name in tests. Never reused, never changed. */
  id: rulingId,
  /** What kind of statement it is. */
  kind: z.enum(rulingKinds),
  /** Where it is from: an id of the game's `sources.yaml`. */
  source: text,
  /** What the source itself quotes, if it does: an id of `sources.yaml`. */
  quoting: text.optional(),
  /** The date that the source gives; none means undated. */
  date: sourceDate.optional(),
  /** Whether it holds. */
  status: z.enum(rulingStatuses).default('current'),
  /** The first day on which it held, where the source says so. */
  from: sourceDate.optional(),
  /** The first day on which it no longer held, where the source says so. */
  until: sourceDate.optional(),
  /** The rulings that took its place. */
  supersededBy: z.array(rulingId).default([]),
  /** The rulings that it is an exception to, an example of, or follows from. */
  restsOn: z.array(rulingId).default([]),
  /** Worked examples that show it. */
  examples: z.array(rulingId).default([]),
  /** Terms that it is about besides those that its text links to. */
  terms: z.array(text).default([]),
  /** Cards that it is about besides those that its text links to. */
  cards: z.array(text).default([]),
  /** The day on which our text last changed; none means that of its entry. */
  updated: fullDate.optional(),
  /** Begun and not yet written: checked, but never published. */
  draft: z.boolean().default(false),
  /** Hash of the source sentence that an importer made it from; the sentence itself is not kept. */
  sourceHash: text.optional(),
})
export type RulingData = z.infer<typeof rulingData>

const stat = z.union([z.int().nonnegative(), z.literal('?')])

/** Facts of a Yu-Gi-Oh! card. */
export const yugiohCard = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('Monster'),
    /** Printed kinds without the Type: Normal, Effect, Flip, Gemini, Fusion, Xyz … */
    kinds: z.array(text).min(1),
    attribute: z.enum(['DARK', 'LIGHT', 'EARTH', 'WATER', 'FIRE', 'WIND', 'DIVINE']),
    /** The monster's Type (種族). */
    race: text,
    level: z.int().min(0).max(12).optional(),
    rank: z.int().min(0).max(13).optional(),
    link: z.int().min(1).max(6).optional(),
    atk: stat,
    def: stat.optional(),
    series: z.array(text).default([]),
    only: z.literal('anime').optional(),
  }),
  z.strictObject({
    kind: z.enum(['Spell', 'Trap']),
    property: z.enum(['Normal', 'Continuous', 'Equip', 'Field', 'Quick-Play', 'Ritual', 'Counter']),
    series: z.array(text).default([]),
    only: z.literal('anime').optional(),
  }),
])

/** One face of a Duel Masters card. What is unknown is left out, and `unknown` says so. */
export const duelMastersFace = z.strictObject({
  names: z.strictObject({ ja: text, en: text.optional() }),
  reading: kana.optional(),
  cost: z.int().nonnegative().nullable().optional(),
  civilizations: z.array(z.enum(['Light', 'Water', 'Darkness', 'Fire', 'Nature', 'Zero'])).optional(),
  cardType: text,
  specialType: text.optional(),
  races: z.array(text).default([]),
  power: z.int().nonnegative().nullable().optional(),
  /** Printed with a + behind the power. */
  powerPlus: z.boolean().optional(),
  rarity: z.union([text, z.array(text)]).optional(),
  /** To which face it flips (counted from 1) and by which ability. */
  flips: z.array(z.strictObject({ by: text, to: z.int().positive() })).default([]),
  /** Where the face's facts are from, if not from the page that the rulings are from. */
  from: text.optional(),
  /** Facts of this face that our sources do not hold: true for all, or the names of the fields. */
  unknown: z.union([z.boolean(), z.array(text)]).optional(),
})
export const duelMastersCard = z.strictObject({ faces: z.array(duelMastersFace).min(1) })

/** Facts of a Magic card. */
export const magicCard = z.strictObject({
  manaCost: z.string().nullable(),
  types: z.array(text).min(1),
  supertypes: z.array(text).default([]),
  subtypes: z.array(text).default([]),
  power: z.union([z.int(), text]).optional(),
  toughness: z.union([z.int(), text]).optional(),
  legality: z
    .strictObject({
      source: text,
      date: z.union([sourceDate, z.literal('none')]),
      formats: z.record(text, z.enum(['legal', 'not-legal', 'banned', 'restricted'])),
    })
    .optional(),
})

const entryBase = {
  /** The name as printed, in both languages; a card's without 《》. */
  names: bothLanguages,
  /** The Japanese name in kana. */
  reading: kana,
  /** How well established the English name is. */
  english: z.enum(englishNames).default('official'),
  /** Other ways to write or call it, in any language: they resolve links and are searched. */
  aliases: z.array(text).default([]),
  /** Wrong words of a machine translation that lead here. */
  mistranslations: z.array(text).default([]),
  /** Anchors of the old wiki page that lead to the head of this one. */
  anchors: z.array(z.string().regex(/^[A-Za-z][\w-]*$/)).default([]),
  /** The day on which our text last changed. */
  updated: fullDate,
  /** Name of the page in the game's wiki where it is not the Japanese name; false where there is none. */
  wiki: z.union([text, z.literal(false)]).optional(),
  /** The data of the rulings whose text stands in this entry. */
  rulings: z.array(rulingData).default([]),
  /** Imported and not yet put into our own words: checked, but never published. */
  draft: z.boolean().default(false),
}

export const termData = z.strictObject({ ...entryBase, group: z.enum(groups) })
export const topicData = z.strictObject(entryBase)
export const cardData = {
  yugioh: z.strictObject({ ...entryBase, card: yugiohCard }),
  'duel-masters': z.strictObject({ ...entryBase, card: duelMastersCard }),
  magic: z.strictObject({ ...entryBase, card: magicCard }),
} as const

export type YugiohCard = z.infer<typeof yugiohCard>
export type DuelMastersCard = z.infer<typeof duelMastersCard>
export type DuelMastersFace = z.infer<typeof duelMastersFace>
export type MagicCard = z.infer<typeof magicCard>
export type EntryData = z.infer<typeof topicData> & {
  readonly group?: z.infer<typeof termData>['group']
  readonly card?: YugiohCard | DuelMastersCard | MagicCard
}

/** A source: what the rulings are quoted from. */
export const sourceData = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  names: bothLanguages,
  /** What it is, in a sentence or two. */
  what: bothLanguages,
  /** Its licence position as far as it is known. */
  licence: bothLanguages,
  /** Its date or version, where it has one. */
  date: sourceDate.optional(),
  /** A page of the game's wiki: the link back is computed from the name. */
  wikiPage: text.optional(),
})
export type SourceData = z.infer<typeof sourceData>
export const sourceList = z.array(sourceData)
