import { useState } from 'react'
import { lineAt, isTryOut, type TreeMove } from '@/lib/engine'
import { guessesAt } from '@/lib/play/guess'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { actionName } from './said'
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
  const action = actionName(session, move, language)
  if (!asked)
    return (
      <button type="button" className="quiet-button" onClick={() => setAsked(true)}>
        {texts.guess}
      </button>
    )
  const guesses = guessesAt(session.game, move, lineAt(session.cursor).law, session.viewer)
  const answer = guesses.find((guess) => guess.right)!.text[language]
  return (
    <fieldset className="rounded-lg border border-line p-3">
      <legend className="px-1 text-sm font-bold">{texts.guessAsk(action)}</legend>
      <ul className="space-y-2">
        {guesses.map((guess) => (
          <li key={guess.text.en}>
            <button type="button" className="fork-button w-full text-left" onClick={() => onGuess(guess.right, answer)}>
              {guess.text[language]}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
