import { notFound } from 'next/navigation'
import { getSite } from '@/lib/content'
import { indexHash, indexVersion, writeIndex } from '@/lib/search/index-file'
import { indexesOf } from '@/lib/search/site-index'

export const dynamic = 'force-static'
export const dynamicParams = false

let files: ReadonlyMap<string, Uint8Array<ArrayBuffer>> | undefined

/** The index files of the games, each with its hash in its name, and the list of them. */
const indexFiles = (): ReadonlyMap<string, Uint8Array<ArrayBuffer>> => {
  if (files) return files
  const written = indexesOf(getSite()).map((index): [string, Uint8Array<ArrayBuffer>] => {
    const file = writeIndex(index)
    return [`${index.content.shelf}-${indexHash(file)}.bin`, file]
  })
  const list = { version: indexVersion, files: written.map(([name]) => name) }
  return (files = new Map([...written, ['manifest.json', new TextEncoder().encode(JSON.stringify(list))]]))
}

export const generateStaticParams = () => [...indexFiles().keys()].map((file) => ({ file }))

export const GET = async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
  const { file } = await params
  const bytes = indexFiles().get(file)
  if (!bytes) notFound()
  return new Response(bytes, {
    headers: { 'Content-Type': file.endsWith('.json') ? 'application/json' : 'application/octet-stream' },
  })
}
