import type { Blockquote, PhrasingContent, RootContent, TableRow } from 'mdast'
import { cardIn } from './card-data/from-blocks'
import type { Candidate, Found, Part } from './entry'
import { phrasing, phrasingOf } from './output/phrasing'
import { candidateOf, candidatesOf, isAnswer, isOnlyLinks, isOpenQuestion, type Given } from './recognise'
import { sentencesOf } from './sentences'
import { titleOf } from './title'
import { visibleText, type Block, type Inline, type Page, type TextLine } from './tree'

type Item = Extract<Block, { type: 'item' }>

/** Turns the tree of a wiki page into headings and ruling candidates; what is neither is named as dropped. */
export const fromPage = (page: Page): Found => {
  const parts: Part[] = []
  const dropped: { line: number; column: number; text: string; reason: Found['dropped'][number]['reason'] }[] = []
  const anchors: string[] = []
  const used = new Set<string>()
  let title: ReturnType<typeof titleOf> | undefined
  /** The items above the one that is read, by depth. */
  let above: { depth: number; candidate: Candidate }[] = []
  const warnings = [...page.warnings]
  const add = (candidate: Candidate) => {
    parts.push({ type: 'ruling', candidate })
    if (candidate.kind !== 'history' || candidate.status !== 'current') return
    const { line, column } = candidate.sentences[0]!
    warnings.push({
      line,
      column,
      message: 'a ruling that changed (裁定変更): set which one holds now, and since when',
    })
  }
  const dropEmpty = (lines: readonly TextLine[]) => {
    for (const line of lines)
      if (line.text.trim() !== '')
        dropped.push({ ...line, reason: anchorsIn(line.content).length > 0 ? 'anchor' : 'empty' })
  }
  const blocks = joinAnswers(page.blocks)
  const card = cardIn(blocks)

  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]!
    if (block.type !== 'dropped' && block.type !== 'heading' && block.type !== 'table')
      for (const line of block.lines) for (const id of anchorsIn(line.content)) anchors.push(id)
    if (block.type !== 'item' && block.type !== 'dropped') above = []
    switch (block.type) {
      case 'dropped':
        if (block.line.text.trim() !== '') dropped.push({ ...block.line, reason: block.reason })
        break
      case 'heading':
        anchors.push(...anchorsIn(block.line.content))
        if (title === undefined && parts.length === 0 && block.depth === 1) {
          title = titleOf(block.line.content)
          anchors.push(...block.ids)
          dropped.push({ ...block.line, reason: 'page title' })
        } else if (isEmptySection(blocks, at)) {
          dropped.push({ ...block.line, reason: 'heading without text' })
        } else {
          dropped.push({ ...block.line, reason: 'heading' })
          const ids = block.ids.filter((id) => !used.has(id))
          if (ids.length === 0) ids.push(freeId(used))
          for (const id of ids) used.add(id)
          parts.push({ type: 'heading', depth: block.depth > 2 ? 3 : 2, ids, children: phrasing(block.line.content) })
        }
        break
      case 'paragraph':
      case 'quote': {
        const found = candidatesOf(
          block.lines,
          { history: block.history },
          block.type === 'quote' ? (children) => quote(children, block.depth) : undefined,
        )
        found.forEach(add)
        if (found.length === 0) dropEmpty(block.lines)
        break
      }
      case 'pre': {
        const value = block.lines.map((line) => visibleText(line.content)).join('\n')
        const given: Given = { history: block.history, kind: 'note' }
        add(candidateOf(value, block.lines.flatMap(sentencesOf), [{ type: 'code', value }], given))
        break
      }
      case 'table':
        add(tableCandidate(block))
        break
      case 'item': {
        const run = listRun(blocks, at)
        if (run.length > 1) {
          add(listCandidate(run))
          at += run.length - 1
          above = []
          break
        }
        above = above.filter((one) => one.depth < block.depth)
        const given: Given = {
          history: block.history,
          under: above.at(-1)?.candidate,
          ...(block.definition ? { otherwise: 'definition' } : {}),
        }
        const found = candidatesOf(block.lines, given)
        if (found.length === 0) dropEmpty(block.lines)
        for (const candidate of found) {
          add(candidate)
          above.push({ depth: block.depth, candidate })
        }
      }
    }
  }
  return {
    ...(title ? { names: title.names } : {}),
    ...(title?.reading === undefined ? {} : { reading: title.reading }),
    ...(card === undefined ? {} : { card }),
    anchors: [...new Set(anchors)].filter((id) => !used.has(id)),
    parts,
    dropped,
    warnings,
  }
}

