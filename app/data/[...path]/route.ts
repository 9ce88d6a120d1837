import { notFound } from 'next/navigation'
import { getSite } from '@/lib/content'
import { dataFiles } from '@/lib/data/files'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => [...dataFiles(getSite()).keys()].map((path) => ({ path: path.split('/') }))

/** `/data/rulings.json`, `/data/entries.json`, their schemas, and a file for each ruling. */
export const GET = async (_request: Request, { params }: { params: Promise<{ path: readonly string[] }> }) => {
  const make = dataFiles(getSite()).get((await params).path.join('/')) ?? notFound()
  return Response.json(make())
}
