import './example.css'
import { outlineOf, eraDifferences } from '@/lib/play'
import { exampleTexts } from '@/lib/interface/example-texts'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import { RulingLink } from '../entry/entry-link'
import type { Context } from '../entry/context'
import { EraTable } from './era-table'
import { ExampleText } from './example-text'
import { FullTable } from './full-table'
import { exampleIn } from './played'
import { PrintedBoard } from './printed-board'

type ExampleBlockProps = Context & {
  readonly id: string
}

/** An example in an article: what it asks, the stepper to open, and the whole of it as text. */
export const ExampleBlock = ({ id, ...context }: ExampleBlockProps) => {
  const { language, site, played } = context
  const texts = stepperTexts(language)
  if (played === undefined) return null
  const { game, example, tree } = exampleIn(played, id)
  const link = (cited: string) => (site.rulings.has(cited) ? <RulingLink {...context} to={cited} /> : undefined)
  return (
    <article id={`example-${id}`} data-example={id} className="example" aria-labelledby={`example-${id}-title`}>
      <p className="text-[0.8125rem] font-bold text-muted" aria-hidden>
        {texts.example}
      </p>
      <p id={`example-${id}-title`} className="example-title">
        {example.title[language]}
      </p>
      <p className="mt-1">{example.text[language]}</p>
      <div className="open-here needs-script">
        <button type="button" className="open-example" aria-expanded="false">
          {texts.open}
        </button>
      </div>
      <PrintedBoard game={game} tree={tree} language={language} />
      <details className="example-text">
        <summary>{exampleTexts(language).asText}</summary>
        <div className="mt-2">
          <ExampleText id={id} game={game} outline={outlineOf(game, tree)} language={language} link={link} />
        </div>
      </details>
      <EraTable differences={eraDifferences(game, example)} language={language} />
      <FullTable game={game.id} example={id} language={language} link={link} />
    </article>
  )
}
