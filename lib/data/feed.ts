import { generateAtomFeed } from 'feedsmith'
import type { Ruling, Site } from '../content/site'
import type { Language } from '../content/vocabulary'
import { dataTextsIn } from '../interface/data-texts'
import { textsIn } from '../interface/texts'
import { addressOf } from '../site-address'

/** So many rulings are in the feed, and more where a day brought more: no reader misses a part of a day. */
const enough = 60

const asDate = (day: string) => new Date(`${day}T00:00:00Z`)

/** The rulings that changed last, the newest first. */
export const changedLast = (site: Site): Ruling[] => {
  const rulings = [...site.rulings.values()].toSorted(
    (a, b) => b.updatedOn.localeCompare(a.updatedOn) || a.id.localeCompare(b.id),
  )
  const last = rulings.slice(0, enough).at(-1)
  return last === undefined ? [] : rulings.filter(({ updatedOn }) => updatedOn >= last.updatedOn)
}

/** The Atom feed of new and changed rulings. A ruling keeps its id and gets a new date when it changes. */
export const feedOf = (site: Site, language: Language): string => {
  const words = dataTextsIn(language)
  const texts = textsIn(language)
  const rulings = changedLast(site)
  const newest = rulings[0]?.updatedOn ?? '1970-01-01'
  return generateAtomFeed(
    {
      id: addressOf(`/${language}/feed.xml`),
      title: { value: words.feedTitle },
      subtitle: { value: words.feedAbout },
      updated: asDate(newest),
      authors: [{ name: texts.siteName, uri: addressOf(`/${language}`) }],
      links: [
        { rel: 'self', type: 'application/atom+xml', href: addressOf(`/${language}/feed.xml`) },
        { rel: 'alternate', type: 'text/html', hreflang: language, href: addressOf(`/${language}`) },
      ],
      icon: addressOf('/icon.svg'),
      xml: { lang: language },
      entries: rulings.map((ruling) => {
        const entry = site.entries.get(ruling.entry)!
        return {
          id: addressOf(`/r/${ruling.id}`),
          title: { value: words.feedEntry(entry.data.names[language], ruling.id) },
          updated: asDate(ruling.updatedOn),
          links: [
            { rel: 'alternate', type: 'text/html', href: addressOf(`/${language}/${entry.key}#${ruling.id}`) },
            { rel: 'related', type: 'application/json', href: addressOf(`/data/rulings/${ruling.id}.json`) },
          ],
          categories: [
            { term: entry.shelf, label: texts.games[entry.shelf] },
            { term: ruling.kind, label: texts.kinds[ruling.kind] },
            { term: ruling.status, label: texts.statuses[ruling.status] },
          ],
          summary: { value: `${texts.statuses[ruling.status]} · ${words.dated}: ${ruling.date ?? words.undated}` },
          content: { type: 'text', value: ruling.text[language].plain },
        }
      }),
    },
    { strict: true },
  )
}
