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
    <article
      id={ruling.id}
      tabIndex={-1}
      aria-labelledby={`${ruling.id}-name`}
      className="ruling scroll-mt-4 rounded-lg border border-line bg-surface p-4 outline-none sm:p-5"
    >
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
      <div className="mt-2 gap-6 lg:has-[>:not([hidden])+:not([hidden])]:grid lg:has-[>:not([hidden])+:not([hidden])]:grid-cols-2">
        <div className="prose min-w-0" data-ruling-text="">
          {text}
        </div>
        <div
          id={`${ruling.id}-beside`}
          lang={other}
          hidden
          className="prose mt-4 min-w-0 border-t border-dashed border-line pt-4 lg:mt-0 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6"
        >
          {beside}
        </div>
      </div>
      <Timeline ruling={ruling} {...context} />
      <RulingRelations ruling={ruling} {...context} />
      <RulingExamples ruling={ruling} {...context} />
      <div className="screen-only mt-3 flex flex-wrap gap-2">
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
