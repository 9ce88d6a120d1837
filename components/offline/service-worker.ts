/// <reference lib="webworker" />
import { CacheFirst, ExpirationPlugin, NetworkFirst, Serwist, type RouteHandlerCallbackOptions } from 'serwist'
import { builtFilesIn, cacheNames, cacheFor } from './kept'

/**
 * Keeps what was read, so that it can be read without a network. Pages come from the network where there is one; a
 * new version of this file waits until the reader takes it.
 */
declare const self: ServiceWorkerGlobalScope
declare const VERSION: string

const base = new URL(self.registration.scope).pathname.replace(/\/$/, '')
const pathOf = (url: URL) => url.pathname.slice(base.length)
const offlinePage = (path: string) => `${base}/${path.startsWith('/en') ? 'en' : 'ja'}/offline`

/** Puts files into the cache that are not there yet. One that fails is asked for again when it is needed. */
const keepBuilt = async (files: readonly string[]): Promise<void> => {
  const cache = await caches.open(cacheNames.built)
  await Promise.allSettled(
    files.map(async (file) => {
      if (!(await cache.match(file))) await cache.add(file)
    }),
  )
}

/** Keeps a page with the files that it loads. */
const keepPage = async (path: string): Promise<void> => {
  const response = await fetch(path, { credentials: 'same-origin' })
  if (!response.ok || response.redirected) return
  const copy = response.clone()
  await (await caches.open(cacheNames.pages)).put(path, copy)
  await keepBuilt(builtFilesIn(await response.text()))
}

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: 5,
  plugins: [
    {
      // A page is the same whatever is asked of it: the search reads its question from the address.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).origin + new URL(request.url).pathname,
      cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
      cacheDidUpdate: async ({ newResponse, event }) => {
        event.waitUntil(newResponse.clone().text().then(builtFilesIn).then(keepBuilt))
      },
    },
  ],
})

/** A page, else the page that says that this one was not kept. */
const navigate = async (options: RouteHandlerCallbackOptions): Promise<Response> => {
  try {
    return await pages.handle(options)
  } catch {
    const path = pathOf(options.url)
    return (await caches.match(offlinePage(path))) ?? Response.error()
  }
}

const built = new CacheFirst({
  cacheName: cacheNames.built,
  plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeFrom: 'last-used' })],
})

/**
 * A file whose name changes with its content. A worker reads what it shall load from the fragment of its own address,
 * which a kept response would take from it: a response without an address leaves it as it was asked for.
 */
const fromBuilt = async (options: RouteHandlerCallbackOptions): Promise<Response> => {
  const response = await built.handle(options)
  return options.request.destination === 'worker' ? new Response(response.body, response) : response
}

/** Moving within the site asks for the data of a page only: the page itself is kept beside it, for the next visit. */
const isPageData = (url: URL) => url.searchParams.has('_rsc') && /\/[^/_][^/]*\.txt$/.test(url.pathname)

const serwist = new Serwist({
  skipWaiting: false,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    { matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', handler: navigate },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && isPageData(url),
      handler: async ({ request, url, event }) => {
        const response = await fetch(request)
        if (response.ok) event.waitUntil(keepPage(url.pathname.replace(/\.txt$/, '')).catch(() => undefined))
        return response
      },
    },
    { matcher: ({ url, sameOrigin }) => sameOrigin && cacheFor(pathOf(url)) === cacheNames.built, handler: fromBuilt },
    {
      matcher: ({ url, sameOrigin, request }) =>
        sameOrigin &&
        cacheFor(pathOf(url)) === cacheNames.files &&
        !/\.(txt|xml)$/.test(url.pathname) &&
        request.headers.get('range') === null,
      handler: new NetworkFirst({
        cacheName: cacheNames.files,
        networkTimeoutSeconds: 5,
        matchOptions: { ignoreSearch: true },
      }),
    },
  ],
})

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepPage(`${base}/ja/offline`), keepPage(`${base}/en/offline`)]))
})

/** The page that was open before this worker was there asks to be kept too. */
self.addEventListener('message', (event) => {
  const data = event.data as { readonly type?: string; readonly path?: string } | null
  if (data?.type === 'KEEP_PAGE' && data.path?.startsWith(`${base}/`))
    event.waitUntil(keepPage(data.path).catch(() => undefined))
  if (data?.type === 'VERSION') event.ports[0]?.postMessage(VERSION)
})

serwist.addEventListeners()
