import type { ReactNode } from 'react'

/** A picture with its caption. `children` hold both shapes and words, so that it can be read, searched and enlarged. */
export const FigureFrame = ({ caption, children }: { caption: ReactNode; children: ReactNode }) => (
  <figure className="rounded-lg border border-line bg-sunken p-4">
    {children}
    <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>
  </figure>
)
