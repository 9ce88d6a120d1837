import { drawCard, type Card } from './card'
import { createDock } from './dock'
import { place } from './place'
import { addressOf, onBoards, previewableLink, readPreview, type Link } from './read'

/** How long a pointer or the focus rests on a link before its preview opens, how long a finger, and how long one stays; in milliseconds. */
const waits = { pointer: 350, next: 120, focus: 600, finger: 450, leave: 300 } as const
/** How far a finger may move while it presses, in pixels. */
const still = 10

/** The line of a link that is broken over several, at the height of the pointer. */
const lineUnder = (link: Link, height: number): DOMRect =>
  [...link.getClientRects()].find(({ bottom }) => bottom >= height) ?? link.getBoundingClientRect()

type How = 'pointer' | 'focus' | 'finger'
type Open = Card & { readonly link: Link; readonly how: How }

/** Listens for a pointer, the focus or a finger that rests on a link, and shows what it leads to. Returns how to stop. */
export const installPreviews = (base: string): (() => void) => {
  const stop = new AbortController()
  const dock = createDock()
  let open: Open | undefined
  let opening: { readonly link: Link; readonly timer: ReturnType<typeof setTimeout> } | undefined
  let closing: ReturnType<typeof setTimeout> | undefined
  /** The link whose preview was closed: it stays so until the reader has been elsewhere. */
  let dismissed: Link | undefined
  let pointer = { x: -1, y: -1, line: -1 }
  let finger: { readonly x: number; readonly y: number } | undefined
  /** A finger opened a preview: the click that its lifting makes is not meant. */
  let pressed = false
  let touched = -Infinity

  const cancel = () => {
    clearTimeout(opening?.timer)
    opening = undefined
    finger = undefined
  }
  const stay = () => {
    clearTimeout(closing)
    closing = undefined
  }
  const close = () => {
    cancel()
    stay()
    open?.link.removeAttribute('aria-details')
    open?.element.remove()
    open = undefined
  }

  const show = async (link: Link, how: How) => {
    const found = await readPreview(link, base)
    // Meanwhile the reader may have gone elsewhere.
    if (found === undefined || opening?.link !== link || !link.isConnected) return
    close()
    const { target, preview, words } = found
    const card = drawCard({
      preview,
      words,
      language: target.language,
      href: addressOf(link).href,
      onBoard: onBoards(preview.name),
    })
    open = { ...card, link, how }
    card.close.addEventListener('click', () => dock.close(card) || leave())
    card.pin.addEventListener('click', () => {
      open = undefined
      link.removeAttribute('aria-details')
      dock.pin(card, link, words.pinned)
    })
    card.element.popover = 'manual'
    document.body.append(card.element)
    card.element.showPopover()
    const line = how === 'pointer' ? lineUnder(link, pointer.line) : link.getBoundingClientRect()
    const at = place(line, card.element.getBoundingClientRect(), { width: innerWidth, height: innerHeight })
    Object.assign(card.element.style, {
      left: `${at.left + scrollX}px`,
      top: `${at.top + scrollY}px`,
      maxHeight: `${at.height + 2}px`,
    })
    link.setAttribute('aria-details', card.element.id)
    if (how === 'finger') {
      pressed = true
      card.element.focus({ preventScroll: true })
    }
  }
  const soon = (link: Link, how: How, wait: number) => {
    if (link === dismissed || open?.link === link || opening?.link === link) return
    cancel()
    opening = { link, timer: setTimeout(() => void show(link, how), wait) }
  }
  const leave = () => {
    const back = open?.element.contains(document.activeElement) ? open.link : undefined
    dismissed = open?.link
    close()
    back?.focus({ preventScroll: true })
  }
  const within = (target: EventTarget | null) => target instanceof Node && open?.element.contains(target) === true
  const listen = <K extends keyof DocumentEventMap>(
    name: K,
    listener: (event: DocumentEventMap[K]) => void,
    capture = false,
  ) => document.addEventListener(name, listener, { signal: stop.signal, capture })

  listen('pointermove', (event) => {
    if (event.pointerType === 'touch') {
      if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > still) cancel()
      return
    }
    // A page that scrolls or changes under a pointer at rest is no wish of the reader.
    if (event.screenX === pointer.x && event.screenY === pointer.y) return
    pointer = { x: event.screenX, y: event.screenY, line: event.clientY }
    const link = previewableLink(event.target, base)
    if (link !== dismissed && !within(event.target)) dismissed = undefined
    if (open && (link === open.link || within(event.target))) return stay()
    if (link) return soon(link, 'pointer', open ? waits.next : waits.pointer)
    if (opening) cancel()
    if (open?.how === 'pointer' && !within(document.activeElement)) closing ??= setTimeout(close, waits.leave)
  })
  listen('focusin', ({ target, relatedTarget }) => {
    if (within(target) || target === open?.link) return
    if (open && (open.how !== 'pointer' || dock.owns(target))) close()
    const link = previewableLink(target, base)
    if (dock.owns(relatedTarget)) dismissed = link
    else if (link !== dismissed) dismissed = undefined
    const byKey = performance.now() - touched > 1000 && link?.matches(':focus-visible')
    if (link && byKey) soon(link, 'focus', waits.focus)
    else if (opening) cancel()
  })
  listen('pointerdown', (event) => {
    if (open && !within(event.target) && event.target !== open.link) close()
    pressed = false
    if (event.pointerType !== 'touch') return
    touched = performance.now()
    cancel()
    const link = event.isPrimary ? previewableLink(event.target, base) : undefined
    if (link === undefined) return
    finger = { x: event.clientX, y: event.clientY }
    soon(link, 'finger', waits.finger)
  })
  const lifted = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return
    touched = performance.now()
    cancel()
  }
  listen('pointerup', lifted)
  listen('pointercancel', lifted)
  listen('contextmenu', (event) => {
    if (finger || pressed) event.preventDefault()
  })
  listen(
    'click',
    (event) => {
      const unmeant = pressed && previewableLink(event.target, base) !== undefined
      pressed = false
      if (unmeant) {
        event.preventDefault()
        event.stopPropagation()
      } else if (event.target instanceof Element && event.target.closest('a')) {
        dismissed = previewableLink(event.target, base)
        close()
      }
    },
    true,
  )
  listen('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      if (open) leave()
      else if (!dock.leave()) return
      event.preventDefault()
    } else if (event.key === 'Tab' && open) tab(event, open)
  })
  /** The preview stands at the end of the page, and is reached as if it stood behind its link. */
  const tab = (event: KeyboardEvent, { element, link }: Open) => {
    const stops = [...element.querySelectorAll<HTMLElement>('a, button')]
    const at = document.activeElement
    const to = at === link && !event.shiftKey ? stops[0] : at === stops[0] && event.shiftKey ? link : undefined
    if (to) {
      event.preventDefault()
      to.focus({ preventScroll: true })
    } else if (at === stops.at(-1) && !event.shiftKey) {
      // From the link the browser goes on to what comes next.
      close()
      link.focus({ preventScroll: true })
    }
  }
  const gone = () => close()
  for (const event of ['pagehide', 'pageshow', 'popstate'] as const)
    addEventListener(event, gone, { signal: stop.signal })

  document.documentElement.dataset.previews = ''
  return () => {
    stop.abort()
    close()
    dock.remove()
    delete document.documentElement.dataset.previews
  }
}
