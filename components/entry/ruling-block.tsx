import './ruling.css'
import type { ReactNode } from 'react'
import { otherLanguage, textsIn } from '@/lib/interface/texts'
import type { Ruling } from '@/lib/content/site'
import { basePath } from '../site/base-path'
import { permalinkPath } from '../site/paths'
import type { Context } from './context'
import { CorrectLink } from './correct-this'
import { RulingExamples } from './ruling-examples'
import { RulingMarks } from './ruling-marks'
import { RulingRelations } from './ruling-relations'
import { Timeline } from './timeline'

type RulingBlockProps = Context & { readonly ruling: Ruling; readonly text: ReactNode; readonly beside: ReactNode }

/** A ruling in its entry: its text, what it is, where it is from, its own link, and the other language beside it. */
export const RulingBlock = ({ ruling, text, beside, ...context }: RulingBlockProps) => {
  const { language } = context
  const texts = textsIn(language).ruling
  const other = otherLanguage(language)
  return (
    <article id={ruling.id} tabIndex={-1} aria-labelledby={`${ruling.id}-name`} className="ruling">
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
        <RulingMarks ruling={ruling} language={language} />
        <a
          id={`${ruling.id}-name`}
          href={`#${ruling.id}`}
          className="ml-auto font-mono text-[0.8125rem] text-muted"
          aria-label={texts.anchor(ruling.id)}
        >
          #{ruling.id}
        </a>
      </div>
      <div className="ruling-texts">
        <div className="prose" data-ruling-text="">
          {text}
        </div>
        <div id={`${ruling.id}-beside`} lang={other} hidden className="ruling-beside prose">
          {beside}
        </div>
      </div>
      <Timeline ruling={ruling} {...context} />
      <RulingRelations ruling={ruling} {...context} />
      <RulingExamples ruling={ruling} {...context} />
      <div className="ruling-tools screen-only">
        <button
          type="button"
          data-copy={`${basePath}${permalinkPath(ruling.id)}`}
          className="needs-script quiet-button"
        >
          {texts.copy}
        </button>
        <button
          type="button"
          data-beside={`${ruling.id}-beside`}
          aria-expanded="false"
          aria-controls={`${ruling.id}-beside`}
          className="needs-script quiet-button"
        >
          {texts.beside}
        </button>
        <CorrectLink ruling={ruling} site={context.site} language={language} />
      </div>
    </article>
  )
}
