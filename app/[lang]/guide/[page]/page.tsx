import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { alternates } from '@/components/site/alternates'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Frame } from '@/components/site/frame'
import { guidePages } from '@/components/site/guide-pages'
import { languageParam } from '@/components/site/params'

type Props = { readonly params: Promise<{ readonly lang: string; readonly page: string }> }

export const dynamicParams = false
export const generateStaticParams = () => Object.keys(guidePages).map((page) => ({ page }))

const guidePage = async (params: Props['params']) => {
  const { lang, page } = await params
  return { language: languageParam(lang), page, guide: guidePages[page] ?? notFound() }
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { language, page, guide } = await guidePage(params)
  return { title: guide.title[language], alternates: alternates(language, `/guide/${page}`) }
}

const Guide = async ({ params }: Props) => {
  const { language, page, guide } = await guidePage(params)
  const Text = guide.text[language]
  return (
    <Frame language={language} path={`/guide/${page}`}>
      <Breadcrumbs language={language} way={[{ name: guide.title[language] }]} />
      <div className="prose max-w-[44rem] [&>h1]:text-3xl">
        <Text />
      </div>
    </Frame>
  )
}
export default Guide
