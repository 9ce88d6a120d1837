import { startTransition, useCallback, useEffect, useState } from 'react'
import { layersOf, rest, show, shownIn, type Layers } from './layers'
import type { Session } from './session'

/** The places that are drawn, and a way to another one. What lies around a place is drawn when the place is painted. */
export const useLayers = (opened: Session): readonly [Layers, (change: (session: Session) => Session) => void] => {
  const [layers, setLayers] = useState(() => layersOf(opened))
  const session = shownIn(layers)
  useEffect(() => {
    let painted: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      painted = setTimeout(() => startTransition(() => setLayers((now) => rest(now, session))))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(painted)
    }
  }, [session])
  const go = useCallback(
    (change: (session: Session) => Session) => setLayers((now) => show(now, change(shownIn(now)))),
    [],
  )
  return [layers, go]
}
