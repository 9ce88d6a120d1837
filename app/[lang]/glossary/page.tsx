import type { Metadata } from 'next'
import { Drawn } from '@/components/drawn/drawn'
import { alternates } from '@/components/site/alternates'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { EntryIndex } from '@/components/site/entry-index'
import { Frame } from '@/components/site/frame'
import { languageParam } from '@/components/site/params'
import { glossaryPath } from '@/components/site/paths'
import { getSite } from '@/lib/content'
import { textsIn } from '@/lib/interface/texts'

type Props = { readonly params: Promise<{ readonly lang: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const language = languageParam((await params).lang)
  return { title: textsIn(language).glossary.title, alternates: alternates(language, '/glossary') }
}

const Glossary = async ({ params }: Props) => {
  const language = languageParam((await params).lang)
  const texts = textsIn(language)
  const terms = [...getSite().entries.values()].filter((entry) => entry.type === 'term')
  return (
    <Frame language={language} path="/glossary">
      <Breadcrumbs language={language} way={[{ name: texts.glossary.title }]} />
      <h1 className="text-3xl">{texts.glossary.title}</h1>
      <p className="mt-3">{texts.glossary.about}</p>
      <Drawn path={glossaryPath(language)}>
        <EntryIndex id="terms" title={texts.game.byName} entries={terms} language={language} full />
      </Drawn>
    </Frame>
  )
}
export default Glossary
