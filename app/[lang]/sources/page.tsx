import type { Metadata } from 'next'
import { alternates } from '@/components/site/alternates'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Frame } from '@/components/site/frame'
import { languageParam } from '@/components/site/params'
import { getSite } from '@/lib/content'
import { sourceAddress } from '@/lib/content/wiki-address'
import { textsIn } from '@/lib/interface/texts'
import { shelves } from '@/lib/content/vocabulary'

type Props = { readonly params: Promise<{ readonly lang: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const language = languageParam((await params).lang)
  return { title: textsIn(language).sources.title, alternates: alternates(language, '/sources') }
}

const Sources = async ({ params }: Props) => {
  const language = languageParam((await params).lang)
  const all = textsIn(language)
  const texts = all.sources
  const site = getSite()
  const rulings = [...site.rulings.values()]
  return (
    <Frame language={language} path="/sources">
      <Breadcrumbs language={language} way={[{ name: texts.title }]} />
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="mt-3">{texts.about}</p>
      <p className="mt-2">{texts.wording}</p>
      {shelves.map((shelf) => {
        const own = [...site.sources.values()].filter((source) => source.shelf === shelf)
        if (own.length === 0) return null
        return (
          <section key={shelf} aria-labelledby={`sources-${shelf}`} className="mt-8">
            <h2 id={`sources-${shelf}`} className="mb-3 text-xl">
              {all.games[shelf]}
            </h2>
            <ul className="grid gap-4 md:grid-cols-2">
              {own.map((source) => {
                const address = sourceAddress(source)
                return (
                  <li
                    key={source.id}
                    id={source.id}
                    className="scroll-mt-4 rounded-lg border border-line bg-surface p-4 target:border-accent"
                  >
                    <h3 className="font-bold">{source.names[language]}</h3>
                    <p className="mt-1 text-[0.9375rem]">{source.what[language]}</p>
                    <p className="mt-2 text-sm text-muted">
                      {texts.licence}: {source.licence[language]}
                    </p>
                    <p className="text-sm text-muted">
                      {texts.rulings(rulings.filter((r) => r.source === source.id || r.quoting === source.id).length)}
                    </p>
                    {address !== undefined && (
                      <p className="mt-2 text-sm">
                        <a href={address} rel="external noreferrer" lang="ja">
                          {texts.back}: {source.wikiPage}
                        </a>
                      </p>
                    )}
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
      <h2 className="mt-10 mb-2 text-xl">{texts.trust}</h2>
      <p className="max-w-[42rem]">{texts.trustAbout}</p>
      <h2 id="correct" className="mt-8 mb-2 text-xl">
        {texts.correct}
      </h2>
      <p className="max-w-[42rem]">{texts.correctAbout}</p>
    </Frame>
  )
}
export default Sources
