import type { Metadata } from 'next'
import { MapPage } from '@/components/map/map-page'
import { alternates } from '@/components/site/alternates'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Frame } from '@/components/site/frame'
import { languageParam } from '@/components/site/params'
import { getSite } from '@/lib/content'
import { mapTexts } from '@/lib/interface/map-texts'

type Props = { readonly params: Promise<{ readonly lang: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const language = languageParam((await params).lang)
  const { title, about } = mapTexts(language)
  return { title, description: about.across, alternates: alternates(language, '/map') }
}

const AcrossMap = async ({ params }: Props) => {
  const language = languageParam((await params).lang)
  const { title } = mapTexts(language)
  return (
    <Frame language={language} path="/map">
      <Breadcrumbs language={language} way={[{ name: title }]} />
      <h1 className="text-3xl">{title}</h1>
      <MapPage site={getSite()} language={language} of="across" />
    </Frame>
  )
}
export default AcrossMap
