import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { Kept } from './kept'
import { holdDrawn } from './held'

// Next refuses the import beside server components, though at build time this is plain Node.
const { renderToStaticMarkup } = createRequire(join(process.cwd(), 'package.json'))(
  'react-dom/server',
) as typeof import('react-dom/server')

type DrawnProps = { readonly page: string; readonly children: ReactNode }

/** The part of a page that never changes: drawn once as HTML, and not sent again as data to draw it from. */
export const Drawn = ({ page, children }: DrawnProps) => {
  holdDrawn(page, renderToStaticMarkup(children))
  return <Kept key={page} page={page} />
}
