import { useEffect, useEffectEvent, useRef } from 'react'
import { isTryOut, readPlace, type ReadPlace } from '@/lib/engine'
import { addressOf, type Session } from './session'

/** The place that the address names, if it names one. */
export const placeInAddress = (): ReadPlace | undefined => {
  const fragment = location.hash.slice(1)
  return /^\d+~/.test(fragment) ? readPlace(fragment) : undefined
}

/** How long, in milliseconds, a reader rests on a step before the address names it: writing it holds up the next frame. */
const rest = 100

/**
 * Keeps the address at the place where the reader is, and follows it when the reader goes back. Another line or a
 * try-out is a new entry of the history; stepping is not.
 */
export const useAddress = (session: Session, follow: (read: ReadPlace) => void): void => {
  const written = useRef<{ text: string; line: string; tried: number }>(undefined)
  const { cursor } = session
  useEffect(() => {
    const text = addressOf(session)
    const last = written.current
    const branched = last !== undefined && (last.line !== cursor.line || last.tried < cursor.tried.length)
    written.current = { text, line: cursor.line, tried: isTryOut(cursor) ? cursor.tried.length : 0 }
    if (location.hash.slice(1) === text) return
    const replace = () => history.replaceState(history.state, '', `#${text}`)
    if (branched) history.pushState(history.state, '', `#${text}`)
    else if (last === undefined) replace()
    else {
      const waiting = setTimeout(replace, rest)
      return () => clearTimeout(waiting)
    }
  }, [session, cursor])
  const onChange = useEffectEvent(() => {
    if (location.hash.slice(1) === written.current?.text) return
    const read = placeInAddress()
    if (read) follow(read)
  })
  useEffect(() => {
    addEventListener('popstate', onChange)
    addEventListener('hashchange', onChange)
    return () => {
      removeEventListener('popstate', onChange)
      removeEventListener('hashchange', onChange)
    }
  }, [])
}
