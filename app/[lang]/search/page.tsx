import type { Metadata } from 'next'
import { SearchPage } from '@/components/search/search-page'
import { WaysOn } from '@/components/search/ways-on'
import { searchWords } from '@/components/search/words'
import { alternates } from '@/components/site/alternates'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Frame } from '@/components/site/frame'
import { languageParam } from '@/components/site/params'
import { textsIn } from '@/lib/interface/texts'

type Props = { readonly params: Promise<{ readonly lang: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const language = languageParam((await params).lang)
  return { title: textsIn(language).search.title, alternates: alternates(language, '/search') }
}

const Search = async ({ params }: Props) => {
  const language = languageParam((await params).lang)
  const texts = textsIn(language)
  return (
    <Frame language={language} path="/search">
      <Breadcrumbs language={language} way={[{ name: texts.search.title }]} />
      <h1 className="text-3xl">{texts.search.title}</h1>
      <SearchPage language={language} words={searchWords(language)} />
      <p className="without-script mt-4">{texts.search.needsScript}</p>
      <WaysOn
        language={language}
        className="mt-8 flex flex-wrap gap-x-4 text-sm [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center"
      />
    </Frame>
  )
}
export default Search
