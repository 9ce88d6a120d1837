import type { Entry } from '@/lib/content/site'
import { textsIn } from '@/lib/interface/texts'
import { entryPath } from '../site/paths'
import { SiteLink } from '../site/site-link'
import { entryOf, rulingsOf, type Context } from './context'
import { RulingLink } from './entry-link'
import { RulingMarks } from './ruling-marks'

const excerptLength = { ja: 72, en: 150 }

const excerpt = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text)

/** All that speaks of an entry: the rulings of other entries, with the beginning of each, and the other entries. */
export const Mentions = ({ of, ...context }: Context & { of: Entry }) => {
  const { site, language } = context
  const texts = textsIn(language)
  const mentions = site.mentions.get(of.key) ?? []
  const rulings = rulingsOf(
    site,
    mentions.flatMap((mention) => mention.rulings),
  )
  const entries = mentions.flatMap((mention) => entryOf(site, mention.entry) ?? [])
  return (
    <>
      {rulings.length > 0 && (
        <section aria-labelledby="rulings-about" className="mt-10">
          <h2 id="rulings-about" className="mb-3 text-lg">
            {texts.entry.rulingsAbout}
          </h2>
          <ul className="space-y-2">
            {rulings.map((ruling) => (
              <li key={ruling.id} className="rounded border border-line bg-surface px-3 py-2">
                <div className="flex flex-wrap items-center gap-2 [&>a]:min-h-6">
                  <RulingLink {...context} to={ruling.id} />
                  <RulingMarks ruling={ruling} language={language} />
                </div>
                <p className="mt-1 text-[0.9375rem]">{excerpt(ruling.text[language].plain, excerptLength[language])}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {entries.length > 0 && (
        <section aria-labelledby="mentioned-in" className="mt-10">
          <h2 id="mentioned-in" className="mb-3 text-lg">
            {texts.entry.mentions}
          </h2>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem]">
            {entries.map((entry) => (
              <li key={entry.key}>
                <SiteLink href={entryPath(language, entry.key)}>{entry.data.names[language]}</SiteLink>
                {entry.shelf !== of.shelf && (
                  <span className="text-sm text-muted"> ({texts.gamesShort[entry.shelf]})</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
