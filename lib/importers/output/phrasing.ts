import type { Node } from 'unist'
import type { PhrasingContent } from 'mdast'
import type { Inline, TextLine } from '../tree'

/** A link of ours. It lives between our tree and the writer only. */
export type WikiLink = Node & { type: 'wikiLink'; target: string; label?: string }

declare module 'mdast' {
  interface PhrasingContentMap {
    wikiLink: WikiLink
  }
  interface RootContentMap {
    wikiLink: WikiLink
  }
}

/** Our inline nodes as mdast. */
export const phrasing = (content: readonly Inline[]): PhrasingContent[] =>
  content.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', value: node.value }]
      case 'link':
        return [{ type: 'wikiLink', target: node.target, ...(node.label === undefined ? {} : { label: node.label }) }]
      case 'url':
        return [{ type: 'text', value: node.label === node.address ? node.address : `${node.label} (${node.address})` }]
      case 'strong':
      case 'emphasis':
      case 'delete':
        return [{ type: node.type, children: phrasing(node.children) }]
      case 'ruby':
        return phrasing(node.children).concat({ type: 'text', value: `(${node.reading})` })
      case 'anchor':
        return []
      case 'break':
        return [{ type: 'break' }]
    }
  })

/** The lines of a block as one run of text: no break at its end, none of its own spaces at the edges. */
export const phrasingOf = (lines: readonly TextLine[]): PhrasingContent[] => {
  const nodes = lines.flatMap((line, index) => [
    ...(index > 0 && lines[index - 1]!.content.at(-1)?.type !== 'break'
      ? [{ type: 'text' as const, value: '\n' }]
      : []),
    ...phrasing(line.content),
  ])
  while (nodes.at(-1)?.type === 'break') nodes.pop()
  const first = nodes[0]
  if (first?.type === 'text') nodes[0] = { ...first, value: first.value.trimStart() }
  const last = nodes.at(-1)
  if (last?.type === 'text') nodes[nodes.length - 1] = { ...last, value: last.value.trimEnd() }
  return nodes
}
