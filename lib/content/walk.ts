import { attribute, type JsxElement } from './document'
import type { EntryKey } from './names'
import type { Language } from './vocabulary'

/** Keys of the entries that a subtree links to. */
export const linkedEntries = (node: { readonly children?: readonly unknown[] }): Set<EntryKey> => {
  const keys = new Set<EntryKey>()
  const walk = (n: unknown): void => {
    const element = n as JsxElement
    if (element.name === 'EntryLink') keys.add(attribute(element, 'to') as EntryKey)
    for (const child of element.children ?? []) walk(child)
  }
  walk(node)
  return keys
}

/** All elements of that name in a subtree. */
export const elements = (node: { readonly children?: readonly unknown[] }, name: string): JsxElement[] =>
  (node.children ?? []).flatMap((child) => {
    const element = child as JsxElement
    return [...(element.name === name ? [element] : []), ...elements(element, name)]
  })

const blocks = new Set(['paragraph', 'listItem', 'tableRow', 'heading', 'blockquote', 'tableCell'])

/** A subtree as plain text: blocks apart by a space in English and by nothing where Japanese has its own stop. */
export const plainText = (node: { readonly children?: readonly unknown[] }, language: Language): string => {
  const parts: string[] = []
  const walk = (n: unknown): void => {
    const element = n as JsxElement & { value?: string }
    if (typeof element.value === 'string') parts.push(element.value)
    for (const child of element.children ?? []) walk(child)
    if (blocks.has(element.type as string) || element.type === 'mdxJsxFlowElement') parts.push('\n')
  }
  walk(node)
  const gap =
    language === 'ja'
      ? /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。」』）])\n(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『（《])/gu
      : /(?!)/
  return parts
    .join('')
    .replace(/\n{2,}/g, '\n')
    .trim()
    .replace(gap, '')
    .replace(/\s+/g, ' ')
}
