import { historyOf } from '@/lib/content/history'
import { excerpt } from '@/lib/content/preview'
import type { Ruling } from '@/lib/content/site'
import { wordingOf } from '@/lib/content/wording'
import { historyTexts } from '@/lib/interface/history-texts'
import { textsIn } from '@/lib/interface/texts'
import { Wording } from '../history/wording'
import type { Context } from './context'
import { RulingLink } from './entry-link'
import { heldIn } from './held'
import { SourceDate } from './source-date'

/** How a ruling changed: its states from the oldest to what holds now, each with when it held as far as its source says. */
export const Timeline = ({ ruling, ...context }: Context & { ruling: Ruling }) => {
  const states = historyOf(ruling, context.site)
  if (states.length === 0) return null
  const texts = textsIn(context.language)
  return (
    <section aria-label={`${texts.ruling.history}: ${ruling.id}`} className="mt-4 rounded bg-sunken px-4 py-3">
      <p className="text-sm font-bold">{texts.ruling.history}</p>
      <ol className="mt-2 list-none! border-l-2 border-line pl-0!">
        {states.map(({ ruling: state, self }) => (
          <li key={state.id} className="relative pb-2 pl-5 text-[0.9375rem] last:pb-0 [&>a]:inline-block [&>a]:min-h-6">
            <span
              aria-hidden
              className={`absolute top-2 -left-[0.45rem] size-3 rounded-full border-2 border-paper ${state.status === 'current' ? 'bg-good' : 'bg-gone'}`}
            />
            <span className="text-sm text-muted">
              {heldIn(state, context.language) ??
                (state.status === 'current' ? texts.statuses.current : texts.ruling.noDates)}
            </span>{' '}
            {self ? (
              <strong className="font-mono text-[0.875em]">{state.id}</strong>
            ) : (
              <RulingLink {...context} to={state.id} />
            )}
            <span className="text-sm text-muted">
              {' '}
              {historyTexts(context.language).source}: {context.site.sources.get(state.source)?.names[context.language]}
              {state.date !== undefined && (
                <>
                  {' '}
                  (<SourceDate date={state.date} language={context.language} />)
                </>
              )}
            </span>
            <span className="block">
              {excerpt(wordingOf(state, context.language), context.language, context.language === 'ja' ? 60 : 120)}
            </span>
            {state.supersededBy.map((id) => {
              const after = context.site.rulings.get(id)
              return (
                after !== undefined && <Wording key={id} before={state} after={after} language={context.language} />
              )
            })}
          </li>
        ))}
      </ol>
    </section>
  )
}
