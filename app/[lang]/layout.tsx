import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Previews } from '@/components/preview/previews'
import { basePath } from '@/components/site/base-path'
import { languageParam } from '@/components/site/params'
import { textsIn } from '@/lib/interface/texts'
import { languages } from '@/lib/content/vocabulary'
import '../globals.css'

type Props = { readonly children: ReactNode; readonly params: Promise<{ readonly lang: string }> }

export const dynamicParams = false
export const generateStaticParams = () => languages.map((lang) => ({ lang }))

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const texts = textsIn(languageParam((await params).lang))
  return { title: { default: texts.siteName, template: `%s | ${texts.siteName}` }, description: texts.about }
}

const LanguageLayout = async ({ children, params }: Props) => {
  const language = languageParam((await params).lang)
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <link rel="icon" href={`${basePath}/icon.svg`} type="image/svg+xml" />
        <script src={`${basePath}/settings.js`} />
      </head>
      <body className="bg-paper text-ink">
        {children}
        <Previews base={basePath} />
      </body>
    </html>
  )
}
export default LanguageLayout
