import type { Block, DropReason, Message, Page, SourceLine, TextLine } from '../tree'
import { readInline } from './inline'
import { regions } from './regions'
import { readTable } from './table'

/** What a line is, told by how it begins, as PukiWiki does it. */
const plugin = /^#([A-Za-z]\w*)(?:\((.*?)\))?(\{\{+)?$/
const pluginPrefix = /^#([A-Za-z]\w*)/
const heading = /^(\*{1,3})(.*)$/
const headingId = /\[#([A-Za-z][\w-]*)\]/g
const item = /^(-{1,3}|\+{1,3})(?![-+])(.*)$/
const tableRow = /^\|.*\|[hfcHFC]?\s*$/

/** Rows are of one table while they have as many cells. */
const cellsIn = (line: SourceLine): number => line.text.split('|').length

/** Reads PukiWiki source into a tree. */
export const parsePukiwiki = (lines: readonly SourceLine[]): Page => {
  const blocks: Block[] = []
  const warnings: Message[] = []
  const region = regions(warnings)
  /** The block that a plain line goes on with. */
  let open: { lines: TextLine[] } | undefined
  let table: SourceLine[] = []

  const drop = (line: SourceLine, reason: DropReason) => blocks.push({ type: 'dropped', reason, line })
  const endTable = () => {
    if (table.length > 0) blocks.push(readTable(table, region.history(), warnings))
    table = []
  }
  const start = (type: 'paragraph' | 'quote' | 'pre', line: TextLine) => {
    const lines = [line]
    open = { lines }
    blocks.push({ type, lines, history: region.history() })
  }

  for (const line of lines) {
    const { text } = line
    if (tableRow.test(text)) {
      open = undefined
      if (/\|c\s*$/i.test(text)) {
        drop(line, 'layout')
        continue
      }
      if (table[0] && cellsIn(table[0]) !== cellsIn(line)) endTable()
      table.push(line)
      continue
    }
    if (text.startsWith('//')) {
      drop(line, 'comment')
      continue
    }
    endTable()
    if (text.trim() === '') {
      open = undefined
      continue
    }
    if (/^-{4,}\s*$/.test(text) || /^#(hr|br|clear)\s*$/.test(text)) {
      open = undefined
      drop(line, 'layout')
      continue
    }
    if (region.close(line)) {
      open = undefined
      drop(line, 'layout')
      continue
    }
    const called = plugin.exec(text.trimEnd()) ?? pluginPrefix.exec(text)
    if (called) {
      open = undefined
      readPlugin(line, called)
      continue
    }
    const title = heading.exec(text)
    if (title) {
      open = undefined
      const ids = [...title[2]!.matchAll(headingId)].map((match) => match[1]!)
      const shown = { ...line, text: text.replace(headingId, '').trimEnd() }
      const content = readInline(shown, warnings, title[1]!.length).content.filter((node) => node.type !== 'break')
      blocks.push({ type: 'heading', depth: title[1]!.length, ids, line: { ...line, content } })
      continue
    }
    const listed = item.exec(text)
    if (listed) {
      const lines = [readInline(line, warnings, listed[1]!.length)]
      open = { lines }
      blocks.push({
        type: 'item',
        depth: listed[1]!.length,
        ordered: text.startsWith('+'),
        lines,
        history: region.history(),
      })
      continue
    }
    const quoted = /^[><]{1,3}/.exec(text)
    if (quoted) {
      const content = readInline(line, warnings, quoted[0].length)
      if (open && blocks.at(-1)?.type === 'quote' && text.startsWith('>')) open.lines.push(content)
      else if (text.startsWith('<')) start('paragraph', content)
      else start('quote', content)
      continue
    }
    if (text.startsWith(' ')) {
      const raw: TextLine = { ...line, content: [{ type: 'text', value: text.slice(1) }] }
      if (open && blocks.at(-1)?.type === 'pre') open.lines.push(raw)
      else start('pre', raw)
      continue
    }
    const skipped = /^(?:~|LEFT:|CENTER:|RIGHT:)/.exec(text)
    const content = readInline(line, warnings, skipped?.[0].length ?? 0)
    const last = blocks.at(-1)
    if (open && !text.startsWith('~') && last?.type !== 'pre') open.lines.push(content)
    else start('paragraph', content)
  }
  endTable()
  region.end()
  return { blocks, warnings }

  function readPlugin(line: SourceLine, called: RegExpExecArray) {
    const [, name, argument, braces] = called
    if (/^region\d*$/.test(name!)) {
      region.open(line, argument ?? '', braces?.length ?? 0)
      drop(line, 'region title')
      return
    }
    if (braces) region.open(line, '', braces.length)
    drop(line, 'block plugin')
    warnings.push({ line: line.line, column: line.column, message: `#${name} does nothing here: dropped` })
  }
}
