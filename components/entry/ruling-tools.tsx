'use client'

import { useEffect, useRef } from 'react'

type RulingToolsProps = { readonly copied: string; readonly failed: string }

/** How long a button says that it has copied, in milliseconds. */
const thanks = 2000

/**
 * Makes the buttons of all rulings of a page work: `button[data-copy]` copies its address and says so,
 * `button[data-beside]` shows the other language. One listener for all: a page has up to a hundred rulings.
 */
export const RulingTools = ({ copied, failed }: RulingToolsProps) => {
  const status = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    const copy = async (button: HTMLButtonElement, path: string) => {
      const address = new URL(path, location.href).href
      const done = await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      )
      if (status.current) status.current.textContent = done ? `${copied}: ${address}` : failed
      const label = (button.dataset.label ??= button.textContent)
      button.textContent = done ? copied : failed
      setTimeout(() => {
        button.textContent = label
      }, thanks)
    }
    const showBeside = (button: HTMLButtonElement, id: string) => {
      const other = document.getElementById(id)
      if (other === null) return
      other.hidden = !other.hidden
      button.setAttribute('aria-expanded', String(!other.hidden))
    }
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      const { copy: path, beside } = button?.dataset ?? {}
      if (button !== null && path !== undefined) void copy(button, path)
      if (button !== null && beside !== undefined) showBeside(button, beside)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [copied, failed])
  return <output ref={status} className="sr-only" />
}
