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
export const phrasing = (content: readonly Inline[]): PhrasingContent[] => {
  const nodes: PhrasingContent[] = []
  for (const node of content) add(node, nodes)
  return nodes
}

const add = (node: Inline, nodes: PhrasingContent[]): void => {
  switch (node.type) {
    case 'text':
      nodes.push({ type: 'text', value: node.value })
      return
    case 'link':
      nodes.push(
        node.label === undefined
          ? { type: 'wikiLink', target: node.target }
          : { type: 'wikiLink', target: node.target, label: node.label },
      )
      return
    case 'url':
      nodes.push({
        type: 'text',
        value: node.label === node.address ? node.address : `${node.label} (${node.address})`,
      })
      return
    case 'strong':
    case 'emphasis':
    case 'delete': {
      const last = nodes.at(-1)
      const children = phrasing(node.children)
      if (last?.type === node.type) last.children.push(...children)
      else nodes.push({ type: node.type, children })
      return
    }
    case 'ruby':
      for (const child of node.children) add(child, nodes)
      nodes.push({ type: 'text', value: `(${node.reading})` })
      return
    case 'anchor':
      return
    case 'break':
      nodes.push({ type: 'break' })
  }
}

/** The lines of a block as one run of text: no break at its end, none of its own spaces at the edges. */
export const phrasingOf = (lines: readonly TextLine[]): PhrasingContent[] => {
  const nodes: PhrasingContent[] = []
  for (const [index, line] of lines.entries()) {
    if (index > 0 && lines[index - 1]!.content.at(-1)?.type !== 'break') nodes.push({ type: 'text', value: '\n' })
    for (const node of line.content) add(node, nodes)
  }
  while (nodes.at(-1)?.type === 'break') nodes.pop()
  const first = nodes[0]
  if (first?.type === 'text') nodes[0] = { ...first, value: first.value.trimStart() }
  const last = nodes.at(-1)
  if (last?.type === 'text') nodes[nodes.length - 1] = { ...last, value: last.value.trimEnd() }
  return nodes
}
