import type { Paragraph, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'
import { escapeText } from './escape'
import type { WikiLink } from './phrasing'
import { writePlain, writeWikiLink, type Tag } from './plain'
import { writePlainSection } from './plain-blocks'

type State = {
  stack: string[]
  containerPhrasing: (node: Paragraph, info: unknown) => string
  enter: (name: string) => () => void
}

const handlers = {
  tag: (node: Tag) => node.value,
  text: (node: { value: string }) => escapeText(node.value),
  wikiLink: (node: WikiLink, _parent: unknown, state: State) =>
    writeWikiLink(node, state.stack.includes('tableCell') ? '\\|' : '|'),
  paragraph: (node: Paragraph, _parent: unknown, state: State, info: unknown) => {
    const plain = writePlain(node.children)
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
  const plain = sections.map(writePlainSection)
  const others = sections.filter((_, index) => plain[index] === undefined)
  const children = others.flatMap((section): RootContent[] => [...section, { type: 'tag', value: cut }])
  const written = others.length === 0 ? [] : processor.stringify({ type: 'root', children } as Root).split(cut)
  let next = 0
  return plain.map((section) => `${section ?? written[next++]!.trim()}\n`).join('\n')
}
