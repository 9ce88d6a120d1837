import type { Card } from './card'
import type { Link } from './read'

/** The corner in which pinned previews stay until they are closed. */
export const createDock = () => {
  const dock = document.createElement('aside')
  dock.className = 'preview-dock'
  /** Each with the link that it came from. */
  const pinned = new Map<Card, Link>()

  const pin = (card: Card, link: Link, name: string) => {
    pinned.set(card, link)
    card.pin.remove()
    card.element.hidePopover()
    for (const attribute of ['popover', 'style']) card.element.removeAttribute(attribute)
    dock.ariaLabel = name
    dock.append(card.element)
    if (!dock.isConnected) document.body.append(dock)
    card.close.focus({ preventScroll: true })
  }
  const close = (card: Card): boolean => {
    const link = pinned.get(card)
    if (link === undefined) return false
    pinned.delete(card)
    // The focus goes to the preview below, else back to where it came from.
    const next = [...pinned.keys()].at(-1)?.close ?? (link.isConnected ? link : undefined)
    next?.focus({ preventScroll: true })
    card.element.remove()
    if (pinned.size === 0) dock.remove()
    return true
  }

  return {
    pin,
    /** Whether it was one of the pinned ones, and is closed now. */
    close,
    owns: (target: EventTarget | null) => target instanceof Node && dock.contains(target),
    /** Closes the pinned preview that has the focus. */
    leave: (): boolean => {
      const card = [...pinned.keys()].find(({ element }) => element.contains(document.activeElement))
      return card !== undefined && close(card)
    },
    remove: () => dock.remove(),
  }
}
