import { isTryOut, lineAt } from '@/lib/engine'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { back, isAtEnd, isAtStart, onward, toEnd, toStart, type Session } from './session'

type ControlsProps = {
  readonly session: Session
  readonly language: Language
  readonly go: (change: (session: Session) => Session) => void
}

/** Step by step, with the place told between the buttons. */
export const Controls = ({ session, language, go }: ControlsProps) => {
  const texts = stepperTexts(language)
  const { cursor } = session
  const atStart = isAtStart(session)
  const atEnd = isAtEnd(session)
  const all = isTryOut(cursor) ? cursor.tried.length : lineAt(cursor).moves.length
  const at = isTryOut(cursor) ? cursor.depth : cursor.step
  return (
    <div className="flex items-center gap-1 sm:gap-2" role="group" aria-label={texts.steps}>
      <Button name={texts.first} sign="⇤" disabled={atStart} onClick={() => go(toStart)} />
      <Button name={texts.previous} sign="←" disabled={atStart} onClick={() => go(back)} />
      <span className="flex-1 text-center text-sm tabular-nums sm:flex-none sm:px-2">{texts.step(at, all)}</span>
      <Button name={texts.next} sign="→" disabled={atEnd} onClick={() => go(onward)} wide />
      <Button name={texts.last} sign="⇥" disabled={atEnd} onClick={() => go(toEnd)} />
    </div>
  )
}

type ButtonProps = {
  readonly name: string
  readonly sign: string
  readonly disabled: boolean
  readonly wide?: boolean
  readonly onClick: () => void
}

const Button = ({ name, sign, disabled, wide = false, onClick }: ButtonProps) => (
  <button
    type="button"
    className={`step-button ${wide ? 'px-5' : ''}`}
    aria-label={name}
    title={name}
    disabled={disabled}
    onClick={onClick}
  >
    <span aria-hidden>{sign}</span>
    {wide && <span aria-hidden> {name}</span>}
  </button>
)
