'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import './map.css'

type MapViewProps = {
  readonly label: string
  readonly words: { readonly [word in 'zoomIn' | 'zoomOut' | 'whole' | 'actual']: string }
  readonly children: ReactNode
}

/** From one size to the next, and the limits: at 1 the letters are as large as those of the text. */
const factor = 1.25
const limits = { least: 0.2, most: 3 }
const within = (zoom: number) => Math.min(limits.most, Math.max(limits.least, zoom))

/** The window onto the picture: its size by buttons and keys, its place by scrolling or dragging, and the lines of one term. */
export const MapView = ({ label, words, children }: MapViewProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)

  /** Changes the size, and keeps what is in the middle there. */
  const resize = (wanted: number) => {
    const box = frame.current!
    const picture = box.querySelector('svg')!
    const next = within(wanted)
    const middle = { x: box.scrollLeft + box.clientWidth / 2, y: box.scrollTop + box.clientHeight / 2 }
    const size = picture.viewBox.baseVal
    picture.style.width = `${size.width * next}px`
    picture.style.height = `${size.height * next}px`
    box.scrollTo((middle.x * next) / zoom - box.clientWidth / 2, (middle.y * next) / zoom - box.clientHeight / 2)
    setZoom(next)
  }
  const whole = () => {
    const { width, height } = frame.current!.querySelector('svg')!.viewBox.baseVal
    resize(Math.min(frame.current!.clientWidth / width, frame.current!.clientHeight / height))
  }

  useEffect(() => {
    const box = frame.current!
    /** The term of the address comes to the middle, at first else the one that most is linked with. */
    const goTo = (term: Element | null) => {
      const at = term?.querySelector('rect')?.getBoundingClientRect()
      if (at === undefined) return
      const own = box.getBoundingClientRect()
      box.scrollBy(at.x + at.width / 2 - own.x - own.width / 2, at.y + at.height / 2 - own.y - own.height / 2)
    }
    const named = () => {
      const term = location.hash === '' ? null : box.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)
      if (term) box.scrollIntoView({ block: 'nearest' })
      goTo(term)
      return term !== null
    }
    if (!named()) goTo(box.querySelector('[data-start]'))
    addEventListener('hashchange', named)
    return () => removeEventListener('hashchange', named)
  }, [])

  useEffect(() => {
    const box = frame.current!
    const light = ({ target }: Event) => lightUp(box, target instanceof Element ? target.closest('a.map-term') : null)
    const dark = () => lightUp(box, box.querySelector('a.map-term:focus-visible'))
    const [on, off] = [['pointerover', 'focusin'] as const, ['pointerleave', 'focusout'] as const]
    for (const event of on) box.addEventListener(event, light)
    for (const event of off) box.addEventListener(event, dark)
    return () => {
      for (const event of on) box.removeEventListener(event, light)
      for (const event of off) box.removeEventListener(event, dark)
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === ';') resize(zoom * factor)
    else if (event.key === '-') resize(zoom / factor)
    else if (event.key === '0') resize(1)
    else return
    event.preventDefault()
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || (event.target as Element).closest('a')) return
    const box = event.currentTarget
    const from = { x: box.scrollLeft + event.clientX, y: box.scrollTop + event.clientY }
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => box.scrollTo(from.x - clientX, from.y - clientY)
    addEventListener('pointermove', move)
    addEventListener('pointerup', () => removeEventListener('pointermove', move), { once: true })
    event.preventDefault()
  }
  // The window scrolls by keys, and so has to take the focus.
  // oxlint-disable jsx-a11y/no-noninteractive-tabindex
  return (
    <>
      <p className="needs-script screen-only mb-2 flex flex-wrap gap-2">
        <Size name={words.zoomIn} sign="＋" onPress={() => resize(zoom * factor)} />
        <Size name={words.zoomOut} sign="−" onPress={() => resize(zoom / factor)} />
        <Size name={words.whole} sign="⛶" onPress={whole} />
        <Size name={words.actual} sign="１" onPress={() => resize(1)} />
      </p>
      <div
        ref={frame}
        role="region"
        aria-label={label}
        tabIndex={0}
        className="map-window rounded-lg border border-line bg-surface"
        onKeyDown={onKeyDown}
        onPointerDown={drag}
      >
        {children}
      </div>
    </>
  )
}

const Size = ({ name, sign, onPress }: { name: string; sign: string; onPress: () => void }) => (
  <button type="button" className="quiet-button min-h-9" onClick={onPress}>
    <span aria-hidden>{sign} </span>
    {name}
  </button>
)

/** Shows the lines of one term and what it is linked with; of none, all as before. */
const lightUp = (box: HTMLElement, term: Element | null) => {
  for (const lit of box.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit')
  const lines = box.querySelector('path.map-lit')!
  const terms = [...box.querySelectorAll('a.map-term')]
  const next = term?.getAttribute('data-next')?.split(',').filter(Boolean) ?? []
  const linked = next.map((number) => terms[Number(number)]!)
  const middle = (one: Element) => {
    const { x, y, width, height } = one.querySelector('rect')!.getBBox()
    return `${x + width / 2} ${y + height / 2}`
  }
  lines.setAttribute('d', linked.map((one) => `M${middle(term!)}L${middle(one)}`).join(''))
  for (const one of term ? [term, ...linked] : []) one.setAttribute('data-lit', '')
  box.toggleAttribute('data-lighting', term !== null)
}
