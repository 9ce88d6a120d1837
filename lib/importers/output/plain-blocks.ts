import type { List, RootContent, Table } from 'mdast'
import { writePlain } from './plain'

/** A section of blocks that hold plain text; undefined for all else. */
export const writePlainSection = (section: readonly RootContent[]): string | undefined => {
  let written = ''
  for (const node of section) {
    const block = writePlainBlock(node)
    if (block === undefined) return undefined
    if (block !== '') written += written === '' ? block : `\n\n${block}`
  }
  return written
}

const writePlainBlock = (node: RootContent): string | undefined => {
  switch (node.type) {
    case 'tag':
      return node.value
    case 'paragraph':
      return writePlain(node.children)
    case 'heading': {
      const title = writePlain(node.children)?.trim()
      return title === undefined || title.includes('\n') ? undefined : `${'#'.repeat(node.depth)} ${title}`
    }
    case 'table':
      return writeTable(node)
    case 'list':
      return writeList(node)
    case 'code':
      return writeCode(node.value)
    case 'blockquote': {
      const inner = writePlainSection(node.children)
      return inner === undefined ? undefined : `> ${inner.replaceAll('\n', '\n> ')}`
    }
    default:
      return undefined
  }
}

const rules = { left: ':--', center: ':-:', right: '--:' } as const

const writeTable = (table: Table): string | undefined => {
  const rows: string[] = []
  for (const row of table.children) {
    let written = '|'
    for (const cell of row.children) {
      const text = writePlain(cell.children, '\\|')
      if (text === undefined || text.includes('\n')) return undefined
      written += ` ${text.trim()} |`
    }
    rows.push(written)
  }
  rows.splice(1, 0, `|${table.align!.map((align) => ` ${align ? rules[align] : '---'} |`).join('')}`)
  return rows.join('\n')
}

const writeList = (list: List): string | undefined => {
  const items: string[] = []
  for (const item of list.children) {
    const mark = list.ordered ? '1. ' : '- '
    const inner = item.children.map(writePlainBlock)
    if (inner.includes(undefined) || inner[0] === '') return undefined
    items.push(mark + inner.join('\n').replaceAll('\n', `\n${' '.repeat(mark.length)}`))
  }
  return items.join('\n')
}

/** A fence of more backticks than any in the code. */
const writeCode = (value: string): string => {
  const longest = value.match(/`+/g)?.reduce((most, run) => Math.max(most, run.length), 0) ?? 0
  const fence = '`'.repeat(Math.max(3, longest + 1))
  return `${fence}\n${value}\n${fence}`
}
