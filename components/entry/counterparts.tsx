import type { Entry } from '@/lib/content/site'
import { textsIn } from '@/lib/interface/texts'
import { entryPath } from '../site/paths'
import { SiteLink } from '../site/site-link'
import { entryOf, type Context } from './context'
import { Prose } from './prose'

/** What stands for a term in the other two games, or why nothing does. */
export const Counterparts = ({ of, ...context }: Context & { of: Entry }) => {
  const { site, language } = context
  const texts = textsIn(language)
  const counterparts = of.text[language].counterparts
  if (counterparts.length === 0) return null
  return (
    <section aria-labelledby="counterparts" className="mt-10">
      <h2 id="counterparts" className="mb-3 text-lg">
        {texts.entry.counterparts}
      </h2>
      <dl className="grid gap-3 sm:grid-cols-2">
        {counterparts.map(({ game, to, content }, i) => {
          const entry = to === undefined ? undefined : entryOf(site, to)
          return (
            <div key={i} className="rounded-lg border border-line bg-surface p-4">
              <dt>
                <span className="block text-sm text-muted">{texts.games[game]}</span>
                {entry === undefined ? (
                  <span className="text-sm">∅ {texts.entry.noCounterpart}</span>
                ) : (
                  <SiteLink href={entryPath(language, entry.key)} className="font-bold">
                    {entry.data.names[language]}
                  </SiteLink>
                )}
              </dt>
              <dd className="prose mt-1 text-[0.9375rem]">
                <Prose {...context} content={content} />
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
