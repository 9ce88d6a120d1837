'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '@/lib/content/vocabulary'

const Opened = lazy(() => import('./opened'))

type OpenExamplesProps = {
  readonly language: Language
  readonly words: { readonly open: string; readonly close: string; readonly loading: string }
}

const exampleOf = (part: Element) => part.closest<HTMLElement>('[data-example]')?.dataset.example

/** Where in the article an example is opened. */
const placeFor = (id: string) => document.querySelector(`[data-example="${id}"] .open-here`)

/** The example that the address names, by itself or by a place in it. */
const namedInAddress = (): string | undefined => {
  const [version = '', id] = location.hash.slice(1).split('~')
  return /^\d+$/.test(version) ? id : /^example-(.+)/.exec(version)?.[1]
}

/** Opens the steppers of a page where they are asked for: by the button of an example, or by the address. */
export const OpenExamples = ({ language, words }: OpenExamplesProps) => {
  const [open, setOpen] = useState<readonly string[]>([])
  useEffect(() => {
    const onAddress = () => {
      const id = namedInAddress()
      const place = id === undefined ? null : placeFor(id)
      if (id === undefined || place === null) return
      setOpen((now) => (now.includes(id) ? now : [...now, id]))
      // The browser has opened the text at the step that the address names; with the board there it is not needed.
      place.closest('[data-example]')?.querySelector('details')?.removeAttribute('open')
      place.scrollIntoView({ block: 'start' })
    }
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('.open-example') : null
      const id = button ? exampleOf(button) : undefined
      if (id !== undefined) setOpen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
    }
    onAddress()
    addEventListener('hashchange', onAddress)
    document.addEventListener('click', onClick)
    return () => {
      removeEventListener('hashchange', onAddress)
      document.removeEventListener('click', onClick)
    }
  }, [])
  useEffect(() => {
    for (const button of document.querySelectorAll('.open-example')) {
      const expanded = open.includes(exampleOf(button)!)
      // What is as it should be is left alone: else the whole page would be laid out anew.
      if (button.ariaExpanded === String(expanded)) continue
      button.ariaExpanded = String(expanded)
      button.textContent = expanded ? words.close : words.open
    }
  }, [open, words])
  return open.map((id) =>
    createPortal(
      <div className="mt-3">
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <Opened id={id} language={language} />
        </Suspense>
      </div>,
      placeFor(id)!,
      id,
    ),
  )
}
