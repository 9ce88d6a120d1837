import type { Metadata } from 'next'
import Link from 'next/link'
import { basePath } from '@/components/site/base-path'
import { homePath } from '@/components/site/paths'
import { textsIn } from '@/lib/interface/texts'
import { languages } from '@/lib/content/vocabulary'

export const metadata: Metadata = {
  title: '裏表 Uraomote',
  description: textsIn('ja').tagline,
  alternates: { canonical: '/', languages: { ja: homePath('ja'), en: homePath('en'), 'x-default': '/' } },
}

/** Leads to the browser's language (language.js); offers both to whoever has no script or came to choose. */
const ChooseLanguage = () => (
  <main className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-8 px-4 py-12">
    <script src={`${basePath}/language.js`} data-base={basePath} async />
    <h1 className="text-3xl">
      裏表 <span lang="en">Uraomote</span>
    </h1>
    <ul className="grid gap-4 sm:grid-cols-2">
      {languages.map((language) => {
        const texts = textsIn(language)
        return (
          <li key={language} lang={language}>
            <Link
              href={homePath(language)}
              prefetch={false}
              hrefLang={language}
              className="block h-full rounded-lg border-2 border-line bg-surface p-5 no-underline hover:border-accent"
            >
              <span className="block text-lg font-bold underline">
                {language === 'ja' ? '日本語で読む' : 'Read in English'}
              </span>
              <span className="mt-1 block text-sm text-muted">{texts.tagline}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  </main>
)
export default ChooseLanguage
