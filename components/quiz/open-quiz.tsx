'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { QuizProps } from './quiz'

const Quiz = lazy(() => import('./quiz'))
const never = () => () => undefined

/** The quiz is drawn in the browser alone: chance and the score are there. */
export const OpenQuiz = (props: QuizProps) => {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    inBrowser && (
      <Suspense fallback={<p role="status">…</p>}>
        <Quiz {...props} />
      </Suspense>
    )
  )
}
