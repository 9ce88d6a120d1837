import Link from 'next/link'
import type { ReactNode } from 'react'
import { dataTextsIn } from '@/lib/interface/data-texts'
import { offlineTextsIn } from '@/lib/interface/offline-texts'
import { mapTexts } from '@/lib/interface/map-texts'
import { pairsTexts } from '@/lib/interface/pairs-texts'
import { otherLanguage, textsIn } from '@/lib/interface/texts'
import { games, type Language } from '@/lib/content/vocabulary'
import { SearchBox } from '../search/search-box'
import { searchWords } from '../search/words'
import { addressOf } from '@/lib/site-address'
import { basePath } from './base-path'
import { LanguageSwitch } from './language-switch'
import {
  dataPath,
  glossaryPath,
  guidePath,
  homePath,
  mapPath,
  offlinePath,
  pairsPath,
  shelfPath,
  sourcesPath,
} from './paths'
import { Settings } from './settings'

type FrameProps = {
  readonly language: Language
  /** Path of this page without the language: '/yugioh/face-down'. */
  readonly path: string
  readonly children: ReactNode
}

/** Header, main and footer of a page. */
export const Frame = ({ language, path, children }: FrameProps) => {
  const texts = textsIn(language)
  const other = otherLanguage(language)
  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:bg-surface focus:p-3">
        {texts.skip}
      </a>
      <header className="screen-only border-b border-line bg-surface">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
          <Link
            href={homePath(language)}
            prefetch={false}
            className="flex items-center gap-2 text-lg font-bold text-ink no-underline"
          >
            <svg viewBox="0 0 64 64" className="size-7" aria-hidden>
              <rect x="6" y="4" width="52" height="56" rx="9" className="fill-accent" />
              <path d="M6 51V13a9 9 0 0 1 9-9h34a9 9 0 0 1 6.4 2.6z" className="fill-sunken" />
            </svg>
            {texts.siteName}
          </Link>
          <nav aria-label={texts.nav.main} className="order-last w-full md:order-none md:w-auto md:flex-1">
            <ul className="flex flex-wrap gap-x-4 text-[0.9375rem]">
              {games.map((game) => (
                <NavItem key={game} href={shelfPath(language, game)} current={path.startsWith(`/${game}`)}>
                  {texts.gamesShort[game]}
                </NavItem>
              ))}
              <NavItem href={glossaryPath(language)} current={path === '/glossary'}>
                {texts.nav.glossary}
              </NavItem>
              <NavItem href={sourcesPath(language)} current={path === '/sources'}>
                {texts.nav.sources}
              </NavItem>
            </ul>
          </nav>
          <div className="order-last w-full sm:order-none sm:ml-auto sm:w-auto">
            <SearchBox language={language} words={searchWords(language)} />
          </div>
          <div className="ml-auto flex items-center gap-2">
            <LanguageSwitch href={`${basePath}/${other}${path}`} language={other} label={texts.otherLanguage} />
            <Settings
              label={texts.settings.open}
              choices={[
                { key: 'theme', label: texts.settings.theme, options: texts.settings.themes, initial: 'system' },
                ...(language === 'ja'
                  ? [
                      {
                        key: 'ruby' as const,
                        label: texts.settings.ruby,
                        options: texts.settings.rubies,
                        initial: 'first',
                      },
                    ]
                  : []),
              ]}
            />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl px-4 py-6 outline-none md:py-10">
        {children}
        <p className="print-only mt-6 border-t border-line pt-2 text-sm">
          {texts.siteName} · {addressOf(`/${language}${path}`)}
        </p>
      </main>
      <footer className="screen-only mt-12 border-t border-line bg-surface">
        <nav
          aria-label={texts.nav.footer}
          className="mx-auto flex max-w-6xl flex-wrap gap-x-6 gap-y-1 px-4 py-6 text-sm text-muted"
        >
          <Link href={guidePath(language, 'about')} prefetch={false}>
            {texts.siteName}
          </Link>
          <Link href={guidePath(language, 'how-to-read')} prefetch={false}>
            {texts.nav.guide}
          </Link>
          <Link href={sourcesPath(language)} prefetch={false}>
            {texts.nav.sources}
          </Link>
          <Link href={pairsPath(language)} prefetch={false}>
            {pairsTexts(language).title}
          </Link>
          <Link href={mapPath(language, 'across')} prefetch={false}>
            {mapTexts(language).title}
          </Link>
          <Link href={guidePath(language, 'contribute')} prefetch={false}>
            {texts.sources.correct}
          </Link>
          <Link href={offlinePath(language)} prefetch={false}>
            {offlineTextsIn(language).title}
          </Link>
          <Link href={dataPath(language)} prefetch={false}>
            {dataTextsIn(language).title}
          </Link>
        </nav>
      </footer>
    </>
  )
}

const NavItem = ({ href, current, children }: { href: string; current: boolean; children: ReactNode }) => (
  <li>
    <Link
      href={href}
      prefetch={false}
      {...(current ? { 'aria-current': 'page' as const } : {})}
      className="inline-flex min-h-8 items-center text-ink decoration-transparent hover:decoration-current aria-[current]:font-bold aria-[current]:decoration-accent aria-[current]:decoration-2"
    >
      {children}
    </Link>
  </li>
)
