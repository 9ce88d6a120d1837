import type { Metadata } from 'next'
import Link from 'next/link'
import { SearchPage } from '@/components/search/search-page'
import { searchWords } from '@/components/search/words'
import { alternates } from '@/components/site/alternates'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Frame } from '@/components/site/frame'
import { languageParam } from '@/components/site/params'
import { glossaryPath, shelfPath } from '@/components/site/paths'
import { games } from '@/lib/content/vocabulary'
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
      <ul className="mt-8 flex flex-wrap gap-x-4 text-sm">
        <li>
          <Link href={glossaryPath(language)} prefetch={false}>
            {texts.glossary.title}
          </Link>
        </li>
        {games.map((game) => (
          <li key={game}>
            <Link href={shelfPath(language, game)} prefetch={false}>
              {texts.games[game]}
            </Link>
          </li>
        ))}
      </ul>
    </Frame>
  )
}
export default Search
