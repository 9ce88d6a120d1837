import { byName } from '@/lib/content/order'
import type { Entry, Site } from '@/lib/content/site'
import { wikiAddressOf } from '@/lib/content/wiki-address'
import type { Language } from '@/lib/content/vocabulary'
import { textsIn } from '@/lib/interface/texts'
import { Drawn } from '../drawn/drawn'
import { AsOf } from '../history/as-of'
import { SeeAlso } from '../map/see-also'
import { ExamplePlaces } from '../stepper/example-places'
import { examplesOf } from '../stepper/homes'
import { played } from '../stepper/played'
import { Breadcrumbs } from '../site/breadcrumbs'
import { entryPath, shelfPath } from '../site/paths'
import { SiteLink } from '../site/site-link'
import { CardFacts } from './card-facts'
import { Contents } from './contents'
import { Counterparts } from './counterparts'
import { EntryBody } from './entry-body'
import { EntryTitle } from './entry-title'
import { Mentions } from './mentions'
import { Prose } from './prose'
import { RulingTools } from './ruling-tools'
import { SourceDate } from './source-date'

type EntryPageProps = { readonly site: Site; readonly language: Language; readonly entry: Entry }

/** A term, a card or a topic: what it is, its rulings, the other games, and all that speaks of it. */
export const EntryPage = async ({ site, language, entry }: EntryPageProps) => {
  const texts = textsIn(language)
  const text = entry.text[language]
  const context = { site, language, entry: entry.key, played: await played() }
  const address = wikiAddressOf(entry)
  return (
    <>
      <Breadcrumbs
        language={language}
        way={[
          { name: texts.games[entry.shelf], href: shelfPath(language, entry.shelf) },
          { name: entry.data.names[language] },
        ]}
      />
      {entry.data.anchors.map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      {examplesOf(entry).length > 0 && <ExamplePlaces examples={examplesOf(entry)} language={language} />}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-10">
        <div className="min-w-0">
          <EntryTitle entry={entry} language={language} />
          <div className="prose mt-5 text-[1.0625rem]">
            <Prose {...context} content={text.lead.filter((node) => !isFace(node))} />
          </div>
          {entry.data.card !== undefined && (
            <section aria-label={texts.entry.facts} className="mt-6 rounded-lg border border-line bg-sunken p-4">
              <CardFacts {...context} of={entry} />
            </section>
          )}
          <div className="mt-4 space-y-4">
            <Prose {...context} content={text.lead.filter(isFace)} />
          </div>
          <AsOf site={site} language={language} of={entry} />
          <div className="lg:hidden">
            <Contents text={text} title={texts.entry.toc} open={false} />
          </div>
          <Drawn path={entryPath(language, entry.key)}>
            <EntryBody {...context} text={text} />
            <Counterparts {...context} of={entry} />
            <Mentions {...context} of={entry} />
            <SeeAlso of={entry} language={language} />
            <p className="mt-10 flex flex-wrap gap-x-6 border-t border-line pt-3 text-sm text-muted">
              <span>
                {texts.entry.updated}: <SourceDate date={entry.data.updated} language={language} />
              </span>
              {address !== undefined && (
                <a href={address} rel="external noreferrer">
                  {texts.entry.wiki}
                </a>
              )}
            </p>
            <Neighbours site={site} language={language} entry={entry} />
          </Drawn>
        </div>
        <div className="hidden lg:block">
          <div className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto">
            <Contents text={text} title={texts.entry.toc} open />
          </div>
        </div>
      </div>
      <RulingTools copied={texts.ruling.copied} failed={texts.ruling.copyFailed} />
    </>
  )
}

const isFace = (node: { readonly type: string; readonly name?: string | null }) => node.name === 'Face'

/** The entries of the same kind before and after this one, in the order of the index. */
const Neighbours = ({ site, language, entry }: EntryPageProps) => {
  const texts = textsIn(language).entry
  const row = [...site.entries.values()]
    .filter((e) => e.shelf === entry.shelf && e.type === entry.type)
    .toSorted(byName(language))
  const at = row.findIndex((e) => e.key === entry.key)
  return (
    <nav
      aria-label={`${texts.previous} / ${texts.next}`}
      className="screen-only mt-6 flex flex-wrap justify-between gap-4"
    >
      {[
        { neighbour: row[at - 1], label: texts.previous, arrow: '←' },
        { neighbour: row[at + 1], label: texts.next, arrow: '→' },
      ].map(({ neighbour, label, arrow }) =>
        neighbour === undefined ? (
          <span key={label} />
        ) : (
          <SiteLink
            key={label}
            href={entryPath(language, neighbour.key)}
            className="rounded-lg border border-line bg-surface px-4 py-2 no-underline hover:border-accent"
          >
            <span className="block text-xs text-muted">{arrow === '←' ? `← ${label}` : `${label} →`}</span>
            <span className="underline">{neighbour.data.names[language]}</span>
          </SiteLink>
        ),
      )}
    </nav>
  )
}
