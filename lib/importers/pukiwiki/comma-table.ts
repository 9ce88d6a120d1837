import type { Align, Block, Cell, Message, SourceLine } from '../tree'
import { readInline } from './inline'

type Table = Extract<Block, { type: 'table' }>

/** A cell and its comma: in quotes, where `""` is a quote, or up to the next comma. */
const cell = /,(?:(\s*")([^"]*(?:""[^"]*)*)"\s*(?=,|$)|([^,]*))/gy

/** Reads `, a , "b, c" ,==`: a cell that is set off on both sides is centred, one set off before it stands right; `==` joins it to the one before. */
export const readCommaTable = (lines: readonly SourceLine[], history: boolean, warnings: Message[]): Table => {
  const align: Align[] = []
  const rows = lines.map((line) =>
    [...line.text.matchAll(cell)].map((match, column): Cell => {
      const [, quote, quoted, bare] = match
      const raw = quoted ?? bare ?? ''
      const start = match.index + 1 + (quote?.length ?? 0)
      align[column] ??= quoted === undefined ? alignOf(raw) : null
      if (raw.trim() === '==') {
        const message = 'a joined cell (==) becomes an empty one'
        warnings.push({ line: line.line, column: line.column + start, message })
        return { content: [], header: false }
      }
      const blank = raw.length - raw.trimStart().length
      const text = raw.trim().replaceAll('""', quoted === undefined ? '""' : '"')
      const read = readInline({ line: line.line, column: line.column + start + blank, text }, warnings)
      return { content: read.content, header: false }
    }),
  )
  const width = Math.max(...rows.map((row) => row.length))
  return {
    type: 'table',
    lines,
    rows,
    history,
    headerRows: 0,
    align: Array.from({ length: width }, (_, column) => align[column] ?? null),
  }
}

const alignOf = (text: string): Align => {
  const before = /^\s/.test(text)
  const after = /\s$/.test(text)
  if (before && after) return 'center'
  return before ? 'right' : null
}
