import Link from 'next/link'
import { layOutColumns, layOutGame } from '@/lib/content/map-layout'
import type { Site } from '@/lib/content/site'
import { counterpartGraph, gameGraph, neighboursOf, type Term } from '@/lib/content/term-map'
import { games, groups, type Language } from '@/lib/content/vocabulary'
import { mapTexts, type MapOf } from '@/lib/interface/map-texts'
import { textsIn } from '@/lib/interface/texts'
import { entryPath, mapPath } from '../site/paths'
import { MapView } from './map-view'
import { TermMap } from './term-map'

/** The map of a game, or across the games, and the same as a list. */
export const MapPage = ({ site, language, of }: { site: Site; language: Language; of: MapOf }) => {
  const texts = mapTexts(language)
  const all = textsIn(language)
  const across = of === 'across'
  const graph = across ? counterpartGraph(site, language) : gameGraph(site, of, language)
  const next = neighboursOf(graph)
  const numbered = graph.terms.map((term, i) => ({ term, i }))
  const parts: readonly { name: string; own: typeof numbered; number?: number }[] = across
    ? games.map((game) => ({ name: all.games[game], own: numbered.filter(({ term }) => term.game === game) }))
    : groups.map((group) => ({
        name: all.groups[group],
        own: numbered.filter(({ term }) => term.group === group),
        number: groups.indexOf(group) + 1,
      }))
  const used = groups.filter((group) => graph.terms.some((term) => term.group === group))
  const called = ({ game, name }: Term) => (across ? `${name} (${all.gamesShort[game]})` : name)
  const { zoomIn, zoomOut, whole, actual } = texts
  return (
    <>
      <p className="mt-3 max-w-[42rem]">{across ? texts.about.across : texts.about.game}</p>
      <nav aria-label={texts.maps} className="mt-4">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {[...games, 'across' as const].map((one) => (
            <li key={one}>
              <Link
                href={mapPath(language, one)}
                prefetch={false}
                {...(one === of ? { 'aria-current': 'page' as const } : {})}
                className="inline-block min-h-6 aria-[current]:font-bold aria-[current]:text-ink"
              >
                {one === 'across' ? texts.across : all.games[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="needs-script screen-only mt-4 text-sm text-muted">{texts.help}</p>
      <p className="screen-only mt-1 mb-3 text-sm">
        <a href="#map-list" className="inline-block min-h-6">
          {texts.toList}
        </a>
      </p>
      <MapView label={texts.picture} words={{ zoomIn, zoomOut, whole, actual }}>
        <TermMap
          graph={graph}
          layout={across ? layOutColumns(graph) : layOutGame(graph)}
          language={language}
          label={across ? texts.title : texts.of(all.games[of])}
          {...(across ? { headings: games.map((game) => all.games[game]) } : {})}
        />
      </MapView>
      <section aria-labelledby="map-legend" className="mt-4">
        <h2 id="map-legend" className="text-base">
          {texts.legend}
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {used.map((group) => (
            <li key={group}>
              <span className={`map-key map-group-${groups.indexOf(group) + 1}`}>{groups.indexOf(group) + 1}</span>
              {all.groups[group]}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="map-list" className="mt-10">
        <h2 id="map-list" className="scroll-mt-4 text-xl">
          {texts.list}
        </h2>
        {parts.map(
          ({ name, own, number }) =>
            own.length > 0 && (
              <div key={name} className="mt-5">
                <h3 className="border-b border-line text-[0.9375rem]">
                  {number !== undefined && <span className={`map-key map-group-${number}`}>{number}</span>}
                  {name}
                </h3>
                <ul className="mt-2 space-y-1.5">
                  {own.map(({ term, i }) => (
                    <li key={term.key}>
                      <Link href={entryPath(language, term.key)} prefetch={false} className="inline-block min-h-6">
                        {term.name}
                      </Link>
                      <span className="block text-sm text-muted">
                        {next[i]!.length === 0
                          ? texts.alone
                          : texts.linked(next[i]!.map((other) => called(graph.terms[other]!)).join(texts.separator))}
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </section>
    </>
  )
}
