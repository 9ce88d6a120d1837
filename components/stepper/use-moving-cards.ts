import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Session } from './session'

const duration = 220

type Point = { readonly x: number; readonly y: number }
type Lying = { readonly session: Session; readonly places: ReadonlyMap<string, Point> }

/** Cards that lie elsewhere after a step slide there, unless the reader asked for less motion. */
export const useMovingCards = (stepper: RefObject<HTMLElement | null>, session: Session): void => {
  const before = useRef<Lying>(undefined)
  useLayoutEffect(() => {
    if (before.current?.session === session) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      before.current = undefined
      return
    }
    const cards = stepper.current?.querySelectorAll<HTMLElement>('[data-shown] [data-card]') ?? []
    // Counted from where the layers begin: the page may have been scrolled, or have got other parts, between two steps.
    const { x: left, y: top } = stepper.current?.querySelector('.layer-stack')?.getBoundingClientRect() ?? new DOMRect()
    const places = new Map<string, Point>()
    for (const card of cards) {
      const { x, y, width, height } = card.getBoundingClientRect()
      // The middle: a card that is only turned sideways stays where it lies.
      places.set(card.dataset.card!, { x: x + width / 2 - left, y: y + height / 2 - top })
    }
    for (const card of cards) {
      const from = before.current?.places.get(card.dataset.card!)
      const to = places.get(card.dataset.card!)!
      if (!from || Math.hypot(from.x - to.x, from.y - to.y) < 1) continue
      card.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }], {
        duration,
        easing: 'ease-out',
      })
    }
    before.current = { session, places }
  }, [stepper, session])
}
