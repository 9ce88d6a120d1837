import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../lib/content/load'
import { exampleById, examples } from './examples'

const all = Object.values(examples).flat()

test('rulings name examples that exist, and every example is named by a ruling', () => {
  const ids = new Set(all.map((example) => example.id))
  const { site, problems } = readContent(join(process.cwd(), 'content'), { examples: ids })
  expect(problems).toEqual([])
  const named = new Set([...site.rulings.values()].flatMap((ruling) => ruling.examples))
  expect([...ids].filter((id) => !named.has(id))).toEqual([])
  expect(ids.size).toBe(all.length)
})

test('an example is found by its id with its game, and an id that no example has finds none', () => {
  expect(exampleById('mtg-no-etb')).toMatchObject({ game: 'magic', example: { id: 'mtg-no-etb' } })
  expect(exampleById('mtg-no-such')).toBeUndefined()
})
