import { expect, test } from 'vitest'
import { optionOf, valueAt, withOption, withValue, type FormField } from './form'
import { same } from './text'

test('a value is read and written where it stands, and leaves nothing empty when it is taken out', () => {
  const setup = { id: 'a', memory: { changed: true } }
  expect(valueAt(setup, ['memory', 'changed'])).toBe(true)
  expect(valueAt(setup, ['memory', 'summon', 'how'])).toBeUndefined()
  expect(withValue(setup, ['memory', 'summon'], 'set')).toEqual({ id: 'a', memory: { changed: true, summon: 'set' } })
  expect(withValue(setup, ['memory', 'changed'], undefined)).toEqual({ id: 'a' })
  expect(withValue({ id: 'a' }, ['lp', 'player'], 100)).toEqual({ id: 'a', lp: { player: 100 } })
  expect(setup).toEqual({ id: 'a', memory: { changed: true } })
})

test('a choice that decides some fields of a record leaves the others alone', () => {
  const field: FormField = {
    path: ['memory'],
    label: same('how'),
    input: {
      kind: 'choice',
      keys: ['summon', 'turn'],
      options: [{ label: same('-') }, { label: same('set'), value: { summon: 'set', turn: 1 } }],
    },
  }
  const setup = { memory: { changed: true } }
  expect(optionOf(setup, field)).toBe(0)
  const set = withOption(setup, field, 1)
  expect(set).toEqual({ memory: { changed: true, summon: 'set', turn: 1 } })
  expect(optionOf(set, field)).toBe(1)
  expect(withOption(set, field, 0)).toEqual(setup)
})
