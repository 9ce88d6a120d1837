import type { ReactNode } from 'react'
import { Previews } from '@/components/preview/previews'
import { basePath } from '@/components/site/base-path'
import '../globals.css'

/** Pages that are in both languages at once: the choice of a language, and the permalinks. */
const PlainLayout = ({ children }: { children: ReactNode }) => (
  <html lang="ja" suppressHydrationWarning>
    <head>
      <link rel="icon" href={`${basePath}/icon.svg`} type="image/svg+xml" />
      <script src={`${basePath}/settings.js`} />
    </head>
    <body className="bg-paper text-ink">
      {children}
      <Previews base={basePath} />
    </body>
  </html>
)
export default PlainLayout
