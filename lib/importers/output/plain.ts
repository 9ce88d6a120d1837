import type { Node } from 'unist'
import type { PhrasingContent } from 'mdast'
import { escapeText } from './escape'
import type { WikiLink } from './phrasing'

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

/** A link of ours; within a table the bar is escaped. */
export const writeWikiLink = (node: WikiLink, bar = '|'): string => {
  const target = node.target.replace(/[*_~&@$]/g, '\\$&')
  return node.label === undefined ? `[[${target}]]` : `[[${target}${bar}${escapeText(node.label)}]]`
}

const wraps = { strong: '**', emphasis: '*', delete: '~~' } as const

/** Text, links, breaks, and bold or struck words, of which nearly all text is; undefined for what needs the whole writer. */
export const writePlain = (children: readonly PhrasingContent[], bar = '|'): string | undefined => {
  let written = ''
  for (const [index, child] of children.entries())
    switch (child.type) {
      case 'text':
        written += escapeText(child.value)
        break
      case 'wikiLink':
        written += writeWikiLink(child, bar)
        break
      case 'tag':
        written += child.value
        break
      case 'break':
        written += '\\\n'
        break
      case 'strong':
      case 'emphasis':
      case 'delete': {
        const inner =
          isSafe(child.children, children[index - 1], children[index + 1]) && writePlain(child.children, bar)
        if (typeof inner !== 'string') return undefined
        written += wraps[child.type] + inner + wraps[child.type]
        break
      }
      default:
        return undefined
    }
  return written
}

/** Whether marks around `children` are read as marks: letters stand at both edges, or links, and those not beside a Latin word. */
const isSafe = (
  children: readonly PhrasingContent[],
  before: PhrasingContent | undefined,
  after: PhrasingContent | undefined,
): boolean => {
  const first = children[0]
  const last = children.at(-1)
  const isWord = (node: PhrasingContent | undefined, edge: RegExp) => node?.type === 'text' && edge.test(node.value)
  const isLink = (node: PhrasingContent | undefined) => node?.type === 'wikiLink'
  return (
    children.every((one) => one.type === 'text' || one.type === 'wikiLink') &&
    (isWord(first, /^[\p{L}\p{N}]/u) || (isLink(first) && isApart(before, /[\p{L}\p{N}]$/u, /[ぁ-ヿ一-龯]$/))) &&
    (isWord(last, /[\p{L}\p{N}]$/u) || (isLink(last) && isApart(after, /^[\p{L}\p{N}]/u, /^[ぁ-ヿ一-龯]/))) &&
    isPlain(before) &&
    isPlain(after)
  )
}

const isPlain = (node: PhrasingContent | undefined) => !(node && 'children' in node)

/** Whether what stands beside a mark is no letter, or a Japanese one. */
const isApart = (node: PhrasingContent | undefined, letter: RegExp, japanese: RegExp): boolean =>
  node?.type !== 'text' || !letter.test(node.value) || japanese.test(node.value)
