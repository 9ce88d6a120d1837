import Link from 'next/link'
import type { Language } from '@/lib/content/vocabulary'
import { textsIn } from '@/lib/interface/texts'
import { homePath } from './paths'

type BreadcrumbsProps = {
  readonly language: Language
  /** The way from below the home page; the last one is the page itself. */
  readonly way: readonly { readonly name: string; readonly href?: string }[]
}

export const Breadcrumbs = ({ language, way }: BreadcrumbsProps) => {
  const { nav } = textsIn(language)
  return (
    <nav aria-label={nav.breadcrumbs} className="screen-only mb-4 text-sm text-muted">
      <ol className="flex flex-wrap gap-x-2">
        {[{ name: nav.home, href: homePath(language) }, ...way].map(({ name, href }, i) => (
          <li key={i} className="flex min-h-6 items-center gap-x-2">
            {i > 0 && <span aria-hidden>›</span>}
            {href === undefined ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={href} prefetch={false} className="inline-flex min-h-6 items-center text-muted">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
