import type { Metadata } from 'next'
import { WaysOn } from '@/components/search/ways-on'
import { basePath } from '@/components/site/base-path'
import { textsIn } from '@/lib/interface/texts'
import { languages } from '@/lib/content/vocabulary'
import './globals.css'
import './print.css'

export const metadata: Metadata = { title: '404 裏表 Uraomote' }

/** For any address that is no page: in both languages, since the address does not tell which. */
const NotFound = () => (
  <html lang="ja" suppressHydrationWarning>
    <head>
      <link rel="icon" href={`${basePath}/icon.svg`} type="image/svg+xml" />
      <script src={`${basePath}/settings.js`} />
    </head>
    <body className="bg-paper text-ink">
      <main className="mx-auto grid max-w-4xl gap-6 px-4 py-12 md:grid-cols-2">
        <h1 className="md:col-span-2">
          <span className="block font-mono text-5xl text-accent">404</span>
        </h1>
        {languages.map((language) => {
          const texts = textsIn(language)
          return (
            <section key={language} lang={language} className="rounded-xl border border-line bg-surface p-5">
              <h2 className="text-lg">{texts.notFound.title}</h2>
              <p className="mt-2">{texts.notFound.about}</p>
              <WaysOn language={language} className="mt-3 list-disc pl-5" />
            </section>
          )
        })}
      </main>
    </body>
  </html>
)
export default NotFound
