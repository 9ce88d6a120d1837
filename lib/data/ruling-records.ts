import type { Ruling, Site, Source } from '../content/site'
import { sourceAddress } from '../content/wiki-address'
import { addressOf } from '../site-address'
import { questionsOf } from './questions'
import type { RulingRecord, SourceRecord } from './records'

/** A ruling as others read it. */
export const recordOfRuling = (ruling: Ruling, site: Site): RulingRecord => {
  const { id, entry, kind, status, source, quoting, date, from, until } = ruling
  const questions = { ja: questionsOf(ruling, 'ja'), en: questionsOf(ruling, 'en') }
  return {
    id,
    game: site.entries.get(entry)!.shelf,
    entry,
    kind,
    status,
    source,
    ...(quoting === undefined ? {} : { quoting }),
    ...(date === undefined ? {} : { date }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    supersededBy: [...ruling.supersededBy],
    supersedes: [...site.rulings.values()].filter((other) => other.supersededBy.includes(id)).map((other) => other.id),
    restsOn: [...ruling.restsOn],
    review: ruling.review,
    about: [...ruling.about],
    examples: [...ruling.examples],
    updated: ruling.updatedOn,
    text: { ja: ruling.text.ja.plain, en: ruling.text.en.plain },
    ...(questions.ja.length > 0 ? { questions } : {}),
    permalink: addressOf(`/r/${id}`),
    pages: { ja: addressOf(`/ja/${entry}#${id}`), en: addressOf(`/en/${entry}#${id}`) },
  }
}

export const recordOfSource = (source: Source): SourceRecord => {
  const { id, shelf, names, what, licence, date } = source
  const page = sourceAddress(source)
  return {
    id,
    game: shelf,
    names,
    what,
    licence,
    ...(date === undefined ? {} : { date }),
    ...(page === undefined ? {} : { page }),
  }
}
