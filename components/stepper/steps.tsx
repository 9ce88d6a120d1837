import { isTryOut, lineAt, mainLine } from '@/lib/engine'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { branchName, comingName, stepName } from './said'
import { leaving, toStep, toTried, type Session } from './session'
import { VerdictMark } from './verdict-mark'

type StepsProps = {
  readonly session: Session
  readonly language: Language
  readonly go: (change: (session: Session) => Session) => void
}

/** The line, or what was tried off it. Steps still to come tell what is done, not what comes of it. */
export const Steps = ({ session, language, go }: StepsProps) => {
  const texts = stepperTexts(language)
  const { cursor } = session
  const line = lineAt(cursor)
  const off = isTryOut(cursor)
  const moves = off ? cursor.tried : line.moves
  const at = off ? cursor.depth : cursor.step
  return (
    <div>
      {off ? (
        <Band text={texts.tryOutBand} leave={texts.leaveTryOut} onLeave={() => go(leaving)} />
      ) : (
        line.id !== mainLine && (
          <Band text={branchName(session, line, language)} leave={texts.back} onLeave={() => go(leaving)} />
        )
      )}
      <ol className="step-list" aria-label={off ? texts.tried : texts.steps}>
        <Step number={0} current={at === 0} onClick={() => go((s) => (off ? toTried(s, 0) : toStep(s, 0)))}>
          {texts.start}
        </Step>
        {moves.map((move, index) => {
          const number = index + 1
          const made = number <= at
          return (
            <Step
              key={number}
              number={number}
              current={number === at}
              onClick={() => go((s) => (off ? toTried(s, number) : toStep(s, number)))}
            >
              <span className="text-muted tabular-nums">{number}.</span>{' '}
              {made ? stepName(session, move, language) : comingName(session, move, language)}
              {made && (
                <>
                  {' '}
                  <VerdictMark kind={move.outcome.kind} language={language} />
                </>
              )}
            </Step>
          )
        })}
      </ol>
    </div>
  )
}

const Band = ({ text, leave, onLeave }: { text: string; leave: string; onLeave: () => void }) => (
  <p className="mb-2 flex flex-wrap items-center justify-between gap-2 rounded border-l-4 border-warn bg-warn-soft px-3 py-1.5 text-sm">
    <span>{text}</span>
    <button type="button" className="quiet-button" data-twin="leave" onClick={onLeave}>
      {leave}
    </button>
  </p>
)

type StepProps = {
  readonly number: number
  readonly current: boolean
  readonly onClick: () => void
  readonly children: React.ReactNode
}

const Step = ({ number, current, onClick, children }: StepProps) => (
  <li>
    <button type="button" data-twin={`step ${number}`} aria-current={current ? 'step' : undefined} onClick={onClick}>
      {children}
    </button>
  </li>
)
