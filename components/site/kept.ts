import { useSyncExternalStore } from 'react'

/** A text that is kept on the device under a name; every part of the page that uses it sees it change. */
export type Kept = {
  readonly read: () => string | undefined
  readonly write: (text: string) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Storage may be closed to a page: the text then lives as long as the page. */
export const keptAs = (name: string): Kept => {
  const key = `uraomote.${name}`
  const changed = new EventTarget()
  let here: string | undefined
  return {
    read: () => {
      try {
        return localStorage.getItem(key) ?? undefined
      } catch {
        return here
      }
    },
    write: (text) => {
      here = text
      try {
        localStorage.setItem(key, text)
      } catch {
        // See above.
      }
      changed.dispatchEvent(new Event('change'))
    },
    subscribe: (listener) => {
      changed.addEventListener('change', listener)
      return () => changed.removeEventListener('change', listener)
    },
  }
}

/** The text that is kept, and nothing while the page is drawn where there is no device. */
export const useKept = ({ read, subscribe }: Kept): string | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined)
