import type { Entry } from '@/lib/content/site'
import { indexed } from '@/lib/content/order'
import type { Language } from '@/lib/content/vocabulary'
import { textsIn } from '@/lib/interface/texts'
import { entryPath } from './paths'
import { Ruby } from './ruby'
import { SiteLink } from './site-link'

type EntryIndexProps = {
  readonly id: string
  readonly title: string
  readonly entries: readonly Entry[]
  readonly language: Language
  /** Also show the game and the definition of each. */
  readonly full?: boolean
}

/** Entries under あ, か … or A, B …, with a row of jumps. */
export const EntryIndex = ({ id, title, entries, language, full = false }: EntryIndexProps) => {
  const texts = textsIn(language)
  const sections = indexed(entries, language)
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <nav aria-label={`${title}: ${texts.game.jump}`} className="screen-only mb-4">
        <ul className="flex flex-wrap gap-1">
          {sections.map(([heading]) => (
            <li key={heading}>
              <a
                href={`#${id}-${heading}`}
                className="inline-flex size-9 items-center justify-center rounded border border-line bg-surface no-underline hover:border-accent"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(([heading, own]) => (
        <div key={heading} className="mb-4 grid gap-x-4 sm:grid-cols-[3rem_1fr]">
          <h3 id={`${id}-${heading}`} className="scroll-mt-4 text-lg text-accent">
            {heading}
          </h3>
          <ul className={full ? 'space-y-3' : 'columns-1 gap-x-8 sm:columns-2 lg:columns-3'}>
            {own.map((entry) => (
              <li key={entry.key} className="break-inside-avoid">
                <SiteLink href={entryPath(language, entry.key)}>
                  {language === 'ja' ? (
                    <Ruby text={entry.data.names.ja} reading={entry.data.reading} first />
                  ) : (
                    entry.data.names.en
                  )}
                </SiteLink>
                {full && (
                  <>
                    <span className="ml-2 text-sm text-muted">{texts.gamesShort[entry.shelf]}</span>
                    <p className="text-[0.9375rem]">{entry.text[language].summary}</p>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
