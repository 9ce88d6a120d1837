import { type Layout, sizes } from '@/lib/content/map-layout'
import { neighboursOf, type TermGraph } from '@/lib/content/term-map'
import { groups, type Language } from '@/lib/content/vocabulary'
import { basePath } from '../site/base-path'
import { entryPath } from '../site/paths'

type TermMapProps = {
  readonly graph: TermGraph
  readonly layout: Layout
  readonly language: Language
  readonly label: string
  /** The names of the columns, if there are any. */
  readonly headings?: readonly string[]
}

/**
 * The picture: lines, then boxes that are links. Each box says in `data-next` which others it is linked with, so that the
 * script needs nothing else.
 */
export const TermMap = ({ graph, layout, language, label, headings = [] }: TermMapProps) => {
  const next = neighboursOf(graph)
  const busiest = next.reduce((most, own, i) => (own.length > next[most]!.length ? i : most), 0)
  const middles = layout.boxes.map(({ x, y, width, height }) => `${Math.round(x + width / 2)} ${y + height / 2}`)
  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      role="group"
      aria-label={label}
      className="term-map"
    >
      {headings.map((heading, i) => (
        <text key={heading} x={layout.columns?.[i]} y={sizes.edge + 12} className="map-heading">
          {heading}
        </text>
      ))}
      <path className="map-lines" d={graph.links.map(([a, b]) => `M${middles[a]}L${middles[b]}`).join('')} />
      <path className="map-lit" />
      {graph.terms.map(({ key, name, group }, i) => {
        const { x, y, width, height } = layout.boxes[i]!
        return (
          <a
            key={key}
            id={`map-${key.replace('/', '-')}`}
            href={basePath + entryPath(language, key)}
            className={`map-term map-group-${groups.indexOf(group) + 1}`}
            data-next={next[i]!.join()}
            {...(i === busiest && layout.columns === undefined ? { 'data-start': '' } : {})}
          >
            <rect x={x} y={y} width={width} height={height} rx="6" />
            <text aria-hidden x={x + 13} y={y + 19.5} className="map-mark">
              {groups.indexOf(group) + 1}
            </text>
            <text x={x + sizes.mark} y={y + 20}>
              {name}
            </text>
          </a>
        )
      })}
    </svg>
  )
}
