import { lineAt, type TreeMove } from '@/lib/engine'
import { guessesAt } from '@/lib/play/guess'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { actionName } from './said'
import type { Session } from './session'

type GuessesProps = {
  readonly session: Session
  /** The decision that is asked for. */
  readonly move: TreeMove<unknown, unknown>
  readonly language: Language
  readonly onGuess: (right: boolean, answer: string) => void
}

/** What could come of a decision, to be picked from. */
export const Guesses = ({ session, move, language, onGuess }: GuessesProps) => {
  const texts = stepperTexts(language)
  const guesses = guessesAt(session.game, move, lineAt(session.cursor).law, session.viewer)
  const answer = guesses.find((guess) => guess.right)!.text[language]
  return (
    <fieldset className="rounded-lg border border-line p-3">
      <legend className="px-1 text-sm font-bold">{texts.guessAsk(actionName(session, move, language))}</legend>
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
