import { textsIn } from '@/lib/interface/texts'
import { compareTexts } from '@/lib/interface/compare-texts'
import type { Game } from '@/lib/content/vocabulary'
import { entryOf, type Context } from '../entry/context'
import { placeOf } from './place'
import type { ComputedColumns, ComputedRow } from './computed'
import { Mark } from './mark'

/** All facts by all turnings: a sign and a word in each cell, which leads to its details. */
export const Overview = ({ columns, ...context }: Context & { readonly columns: readonly ComputedColumns[] }) => {
  const { language } = context
  const texts = compareTexts(language)
  const games = textsIn(language).gamesShort
  const facts = columns[0]!.rows.map(({ fact }) => fact)
  // The window scrolls by keys, and so has to take the focus.
  // oxlint-disable jsx-a11y/no-noninteractive-tabindex
  return (
    <div role="region" aria-label={texts.overview} tabIndex={0} className="comparison-window">
      <table className="comparison-table">
        <thead>
          <tr>
            <th scope="col">{texts.fact}</th>
            {columns.map(({ game, turnings }) =>
              turnings.map(({ id, title }, i) => (
                <th
                  key={`${game.id}-${id}`}
                  scope="col"
                  data-event={`${game.id}.${id}`}
                  data-first={i === 0 ? '' : undefined}
                >
                  <span className="block font-normal text-muted">{games[game.id as Game]}</span>
                  {title[language]}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact, at) => (
            <tr key={fact.id} data-fact={fact.id}>
              <th scope="row">{fact.title[language]}</th>
              {columns.map(({ game, turnings, rows }) =>
                turnings.map(({ id }, i) => (
                  <td key={`${game.id}-${id}`} data-event={`${game.id}.${id}`} data-first={i === 0 ? '' : undefined}>
                    <Short {...context} row={rows[at]!} game={game.id as Game} turning={id} />
                  </td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ShortProps = Context & { readonly row: ComputedRow; readonly game: Game; readonly turning: string }

const Short = ({ row, game, turning, ...context }: ShortProps) => {
  const cell = row.cells[turning]
  if (cell)
    return (
      <a href={`#${placeOf(row.fact.id, game, turning)}`}>
        <Mark name={cell.value.kind} language={context.language} short />
      </a>
    )
  if (row.counterpart === undefined) return <Mark name="open" language={context.language} short />
  return (
    <a href={`#${placeOf(row.fact.id, game)}`}>
      <Mark name={hasCounterpart(context, row.counterpart, game) ? 'near' : 'none'} language={context.language} short />
    </a>
  )
}

/** Whether an entry names something that stands for it in a game. */
export const hasCounterpart = (context: Context, key: string, game: Game): boolean =>
  entryOf(context.site, key)?.text[context.language].counterparts.some(
    (counterpart) => counterpart.game === game && counterpart.to !== undefined,
  ) === true
