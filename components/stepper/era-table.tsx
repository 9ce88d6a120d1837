import type { EraDifference, OutlineStep } from '@/lib/play'
import { exampleTexts } from '@/lib/interface/example-texts'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { VerdictMark } from './verdict-mark'

type EraTableProps = { readonly differences: readonly EraDifference[]; readonly language: Language }

/** The same actions under the rules of two times side by side, what is the same told once, the first step that differs marked. */
export const EraTable = ({ differences, language }: EraTableProps) => {
  const texts = stepperTexts(language)
  const words = exampleTexts(language)
  if (differences.length === 0) return null
  return (
    <details className="example-text">
      <summary>{words.erasTitle}</summary>
      <p className="mt-1 text-sm text-muted">{words.erasAbout}</p>
      {differences.map(({ line, own, other, first }) => (
        <div key={`${line} ${other.era.id}`} className="mt-3 overflow-x-auto">
          <table data-eras={`${own.era.id} ${other.era.id}`}>
            <caption className="text-left text-sm font-bold">{own.outline.title[language]}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.steps}</th>
                <th scope="col">{other.era.title[language]}</th>
                <th scope="col">{own.era.title[language]}</th>
              </tr>
            </thead>
            <tbody>
              {own.outline.steps.map((step, index) => (
                <tr key={step.number} data-differs={step.number === first ? '' : undefined}>
                  <th scope="row" className="font-normal">
                    {step.number}. {step.action[language]}
                    {step.number === first && (
                      <span className="block font-bold text-warn">
                        <span aria-hidden>▲ </span>
                        {words.firstDifference}
                      </span>
                    )}
                  </th>
                  {sameSteps(other.outline.steps[index], step, language) ? (
                    <StepCell step={step} language={language} span={2} />
                  ) : (
                    <>
                      <StepCell step={other.outline.steps[index]} language={language} />
                      <StepCell step={step} language={language} />
                    </>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </details>
  )
}

const happened = (step: OutlineStep, language: Language) => step.parts.map((part) => part.text[language]).join(' ')

const sameSteps = (one: OutlineStep | undefined, other: OutlineStep, language: Language) =>
  one?.verdict === other.verdict && happened(one, language) === happened(other, language)

type StepCellProps = {
  readonly step: OutlineStep | undefined
  readonly language: Language
  /** Over how many times it stands. */
  readonly span?: number
}

const StepCell = ({ step, language, span }: StepCellProps) => (
  <td colSpan={span}>
    {step && (
      <>
        <VerdictMark kind={step.verdict} language={language} />
        <span className="block">{happened(step, language)}</span>
      </>
    )}
  </td>
)
