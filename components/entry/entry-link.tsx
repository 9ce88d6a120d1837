import './ruling.css'
import type { ReactNode } from 'react'
import { entryPath } from '../site/paths'
import { Ruby } from '../site/ruby'
import { SiteLink } from '../site/site-link'
import { entryOf, type Context } from './context'

type EntryLinkProps = Context & {
  readonly to: string
  readonly anchor?: string
  readonly first?: string
  readonly children?: ReactNode
}

/** A link to an entry; in Japanese its name carries its reading. */
export const EntryLink = ({ site, language, to, anchor, first, children }: EntryLinkProps) => {
  const entry = entryOf(site, to)
  if (entry === undefined) return children
  const label = typeof children === 'string' ? children : undefined
  return (
    <SiteLink href={entryPath(language, entry.key, anchor)} data-entry={entry.key}>
      {label === undefined || language !== 'ja'
        ? children
        : withReading(label, entry.data.names.ja, entry.data.reading, first === 'true')}
    </SiteLink>
  )
}

/** The reading is that of the name: it is shown where the label holds the name, and left out where it says something else. */
const withReading = (label: string, name: string, reading: string, first: boolean): ReactNode => {
  const at = label.indexOf(name)
  if (at === -1) return label
  return (
    <>
      {label.slice(0, at)}
      <Ruby text={name} reading={reading} first={first} />
      {label.slice(at + name.length)}
    </>
  )
}

type RulingLinkProps = Context & { readonly to: string; readonly children?: ReactNode }

/** A link to a ruling, to its place in its entry. A draft has none. */
export const RulingLink = ({ site, language, to, children }: RulingLinkProps) => {
  const ruling = site.rulings.get(to)
  const label = children ?? to
  if (ruling === undefined) return label
  return (
    <SiteLink
      href={entryPath(language, ruling.entry, to)}
      data-ruling={to}
      className={label === to ? 'ruling-id' : undefined}
    >
      {label}
    </SiteLink>
  )
}
