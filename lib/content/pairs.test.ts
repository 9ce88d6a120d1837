import { describe, expect, it } from 'vitest'
import { getSite } from '.'
import { connectionOf, tiesOf, type Ties } from './pairs'

const ties = tiesOf(getSite())
const number = (key: string) => ties.entries.indexOf(key)
const told = (from: Ties, a: number, b: number) => {
  const { both, ways } = connectionOf(from, a, b)
  return { both, ways: ways.map((way) => [way[0]!.from, ...way.map(({ to }) => to)].map((one) => from.entries[one])) }
}

describe('how two entries are connected', () => {
  const small: Ties = {
    entries: ['a', 'b', 'c', 'hub', 'far', 'alone', 'beyond'],
    rulings: [
      ['r1', [0, 3]],
      ['r2', [1, 3]],
      ['r3', [0, 2]],
      ['r4', [1, 2]],
      ['r5', [3, 4]],
      ['r6', [0, 1]],
    ],
    counterparts: [[4, 6]],
  }
  it('by the rulings that speak of both, then through what they share, the rarest first', () => {
    expect(told(small, 0, 1)).toEqual({
      both: ['r6'],
      ways: [
        ['a', 'c', 'b'],
        ['a', 'hub', 'b'],
      ],
    })
  })
  it('by a longer way where they share nothing, also over a counterpart in another game', () => {
    expect(told(small, 2, 6)).toEqual({ both: [], ways: [['c', 'a', 'hub', 'far', 'beyond']] })
    expect(connectionOf(small, 4, 6)).toEqual({ both: [], ways: [[{ from: 4, to: 6, rulings: [] }]] })
  })
  it('not at all where no ruling speaks of one of them', () => {
    expect(told(small, 0, 5)).toEqual({ both: [], ways: [] })
  })
  it('is the same from both ends', () => {
    const reversed = (a: string, b: string) => {
      const there = connectionOf(ties, number(a), number(b))
      const back = connectionOf(ties, number(b), number(a))
      expect(back.both).toEqual(there.both)
      expect(back.ways.map((way) => way[0]!.to)).toEqual(there.ways.map((way) => way[0]!.to))
    }
    reversed('yugioh/book-of-moon', 'yugioh/flip-summon')
    reversed('yugioh/tribute', 'yugioh/soul-exchange')
  })
})

describe('in the content', () => {
  it('Soul Exchange and Tribute are spoken of by one ruling', () => {
    expect(connectionOf(ties, number('yugioh/soul-exchange'), number('yugioh/tribute')).both.length).toBeGreaterThan(0)
  })
  it('every step of a way names rulings that speak of both its ends, or joins counterparts', () => {
    const about = new Map(ties.rulings)
    const isPair = (a: number, b: number) =>
      ties.counterparts.some(([x, y]) => x === Math.min(a, b) && y === Math.max(a, b))
    for (const a of ['yugioh/book-of-moon', 'magic/cloak'].map(number))
      for (let b = 0; b < ties.entries.length; b += 3)
        for (const step of connectionOf(ties, a, b).ways.flat()) {
          expect(step.rulings.length > 0 || isPair(step.from, step.to)).toBe(true)
          for (const id of step.rulings) expect(about.get(id)).toEqual(expect.arrayContaining([step.from, step.to]))
        }
  })
})
