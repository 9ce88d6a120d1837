import type { Ruling, Site } from '@/lib/content/site'
import { games, type Game, type Language } from '@/lib/content/vocabulary'
import { textsIn } from '@/lib/interface/texts'
import { trustTexts } from '@/lib/interface/trust-texts'
import { RulingLink } from '../entry/entry-link'
import { entryPath } from '../site/paths'
import { SiteLink } from '../site/site-link'
import { FiringList } from './firing-list'
import type { Played } from './played'

type CoverageProps = { readonly site: Site; readonly language: Language; readonly played: Played }

/** By game: how many rulings the engines bear out, which not, and every step at which each decides. */
export const Coverage = (props: CoverageProps) => (
  <>
    {games.map((game) => (
      <GameCoverage key={game} game={game} {...props} />
    ))}
  </>
)

const GameCoverage = ({ game, site, language, played }: CoverageProps & { readonly game: Game }) => {
  const texts = trustTexts(language)
  const own = [...site.rulings.values()].filter((ruling) => ruling.entry.startsWith(`${game}/`))
  const firings = (ruling: Ruling) => played.firings.get(ruling.id) ?? []
  const verified = own.filter((ruling) => firings(ruling).length > 0)
  const without = own.filter((ruling) => firings(ruling).length === 0)
  const review = own.filter((ruling) => ruling.review)
  const list = (rulings: readonly Ruling[]) =>
    rulings.length === 0 ? (
      <p className="text-muted">{texts.none}</p>
    ) : (
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {rulings.map((ruling) => (
          <li key={ruling.id}>
            <RulingLink site={site} language={language} to={ruling.id} />
          </li>
        ))}
      </ul>
    )
  return (
    <section aria-labelledby={`coverage-${game}`} className="mt-10">
      <h2 id={`coverage-${game}`} className="text-xl">
        {textsIn(language).games[game]}
      </h2>
      <p className="mt-2">{texts.counts(verified.length, own.length)}</p>
      <h3 className="mt-4 mb-1 font-bold">{texts.without}</h3>
      {list(without)}
      <h3 className="mt-4 mb-1 font-bold">{texts.review}</h3>
      {list(review)}
      <details className="mt-4">
        <summary className="font-bold">{texts.byRuling}</summary>
        <dl className="mt-2 space-y-3">
          {verified.map((ruling) => (
            <div key={ruling.id} id={`coverage-of-${ruling.id}`}>
              <dt>
                <RulingLink site={site} language={language} to={ruling.id} />{' '}
                <SiteLink href={entryPath(language, ruling.entry)} className="text-[0.875rem] text-muted">
                  {site.entries.get(ruling.entry)!.data.names[language]}
                </SiteLink>
              </dt>
              <dd className="ml-4">
                <FiringList firings={firings(ruling)} examples={played.examples} site={site} language={language} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
