import { useState } from 'react'
import { lineAt, isTryOut, type TreeMove } from '@/lib/engine'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { Loading } from '../site/loading'
import type { Session } from './session'

type GuessProps = {
  readonly session: Session
  readonly language: Language
  readonly onGuess: (right: boolean, answer: string) => void
}

/** The decision that comes next on the line, if the example turns on it. The question would tell the opponent too much. */
export const decisionAhead = ({ cursor, viewer }: Session): TreeMove<unknown, unknown> | undefined => {
  const move = viewer === 'opponent' || isTryOut(cursor) ? undefined : lineAt(cursor).moves[cursor.step]
  return move?.step.deciding ? move : undefined
}

/** At a decision: what will come of it? The reader picks, then the step is made and the answer told. */
export const GuessFirst = ({ session, language, onGuess }: GuessProps) => {
  const texts = stepperTexts(language)
  const [asked, setAsked] = useState(false)
  const move = decisionAhead(session)
  if (!move) return null
  if (!asked)
    return (
      <button type="button" className="quiet-button" onClick={() => setAsked(true)}>
        {texts.guess}
      </button>
    )
  return (
    <Loading id="guesses" load={() => import('./guesses')} texts={texts}>
      {({ Guesses }) => (
        <Guesses
          session={session}
          move={move}
          language={language}
          onGuess={(right, answer) => {
            setAsked(false)
            onGuess(right, answer)
          }}
        />
      )}
    </Loading>
  )
}
