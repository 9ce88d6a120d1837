'use client'

import { useEffect, useRef } from 'react'

type CopyLinksProps = { readonly copied: string; readonly failed: string }

/**
 * Makes every `button[data-copy]` of the page copy its address, and announces it. One listener for all of them:
 * a page has up to a hundred such buttons.
 */
export const CopyLinks = ({ copied, failed }: CopyLinksProps) => {
  const status = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-copy]') : null
      if (button === null) return
      const address = new URL(button.dataset.copy ?? '', location.href).href
      const done = await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      )
      const label = button.textContent
      button.textContent = done ? copied : failed
      if (status.current) status.current.textContent = done ? `${copied}: ${address}` : failed
      setTimeout(() => {
        button.textContent = label
      }, 2000)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [copied, failed])
  return <output ref={status} className="sr-only" />
}
