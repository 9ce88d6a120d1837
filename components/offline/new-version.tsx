'use client'

import { useEffect, useState } from 'react'

type NewVersionProps = { readonly offered: string; readonly take: string; readonly later: string }

/** Starts the service worker, and offers a new version of the site when there is one. */
export const NewVersion = ({ offered, take, later }: NewVersionProps) => {
  const [accept, setAccept] = useState<() => void>()
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    // A site that may not use workers (a closed profile, a file) is read all the same.
    import('./register').then(({ register }) => register((take) => setAccept(() => take))).catch(() => undefined)
  }, [])
  return (
    <div role="status" className="screen-only">
      {accept !== undefined && (
        <div className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-center gap-3 border-t-2 border-accent bg-surface p-3 shadow-lg">
          <p>{offered}</p>
          <button type="button" className="quiet-button font-bold" onClick={accept}>
            {take}
          </button>
          <button type="button" className="quiet-button" onClick={() => setAccept(undefined)}>
            {later}
          </button>
        </div>
      )}
    </div>
  )
}
