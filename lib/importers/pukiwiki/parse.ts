import {
  visibleText,
  type Block,
  type DropReason,
  type Message,
  type Page,
  type SourceLine,
  type TextLine,
} from '../tree'
import { blockPlugin } from './block-plugins'
import { readCommaTable } from './comma-table'
import { readInline } from './inline'
import { regions } from './regions'
import { readTable } from './table'

const alignment = /^(?:LEFT|CENTER|RIGHT):/
const heading = /^\*{1,3}/
const headingId = /\[#([A-Za-z][\w-]*)\]/g
const tableRow = /^\|.+\|[hfcHFC]?\s*$/
const plugin = /^#([A-Za-z_]\w*)\s*(?:\((.*?)\))?\s*(\{\{+)?\s*$/
const pluginCall = /^#([A-Za-z_]\w*)(?=\s*$|\()/

type Table = { readonly head: '|' | ','; readonly width: number; readonly rows: SourceLine[] }

/** Reads PukiWiki source into a tree: as PukiWiki does, the first character of a line tells what the line is. */
export const parsePukiwiki = (lines: readonly SourceLine[]): Page => {
  const blocks: Block[] = []
  const warnings: Message[] = []
  const region = regions(warnings)
  /** The lines of the block that a plain line goes on with. */
  let open: TextLine[] | undefined
  let table: Table | undefined

  const warn = ({ line, column }: SourceLine, message: string) => warnings.push({ line, column, message })
  const drop = (line: SourceLine, reason: DropReason) => blocks.push({ type: 'dropped', reason, line })
  const start = (type: 'paragraph' | 'pre', line: TextLine) => {
    open = [line]
    blocks.push({ type, lines: open, history: region.history() })
  }
  const endTable = () => {
    if (table === undefined) return
    const read = table.head === '|' ? readTable : readCommaTable
    blocks.push(read(table.rows, region.history(), warnings))
    table = undefined
  }
  const startItem = (line: TextLine, depth: number, ordered: boolean, definition: boolean) => {
    open = [line]
    blocks.push({ type: 'item', depth, ordered, definition, lines: open, history: region.history() })
  }

  for (const line of lines) {
    if (line.text.startsWith('//')) {
      drop(line, 'comment')
      continue
    }
    const cut = region.cut(line)
    readLine(cut?.before ?? line)
    if (cut === undefined) continue
    endTable()
    open = undefined
    drop(cut.closing, 'layout')
    region.close(cut.closing)
  }
  endTable()
  region.end()
  return { blocks, warnings }

  function readLine(whole: SourceLine) {
    const aligned = alignment.exec(whole.text)?.[0]
    if (aligned !== undefined) {
      open = undefined
      drop({ ...whole, text: aligned }, 'layout')
    }
    const line = aligned === undefined ? whole : part(whole, aligned.length)
    if (readRow(line)) return
    endTable()
    if (line.text.trim() === '') open = undefined
    else if (!readMarked(line)) readPlain(line)
  }

  /** `|a|b|` and `,a,b`. Rows are of one table while they have as many cells. */
  function readRow(line: SourceLine): boolean {
    const head = rowMark(line.text)
    if (head === undefined) return false
    open = undefined
    if (head === '|' && /\|c\s*$/i.test(line.text)) {
      drop(line, 'layout')
      return true
    }
    const width = head === '|' ? line.text.split('|').length : 0
    if (table?.head !== head || table.width !== width) endTable()
    table ??= { head, width, rows: [] }
    table.rows.push(line)
    return true
  }

  /** Reads a line by the mark that it begins with; false where that is none. */
  function readMarked(line: SourceLine): boolean {
    const { text } = line
    switch (text[0]) {
      case '*':
        readHeading(line, heading.exec(text)![0].length)
        return true
      case '-':
        if (text.startsWith('----')) readRule(line)
        else readItem(line, /^-{1,3}/.exec(text)![0].length, false)
        return true
      case '+':
        readItem(line, /^\+{1,3}/.exec(text)![0].length, true)
        return true
      case ':':
        return readDefinition(line)
      case '>':
      case '<':
        readQuote(line)
        return true
      case ' ':
      case '\t': {
        const raw: TextLine = { ...line, content: [{ type: 'text', value: text.slice(1) }] }
        if (open && blocks.at(-1)?.type === 'pre') open.push(raw)
        else start('pre', raw)
        return true
      }
      case '#':
        return readPlugin(line)
      default:
        return false
    }
  }

  function readPlain(line: SourceLine) {
    const isNew = line.text.startsWith('~')
    const content = readInline(line, warnings, isNew ? 1 : 0)
    if (open && !isNew && blocks.at(-1)?.type !== 'pre') open.push(content)
    else start('paragraph', content)
  }

  function readHeading(line: SourceLine, from: number) {
    open = undefined
    const ids = [...line.text.matchAll(headingId)].map((match) => match[1]!)
    const shown = { ...line, text: line.text.replace(headingId, '').trimEnd() }
    const content = readInline(shown, warnings, from).content.filter((node) => node.type !== 'break')
    blocks.push({ type: 'heading', depth: from, ids, line: { ...line, content } })
  }

  function readRule(line: SourceLine) {
    open = undefined
    const end = /^-+/.exec(line.text)![0].length
    if (line.text.slice(end).trim() === '') {
      drop(line, 'layout')
      return
    }
    warn(line, 'PukiWiki does not show what stands behind a line of hyphens: kept as text')
    start('paragraph', readInline(line, warnings, end))
  }

  function readItem(line: SourceLine, depth: number, ordered: boolean) {
    const skip = /^\s*~/.exec(line.text.slice(depth, depth + 20))?.[0].length ?? 0
    startItem(readInline(line, warnings, depth + skip), depth, ordered, false)
  }

  /** `:term|what it is`; the description may be in the lines that follow. */
  function readDefinition(line: SourceLine): boolean {
    const depth = /^:{1,3}/.exec(line.text)![0].length
    const bar = line.text.indexOf('|', depth)
    if (bar < 0) return false
    const term = readInline({ ...line, text: line.text.slice(0, bar) }, warnings, depth)
    const told = readInline(line, warnings, bar + 1)
    const shown = term.content.filter((node) => node.type !== 'break')
    const content =
      visibleText(shown).trim() === ''
        ? [...shown, ...told.content]
        : [{ type: 'strong' as const, children: shown }, { type: 'text' as const, value: '：' }, ...told.content]
    startItem({ ...line, content }, depth, false, true)
    return true
  }

  /** Lines of one depth are of one quote; `<` ends it. */
  function readQuote(line: SourceLine) {
    const depth = /^[><]{1,3}/.exec(line.text)![0].length
    const content = readInline(line, warnings, depth)
    const last = blocks.at(-1)
    if (line.text.startsWith('<')) start('paragraph', content)
    else if (open && last?.type === 'quote' && last.depth === depth) open.push(content)
    else {
      open = [content]
      blocks.push({ type: 'quote', depth, lines: open, history: region.history() })
    }
  }

  /** `#name`, `#name(…)`, `#name(…){{`; false where a text only begins with `#`. */
  function readPlugin(line: SourceLine): boolean {
    const called = plugin.exec(line.text) ?? pluginCall.exec(line.text)
    if (called === null) return false
    const [, name, argument, braces] = called
    open = undefined
    if (/^(?:hr|br|clear)$/.test(name!)) {
      drop(line, 'layout')
    } else if (/^region\d*$/.test(name!)) {
      region.open(line, argument ?? '', braces?.length ?? 0)
      drop(line, 'region title')
    } else {
      if (braces) region.open(line, '', braces.length)
      const effect = blockPlugin(name!)
      drop(line, effect === undefined ? 'unknown plugin' : 'block plugin')
      warn(line, `#${name} is left out: ${effect ?? 'the importer does not know it; look at the page what it shows'}`)
    }
    return true
  }
}

/** The mark of a table's row, where a line is one. */
const rowMark = (text: string): '|' | ',' | undefined => {
  if (text.startsWith('|')) return tableRow.test(text) ? '|' : undefined
  return text.startsWith(',') && text.trim() !== ',' ? ',' : undefined
}

/** What of a line stands at `from` and after it. */
const part = (line: SourceLine, from: number): SourceLine => ({
  ...line,
  text: line.text.slice(from),
  column: line.column + from,
})
