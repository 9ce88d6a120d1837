import type { Metadata } from 'next'
import { ComparisonView } from '@/components/comparison/comparison-view'
import { alternates } from '@/components/site/alternates'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Frame } from '@/components/site/frame'
import { languageParam } from '@/components/site/params'
import { shelfPath } from '@/components/site/paths'
import { getSite } from '@/lib/content'
import { compareTexts } from '@/lib/interface/compare-texts'
import { textsIn } from '@/lib/interface/texts'

type Props = { readonly params: Promise<{ readonly lang: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const language = languageParam((await params).lang)
  const { title, about } = compareTexts(language)
  return { title, description: about, alternates: alternates(language, '/compare') }
}

const Compare = async ({ params }: Props) => {
  const language = languageParam((await params).lang)
  const { title, about } = compareTexts(language)
  return (
    <Frame language={language} path="/compare">
      <Breadcrumbs
        language={language}
        way={[{ name: textsIn(language).games.across, href: shelfPath(language, 'across') }, { name: title }]}
      />
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 max-w-[42rem]">{about}</p>
      <ComparisonView site={getSite()} language={language} />
    </Frame>
  )
}
export default Compare
