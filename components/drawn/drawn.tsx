import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { basePath } from '../site/base-path'
import { Kept } from './kept'
import { holdDrawn } from './held'

// Next refuses the import beside server components, though at build time this is plain Node.
const { renderToStaticMarkup } = createRequire(join(process.cwd(), 'package.json'))(
  'react-dom/server',
) as typeof import('react-dom/server')

type DrawnProps = {
  /** The path of the page, without the base path. A page has one such part. */
  readonly path: string
  readonly children: ReactNode
}

/** The part of a page that never changes: drawn once as HTML, and not sent again as data to draw it from. */
export const Drawn = ({ path, children }: DrawnProps) => {
  const page = `${basePath}${path}`
  holdDrawn(page, renderToStaticMarkup(children))
  return <Kept key={page} page={page} />
}
