import type { ReactNode } from 'react'
import { Previews } from '@/components/preview/previews'
import { NewVersion } from '@/components/offline/new-version'
import { basePath } from '@/components/site/base-path'
import { siteMetadata, siteViewport } from '@/components/site/metadata'
import { offlineTextsIn } from '@/lib/interface/offline-texts'
import '../globals.css'
import '../print.css'

export const metadata = siteMetadata('ja')
export const viewport = siteViewport

const { newVersion, take, later } = offlineTextsIn('ja')

/** Pages that are in both languages at once: the choice of a language, and the permalinks. */
const PlainLayout = ({ children }: { children: ReactNode }) => (
  <html lang="ja" suppressHydrationWarning>
    <head>
      <script src={`${basePath}/settings.js`} />
    </head>
    <body className="bg-paper text-ink">
      {children}
      <Previews base={basePath} />
      <NewVersion offered={newVersion} take={take} later={later} />
    </body>
  </html>
)
export default PlainLayout
