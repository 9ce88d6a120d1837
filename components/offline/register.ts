import { Serwist } from '@serwist/window'
import { basePath } from '@/lib/site-address'

/**
 * Starts the service worker. `offer` is called when a new version waits, with what takes it: the page is loaded anew
 * then, and never without the reader's word.
 */
export const register = async (offer: (take: () => void) => void): Promise<void> => {
  const worker = new Serwist(`${basePath}/sw.js`, { scope: `${basePath}/`, updateViaCache: 'none' })
  worker.addEventListener('waiting', () =>
    offer(() => {
      worker.addEventListener('controlling', () => location.reload())
      worker.messageSkipWaiting()
    }),
  )
  const registration = await worker.register()
  // Moving within the site loads no page, on which the browser would look for a new version by itself.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') worker.update().catch(() => undefined)
  })
  // This page was read before there was a worker to keep it.
  if (registration && navigator.serviceWorker.controller === null)
    void worker.active.then((active) => active.postMessage({ type: 'KEEP_PAGE', path: location.pathname }))
}
