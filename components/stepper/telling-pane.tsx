import { memo } from 'react'
import { moveAt } from '@/lib/engine'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import type { Book } from './book'
import { Forks } from './forks'
import { decisionAhead, GuessFirst } from './guess'
import { OutcomeView } from './outcome'
import { stepName } from './said'
import { onward, type Session } from './session'
import { Steps } from './steps'

type TellingPaneProps = {
  readonly session: Session
  readonly book: Book
  readonly language: Language
  readonly go: (change: (session: Session) => Session) => void
  readonly onGuess: (guess: { right: boolean; answer: string }) => void
}

/** What has happened at a place and why, what else could, and the whole line. */
export const TellingPane = memo(({ session, book, language, go, onGuess }: TellingPaneProps) => {
  const texts = stepperTexts(language)
  const { game, cursor, viewer } = session
  const move = moveAt(cursor)
  return (
    <div className="space-y-4">
      {move && (
        <section aria-label={texts.happened} data-outcome={move.outcome.kind}>
          <p className="mb-1">{stepName(session, move, language)}</p>
          <OutcomeView outcome={move.outcome} viewer={viewer} game={game} book={book} language={language} />
        </section>
      )}
      {decisionAhead(session) && (
        <GuessFirst
          key={`${cursor.line} ${cursor.step}`}
          session={session}
          language={language}
          onGuess={(right, answer) => {
            go(onward)
            onGuess({ right, answer })
          }}
        />
      )}
      <Forks session={session} language={language} go={go} />
      <Steps session={session} language={language} go={go} />
    </div>
  )
})
