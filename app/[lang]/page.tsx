import type { Metadata } from 'next'
import Link from 'next/link'
import { alternates } from '@/components/site/alternates'
import { Frame } from '@/components/site/frame'
import { languageParam } from '@/components/site/params'
import { entryPath, glossaryPath, guidePath, shelfPath, sourcesPath } from '@/components/site/paths'
import { Phrases } from '@/components/site/phrases'
import { startEntries } from '@/components/site/start'
import { Tools } from '@/components/site/tools'
import { getSite } from '@/lib/content'
import { textsIn } from '@/lib/interface/texts'
import { toolsTexts } from '@/lib/interface/tools-texts'
import { games } from '@/lib/content/vocabulary'

type Props = { readonly params: Promise<{ readonly lang: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  alternates: alternates(languageParam((await params).lang), ''),
})

const Home = async ({ params }: Props) => {
  const language = languageParam((await params).lang)
  const texts = textsIn(language)
  const site = getSite()
  const entries = [...site.entries.values()]
  const ways = [
    { texts: texts.home.ways.table, href: glossaryPath(language) },
    { texts: texts.home.ways.judge, href: sourcesPath(language) },
    { texts: texts.home.ways.learner, href: entryPath(language, 'yugioh/face-down') },
    {
      texts: texts.home.ways.other,
      href: site.entries.has('across/other-side-of-a-card')
        ? entryPath(language, 'across/other-side-of-a-card')
        : glossaryPath(language),
    },
    { texts: texts.home.ways.editor, href: guidePath(language, 'contribute') },
  ]
  return (
    <Frame language={language} path="">
      <h1 className="text-3xl md:text-4xl">
        <Phrases>{texts.tagline}</Phrases>
      </h1>
      <p className="mt-4 max-w-[42rem]">{texts.about}</p>

      <h2 className="mt-10 mb-4 text-xl">{texts.home.games}</h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {games.map((game) => {
          const own = entries.filter((entry) => entry.shelf === game)
          return (
            <li key={game} className="flex flex-col rounded-xl border-2 border-line bg-surface p-5">
              <h3 className="text-lg">
                <Link href={shelfPath(language, game)} prefetch={false}>
                  {texts.games[game]}
                </Link>
              </h3>
              <p className="mt-2 text-[0.9375rem]">{texts.gameAbout[game]}</p>
              <ul className="mt-3 flex flex-wrap gap-x-4 text-[0.9375rem]">
                {startEntries(site, game).map((entry) => (
                  <li key={entry.key}>
                    <Link href={entryPath(language, entry.key)} prefetch={false} className="font-bold">
                      {entry.data.names[language]}
                    </Link>
                  </li>
                ))}
              </ul>
              <p className="mt-auto pt-3 text-sm text-muted">
                {texts.home.count(
                  own.length,
                  own.reduce((sum, entry) => sum + entry.rulings.length, 0),
                )}
              </p>
            </li>
          )
        })}
      </ul>

      <h2 className="mt-10 mb-4 text-xl">{toolsTexts(language).title}</h2>
      <Tools language={language} />

      <h2 className="mt-10 mb-4 text-xl">{texts.home.waysIn}</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {ways.map(({ texts: [title, about], href }) => (
          <li key={title} className="rounded-xl border border-line p-5">
            <h3 className="font-bold">
              <Link href={href} prefetch={false}>
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-[0.9375rem] text-muted">{about}</p>
          </li>
        ))}
      </ul>
    </Frame>
  )
}
export default Home
