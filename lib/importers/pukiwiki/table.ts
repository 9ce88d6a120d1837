import type { Align, Block, Cell, Message, SourceLine } from '../tree'
import { readInline } from './inline'

type Table = Extract<Block, { type: 'table' }>

const prefix = /^(?:(LEFT|CENTER|RIGHT):|(?:BG)?COLOR\([^)|]*\):|SIZE\(\d+\):|BOLD:)/

/** Reads the rows of a table: `|a|b|`, with `h` or `f` behind a row, `~` and `>` cells, alignment and colour. */
export const readTable = (lines: readonly SourceLine[], history: boolean, warnings: Message[]): Table => {
  const rows: Cell[][] = []
  const align: Align[] = []
  let headerRows = 0
  for (const line of lines) {
    const kind = /\|([hfHF]?)\s*$/.exec(line.text)?.[1]?.toLowerCase() ?? ''
    const end = line.text.lastIndexOf('|')
    const row: Cell[] = []
    let from = 1
    while (from <= end) {
      const to = line.text.indexOf('|', from)
      row.push(readCell(line, from, to, (found) => (align[row.length] ??= found), warnings))
      from = to + 1
    }
    if (kind === 'h' && headerRows === rows.length) headerRows++
    rows.push(row)
  }
  const width = rows[0]?.length ?? 1
  return {
    type: 'table',
    lines,
    rows,
    history,
    headerRows,
    align: Array.from({ length: width }, (_, column) => align[column] ?? null),
  }
}

const readCell = (
  line: SourceLine,
  from: number,
  to: number,
  setAlign: (align: Align) => void,
  warnings: Message[],
): Cell => {
  let at = from
  for (let found = prefix.exec(line.text.slice(at, to)); found; found = prefix.exec(line.text.slice(at, to))) {
    if (found[1]) setAlign(found[1].toLowerCase() as Align)
    at += found[0].length
  }
  const text = line.text.slice(at, to)
  if (text === '>' || text === '~') {
    warnings.push({
      line: line.line,
      column: line.column + at,
      message: `a joined cell (${text}) becomes an empty one`,
    })
    return { content: [], header: false }
  }
  const header = text.startsWith('~')
  const start = header ? 1 : 0
  const part = { text: text.slice(start), line: line.line, column: line.column + at + start }
  return { content: readInline(part, warnings).content, header }
}
