import type { Block, DropReason, Inline, Page, SourceLine, TextLine } from '../tree'

/** Reads the text of a page as a browser showed it: no marks but `†` behind headings, `↑`, and `- ` before items. */
export const parseRendered = (lines: readonly SourceLine[]): Page => {
  const blocks: Block[] = []
  const seen = new Set<string>()
  let open: TextLine[] | undefined
  const drop = (line: SourceLine, reason: DropReason) => blocks.push({ type: 'dropped', reason, line })
  lines.forEach((line, index) => {
    const text = line.text.trim()
    if (text === '') {
      open = undefined
    } else if (text === '↑') {
      open = undefined
      drop(line, 'layout')
    } else if (index === 0 && / - /.test(text)) {
      drop(line, 'page title')
    } else if (text.endsWith('†')) {
      open = undefined
      const name = text.slice(0, -1).trim()
      if (seen.has(name)) drop(line, 'repeated heading')
      else
        blocks.push({
          type: 'heading',
          depth: seen.size === 0 ? 1 : 2,
          ids: [],
          line: { ...line, content: plain(name) },
        })
      seen.add(name)
    } else if (/^[-‐・]\s/.test(text)) {
      open = [{ ...line, content: plain(text.slice(1).trim()) }]
      blocks.push({ type: 'item', depth: 1, ordered: false, definition: false, lines: open, history: false })
    } else if (open) {
      const before = open.pop()!
      open.push({ ...before, content: [...before.content, { type: 'break' }] }, { ...line, content: plain(text) })
    } else {
      open = [{ ...line, content: plain(text) }]
      blocks.push({ type: 'paragraph', lines: open, history: false })
    }
  })
  return { blocks, warnings: [] }
}

/** A card's name in 《》 is a link of ours; all else is text. */
export const plain = (text: string): Inline[] =>
  text
    .split(/(《[^《》[\]|<>{}"`\\]{1,80}》)/)
    .flatMap((part, index): Inline[] =>
      part === '' ? [] : [index % 2 === 1 ? { type: 'link', target: part } : { type: 'text', value: part }],
    )
