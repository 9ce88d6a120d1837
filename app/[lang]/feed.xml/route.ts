import { languageParam } from '@/components/site/params'
import { getSite } from '@/lib/content'
import { languages } from '@/lib/content/vocabulary'
import { feedOf } from '@/lib/data/feed'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => languages.map((lang) => ({ lang }))

/** The Atom feed of new and changed rulings. */
export const GET = async (_request: Request, { params }: { params: Promise<{ lang: string }> }) =>
  new Response(feedOf(getSite(), languageParam((await params).lang)), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
