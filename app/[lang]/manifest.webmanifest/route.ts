import { languageParam } from '@/components/site/params'
import { getSite } from '@/lib/content'
import { games, languages } from '@/lib/content/vocabulary'
import { textsIn } from '@/lib/interface/texts'
import { basePath } from '@/lib/site-address'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => languages.map((lang) => ({ lang }))

/** What a device needs to know to install the site: one in each language, so that it opens in the reader's. */
export const GET = async (_request: Request, { params }: { params: Promise<{ lang: string }> }) => {
  const language = languageParam((await params).lang)
  const texts = textsIn(language)
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `${basePath}/icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return Response.json(
    {
      id: `${basePath}/${language}`,
      name: `${texts.siteName}: ${texts.tagline}`,
      short_name: texts.siteName,
      description: texts.about,
      lang: language,
      dir: 'ltr',
      start_url: `${basePath}/${language}`,
      scope: `${basePath}/`,
      display: 'standalone',
      background_color: '#fbfaf6',
      theme_color: '#a4331c',
      icons: [
        { src: `${basePath}/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        ...[192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
      ],
      shortcuts: [
        { name: texts.search.title, url: `${basePath}/${language}/search` },
        ...games
          .filter((game) => [...getSite().entries.values()].some(({ shelf }) => shelf === game))
          .map((game) => ({ name: texts.games[game], url: `${basePath}/${language}/${game}` })),
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
}
