import type { Game } from '@/lib/content/vocabulary'
import { compareTexts } from '@/lib/interface/compare-texts'
import { textsIn } from '@/lib/interface/texts'
import { entryOf, type Context } from '../entry/context'
import { Prose } from '../entry/prose'
import { entryPath } from '../site/paths'
import { SiteLink } from '../site/site-link'
import { CellView } from './cell'
import type { ComputedColumns } from './computed'
import { Mark } from './mark'
import { hasCounterpart } from './overview'
import { placeOf } from './place'

type FactSectionProps = Context & { readonly columns: readonly ComputedColumns[]; readonly at: number }

/** One fact in the three games, beside each other or below. */
export const FactSection = ({ columns, at, ...context }: FactSectionProps) => {
  const { language } = context
  const { fact } = columns[0]!.rows[at]!
  return (
    <section aria-labelledby={fact.id} data-fact={fact.id} className="comparison-fact">
      <h3 id={fact.id} className="scroll-mt-4 text-lg">
        {fact.title[language]}
      </h3>
      <p className="text-sm text-muted">{fact.about[language]}</p>
      <div className="mt-2 grid items-start gap-3 lg:grid-cols-3">
        {columns.map((one) => (
          <GamePanel key={one.game.id} columns={one} at={at} {...context} />
        ))}
      </div>
    </section>
  )
}

const GamePanel = ({
  columns: { game, turnings, values, rows },
  at,
  ...context
}: Context & { readonly columns: ComputedColumns; readonly at: number }) => {
  const { language } = context
  const texts = compareTexts(language)
  const name = game.id as Game
  const { fact, cells, counterpart, words } = { ...rows[at]!, words: values }
  const unasked = turnings.filter(({ id }) => cells[id] === undefined)
  return (
    <section
      className="rounded-lg border border-line bg-surface p-3"
      data-game={name}
      aria-label={`${fact.title[language]}: ${textsIn(language).games[name]}`}
      id={counterpart === undefined ? undefined : placeOf(fact.id, name)}
    >
      <h4 className="text-sm font-bold text-muted">{textsIn(language).games[name]}</h4>
      {counterpart !== undefined && (
        <div data-event={turnings.map(({ id }) => `${name}.${id}`).join(' ')}>
          <Instead {...context} of={counterpart} game={name} />
        </div>
      )}
      {Object.keys(cells).length === 0 && counterpart === undefined && (
        <p data-event={turnings.map(({ id }) => `${name}.${id}`).join(' ')} className="mt-1 text-sm">
          <Mark name="open" language={language} /> {texts.notAsked}
        </p>
      )}
      <ul className="divide-y divide-line">
        {turnings.flatMap(({ id, title, entry }) => {
          const cell = cells[id]
          if (!cell) return []
          return [
            <li key={id} id={placeOf(fact.id, name, id)} data-event={`${name}.${id}`} className="scroll-mt-4 py-2">
              <p className="text-[0.875rem]">
                <SiteLink href={entryPath(language, entryOf(context.site, entry)!.key)}>{title[language]}</SiteLink>
              </p>
              <CellView
                {...context}
                cell={cell}
                game={game}
                fact={fact.title}
                turning={title}
                words={words[cell.fact ?? '']}
              />
            </li>,
          ]
        })}
        {Object.keys(cells).length > 0 &&
          unasked.map(({ id, title }) => (
            <li key={id} data-event={`${name}.${id}`} className="py-2 text-[0.875rem]">
              {title[language]} <Mark name="open" language={language} />
            </li>
          ))}
      </ul>
    </section>
  )
}

/** What an entry of another game says of its counterpart here. */
const Instead = ({ of, game, ...context }: Context & { readonly of: string; readonly game: Game }) => {
  const { site, language } = context
  const entry = entryOf(site, of)!
  const counterpart = entry.text[language].counterparts.find((one) => one.game === game)
  return (
    <>
      <p className="comparison-value mt-1">
        <Mark name={hasCounterpart(context, of, game) ? 'near' : 'none'} language={language} />
      </p>
      {counterpart && (
        <div className="prose text-[0.875rem]">
          <Prose {...context} content={counterpart.content} />
        </div>
      )}
      <p className="mt-1 text-[0.8125rem] text-muted">
        {compareTexts(language).seeEntry}:{' '}
        <SiteLink href={entryPath(language, entry.key, 'counterparts')}>{entry.data.names[language]}</SiteLink>
      </p>
    </>
  )
}
