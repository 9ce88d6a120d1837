import { describe, expect, it } from 'vitest'
import { getSite } from '.'
import { layOutColumns, layOutGame, sizes, type Layout } from './map-layout'
import { counterpartGraph, gameGraph } from './term-map'
import { games, languages } from './vocabulary'

const site = getSite()
const overlaps = ({ boxes }: Layout): number =>
  boxes.reduce(
    (sum, a, i) =>
      sum +
      boxes.slice(i + 1).filter((b) => a.x < b.x + b.width && b.x < a.x + a.width && Math.abs(a.y - b.y) < sizes.height)
        .length,
    0,
  )

describe('the map of a game', () => {
  it('holds all its terms, and a link where the text of one leads to the other', () => {
    const { terms, links } = gameGraph(site, 'yugioh', 'ja')
    const all = [...site.entries.values()].filter((entry) => entry.shelf === 'yugioh' && entry.type === 'term')
    expect(terms).toHaveLength(all.length)
    const names = links.map(([a, b]) => [terms[a]!.name, terms[b]!.name].toSorted().join('–'))
    expect(names).toContain(['リリース', '裏側表示'].toSorted().join('–'))
    expect(new Set(names).size).toBe(names.length)
  })

  for (const game of games)
    for (const language of languages)
      it(`is laid out without a box over another, all within the picture (${game}, ${language})`, () => {
        const layout = layOutGame(gameGraph(site, game, language))
        expect(overlaps(layout)).toBe(0)
        for (const box of layout.boxes) {
          expect(box.x).toBeGreaterThanOrEqual(0)
          expect(box.x + box.width).toBeLessThanOrEqual(layout.width)
          expect(box.y + box.height).toBeLessThanOrEqual(layout.height)
        }
        expect(layout.width).toBeLessThan(4000)
      })

  it('is the same each time', () => {
    const graph = gameGraph(site, 'magic', 'en')
    expect(layOutGame(graph)).toEqual(layOutGame(graph))
  })
})

describe('the map across the games', () => {
  const graph = counterpartGraph(site, 'ja')
  it('links terms of different games only, and leaves none without a link', () => {
    const linked = new Set(graph.links.flat())
    expect(linked.size).toBe(graph.terms.length)
    for (const [a, b] of graph.links) expect(graph.terms[a]!.game).not.toBe(graph.terms[b]!.game)
  })
  it('is laid out in columns without a box over another', () => {
    for (const language of languages) expect(overlaps(layOutColumns(counterpartGraph(site, language)))).toBe(0)
  })
})
