'use client'

import { use, useLayoutEffect, useRef } from 'react'
import { drawnOf } from './held'

/** What left the document with its page, as it was. */
const kept = new Map<string, DocumentFragment>()
const asked = new Map<string, Promise<void>>()

const inDocument = (page: string, root: ParentNode) => root.querySelector(`[data-drawn="${page}"]`)

const fragmentOf = (nodes: Iterable<Node>) => {
  const fragment = document.createDocumentFragment()
  fragment.append(...nodes)
  return fragment
}

/** Takes it from the page itself, when the router moves to one that was not loaded as a document. */
const ask = (page: string): Promise<void> => {
  const known = asked.get(page)
  if (known) return known
  const read = async () => {
    const text = await fetch(page).then((response) => response.text())
    const drawn = inDocument(page, new DOMParser().parseFromString(text, 'text/html'))
    kept.set(page, fragmentOf(drawn!.childNodes))
  }
  // What cannot be had this way is loaded as any other page.
  const asking = read().catch(() => location.assign(page))
  asked.set(page, asking)
  return asking
}

/** Keeps the HTML that came with the page: React has nothing to hydrate in it. */
export const Kept = ({ page }: { page: string }) => {
  // What was asked for once is asked for at every render: React goes on where it waited.
  if (typeof window !== 'undefined' && (asked.has(page) || !(kept.has(page) || inDocument(page, document))))
    use(ask(page))
  return <Still page={page} />
}

/** No hook stands beside the waiting: a render that is taken up again would count them anew. */
const Still = ({ page }: { page: string }) => {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = root.current!
    const before = kept.get(page)
    if (before) element.append(before)
    return () => void kept.set(page, fragmentOf(element.childNodes))
  }, [page])
  return (
    <div ref={root} data-drawn={page} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawnOf(page) }} />
  )
}
