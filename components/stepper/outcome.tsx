import { eventText, unmetFor, type AnyGame, type Outcome, type Viewer } from '@/lib/engine'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import type { Book } from './book'
import { Citations } from './citations'
import { VerdictMark } from './verdict-mark'

type OutcomeViewProps = {
  readonly outcome: Outcome<unknown>
  readonly viewer: Viewer
  readonly game: AnyGame
  readonly book: Book
  readonly language: Language
}

/** What happened, or every reason why it may not, each with what it rests on and what would cure it. */
export const OutcomeView = ({ outcome, viewer, game, book, language }: OutcomeViewProps) => {
  const texts = stepperTexts(language)
  const parts =
    outcome.kind === 'done'
      ? outcome.events.map((event) => ({ text: eventText(event, viewer), cites: event.cites, cure: undefined }))
      : unmetFor(outcome.unmet, viewer)
  // A ruling that several things rest on is told with the first of them.
  const toldBefore = (index: number) => new Set(parts.slice(0, index).flatMap((part) => part.cites))
  return (
    <div>
      <p className="font-bold">
        <VerdictMark kind={outcome.kind} language={language} />
      </p>
      {parts.length > 0 && (
        <ul className="mt-2 space-y-3" aria-label={outcome.kind === 'done' ? texts.happened : texts.why}>
          {parts.map((part, i) => (
            <li key={i} className="border-l-2 border-line pl-3">
              {part.text[language]}
              {part.cure && (
                <span className="block text-[0.875rem] text-muted">
                  {texts.cure}: {part.cure[language]}
                </span>
              )}
              <Citations cites={part.cites} told={toldBefore(i)} game={game} book={book} language={language} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
