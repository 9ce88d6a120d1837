import { describe, expect, test } from 'vitest'
import { lawOf, replay } from '../../engine'
import { apply } from './apply'
import { start } from './start'
import { tableOf } from './tables'

const ids = ['ygo-manual-change', 'ygo-effect-change', 'ygo-summon-positions', 'ygo-banished-face-down-look']

describe('a computed table', () => {
  test.each(ids)('%s: every cell is what its run gives, and rests on something', (id) => {
    const table = tableOf(id)!
    for (const row of table.rows) {
      expect(row.cells).toHaveLength(table.columns.length)
      for (const cell of row.cells) {
        const started = start(cell.start, lawOf('now'))
        if (started.kind === 'refused') throw new Error('impossible')
        const last = replay({ apply }, started.state, cell.actions, lawOf('now')).at(-1)!
        expect(last.outcome.kind).toBe(cell.verdict)
      }
    }
  })
  test('says face-down only where the text says so', () => {
    const table = tableOf('ygo-effect-change')!
    const down = table.columns.findIndex((column) => column.en === 'change to face-down Defense')
    const elsewhere = table.rows.flatMap((row) => row.cells.toSpliced(down, 1).map((cell) => cell.text.en))
    expect(elsewhere).not.toContain('face-down Defense')
  })
  test('is there for these examples only', () => {
    expect(tableOf('ygo-gemini')).toBeUndefined()
  })
})
