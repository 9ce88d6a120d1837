import { notFound } from 'next/navigation'
import { pairFile } from '@/components/pairs/file'
import { getSite } from '@/lib/content'
import { languages } from '@/lib/content/vocabulary'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => languages.map((language) => ({ file: `${language}.json` }))

/** What the pages of pairs are made from, a file a language. */
export const GET = async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
  const { file } = await params
  return Response.json(pairFile(getSite(), languages.find((language) => `${language}.json` === file) ?? notFound()))
}
