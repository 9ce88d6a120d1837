import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lawOf } from '../../engine'
import { cards } from './cards'
import { magic } from './index'
import { manaCost, manaValue } from './mana'

const law = lawOf('now')
const faces = cards.flatMap((card) => card.faces.map((face) => ({ card, face })))

describe('the cards', () => {
  test('are at least forty, each with an id of its own', () => {
    expect(cards.filter((card) => !card.token).length).toBeGreaterThanOrEqual(40)
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length)
  })
  test('have abilities with ids of their own', () => {
    const ids = faces.flatMap(({ face }) => (face.abilities ?? []).flatMap((one) => ('id' in one ? [one.id] : [])))
    expect(new Set(ids).size).toBe(ids.length)
  })
  test('say that something is not modelled exactly where something is not', () => {
    const says = cards.filter((card) => card.partly).map((card) => card.id)
    const is = faces.flatMap(({ card, face }) =>
      (face.abilities ?? []).some((one) => one.kind === 'unmodelled') ? [card.id] : [],
    )
    // Backslide could also be cycled.
    expect(says.toSorted()).toEqual([...new Set([...is, 'backslide'])].toSorted())
  })
  test('have power and toughness if they are creatures, and only then', () => {
    const odd = faces.filter(
      ({ face }) => face.types.includes('Creature') !== (face.power !== undefined && face.toughness !== undefined),
    )
    expect(odd.map(({ card }) => card.id)).toEqual([])
  })
  test('have a mana cost that can be read, unless they are lands, tokens or back faces', () => {
    const without = faces.filter(({ face }) => face.cost === undefined)
    const fine = without.filter(({ card, face }) => face.types.includes('Land') || card.token || card.faces[1] === face)
    expect(without).toEqual(fine)
    const costs = faces.flatMap(({ face }) => (face.cost === undefined ? [] : [face.cost]))
    expect(costs.filter((cost) => !/^(\{(\d+|[WUBRG](\/[WUBRG])?)\})+$/.test(cost))).toEqual([])
  })
  test('lie in a hand and, if they are permanents, on the battlefield; every card can be cloaked', () => {
    for (const { id, token } of cards) {
      const kind = (zone: 'hand' | 'battlefield', down?: 'cloak') =>
        magic.start({ cards: [{ id: 'x', card: id, zone, ...(down ? { down } : {}) }] }, law).kind
      expect([id, kind('hand')]).toEqual([id, token ? 'refused' : 'done'])
      expect([id, kind('battlefield', 'cloak')]).toEqual([id, token ? 'refused' : 'done'])
    }
  })
})

describe('mana costs', () => {
  test.each([
    ['{2}{U}{U}', 4],
    ['{0}', 0],
    ['{R/W}{R/W}', 2],
    ['{5}{R}{R}{R}', 8],
  ])('%s has mana value %i', (text, value) => {
    expect(manaValue(text)).toBe(value)
    expect(manaCost(text).text).toBe(text)
  })
})

test('no rule names a card, and none names an example', () => {
  const folder = import.meta.dirname
  const files = readdirSync(folder).filter(
    (file) =>
      file.endsWith('.ts') && !file.includes('.test.') && !['bench.ts', 'form.ts', 'random-play.ts'].includes(file),
  )
  const ids = cards.map((card) => card.id)
  const named = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const words = new Set(text.match(/'[a-z0-9/-]+'/g)?.map((word) => word.slice(1, -1)))
    const examples = text.match(/mtg-(?!cloak-\d\d|cr-|card-text|possible)[a-z-]+/g) ?? []
    return [...ids.filter((id) => words.has(id)), ...examples].map((name) => [file, name])
  })
  expect(named).toEqual([])
})
