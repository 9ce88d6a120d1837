import { notFound } from 'next/navigation'
import { previewFile, previewFileName } from '@/components/preview/file'
import { getSite } from '@/lib/content'
import { languages, shelves } from '@/lib/content/vocabulary'

export const dynamic = 'force-static'
export const dynamicParams = false

const files = shelves.flatMap((shelf) =>
  languages.map((language) => ({ file: previewFileName(shelf, language), shelf, language })),
)

export const generateStaticParams = () => files.map(({ file }) => ({ file }))

/** What a link shows of where it leads, before it is followed: one file a game and language, read when first asked for. */
export const GET = async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
  const wanted = (await params).file
  const { shelf, language } = files.find(({ file }) => file === wanted) ?? notFound()
  return Response.json(previewFile(getSite(), shelf, language))
}
