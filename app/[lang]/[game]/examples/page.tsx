import type { Metadata } from 'next'
import Link from 'next/link'
import { exampleHome } from '@/components/stepper/homes'
import { playPath } from '@/components/stepper/paths'
import { played } from '@/components/stepper/played'
import { alternates } from '@/components/site/alternates'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Frame } from '@/components/site/frame'
import { languageParam, shelfParam } from '@/components/site/params'
import { entryPath, shelfPath } from '@/components/site/paths'
import { getSite } from '@/lib/content'
import { forms } from '@/lib/games/forms'
import { playTexts } from '@/lib/interface/play-texts'
import { textsIn } from '@/lib/interface/texts'

type Props = { readonly params: Promise<{ readonly lang: string; readonly game: string }> }

export const dynamicParams = false
export const generateStaticParams = () => Object.keys(forms).map((game) => ({ game }))

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { lang, game } = await params
  const language = languageParam(lang)
  const texts = playTexts(language)
  return {
    title: texts.examplesIn(textsIn(language).games[shelfParam(game)]),
    description: texts.examplesAbout,
    alternates: alternates(language, `/${game}/examples`),
  }
}

const ExamplesPage = async ({ params }: Props) => {
  const { lang, game } = await params
  const language = languageParam(lang)
  const shelf = shelfParam(game)
  const texts = playTexts(language)
  const site = getSite()
  const name = textsIn(language).games[shelf]
  const own = [...(await played()).examples.values()].filter((one) => one.game.id === shelf)
  return (
    <Frame language={language} path={`/${shelf}/examples`}>
      <Breadcrumbs
        language={language}
        way={[{ name, href: shelfPath(language, shelf) }, { name: texts.examplesIn(name) }]}
      />
      <h1 className="text-3xl">{texts.examplesIn(name)}</h1>
      <p className="mt-3 max-w-[42rem]">{texts.examplesAbout}</p>
      <p className="mt-3">
        <Link href={playPath(language, shelf)} prefetch={false} className="font-bold">
          {texts.free}
        </Link>
      </p>
      <ul className="mt-6 grid gap-3 md:grid-cols-2">
        {own.map(({ example }) => {
          const home = exampleHome(site, example.id)
          return (
            <li key={example.id} className="rounded-lg border border-line bg-surface p-4">
              {home !== undefined && (
                <Link href={entryPath(language, home, `example-${example.id}`)} prefetch={false} className="font-bold">
                  {example.title[language]}
                </Link>
              )}
              <p className="mt-1 text-[0.9375rem] text-muted">{example.text[language]}</p>
            </li>
          )
        })}
      </ul>
    </Frame>
  )
}
export default ExamplesPage