const quote = (children: PhrasingContent[], depth: number): Blockquote =>
  depth > 1
    ? { type: 'blockquote', children: [quote(children, depth - 1)] }
    : { type: 'blockquote', children: [{ type: 'paragraph', children }] }

const freeId = (used: ReadonlySet<string>): string => {
  let number = used.size + 1
  while (used.has(`section-${number}`)) number++
  return `section-${number}`
}

const isText = (block: Block | undefined): block is Extract<Block, { type: 'paragraph' | 'item' }> =>
  block?.type === 'paragraph' || block?.type === 'item'

/** An answer in a paragraph or item of its own goes to the question before it. */
const joinAnswers = (blocks: readonly Block[]): Block[] => {
  const joined: Block[] = []
  for (const block of blocks) {
    const at = isText(block) && isAnswer(block.lines) ? joined.findLastIndex((one) => one.type !== 'dropped') : -1
    const asked = joined[at]
    if (isText(block) && isText(asked) && isOpenQuestion(asked.lines))
      joined[at] = { ...asked, lines: [...asked.lines, ...block.lines] }
    else joined.push(block)
  }
  return joined
}

/** Whether nothing but headings of its own depth and above, or nothing at all, follows a heading. */
const isEmptySection = (blocks: readonly Block[], at: number): boolean => {
  const own = blocks[at]!
  for (const block of blocks.slice(at + 1, at + 200)) {
    if (block.type === 'dropped') continue
    if (block.type !== 'heading') return false
    if (own.type === 'heading' && block.depth <= own.depth) return true
  }
  return true
}

/** Items from `at` on that are only links. */
const listRun = (blocks: readonly Block[], at: number): Item[] => {
  const run: Item[] = []
  for (let index = at; index < blocks.length; index++) {
    const block = blocks[index]!
    if (block.type !== 'item' || block.definition || !isOnlyLinks(block.lines)) break
    run.push(block)
  }
  return run
}

type List = Extract<RootContent, { type: 'list' }>

/** Nested lists from items with depths; a depth that jumps goes one down. */
const listCandidate = (items: readonly Item[]): Candidate => {
  const root: List = { type: 'list', ordered: items[0]!.ordered, spread: false, children: [] }
  const open: { depth: number; list: List }[] = [{ depth: items[0]!.depth, list: root }]
  for (const item of items) {
    while (open.length > 1 && item.depth < open.at(-1)!.depth) open.pop()
    const above = open.at(-1)!
    const last = above.list.children.at(-1)
    if (item.depth > above.depth && last) {
      const list: List = { type: 'list', ordered: item.ordered, spread: false, children: [] }
      last.children.push(list)
      open.push({ depth: item.depth, list })
    }
    open.at(-1)!.list.children.push({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: phrasingOf(item.lines) }],
    })
  }
  const lines = items.flatMap((item) => item.lines)
  return candidateOf('', lines.flatMap(sentencesOf), [root], { history: items[0]!.history, kind: 'list' })
}

const tableCandidate = (block: Extract<Block, { type: 'table' }>): Candidate => {
  const width = block.align.length
  const row = (cells: (typeof block.rows)[number]): TableRow => ({
    type: 'tableRow',
    children: Array.from({ length: width }, (_, column) => ({
      type: 'tableCell',
      children: phrasing(cells[column]?.content ?? []).map(flat),
    })),
  })
  const body = block.rows.map(row)
  const head = block.headerRows > 0 ? [] : [row([])]
  return candidateOf(
    '',
    block.lines.flatMap(sentencesOf),
    [{ type: 'table', align: [...block.align], children: [...head, ...body] }],
    { history: block.history, kind: 'list' },
  )
}

/** A cell has no line ends. */
const flat = <Node extends { type: string }>(node: Node): Node =>
  node.type === 'break' ? ({ type: 'text', value: ' ' } as unknown as Node) : node

const anchorsIn = (content: readonly Inline[], ids: string[] = []): string[] => {
  for (const node of content)
    if (node.type === 'anchor') ids.push(node.id)
    else if ('children' in node) anchorsIn(node.children, ids)
  return ids
}
