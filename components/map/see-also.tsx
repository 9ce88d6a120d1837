import { comparison } from '@/content/across/comparison'
import type { Entry } from '@/lib/content/site'
import type { Language } from '@/lib/content/vocabulary'
import { compareTexts } from '@/lib/interface/compare-texts'
import { mapTexts } from '@/lib/interface/map-texts'
import { pairsTexts } from '@/lib/interface/pairs-texts'
import { comparePath, mapPath, pairsPath } from '../site/paths'
import { SiteLink } from '../site/site-link'

/** What the comparison of the games has a column for. */
const turnings = new Set(comparison.flatMap((columns) => columns.turnings.map(({ entry }) => entry)))

/** From an entry to its place on the map, to the rulings that it shares with another entry, and to the comparison. */
export const SeeAlso = ({ of: entry, language }: { of: Entry; language: Language }) => (
  <p className="screen-only mt-8 flex flex-wrap gap-x-6 text-[0.9375rem]">
    {entry.type === 'term' && (
      <SiteLink href={`${mapPath(language, entry.shelf)}#map-${entry.shelf}-${entry.slug}`}>
        {mapTexts(language).seeOnMap}
      </SiteLink>
    )}
    <SiteLink href={`${pairsPath(language)}?a=${entry.key}`}>{pairsTexts(language).withAnother}</SiteLink>
    {(entry.shelf === 'across' || turnings.has(entry.key)) && (
      <SiteLink href={comparePath(language)}>{compareTexts(language).title}</SiteLink>
    )}
  </p>
)
