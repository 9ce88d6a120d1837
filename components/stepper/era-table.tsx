import type { EraDifference, OutlineStep } from '@/lib/play'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { VerdictMark } from './verdict-mark'

type EraTableProps = { readonly differences: readonly EraDifference[]; readonly language: Language }

/** The same actions under the rules of two times side by side, the first step that differs marked. */
export const EraTable = ({ differences, language }: EraTableProps) => {
  const texts = stepperTexts(language)
  if (differences.length === 0) return null
  return (
    <details className="example-text">
      <summary>{texts.erasTitle}</summary>
      <p className="mt-1 text-sm text-muted">{texts.erasAbout}</p>
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
                        {texts.firstDifference}
                      </span>
                    )}
                  </th>
                  <StepCell step={other.outline.steps[index]} language={language} />
                  <StepCell step={step} language={language} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </details>
  )
}

const StepCell = ({ step, language }: { step: OutlineStep | undefined; language: Language }) => (
  <td>
    {step && (
      <>
        <VerdictMark kind={step.verdict} language={language} />
        <span className="block">{step.parts.map((part) => part.text[language]).join(' ')}</span>
      </>
    )}
  </td>
)
