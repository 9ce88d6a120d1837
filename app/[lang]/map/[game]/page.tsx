import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MapPage } from '@/components/map/map-page'
import { alternates } from '@/components/site/alternates'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Frame } from '@/components/site/frame'
import { languageParam } from '@/components/site/params'
import { mapPath } from '@/components/site/paths'
import { getSite } from '@/lib/content'
import { games } from '@/lib/content/vocabulary'
import { mapTexts } from '@/lib/interface/map-texts'
import { textsIn } from '@/lib/interface/texts'

type Props = { readonly params: Promise<{ readonly lang: string; readonly game: string }> }

export const dynamicParams = false
export const generateStaticParams = () => games.map((game) => ({ game }))

const mapOf = async (params: Props['params']) => {
  const { lang, game: named } = await params
  const language = languageParam(lang)
  const game = games.find((one) => one === named) ?? notFound()
  return { language, game, texts: mapTexts(language), name: textsIn(language).games[game] }
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { language, game, texts, name } = await mapOf(params)
  return {
    title: texts.of(name),
    description: texts.about.game,
    alternates: alternates(language, `/map/${game}`),
  }
}

const GameMap = async ({ params }: Props) => {
  const { language, game, texts, name } = await mapOf(params)
  return (
    <Frame language={language} path={`/map/${game}`}>
      <Breadcrumbs language={language} way={[{ name: texts.title, href: mapPath(language, 'across') }, { name }]} />
      <h1 className="text-3xl">{texts.of(name)}</h1>
      <MapPage site={getSite()} language={language} of={game} />
    </Frame>
  )
}
export default GameMap
