import { useLayoutEffect, useRef, type RefObject } from 'react'

const duration = 220

/** Cards that lie elsewhere after a step slide there, unless the reader asked for less motion. */
export const useMovingCards = (board: RefObject<HTMLElement | null>): void => {
  const before = useRef(new Map<string, DOMRect>())
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      before.current.clear()
      return
    }
    const cards = board.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []
    const corner = board.current?.getBoundingClientRect()
    const now = new Map<string, DOMRect>()
    for (const card of cards) {
      const { x, y, width, height } = card.getBoundingClientRect()
      // Counted from the board's corner: the page may have been scrolled between two steps.
      now.set(card.dataset.card!, new DOMRect(x - (corner?.x ?? 0), y - (corner?.y ?? 0), width, height))
    }
    for (const card of cards) {
      const from = before.current.get(card.dataset.card!)
      const to = now.get(card.dataset.card!)!
      if (!from || (from.x === to.x && from.y === to.y && from.width === to.width)) continue
      card.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }], {
        duration,
        easing: 'ease-out',
      })
    }
    before.current = now
  })
}
