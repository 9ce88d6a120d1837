import {
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type Force,
  type SimulationNodeDatum,
} from 'd3-force'
import { groupBy } from '../group-by'
import { neighboursOf, type TermGraph } from './term-map'
import { games } from './vocabulary'

/** A box on a map, by its upper left corner; in pixels at the first zoom. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type Layout = {
  readonly width: number
  readonly height: number
  readonly boxes: readonly Box[]
  /** Where the columns have their middles, from the left; their names stand at the upper edge. */
  readonly columns?: readonly number[]
}

/** Height of the letters, and of a box; room for the mark of the group; what is free between boxes, and around all. */
export const sizes = { letter: 14, height: 30, mark: 26, padding: 10, gap: 10, edge: 16 } as const

/** How wide a name is about: full-width letters are as wide as high. */
const widthOf = (name: string): number =>
  Math.ceil([...name].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 1 : 0.63), 0) * sizes.letter) +
  sizes.mark +
  sizes.padding

type Body = SimulationNodeDatum & { x: number; y: number; readonly width: number; readonly cluster: string }

/**
 * Linked terms near each other, those of a group together, no box over another. The same terms give the same picture:
 * d3-force begins from a spiral and draws no lots.
 */
export const layOutGame = (graph: TermGraph): Layout => {
  const degrees = neighboursOf(graph).map((next) => next.length)
  // Where they begin is for the simulation to say.
  const bodies = graph.terms.map(({ name, group }) => ({ width: widthOf(name), cluster: group })) as Body[]
  const links = graph.links.map(([source, target]) => ({ source, target }))
  const simulation = forceSimulation(bodies)
    .force(
      'links',
      forceLink<Body, (typeof links)[number]>(links)
        .distance(90)
        // A term that all others name draws none of them to itself.
        .strength(({ source, target }) => {
          const ends = [source, target].map((end) => degrees[(end as unknown as Body).index!]!)
          return 0.5 / Math.max(...ends)
        }),
    )
    .force('apart', forceManyBody<Body>().strength(-260))
    .force('groups', together(bodies))
    .force('boxes', separate(bodies))
    // A picture is seen in a window that is wider than high.
    .force('x', forceX<Body>().strength(0.035))
    .force('y', forceY<Body>().strength(0.07))
    .stop()
  simulation.tick(400)
  const apart = separate(bodies)
  for (let i = 0; i < 400 && apart(1) > 0; i++);
  return framed(bodies)
}

/** Draws the terms of a group to their middle. */
const together = (bodies: readonly Body[]): Force<Body, undefined> => {
  const clusters = groupBy(bodies, ({ cluster }) => cluster)
  return (alpha) => {
    for (const own of clusters.values()) {
      const middle = { x: mean(own.map(({ x }) => x)), y: mean(own.map(({ y }) => y)) }
      for (const body of own) {
        body.vx = (body.vx ?? 0) + (middle.x - body.x) * alpha * 0.35
        body.vy = (body.vy ?? 0) + (middle.y - body.y) * alpha * 0.35
      }
    }
  }
}

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length

/** Pushes boxes that overlap apart, along the shorter way; tells how many did. */
const separate =
  (bodies: readonly Body[]) =>
  (_alpha: number): number => {
    let overlaps = 0
    for (const [i, a] of bodies.entries())
      for (const b of bodies.slice(i + 1)) {
        const dx = b.x - a.x
        const dy = b.y - a.y
        const overX = (a.width + b.width) / 2 + sizes.gap - Math.abs(dx)
        const overY = sizes.height + sizes.gap - Math.abs(dy)
        if (overX <= 0.01 || overY <= 0.01) continue
        overlaps++
        if (overY <= overX) {
          const push = ((dy < 0 ? -1 : 1) * overY) / 2
          a.y -= push
          b.y += push
        } else {
          const push = ((dx < 0 ? -1 : 1) * overX) / 2
          a.x -= push
          b.x += push
        }
      }
    return overlaps
  }

/** Corners instead of middles, from the upper left corner of the picture. */
const framed = (bodies: readonly Pick<Body, 'x' | 'y' | 'width'>[], above = 0): Layout => {
  const left = Math.min(...bodies.map(({ x, width }) => x - width / 2)) - sizes.edge
  const top = Math.min(...bodies.map(({ y }) => y - sizes.height / 2)) - sizes.edge - above
  const boxes = bodies.map(({ x, y, width }) => ({
    x: Math.round(x - width / 2 - left),
    y: Math.round(y - sizes.height / 2 - top),
    width,
    height: sizes.height,
  }))
  return {
    width: Math.max(...boxes.map(({ x, width }) => x + width)) + sizes.edge,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) + sizes.edge,
    boxes,
  }
}

/** How often the columns are ordered anew, and how far apart they stand. */
const sweeps = 24
const betweenColumns = 110

/** A column a game; each term as near as there is room to the height of its counterparts. */
export const layOutColumns = (graph: TermGraph): Layout => {
  const next = neighboursOf(graph)
  const step = sizes.height + sizes.gap
  const columns = games.map((game) => graph.terms.flatMap((term, i) => (term.game === game ? [i] : [])))
  const heights: number[] = []
  for (const column of columns) for (const [row, term] of column.entries()) heights[term] = row * step
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const column = columns[sweep % columns.length]!
    const wished = new Map(column.map((term) => [term, mean(next[term]!.map((other) => heights[other]!))]))
    column.sort((a, b) => wished.get(a)! - wished.get(b)! || a - b)
    const placed = spaced(
      column.map((term) => wished.get(term)!),
      step,
    )
    for (const [row, term] of column.entries()) heights[term] = placed[row]!
  }
  const widths = graph.terms.map(({ name }) => widthOf(name))
  const middles: number[] = []
  let right = 0
  for (const column of columns) {
    const width = Math.max(0, ...column.map((term) => widths[term]!))
    for (const term of column) middles[term] = right + width / 2
    right += width + betweenColumns
  }
  const layout = framed(
    graph.terms.map((_, i) => ({ x: middles[i]!, y: heights[i]!, width: widths[i]! })),
    sizes.height,
  )
  const middleOf = ({ x, width }: Box) => Math.round(x + width / 2)
  return { ...layout, columns: columns.map((column) => middleOf(layout.boxes[column[0]!]!)) }
}

/** Places as near to the wished ones (in order) as a distance between them allows: runs that collide share their mean. */
const spaced = (wished: readonly number[], step: number): number[] => {
  const runs: { sum: number; count: number }[] = []
  // Without the distances that come before it, each place is one and the same for a run.
  for (const [i, place] of wished.entries()) {
    runs.push({ sum: place - i * step, count: 1 })
    while (runs.length > 1 && middle(runs.at(-2)!) > middle(runs.at(-1)!)) {
      const last = runs.pop()!
      const before = runs.at(-1)!
      before.sum += last.sum
      before.count += last.count
    }
  }
  return runs.flatMap((run) => Array.from({ length: run.count }, () => middle(run))).map((place, i) => place + i * step)
}
const middle = ({ sum, count }: { readonly sum: number; readonly count: number }) => sum / count
