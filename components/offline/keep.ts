import type { Language } from '@/lib/content/vocabulary'
import { basePath } from '@/lib/site-address'
import { cacheFor, cacheNames, listFile, type Keepable, type KeepList } from './kept'

/** How many files are fetched at a time. */
const atOnce = 6
/** Where the revisions of what is kept are noted, beside it. */
const notes = '/kept.json'

type Noted = { readonly version: string; readonly revisions: Readonly<Record<string, string>> }
export type KeepResult =
  | { readonly ended: 'done'; readonly all: number }
  | { readonly ended: 'stopped'; readonly done: number; readonly all: number }
  | { readonly ended: 'failed'; readonly missing: number }
  | { readonly ended: 'full' }

/** What can be kept: pages in these languages, and all that they need. */
export const wanted = (list: KeepList, languages: ReadonlySet<Language>): Keepable[] =>
  list.files.filter(({ language }) => language === undefined || languages.has(language))

export const readList = async (): Promise<KeepList> => {
  const response = await fetch(basePath + listFile, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The list of files could not be read (${response.status})`)
  return (await response.json()) as KeepList
}

/** What was kept by `keepEverything`, if anything was. */
export const readNotes = async (): Promise<Noted | undefined> => {
  const found = await (await caches.open(cacheNames.files)).match(basePath + notes)
  return found && ((await found.json()) as Noted)
}

const write = async (noted: Noted) =>
  (await caches.open(cacheNames.files)).put(
    basePath + notes,
    new Response(JSON.stringify(noted), { headers: { 'Content-Type': 'application/json' } }),
  )

/** Files of earlier versions that nothing needs any more. */
const prune = async (list: KeepList) => {
  const current = new Set(list.files.map(({ path }) => new URL(basePath + path, location.origin).href))
  const cache = await caches.open(cacheNames.built)
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request)
}

/** Keeps the files that are not kept yet or have changed. Whatever was kept when it is stopped stays. */
export const keepEverything = async (
  list: KeepList,
  languages: ReadonlySet<Language>,
  progress: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<KeepResult> => {
  await navigator.storage?.persist?.()
  const files = wanted(list, languages)
  const before = (await readNotes())?.revisions ?? {}
  const revisions: Record<string, string> = {}
  const queue = [...files]
  const counts = { done: 0, missing: 0, full: false }
  const keep = async ({ path, revision }: Keepable) => {
    const cache = await caches.open(cacheFor(path))
    const address = basePath + path
    if (before[path] !== revision || (await cache.match(address)) === undefined) {
      const response = await fetch(address, { cache: 'no-cache', signal })
      if (!response.ok) throw new Error(`${address}: ${response.status}`)
      await cache.put(address, response)
    }
    revisions[path] = revision
    progress(++counts.done, files.length)
  }
  const work = async () => {
    for (let file = queue.shift(); file !== undefined && !signal.aborted && !counts.full; file = queue.shift())
      await keep(file).catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'QuotaExceededError') counts.full = true
        else if (!signal.aborted) counts.missing++
      })
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const { done, missing, full } = counts
  const complete = done === files.length
  await write({ version: complete ? list.version : '', revisions: { ...before, ...revisions } }).catch(() => undefined)
  if (full) return { ended: 'full' }
  if (signal.aborted) return { ended: 'stopped', done, all: files.length }
  if (!complete) return { ended: 'failed', missing }
  await prune(list)
  return { ended: 'done', all: files.length }
}

/** Removes all that is kept, what was read too. */
export const removeKept = async (): Promise<void> => {
  for (const name of Object.values(cacheNames)) await caches.delete(name)
}

export const pagesKept = async (): Promise<number> => (await (await caches.open(cacheNames.pages)).keys()).length
