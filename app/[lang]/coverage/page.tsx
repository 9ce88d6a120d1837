import type { Metadata } from 'next'
import { Drawn } from '@/components/drawn/drawn'
import { alternates } from '@/components/site/alternates'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Frame } from '@/components/site/frame'
import { languageParam } from '@/components/site/params'
import { coveragePath } from '@/components/site/paths'
import { Coverage } from '@/components/stepper/coverage'
import { played } from '@/components/stepper/played'
import { getSite } from '@/lib/content'
import { trustTexts } from '@/lib/interface/trust-texts'

type Props = { readonly params: Promise<{ readonly lang: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const language = languageParam((await params).lang)
  const texts = trustTexts(language)
  return { title: texts.title, description: texts.about, alternates: alternates(language, '/coverage') }
}

const CoveragePage = async ({ params }: Props) => {
  const language = languageParam((await params).lang)
  const texts = trustTexts(language)
  return (
    <Frame language={language} path="/coverage">
      <Breadcrumbs language={language} way={[{ name: texts.title }]} />
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="mt-3 max-w-[42rem]">{texts.about}</p>
      <Drawn path={coveragePath(language)}>
        <Coverage site={getSite()} language={language} played={await played()} />
      </Drawn>
    </Frame>
  )
}
export default CoveragePage
