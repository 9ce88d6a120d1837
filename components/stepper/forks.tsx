import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { caseName } from './said'
import { forksAt, toLine, type Session } from './session'

type ForksProps = {
  readonly session: Session
  readonly language: Language
  readonly go: (change: (session: Session) => Session) => void
}

/** Other cases that leave the line here. */
export const Forks = ({ session, language, go }: ForksProps) => {
  const texts = stepperTexts(language)
  const lines = forksAt(session)
  if (lines.length === 0) return null
  return (
    <div>
      <p className="text-sm font-bold">{texts.forks}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {lines.map((line, index) => (
          <li key={line.id}>
            <button type="button" className="fork-button" data-fork="" onClick={() => go((s) => toLine(s, line.id))}>
              {caseName(session, line, index, language)}
              {line.apart && <span className="text-muted"> ({texts.apart})</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
