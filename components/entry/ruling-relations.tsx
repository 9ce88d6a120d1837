import './ruling.css'
import type { ReactNode } from 'react'
import type { Ruling } from '@/lib/content/site'
import { textsIn } from '@/lib/interface/texts'
import { addressOf } from '@/lib/site-address'
import { permalinkPath, sourcesPath } from '../site/paths'
import { SiteLink } from '../site/site-link'
import type { Context } from './context'
import { RulingLink } from './entry-link'
import { heldIn } from './held'

/** Where a ruling is from, when it held, and the rulings that it is tied to. */
export const RulingRelations = ({ ruling, ...context }: Context & { ruling: Ruling }) => {
  const { site, language } = context
  const texts = textsIn(language).ruling
  const rows: [string, ReactNode][] = []
  const links = (ids: readonly string[]) => (
    <span className="ruling-links">
      {ids.map((id) => (
        <RulingLink key={id} {...context} to={id} />
      ))}
    </span>
  )
  const supersedes = [...site.rulings.values()].filter((r) => r.supersededBy.includes(ruling.id)).map((r) => r.id)
  const held = heldIn(ruling, language)
  rows.push([texts.source, <SourceName key="source" {...context} ruling={ruling} />])
  if (held !== undefined) rows.push([texts.held, held])
  if (ruling.supersededBy.length > 0) rows.push([texts.supersededBy, links(ruling.supersededBy)])
  if (supersedes.length > 0) rows.push([texts.supersedes, links(supersedes)])
  if (ruling.restsOn.length > 0) rows.push([texts.restsOn, links(ruling.restsOn)])
  return (
    <dl className="ruling-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="print-row">
        <dt>{texts.permalink}</dt>
        <dd>{addressOf(permalinkPath(ruling.id))}</dd>
      </div>
    </dl>
  )
}

const SourceName = ({ ruling, site, language }: Context & { ruling: Ruling }) => {
  const name = (id: string) => (
    <SiteLink href={sourcesPath(language, id)}>{site.sources.get(id)?.names[language] ?? id}</SiteLink>
  )
  return (
    <>
      {name(ruling.source)}
      {ruling.quoting !== undefined && (
        <>
          {language === 'ja' ? `（${textsIn(language).ruling.quoting}：` : ` (${textsIn(language).ruling.quoting} `}
          {name(ruling.quoting)}
          {language === 'ja' ? '）' : ')'}
        </>
      )}
    </>
  )
}
