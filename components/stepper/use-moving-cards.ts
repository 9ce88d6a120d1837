import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Session } from './session'

const duration = 220

/** The middle of a card, counted from where the layers begin, and from the corner of its zone. */
type Place = {
  readonly zone: string | undefined
  readonly x: number
  readonly y: number
  readonly inX: number
  readonly inY: number
}
type Lying = { readonly session: Session; readonly places: ReadonlyMap<string, Place> }

/**
 * Cards that lie elsewhere after a step slide there, unless the reader asked for less motion. A card that is only turned
 * sideways stays where it lies, and so does one whose whole zone has moved, as a row above it came or went.
 */
export const useMovingCards = (stepper: RefObject<HTMLElement | null>, session: Session): void => {
  const before = useRef<Lying>(undefined)
  useLayoutEffect(() => {
    if (before.current?.session === session) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      before.current = undefined
      return
    }
    const cards = stepper.current?.querySelectorAll<HTMLElement>('[data-shown] [data-card]') ?? []
    // The page may have been scrolled, or have got other parts, between two steps.
    const { x: left, y: top } = stepper.current?.querySelector('.layer-stack')?.getBoundingClientRect() ?? new DOMRect()
    const places = new Map<string, Place>()
    for (const card of cards) {
      const zone = card.closest<HTMLElement>('[data-zone]')
      const corner = zone?.getBoundingClientRect() ?? new DOMRect()
      const rect = card.getBoundingClientRect()
      const x = rect.x + rect.width / 2
      const y = rect.y + rect.height / 2
      places.set(card.dataset.card!, {
        zone: zone?.dataset.zone,
        x: x - left,
        y: y - top,
        inX: x - corner.x,
        inY: y - corner.y,
      })
    }
    for (const card of cards) {
      const from = before.current?.places.get(card.dataset.card!)
      const to = places.get(card.dataset.card!)!
      if (!from) continue
      if (from.zone === to.zone && Math.hypot(from.inX - to.inX, from.inY - to.inY) < 1) continue
      card.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }], {
        duration,
        easing: 'ease-out',
      })
    }
    before.current = { session, places }
  }, [stepper, session])
}
