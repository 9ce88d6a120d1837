import { tiesOf, type Ties } from '@/lib/content/pairs'
import { excerpt } from '@/lib/content/preview'
import type { Site } from '@/lib/content/site'
import { shelves, type Language } from '@/lib/content/vocabulary'
import { textsIn } from '@/lib/interface/texts'
import { documentsOf } from '@/lib/search/documents'
import { fold } from '@/lib/search/fold'
import { romajiKey } from '@/lib/search/romaji'
import { dateInWords } from '../entry/source-date'

/** What the page of pairs is told: the ties, and what is shown and found of each entry and ruling. */
export type PairFile = {
  readonly ties: Ties
  readonly names: readonly string[]
  /** Of each entry its folded names, readings and spellings, one a line. */
  readonly keys: readonly string[]
  readonly games: Readonly<Record<string, string>>
  readonly rulings: Readonly<Record<string, { readonly entry: string; readonly marks: string; readonly text: string }>>
}

export const pairFile = (site: Site, language: Language): PairFile => {
  const texts = textsIn(language)
  const searched = new Map(shelves.flatMap((shelf) => documentsOf(site, shelf).entries.map((one) => [one.key, one])))
  const entries = [...site.entries.values()]
  return {
    ties: tiesOf(site),
    names: entries.map(({ data }) => data.names[language]),
    keys: entries.map(({ key }) => {
      const { names, reading, romaji, aliases, wrong } = searched.get(key)!
      return [
        ...[names.ja, names.en, reading, ...aliases, ...wrong].map((name) => fold(name).text),
        romajiKey(romaji),
      ].join('\n')
    }),
    games: texts.gamesShort,
    rulings: Object.fromEntries(
      [...site.rulings.values()].map(({ id, entry, kind, status, date, text }) => [
        id,
        {
          entry,
          marks: [
            texts.kinds[kind],
            date === undefined ? texts.ruling.undated : dateInWords(date, language),
            texts.statuses[status],
          ].join(language === 'ja' ? '・' : ', '),
          text: excerpt(text[language].plain, language),
        },
      ]),
    ),
  }
}
