import { describe, expect, test } from 'vitest'
import { lawOf, replay } from '../../engine'
import { readAction } from './action'
import { apply } from './apply'
import { readSetup, start } from './setup'
import { tableOf } from './tables'

const ids = ['dm-summoning-sickness', 'dm-tap-state']

describe('a computed table', () => {
  test.each(ids)('%s: every cell is what its run gives, and rests on something', (id) => {
    const table = tableOf(id)!
    for (const row of table.rows) {
      expect(row.cells).toHaveLength(table.columns.length)
      for (const cell of row.cells) {
        const started = start(cell.start, lawOf('now'))
        if (started.kind === 'refused') throw new Error('impossible')
        const moves = replay({ apply }, started.state, cell.actions, lawOf('now'))
        expect(moves.at(-1)!.outcome.kind).toBe(cell.verdict)
        expect(moves.slice(0, -1).every((move) => move.outcome.kind === 'done')).toBe(true)
      }
    }
  })
  test('on sickness says what dm-flip-15 to dm-flip-18 and dm-flip-29 say, in every combination', () => {
    const { rows } = tableOf('dm-summoning-sickness')!
    const [yes, sick, none] = ['can attack', 'summoning sick', 'there is no such flip']
    expect(rows.map((row) => row.cells.map((cell) => cell.text.en))).toEqual([
      [yes, yes, yes],
      [none, yes, yes],
      [none, yes, yes],
      [none, yes, none],
      [yes, sick, sick],
      [none, sick, sick],
      [none, sick, sick],
      [none, sick, none],
    ])
  })
  test('on the tapped state: only from creature to creature does it stay tapped, and nothing is set off (dm-flip-19, dm-flip-22)', () => {
    const { rows } = tableOf('dm-tap-state')!
    const keeps = rows.map(({ title }) => title.en.startsWith('creature to creature'))
    expect(rows.map(({ cells }) => cells.map((cell) => cell.text.en))).toEqual(
      keeps.map((keep) => [
        `${keep ? 'tapped' : 'untapped'} (‘when it untaps’ does not trigger)`,
        'untapped (‘when it untaps’ does not trigger)',
      ]),
    )
  })
  test.each(ids)('%s: every run can be handed on in an address', (id) => {
    for (const { cells } of tableOf(id)!.rows)
      for (const cell of cells) {
        expect(readSetup(JSON.parse(JSON.stringify(cell.start)))).toEqual(cell.start)
        for (const action of cell.actions) expect(readAction(JSON.parse(JSON.stringify(action)))).toEqual(action)
      }
  })
  test('is there for these examples only', () => {
    expect(tableOf('dm-g-strike')).toBeUndefined()
  })
})
