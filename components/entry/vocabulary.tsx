import type { ReactNode } from 'react'
import { otherLanguage, textsIn } from '@/lib/interface/texts'
import { sourcesPath } from '../site/paths'
import { SiteLink } from '../site/site-link'
import type { Context } from './context'
import { draw } from './draw'
import { EntryLink, RulingLink } from './entry-link'
import { FaceText } from './face-text'
import { Figure } from './figures'
import { Mana } from './mana'
import { RulingBlock } from './ruling-block'
import { ExampleBlock } from '../stepper/example-block'
import { examplesAfter } from '../stepper/homes'

type Children = { readonly children?: ReactNode }

/** The components that an entry's text may use, bound to the page that they are drawn on. */
export const vocabulary = (context: Context): Readonly<Record<string, unknown>> => {
  const { site, language } = context
  const texts = textsIn(language)
  const components = {
    EntryLink: (props: { to: string; anchor?: string; first?: string } & Children) => (
      <EntryLink {...context} {...props} />
    ),
    RulingLink: (props: { to: string } & Children) => <RulingLink {...context} {...props} />,
    Ruling: ({ id }: { id: string }) => {
      const ruling = site.rulings.get(id)
      if (ruling === undefined) return null
      const other = otherLanguage(language)
      const entry = site.entries.get(ruling.entry)
      return (
        <>
          <RulingBlock
            {...context}
            ruling={ruling}
            text={draw(ruling.text[language].content, components)}
            beside={draw(ruling.text[other].content, vocabulary({ ...context, language: other }))}
          />
          {entry !== undefined &&
            entry.key === context.entry &&
            examplesAfter(entry, id).map((example) => <ExampleBlock key={example} {...context} id={example} />)}
        </>
      )
    },
    Q: ({ children }: Children) => (
      <Labelled label={texts.ruling.question} mark="Q">
        {children}
      </Labelled>
    ),
    A: ({ children }: Children) => (
      <Labelled label={texts.ruling.answer} mark="A">
        {children}
      </Labelled>
    ),
    Dispute: ({ children }: Children) => (
      <div className="mt-3 rounded border-l-4 border-warn bg-warn-soft px-4 py-2 text-[0.9375rem]">
        <p className="text-sm font-bold text-warn">{texts.ruling.dispute}</p>
        {children}
      </div>
    ),
    Note: ({ from, children }: { from?: string } & Children) => {
      const source = from === undefined ? undefined : site.sources.get(from)
      return (
        <div className="mt-3 border-l-4 border-line pl-4 text-[0.9375rem] text-muted" role="note">
          <p className="text-[0.8125rem] font-bold">
            {source === undefined ? (
              texts.ruling.note
            ) : (
              <>
                {texts.ruling.noteFrom}:{' '}
                <SiteLink href={sourcesPath(language, source.id)}>{source.names[language]}</SiteLink>
              </>
            )}
          </p>
          {children}
        </div>
      )
    },
    Face: ({ n, children }: { n: string } & Children) => (
      <FaceText {...context} n={Number(n)}>
        {children}
      </FaceText>
    ),
    Figure: ({ name }: { name: string }) => <Figure name={name} language={language} />,
    Mana: ({ symbol }: { symbol: string }) => <Mana symbol={symbol} language={language} />,
    Ja: ({ children }: Children) => <span lang="ja">{children}</span>,
    En: ({ children }: Children) => <span lang="en">{children}</span>,
    // An empty corner of a table heads nothing.
    th: ({ children }: Children) => (children === undefined ? <td /> : <th scope="col">{children}</th>),
    table: ({ children }: Children) => (
      <div className="overflow-x-auto">
        <table>{children}</table>
      </div>
    ),
  }
  return components
}

const Labelled = ({ label, mark, children }: { label: string; mark: string } & Children) => (
  <div className="mt-2 flex gap-3 first:mt-0">
    <span aria-hidden className="shrink-0 font-bold text-accent">
      {mark}.
    </span>
    <span className="sr-only">{label}</span>
    <div className="min-w-0">{children}</div>
  </div>
)
