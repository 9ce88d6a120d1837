import type { Node } from 'unist'
import type { Paragraph, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'
import type { WikiLink } from './phrasing'

/** Text as text: every character that Markdown or MDX could take for a mark is escaped. */
export const escapeText = (text: string): string => {
  // oxlint-disable-next-line no-control-regex
  if (!/[\0-\x7f]/.test(text)) return text
  const lines = text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '\uFFFD')
    .replace(/[\r\n]+/g, '\n')
    .replace(/[\\`*_{}[\]<>~|&#@$]/g, '\\$&')
    .replace(
      /(^|\n)(?:([-+=:!])|(\d{1,9})([.)]))/g,
      (_mark, start: string, mark?: string, digits?: string, dot?: string) =>
        mark === undefined ? `${start}${digits}\\${dot}` : `${start}\\${mark}`,
    )
  return /http|ftp|mailto|xmpp|www|import|export/i.test(lines) ? escapeWords(lines) : lines
}

/** What GFM takes for an address, and MDX at the start of a line for code. */
const escapeWords = (text: string): string =>
  text
    .replace(/(https?|ftp|mailto|xmpp)(:)/gi, '$1\\$2')
    .replace(/(www)(\.)/gi, '$1\\$2')
    .replace(
      /(^|\n)(?:i(?=mport\b)|e(?=xport\b))/g,
      (mark) => `${mark.slice(0, -1)}&#${mark.charCodeAt(mark.length - 1)};`,
    )

/** What we write ourselves, as it stands: never text of a source. */
export type Tag = Node & { type: 'tag'; value: string }

declare module 'mdast' {
  interface PhrasingContentMap {
    tag: Tag
  }
  interface RootContentMap {
    tag: Tag
  }
}

type State = {
  stack: string[]
  containerPhrasing: (node: Paragraph, info: unknown) => string
  enter: (name: string) => () => void
}

const wikiLink = (node: WikiLink, bar = '|'): string => {
  const target = node.target.replace(/[*_~&@$]/g, '\\$&')
  return node.label === undefined ? `[[${target}]]` : `[[${target}${bar}${escapeText(node.label)}]]`
}

/** Text, links and breaks, of which nearly all paragraphs are, need no look at their neighbours. */
const plainParagraph = (node: Paragraph): string | undefined => {
  let written = ''
  for (const child of node.children) {
    if (child.type === 'text') written += escapeText(child.value)
    else if (child.type === 'wikiLink') written += wikiLink(child)
    else if (child.type === 'break') written += '\\\n'
    else return undefined
  }
  return written
}

const handlers = {
  tag: (node: Tag) => node.value,
  text: (node: { value: string }) => escapeText(node.value),
  wikiLink: (node: WikiLink, _parent: unknown, state: State) =>
    wikiLink(node, state.stack.includes('tableCell') ? '\\|' : '|'),
  paragraph: (node: Paragraph, _parent: unknown, state: State, info: unknown) => {
    const plain = plainParagraph(node)
    if (plain !== undefined) return plain
    const exit = state.enter('paragraph')
    const written = state.containerPhrasing(node, info)
    exit()
    return written
  },
} as unknown as NonNullable<Options['handlers']>

const processor = unified()
  .use(remarkGfm, { singleTilde: false })
  .use(remarkStringify, { handlers, bullet: '-', rule: '-', fences: true })
  .freeze()

const cut = '\0'

/** Writes sections one after the other. Those of plain paragraphs and tags are written here, all others in one go. */
export const writeSections = (sections: readonly (readonly RootContent[])[]): string => {
  const plain = sections.map(plainSection)
  const others = sections.filter((_, index) => plain[index] === undefined)
  const children = others.flatMap((section): RootContent[] => [...section, { type: 'tag', value: cut }])
  const written = others.length === 0 ? [] : processor.stringify({ type: 'root', children } as Root).split(cut)
  let next = 0
  return plain.map((section) => `${section ?? written[next++]!.trim()}\n`).join('\n')
}

const plainSection = (section: readonly RootContent[]): string | undefined => {
  const blocks: string[] = []
  for (const node of section) {
    const block = node.type === 'tag' ? node.value : node.type === 'paragraph' ? plainParagraph(node) : undefined
    if (block === undefined) return undefined
    if (block !== '') blocks.push(block)
  }
  return blocks.join('\n\n')
}
