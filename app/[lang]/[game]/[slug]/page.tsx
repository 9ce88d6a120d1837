import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EntryPage } from '@/components/entry/entry-page'
import { alternates } from '@/components/site/alternates'
import { Frame } from '@/components/site/frame'
import { sharedPreview } from '@/components/site/metadata'
import { languageParam, shelfParam } from '@/components/site/params'
import { StructuredData } from '@/components/site/structured-data'
import { getSite } from '@/lib/content'
import { structuredEntry } from '@/lib/data/structured'

type Props = { readonly params: Promise<{ readonly lang: string; readonly game: string; readonly slug: string }> }

export const dynamicParams = false
export const generateStaticParams = () =>
  [...getSite().entries.values()].map(({ shelf, slug }) => ({ game: shelf, slug }))

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { lang, game, slug } = await params
  const language = languageParam(lang)
  const entry = getSite().entries.get(`${shelfParam(game)}/${slug}`)
  if (entry === undefined) return {}
  return {
    title: entry.data.names[language],
    description: entry.text[language].summary.slice(0, 200),
    alternates: alternates(language, `/${entry.key}`),
    openGraph: { ...sharedPreview(language, `/og/${language}/${entry.key}.png`), type: 'article' },
  }
}

const Page = async ({ params }: Props) => {
  const { lang, game, slug } = await params
  const language = languageParam(lang)
  const site = getSite()
  const entry = site.entries.get(`${shelfParam(game)}/${slug}`) ?? notFound()
  return (
    <Frame language={language} path={`/${entry.key}`}>
      <StructuredData of={structuredEntry(entry, language)} />
      <EntryPage site={site} language={language} entry={entry} />
    </Frame>
  )
}
export default Page
