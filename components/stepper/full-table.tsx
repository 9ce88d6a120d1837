import type { ReactNode } from 'react'
import { mainLine, writePlace, type Cell, type Citation } from '@/lib/engine'
import { tableOf } from '@/lib/games/tables'
import { exampleTexts } from '@/lib/interface/example-texts'
import type { Language } from '@/lib/content/vocabulary'
import { basePath } from '../site/base-path'
import { playPath } from './paths'

type FullTableProps = {
  readonly game: string
  readonly example: string
  readonly language: Language
  readonly link: (id: Citation) => ReactNode
}

/** All combinations of an example as the engine computes them. Each cell opens the run behind it. */
export const FullTable = ({ game, example, language, link }: FullTableProps) => {
  const texts = exampleTexts(language)
  const table = tableOf(game, example)
  if (!table) return null
  return (
    <details className="example-text">
      <summary>{texts.table}</summary>
      <p className="mt-1 text-sm text-muted">{texts.tableAbout}</p>
      <div className="mt-2 overflow-x-auto">
        <table data-table={example}>
          <thead>
            <tr>
              <td />
              {table.columns.map((column, i) => (
                <th key={i} scope="col">
                  {column[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, i) => (
              <tr key={i}>
                <th scope="row">{row.title[language]}</th>
                {row.cells.map((cell, j) => (
                  <td key={j} data-verdict={cell.verdict}>
                    <a href={`${basePath}${playPath(language, game)}#${runOf(cell)}`}>
                      <span aria-hidden>{cell.verdict === 'done' ? '○' : '×'}</span> {cell.text[language]}
                    </a>
                    <span className="block text-[0.75rem]">
                      {cell.cites.map((id) => (
                        <span key={id}>{link(id)} </span>
                      ))}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** The run behind a cell as a place on the page of free play. */
const runOf = (cell: Cell<unknown, unknown>): string =>
  writePlace({ setup: cell.start, tried: cell.actions, line: mainLine, step: 0, viewer: 'judge', era: 'now' })
