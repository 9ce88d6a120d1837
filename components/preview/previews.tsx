'use client'

import { useEffect } from 'react'
import './previews.css'

/** Previews of links, once the page has nothing else to do. Without a script a link is a link. */
export const Previews = ({ base }: { base: string }) => {
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    const start = async () => {
      const { installPreviews } = await import('./install')
      if (!gone) stop = installPreviews(base)
    }
    // Safari has no idle callback.
    const idle = 'requestIdleCallback' in window
    const wait = idle ? requestIdleCallback(start, { timeout: 3000 }) : setTimeout(start, 500)
    return () => {
      gone = true
      if (idle) cancelIdleCallback(wait as number)
      else clearTimeout(wait)
      stop?.()
    }
  }, [base])
  return null
}
