import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Previews } from '@/components/preview/previews'
import { NewVersion } from '@/components/offline/new-version'
import { basePath } from '@/components/site/base-path'
import { siteMetadata, siteViewport } from '@/components/site/metadata'
import { languageParam } from '@/components/site/params'
import { SoftLinks } from '@/components/site/soft-links'
import { offlineTextsIn } from '@/lib/interface/offline-texts'
import { searchTexts } from '@/lib/interface/search-texts'
import { textsIn } from '@/lib/interface/texts'
import { languages } from '@/lib/content/vocabulary'
import { openSearchPath } from '@/lib/search/open-search'
import '../globals.css'
import '../print.css'

type Props = { readonly children: ReactNode; readonly params: Promise<{ readonly lang: string }> }

export const dynamicParams = false
export const viewport = siteViewport
export const generateStaticParams = () => languages.map((lang) => ({ lang }))

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const language = languageParam((await params).lang)
  const texts = textsIn(language)
  return {
    ...siteMetadata(language),
    title: { default: texts.siteName, template: `%s | ${texts.siteName}` },
    description: texts.about,
  }
}

const LanguageLayout = async ({ children, params }: Props) => {
  const language = languageParam((await params).lang)
  const { newVersion, take, later } = offlineTextsIn(language)
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <script src={`${basePath}/settings.js`} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={`${basePath}${openSearchPath(language)}`}
          title={searchTexts(language).shortName}
        />
      </head>
      <body className="bg-paper text-ink">
        {children}
        <SoftLinks base={basePath} />
        <Previews base={basePath} />
        <NewVersion offered={newVersion} take={take} later={later} />
      </body>
    </html>
  )
}
export default LanguageLayout
