import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the keys in the stepper. The focus on a card, a step of the list or another control of a layer (`data-twin`) goes to
 * the same one in the layer that can be reached now; what has no such twin, is disabled now, or was taken away with the
 * focus on it, hands it to the stepper.
 */
export const useKeptFocus = (root: RefObject<HTMLElement | null>): void => {
  const last = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement && root.current?.contains(target) ? target : undefined
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [root])
  useLayoutEffect(() => {
    const focused = last.current
    if (!focused) return
    const has = document.activeElement
    const cannot = has === focused && (focused.closest('[inert]') !== null || focused.matches(':disabled'))
    const gone = has === document.body && !focused.isConnected
    if (!cannot && !gone) return
    const { twin } = focused.dataset
    const same =
      twin && root.current?.querySelector<HTMLElement>(`.layer:not([inert]) [data-twin="${CSS.escape(twin)}"]`)
    ;(same || root.current)?.focus({ preventScroll: true })
  })
}
