import { notFound } from 'next/navigation'
import { getSite } from '@/lib/content'
import { indexHash, indexVersion, writeIndex, type ShelfIndex } from '@/lib/search/index-file'
import type { IndexManifest, IndexNames } from '@/lib/search/manifest'
import { indexesOf } from '@/lib/search/site-index'

export const dynamic = 'force-static'
export const dynamicParams = false

let files: ReadonlyMap<string, Uint8Array<ArrayBuffer>> | undefined

/** The index files of the games, each with its hash in its name, and the list of them. */
const indexFiles = (): ReadonlyMap<string, Uint8Array<ArrayBuffer>> => {
  if (files) return files
  const all = new Map<string, Uint8Array<ArrayBuffer>>()
  const put = (part: string, indexes: readonly ShelfIndex[]): IndexNames[] =>
    indexes.map((content) => {
      const written = writeIndex(content)
      const name = `${content.content.shelf}-${part}-${indexHash(written)}`
      const names = { index: `${name}.bin`, texts: `${name}-texts.bin` }
      all.set(names.index, written.index).set(names.texts, written.texts)
      return names
    })
  const { rulings, definitions } = indexesOf(getSite())
  const list: IndexManifest = {
    version: indexVersion,
    rulings: put('rulings', rulings),
    definitions: put('definitions', definitions),
  }
  return (files = all.set('manifest.json', new TextEncoder().encode(JSON.stringify(list))))
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
