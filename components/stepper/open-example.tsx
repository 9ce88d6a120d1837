'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Language } from '@/lib/content/vocabulary'

const Opened = lazy(() => import('./opened'))

type OpenExampleProps = {
  readonly id: string
  readonly language: Language
  readonly words: { readonly open: string; readonly close: string; readonly loading: string }
}

/** Opens the stepper where it is asked for: by its button, or by an address that names a place in the example. */
export const OpenExample = ({ id, language, words }: OpenExampleProps) => {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onAddress = () => {
      const [version, example] = location.hash.slice(1).split('~')
      const named = example === id && /^\d+$/.test(version ?? '')
      if (!named && location.hash !== `#example-${id}`) return
      setOpen(true)
      // The browser has opened the text at the step that the address names; with the board there it is not needed.
      root.current?.closest('[data-example]')?.querySelector('details')?.removeAttribute('open')
      root.current?.scrollIntoView({ block: 'start' })
    }
    onAddress()
    addEventListener('hashchange', onAddress)
    return () => removeEventListener('hashchange', onAddress)
  }, [id])
  return (
    <div ref={root} className="needs-script mt-3 scroll-mt-4">
      <button type="button" className="open-example" aria-expanded={open} onClick={() => setOpen((now) => !now)}>
        <span aria-hidden>{open ? '▾' : '▸'}</span> {open ? words.close : words.open}
      </button>
      {open && (
        <div className="mt-3">
          <Suspense fallback={<p role="status">{words.loading}</p>}>
            <Opened id={id} language={language} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
