import type { RulingResult } from '@/lib/search/search'

const key = 'uraomote:found'
const name = 'found'

/** Remembers what was found in the ruling that is about to be opened. */
export const rememberFound = ({ id, words }: RulingResult): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ id, words }))
  } catch {
    // Without storage the ruling opens without marks.
  }
}

const remembered = (): { id: string; words: string[] } | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Marks in the opened ruling what was searched for. The text stays as it is: the marks are ranges beside it. */
export const markFound = (): void => {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete(name)
  const found = remembered()
  const ruling = found && location.hash === `#${found.id}` ? document.getElementById(found.id) : undefined
  const text = ruling?.querySelector('[data-ruling-text]')
  if (found && text) CSS.highlights.set(name, new Highlight(...rangesOf(text, found.words)))
}

/** Where the words stand, through links and line breaks; readings above the text are no part of it. */
const rangesOf = (element: Element, words: readonly string[]): Range[] => {
  const nodes: { node: Text; from: number }[] = []
  let all = ''
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.parentElement?.closest('rt, rp')) continue
    nodes.push({ node, from: all.length })
    all += node.data
  }
  const ranges: Range[] = []
  for (const word of words)
    for (let at = word === '' ? -1 : all.indexOf(word); at >= 0; at = all.indexOf(word, at + word.length)) {
      const range = new Range()
      const first = nodes.findLast(({ from }) => from <= at)!
      const last = nodes.findLast(({ from }) => from < at + word.length)!
      range.setStart(first.node, at - first.from)
      range.setEnd(last.node, at + word.length - last.from)
      ranges.push(range)
    }
  return ranges
}
