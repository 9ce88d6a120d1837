import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps the keys in the stepper. The focus on a card or a step of the list goes to the same one in the layer that can be
 * reached now; what has no such twin, or is disabled now, hands it to the stepper.
 */
export const useKeptFocus = (root: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !root.current?.contains(focused)) return
    if (!focused.closest('[inert]') && !focused.matches(':disabled')) return
    const { card, at } = focused.dataset
    const same = card === undefined ? at && `[data-at="${CSS.escape(at)}"]` : `[data-card="${CSS.escape(card)}"]`
    const twin = same ? root.current.querySelector<HTMLElement>(`.layer:not([inert]) ${same}`) : null
    ;(twin ?? root.current).focus({ preventScroll: true })
  })
}
