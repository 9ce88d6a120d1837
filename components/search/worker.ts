import { fileSource } from '@/lib/search/file-source'
import { readIndex } from '@/lib/search/index-file'
import type { IndexManifest, IndexNames } from '@/lib/search/manifest'
import { createSearch, type Search, type SearchQuery } from '@/lib/search/search'

/** Runs the search beside the page. The first message names where the index lies; the others are queries. */
export type Asked = { readonly start: string } | { readonly id: number; readonly query: SearchQuery }

let ready: Promise<Search> | undefined

const load = async (base: string): Promise<Search> => {
  const get = async (file: string, cache: RequestCache) => {
    const response = await fetch(`${base}/search-index/${file}`, { cache })
    if (!response.ok) throw new Error(`The search index could not be read (${response.status})`)
    return response
  }
  const bytes = async (file: string) => new Uint8Array(await (await get(file, 'default')).arrayBuffer())
  const read = (all: readonly IndexNames[]) =>
    Promise.all(
      all.map(async (names) => {
        const [index, texts] = await Promise.all([bytes(names.index), bytes(names.texts)])
        return readIndex({ index, texts })
      }),
    )
  const { rulings, definitions } = (await (await get('manifest.json', 'no-cache')).json()) as IndexManifest
  const [ofRulings, ofDefinitions] = await Promise.all([read(rulings), read(definitions)])
  const source = fileSource(ofRulings)
  return createSearch(source, { definitions: fileSource(ofDefinitions, source.entries) })
}

// oxlint-disable unicorn/require-post-message-target-origin -- a worker's postMessage has no origin
self.addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  if ('start' in data) {
    ready = load(data.start)
    ready.catch(() => undefined)
    return
  }
  try {
    const results = await (await ready!)(data.query)
    self.postMessage({ id: data.id, results })
  } catch (error) {
    self.postMessage({ id: data.id, error: String(error) })
  }
})
