import type { Entry, Site } from '../content/site'
import { addressOf } from '../site-address'
import type { EntryRecord } from './records'

/** An entry as others read it: its data, its definition, and the ids of its rulings. */
export const recordOfEntry = ({ key, shelf, slug, type, data, text, rulings }: Entry, site: Site): EntryRecord => ({
  key,
  game: shelf,
  slug,
  type,
  ...(data.group === undefined ? {} : { group: data.group }),
  names: data.names,
  reading: data.reading,
  english: data.english,
  aliases: data.aliases,
  mistranslations: data.mistranslations,
  summary: { ja: text.ja.summary, en: text.en.summary },
  ...(data.card === undefined ? {} : { card: data.card }),
  counterparts: text.ja.counterparts.map(({ game, to }) => ({ game, ...(to === undefined ? {} : { entry: to }) })),
  rulings: rulings.map(({ id }) => id),
  mentions: (site.mentions.get(key) ?? []).map((mention) => ({ entry: mention.entry, rulings: [...mention.rulings] })),
  updated: data.updated,
  pages: { ja: addressOf(`/ja/${key}`), en: addressOf(`/en/${key}`) },
})
