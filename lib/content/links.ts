import type { Root, Text } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'

/** A wiki link as written: `[[target#anchor|label]]`. */
export type WikiLink = {
  readonly target: string
  readonly anchor?: string
  readonly label?: string
  readonly line: number
  readonly column: number
}

/** What a wiki link becomes: where it leads, or undefined to leave it as text. */
export type LinkTarget = {
  readonly kind: 'entry' | 'ruling'
  readonly to: string
  readonly anchor?: string
  readonly text: string
  readonly first?: boolean
}

const pattern = /\[\[([^[\]|#\n]+)(?:#([^[\]|\n]+))?(?:\|([^[\]\n]+))?\]\]/gu

/**
 * Replaces each `[[…]]` in the text of `tree` by a `<Link>` element. `settle` decides where one leads.
 * Links are found within one run of text; a label with emphasis in it is not a link.
 */
export const replaceLinks = (
  tree: Root | MdxJsxTextElement,
  settle: (link: WikiLink) => LinkTarget | undefined,
): void => {
  visit(tree, 'text', (node: Text, index, parent) => {
    if (parent === undefined || index === undefined || !node.value.includes('[[')) return
    const pieces: (Text | MdxJsxTextElement)[] = []
    let from = 0
    for (const match of node.value.matchAll(pattern)) {
      const [whole, target, anchor, label] = match
      const before = node.value.slice(0, match.index)
      const start = node.position?.start
      const line = (start?.line ?? 1) + (before.match(/\n/g)?.length ?? 0)
      const column = before.includes('\n')
        ? before.length - before.lastIndexOf('\n')
        : (start?.column ?? 1) + before.length
      const settled = settle({
        target: target!.trim(),
        line,
        column,
        ...(anchor ? { anchor } : {}),
        ...(label ? { label: label.trim() } : {}),
      })
      if (settled === undefined) continue
      if (match.index > from) pieces.push({ type: 'text', value: node.value.slice(from, match.index) })
      pieces.push(linkElement(settled))
      from = match.index + whole.length
    }
    if (pieces.length === 0) return
    if (from < node.value.length) pieces.push({ type: 'text', value: node.value.slice(from) })
    parent.children.splice(index, 1, ...(pieces as Text[]))
    return [SKIP, index + pieces.length]
  })
}

const linkElement = (link: LinkTarget): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: link.kind === 'entry' ? 'EntryLink' : 'RulingLink',
  attributes: [
    { type: 'mdxJsxAttribute', name: 'to', value: link.to },
    ...(link.anchor === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: 'anchor', value: link.anchor }]),
    ...(link.first ? [{ type: 'mdxJsxAttribute' as const, name: 'first', value: 'true' }] : []),
  ],
  children: [{ type: 'text', value: link.text }],
})
