'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** The path within the site, without the base path, of a page that the router can move to; undefined for all else. */
const softPath = (link: HTMLAnchorElement, base: string): string | undefined => {
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return undefined
  // The other language and the permalinks are documents of their own; a place on this page is the browser's to find.
  if (!pathname.startsWith(`${base}/${document.documentElement.lang}/`) || pathname.includes('.')) return undefined
  if (hash !== '' && pathname === location.pathname && search === location.search) return undefined
  return pathname.slice(base.length) + search + hash
}

/** Moves to other pages without loading them anew: one listener for all plain links, so that none of them is hydrated. */
export const SoftLinks = ({ base }: { base: string }) => {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const otherwise = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (event.defaultPrevented || otherwise || !(link instanceof HTMLAnchorElement)) return
      const path = softPath(link, base)
      if (path === undefined) return
      event.preventDefault()
      router.push(path)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [router, base])
  return null
}
