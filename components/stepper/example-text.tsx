import { Fragment, type ReactNode } from 'react'
import type { AnyGame, Citation } from '@/lib/engine'
import type { Outline, OutlineLine } from '@/lib/play'
import { exampleTexts } from '@/lib/interface/example-texts'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { stepPlace } from './paths'
import { VerdictMark } from './verdict-mark'

type ExampleTextProps = {
  readonly id: string
  readonly game: AnyGame
  readonly outline: Outline
  readonly language: Language
  /** Draws a link to a ruling of ours; nothing for any other id. */
  readonly link: (id: Citation) => ReactNode
}

/** The whole example as text: every line with its steps, verdicts and what they rest on. */
export const ExampleText = ({ id, game, outline, language, link }: ExampleTextProps) => {
  const texts = stepperTexts(language)
  const words = exampleTexts(language)
  const era = (line: OutlineLine) => game.eras.find((one) => one.id === line.era)!
  return (
    <div className="space-y-4 text-[0.9375rem]">
      {outline.lines.map((line) => (
        <div key={line.id}>
          {line.from && (
            <p className="font-bold">
              {line.title[language]}{' '}
              <span className="text-[0.8125rem] font-normal text-muted">
                ({words.leaves(line.from.step)}
                {line.apart && `, ${texts.apart}`}
                {line.era !== game.eras[0]!.id && `, ${words.underEra(era(line).title[language])}`})
              </span>
            </p>
          )}
          <ol start={line.steps[0]?.number ?? 1} className="example-steps">
            {line.steps.map((step) => (
              <li key={step.number} id={stepPlace(id, line.id, step.number)}>
                {step.text[language]} <VerdictMark kind={step.verdict} language={language} />
                <p>
                  {[step.action, ...step.parts.map((part) => part.text)]
                    .map((text) => text[language])
                    .join(language === 'ja' ? '／' : '; ')}{' '}
                  <Cites
                    cites={[...new Set(step.parts.flatMap((part) => part.cites))]}
                    game={game}
                    language={language}
                    link={link}
                  />
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

/** Our rulings where they decide, else the rules of the game. */
const Cites = ({
  cites,
  game,
  language,
  link,
}: Pick<ExampleTextProps, 'game' | 'language' | 'link'> & { readonly cites: readonly Citation[] }) => {
  const ours = cites.map((id) => ({ id, drawn: link(id) })).filter(({ drawn }) => drawn !== undefined)
  if (ours.length > 0) return ours.map(({ id, drawn }) => <Fragment key={id}>{drawn} </Fragment>)
  const texts = cites.map((id) => game.rules.find((rule) => rule.id === id)?.text[language] ?? id)
  return texts.length > 0 && `(${texts.join(language === 'ja' ? '、' : '; ')})`
}
