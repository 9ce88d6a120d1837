// oxlint-disable unicorn/require-post-message-target-origin -- a worker's postMessage has no origin
import type { Results, SearchQuery } from '@/lib/search/search'
import { basePath } from '../site/base-path'
import type { Asked } from './worker'

type Answer = { readonly id: number; readonly results?: Results; readonly error?: string }
type Waiting = { readonly resolve: (results: Results) => void; readonly reject: (error: Error) => void }

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, Waiting>()

const started = (): Worker => {
  if (worker) return worker
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.results) asked?.resolve(data.results)
    else {
      asked?.reject(new Error(data.error))
      // The next query tries again to read the index.
      worker?.terminate()
      worker = undefined
    }
  })
  worker.postMessage({ start: new URL(basePath, location.origin).href.replace(/\/$/, '') } satisfies Asked)
  return worker
}

/** Starts the worker and reads the index, so that the first query is quick. */
export const warm = (): void => void started()

export const ask = (query: SearchQuery): Promise<Results> =>
  new Promise((resolve, reject) => {
    const id = ++last
    waiting.set(id, { resolve, reject })
    started().postMessage({ id, query } satisfies Asked)
  })
