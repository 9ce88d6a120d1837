import type { Paragraph, PhrasingContent, Root, Text } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'

/** Components that stand as blocks, also where the author wrote them on one line. */
const blockComponents = new Set(['Ruling', 'Q', 'A', 'Dispute', 'Note', 'Counterpart', 'Face', 'Figure'])

const isBlank = (node: PhrasingContent) => node.type === 'text' && node.value.trim() === ''
const isBlockElement = (node: PhrasingContent): node is MdxJsxTextElement =>
  node.type === 'mdxJsxTextElement' && blockComponents.has(node.name ?? '')

/** `<Q>…</Q>` alone in a paragraph becomes a block; the text in it becomes a paragraph. */
export const liftBlocks = (tree: Root): void => {
  visit(tree, 'paragraph', (node: Paragraph, index, parent) => {
    if (parent === undefined || index === undefined) return
    if (!node.children.every((child) => isBlank(child) || isBlockElement(child)) || node.children.every(isBlank)) return
    const lifted = node.children.filter(isBlockElement).map((child): MdxJsxFlowElement => ({
      ...child,
      type: 'mdxJsxFlowElement',
      children: child.children.length > 0 ? [{ type: 'paragraph', children: child.children }] : [],
    }))
    parent.children.splice(index, 1, ...lifted)
    return index
  })
}

const manaSymbol = /\{([0-9WUBRGCXYZTSQP](?:\/[0-9WUBRGCP])*)\}/g

/** `{2}{U}` in the text becomes `<Mana symbol="2" />` elements: drawn as symbols, read out as words. */
export const findMana = (tree: Root): void => {
  visit(tree, 'text', (node: Text, index, parent) => {
    if (parent === undefined || index === undefined || !node.value.includes('{')) return
    const pieces: PhrasingContent[] = []
    let from = 0
    for (const match of node.value.matchAll(manaSymbol)) {
      if (match.index > from) pieces.push({ type: 'text', value: node.value.slice(from, match.index) })
      pieces.push({
        type: 'mdxJsxTextElement',
        name: 'Mana',
        attributes: [{ type: 'mdxJsxAttribute', name: 'symbol', value: match[1]! }],
        children: [{ type: 'text', value: match[0] }],
      })
      from = match.index + match[0].length
    }
    if (pieces.length === 0) return
    if (from < node.value.length) pieces.push({ type: 'text', value: node.value.slice(from) })
    parent.children.splice(index, 1, ...(pieces as Text[]))
    return [SKIP, index + pieces.length]
  })
}

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef・ー「」『』《》（）]/u

/**
 * A line end within a paragraph is a space between Latin words and nothing beside Japanese, which has no spaces.
 * At the edge of a run of text the character on this side decides.
 */
export const joinLines = (tree: Root): void => {
  visit(tree, 'text', (node: Text) => {
    node.value = node.value.replace(/[ \t]*\n[ \t]*/g, (_whole, at: number) => {
      const before = node.value.slice(0, at).at(-1)
      const after = node.value.slice(at).trimStart()[0]
      const sides = [before, after].filter((side) => side !== undefined)
      return sides.some((side) => japanese.test(side)) ? '' : ' '
    })
  })
}
