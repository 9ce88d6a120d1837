import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is in a browser and answers: false in what is built, and until then. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
