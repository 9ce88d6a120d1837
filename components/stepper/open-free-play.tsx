'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Language } from '@/lib/content/vocabulary'

const Loaded = lazy(() => import('./loaded-free-play'))

export type OpenFreePlayProps = {
  readonly game: string
  readonly language: Language
  readonly examples: readonly { readonly id: string; readonly title: string }[]
  readonly loading: string
}

const never = () => () => undefined

/** Free play is drawn in the browser alone: it begins with what the address holds. */
export const OpenFreePlay = (props: OpenFreePlayProps) => {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const waiting = <p role="status">{props.loading}</p>
  return inBrowser ? (
    <Suspense fallback={waiting}>
      <Loaded {...props} />
    </Suspense>
  ) : (
    waiting
  )
}
