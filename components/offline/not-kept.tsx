'use client'

import { useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => undefined

/** Said when this page stands in place of another, whose address the browser still shows. */
export const NotKept = ({ children }: { children: ReactNode }) => {
  const instead = useSyncExternalStore(
    never,
    () => !location.pathname.endsWith('/offline'),
    () => false,
  )
  return instead ? (
    <p role="alert" className="mb-6 rounded-lg border-2 border-warn bg-warn-soft p-4">
      {children}
    </p>
  ) : null
}
