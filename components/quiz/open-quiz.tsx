'use client'

import { lazy, Suspense } from 'react'
import type { QuizProps } from './quiz'
import { useInBrowser } from '../site/use-in-browser'

const Quiz = lazy(() => import('./quiz'))

/** The quiz is drawn in the browser alone: chance and the score are there. */
export const OpenQuiz = (props: QuizProps) => {
  const inBrowser = useInBrowser()
  return (
    inBrowser && (
      <Suspense fallback={<p role="status">…</p>}>
        <Quiz {...props} />
      </Suspense>
    )
  )
}
