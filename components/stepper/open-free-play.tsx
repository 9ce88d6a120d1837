'use client'

import { lazy, Suspense } from 'react'
import type { Language } from '@/lib/content/vocabulary'
import { useInBrowser } from '../site/use-in-browser'

const Loaded = lazy(() => import('./loaded-free-play'))

export type OpenFreePlayProps = {
  readonly game: string
  readonly language: Language
  readonly examples: readonly { readonly id: string; readonly title: string }[]
  readonly loading: string
}

/** Free play is drawn in the browser alone: it begins with what the address holds. */
export const OpenFreePlay = (props: OpenFreePlayProps) => {
  const inBrowser = useInBrowser()
  const waiting = <p role="status">{props.loading}</p>
  return inBrowser ? (
    <Suspense fallback={waiting}>
      <Loaded {...props} />
    </Suspense>
  ) : (
    waiting
  )
}
