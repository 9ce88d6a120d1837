import type { Metadata, Viewport } from 'next'
import { languages, type Language } from '@/lib/content/vocabulary'
import { textsIn } from '@/lib/interface/texts'
import { addressOf, basePath } from '@/lib/site-address'

const locales = { ja: 'ja_JP', en: 'en_GB' } as const

/** What all pages say of themselves to browsers, search engines and whoever shows a preview of a link. */
export const siteMetadata = (language: Language): Metadata => ({
  metadataBase: new URL(addressOf('/')),
  applicationName: textsIn(language).siteName,
  manifest: `${basePath}/${language}/manifest.webmanifest`,
  icons: {
    icon: { url: `${basePath}/icon.svg`, type: 'image/svg+xml' },
    apple: `${basePath}/icons/apple-touch-icon.png`,
  },
  openGraph: sharedPreview(language, `/og/${language}.png`),
  twitter: { card: 'summary_large_image' },
})

/** How a link to a page is shown elsewhere. A page that has a picture of its own names it. */
export const sharedPreview = (language: Language, picture: string): NonNullable<Metadata['openGraph']> => ({
  type: 'website',
  siteName: textsIn(language).siteName,
  locale: locales[language],
  alternateLocale: languages.filter((other) => other !== language).map((other) => locales[other]),
  images: [{ url: picture, width: 1200, height: 630 }],
})

export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#201e1a' },
  ],
}
