import { languageParam } from '@/components/site/params'
import { languages } from '@/lib/content/vocabulary'
import { openSearchOf } from '@/lib/search/open-search'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => languages.map((lang) => ({ lang }))

/** The OpenSearch description, by which a browser adds the site's search to its own. */
export const GET = async (_request: Request, { params }: { params: Promise<{ lang: string }> }) =>
  new Response(openSearchOf(languageParam((await params).lang)), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
  })
