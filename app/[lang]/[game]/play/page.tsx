import type { Metadata } from 'next'
import Link from 'next/link'
import { OpenFreePlay } from '@/components/stepper/open-free-play'
import { examplesPath } from '@/components/stepper/paths'
import { played } from '@/components/stepper/played'
import { alternates } from '@/components/site/alternates'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Frame } from '@/components/site/frame'
import { languageParam, shelfParam } from '@/components/site/params'
import { shelfPath } from '@/components/site/paths'
import { playTexts } from '@/lib/interface/play-texts'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import { textsIn } from '@/lib/interface/texts'
import { forms } from '@/lib/games/forms'

type Props = { readonly params: Promise<{ readonly lang: string; readonly game: string }> }

export const dynamicParams = false
export const generateStaticParams = () => Object.keys(forms).map((game) => ({ game }))

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { lang, game } = await params
  const language = languageParam(lang)
  const texts = playTexts(language)
  return {
    title: texts.freeIn(textsIn(language).games[shelfParam(game)]),
    description: texts.freeAbout,
    alternates: alternates(language, `/${game}/play`),
  }
}

const PlayPage = async ({ params }: Props) => {
  const { lang, game } = await params
  const language = languageParam(lang)
  const shelf = shelfParam(game)
  const texts = playTexts(language)
  const name = textsIn(language).games[shelf]
  const own = [...(await played()).examples.values()].filter((one) => one.game.id === shelf)
  return (
    <Frame language={language} path={`/${shelf}/play`}>
      <Breadcrumbs language={language} way={[{ name, href: shelfPath(language, shelf) }, { name: texts.free }]} />
      <h1 className="text-3xl">{texts.freeIn(name)}</h1>
      <p className="mt-3 mb-6 max-w-[42rem]">{texts.freeAbout}</p>
      <p className="without-script">
        {texts.freeNeedsScript}{' '}
        <Link href={examplesPath(language, shelf)} prefetch={false}>
          {texts.examplesIn(name)}
        </Link>
      </p>
      <div className="needs-script">
        <OpenFreePlay
          game={shelf}
          language={language}
          loading={stepperTexts(language).loading}
          examples={own.map(({ example }) => ({ id: example.id, title: example.title[language] }))}
        />
      </div>
    </Frame>
  )
}
export default PlayPage
