import type { ReactNode } from 'react'
import { otherLanguage, textsIn } from '@/lib/interface/texts'
import type { Ruling } from '@/lib/content/site'
import { basePath } from '../site/base-path'
import { permalinkPath } from '../site/paths'
import type { Context } from './context'
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
      <div className="prose mt-2" data-ruling-text="">
        {text}
      </div>
      <Timeline ruling={ruling} {...context} />
      <RulingRelations ruling={ruling} {...context} />
      <div className="screen-only mt-3 flex flex-wrap items-start gap-2">
        <button
          type="button"
          data-copy={`${basePath}${permalinkPath(ruling.id)}`}
          className="quiet-button needs-script"
        >
          {texts.copy}
        </button>
        <details className="beside min-w-0 max-w-full open:w-full open:pt-2">
          <summary className="quiet-button inline-block list-none">{texts.beside}</summary>
          <div lang={other} className="prose mt-3 rounded bg-sunken p-4">
            {beside}
          </div>
        </details>
      </div>
    </article>
  )
}
