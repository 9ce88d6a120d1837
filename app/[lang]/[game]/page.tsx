import type { Metadata } from 'next'
import '@/components/stepper/example.css'
import { examplesPath, playPath } from '@/components/stepper/paths'
import { Drawn } from '@/components/drawn/drawn'
import { alternates } from '@/components/site/alternates'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { EntryIndex } from '@/components/site/entry-index'
import { Frame } from '@/components/site/frame'
import { languageParam, shelfParam } from '@/components/site/params'
import { comparePath, entryPath, shelfPath } from '@/components/site/paths'
import { SiteLink } from '@/components/site/site-link'
import { startEntries } from '@/components/site/start'
import { getSite } from '@/lib/content'
import { byName } from '@/lib/content/order'
import { compareTexts } from '@/lib/interface/compare-texts'
import { forms } from '@/lib/games/forms'
import { playTexts } from '@/lib/interface/play-texts'
import { textsIn } from '@/lib/interface/texts'
import { groups, shelves } from '@/lib/content/vocabulary'

type Props = { readonly params: Promise<{ readonly lang: string; readonly game: string }> }

export const dynamicParams = false
export const generateStaticParams = () => shelves.map((game) => ({ game }))

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { lang, game } = await params
  const language = languageParam(lang)
  const shelf = shelfParam(game)
  return { title: textsIn(language).games[shelf], alternates: alternates(language, `/${shelf}`) }
}

const GamePage = async ({ params }: Props) => {
  const { lang, game } = await params
  const language = languageParam(lang)
  const shelf = shelfParam(game)
  const texts = textsIn(language)
  const site = getSite()
  const entries = [...site.entries.values()].filter((entry) => entry.shelf === shelf)
  const terms = entries.filter((entry) => entry.type === 'term')
  const cards = entries.filter((entry) => entry.type === 'card')
  const topics = entries.filter((entry) => entry.type === 'topic')
  const byTopic = groups.flatMap((group) => {
    const own = terms.filter((term) => term.data.group === group).toSorted(byName(language))
    return own.length > 0 ? [[group, own] as const] : []
  })
  return (
    <Frame language={language} path={`/${shelf}`}>
      <Breadcrumbs language={language} way={[{ name: texts.games[shelf] }]} />
      <Drawn path={shelfPath(language, shelf)}>
        <h1 className="text-3xl">{texts.games[shelf]}</h1>
        {shelf !== 'across' && <p className="mt-3 max-w-[42rem]">{texts.gameAbout[shelf]}</p>}
        {shelf in forms && (
          <p className="mt-4 flex flex-wrap gap-3">
            <SiteLink href={examplesPath(language, shelf)} className="example-link">
              {playTexts(language).examplesIn(texts.gamesShort[shelf])}
            </SiteLink>
            <SiteLink href={playPath(language, shelf)} className="example-link">
              {playTexts(language).free}
            </SiteLink>
          </p>
        )}
        {shelf === 'across' && (
          <p className="mt-4 max-w-[42rem]">
            <SiteLink href={comparePath(language)} className="text-lg font-bold">
              {compareTexts(language).title}
            </SiteLink>
            <span className="mt-1 block text-[0.9375rem]">{compareTexts(language).about}</span>
          </p>
        )}

        {startEntries(site, shelf).length > 0 && (
          <section aria-labelledby="start" className="mt-8">
            <h2 id="start" className="mb-3 text-xl">
              {texts.game.start}
            </h2>
            <ul className="grid gap-4 md:grid-cols-3">
              {startEntries(site, shelf).map((entry) => (
                <li key={entry.key} className="rounded-xl border-2 border-line bg-surface p-5">
                  <SiteLink href={entryPath(language, entry.key)} className="text-lg font-bold">
                    {entry.data.names[language]}
                  </SiteLink>
                  <p className="mt-1 line-clamp-5 text-[0.9375rem]">{entry.text[language].summary}</p>
                  <p className="mt-2 text-sm text-muted">{texts.entry.rulings(entry.rulings.length)}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {topics.length > 0 && (
          <section aria-labelledby="topics" className="mt-10">
            <h2 id="topics" className="mb-3 text-xl">
              {texts.game.topics}
            </h2>
            <ul className="grid gap-4 md:grid-cols-2">
              {topics.map((entry) => (
                <li key={entry.key} className="rounded-xl border border-line bg-surface p-5">
                  <SiteLink href={entryPath(language, entry.key)} className="text-lg font-bold">
                    {entry.data.names[language]}
                  </SiteLink>
                  <p className="mt-1 text-[0.9375rem]">{entry.text[language].summary}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {byTopic.length > 0 && (
          <section aria-labelledby="by-topic" className="mt-10">
            <h2 id="by-topic" className="mb-3 text-xl">
              {texts.game.byTopic}
            </h2>
            <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
              {byTopic.map(([group, own]) => (
                <div key={group}>
                  <h3 id={`group-${group}`} className="border-b border-line text-[0.9375rem]">
                    {texts.groups[group]}
                  </h3>
                  <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5">
                    {own.map((entry) => (
                      <li key={entry.key}>
                        <SiteLink href={entryPath(language, entry.key)}>{entry.data.names[language]}</SiteLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        )}
        {terms.length > 0 && (
          <EntryIndex
            id="terms"
            title={`${texts.game.terms}: ${texts.game.byName}`}
            entries={terms}
            language={language}
          />
        )}
        {cards.length > 0 && <EntryIndex id="cards" title={texts.game.cards} entries={cards} language={language} />}
      </Drawn>
    </Frame>
  )
}
export default GamePage
