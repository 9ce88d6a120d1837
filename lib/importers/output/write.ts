import type { Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'
import type { WikiLink } from './phrasing'

/** Text as text: every character that Markdown or MDX could take for a mark is escaped. */
export const escapeText = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '\uFFFD')
    .replace(/[\r\n]+/g, '\n')
    .replace(/[\\`*_{}[\]<>~|&#@$]/g, '\\$&')
    .replace(/(https?|ftp|mailto|xmpp)(:)/gi, '$1\\$2')
    .replace(/(www)(\.)/gi, '$1\\$2')
    .replace(/(^|\n)([-+=:!])/g, '$1\\$2')
    .replace(/(^|\n)(\d{1,9})([.)])/g, '$1$2\\$3')
    .replace(
      /(^|\n)(?:i(?=mport\b)|e(?=xport\b))/g,
      (mark) => `${mark.slice(0, -1)}&#${mark.charCodeAt(mark.length - 1)};`,
    )

/** What we write ourselves, as it stands: never text of a source. */
export type Tag = { type: 'tag'; value: string }

declare module 'mdast' {
  interface PhrasingContentMap {
    tag: Tag
  }
  interface RootContentMap {
    tag: Tag
  }
}

const handlers = {
  tag: (node: Tag) => node.value,
  text: (node: { value: string }) => escapeText(node.value),
  wikiLink: (node: WikiLink, _parent: unknown, state: { stack: string[] }) => {
    const bar = state.stack.includes('tableCell') ? '\\|' : '|'
    const target = node.target.replace(/[*_~&@$]/g, '\\$&')
    return node.label === undefined ? `[[${target}]]` : `[[${target}${bar}${escapeText(node.label)}]]`
  },
} as unknown as NonNullable<Options['handlers']>

const processor = unified()
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMdx)
  .use(remarkStringify, { handlers, bullet: '-', rule: '-', fences: true })
  .freeze()

export const writeMarkdown = (children: readonly RootContent[]): string =>
  processor.stringify({ type: 'root', children: [...children] } as Root)
