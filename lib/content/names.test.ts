import { describe, expect, it } from 'vitest'
import { indexNames, type Named } from './names'
import type { EntryType, Shelf } from './vocabulary'

const named = (shelf: Shelf, slug: string, type: EntryType, names: string[], readings: string[] = []): Named => ({
  key: `${shelf}/${slug}`,
  shelf,
  slug,
  type,
  names,
  readings,
})

const { resolve, clashes } = indexNames([
  named('yugioh', 'cost', 'term', ['コスト', 'cost']),
  named('duel-masters', 'cost', 'term', ['コスト', 'cost']),
  named('duel-masters', 'zeron', 'term', ['零龍', 'Zeron'], ['ゼロン']),
  named('duel-masters', 'zeron-card', 'card', ['零龍'], ['ゼロン']),
  named('yugioh', 'number-89', 'card', ['Ｎｏ．８９ 電脳獣ディアブロシス', 'Number 89']),
  named('yugioh', 'envoy', 'card', ['カオス・ソルジャー －宵闇の使者－']),
  named('yugioh', 'destroy', 'term', ['破壊'], ['はかい']),
  named('yugioh', 'tomb', 'term', ['墓'], ['はか']),
  named('yugioh', 'grave', 'term', ['墳'], ['はか']),
  named('magic', 'cloak', 'term', ['偽装', 'cloak']),
])
const to = (target: string, from: Shelf) => {
  const resolution = resolve(target, from)
  return 'found' in resolution ? resolution.found.key : resolution.missing
}

describe('a name leads', () => {
  it('to the entry of the same game first', () => {
    expect(to('コスト', 'yugioh')).toBe('yugioh/cost')
    expect(to('コスト', 'duel-masters')).toBe('duel-masters/cost')
  })
  it('to another game where this one has none, or where it is named', () => {
    expect(to('偽装', 'yugioh')).toBe('magic/cloak')
    expect(to('duel-masters:cost', 'yugioh')).toBe('duel-masters/cost')
  })
  it('nowhere by itself where several games have it and this one does not', () => {
    expect(to('コスト', 'magic')).toBe('ambiguous')
  })
  it('to the card in 《》, to the term without', () => {
    expect(to('《零龍》', 'duel-masters')).toBe('duel-masters/zeron-card')
    expect(to('零龍', 'duel-masters')).toBe('duel-masters/zeron')
  })
  it('however wide its letters and whatever its dashes are', () => {
    expect(to('《No.89 電脳獣ディアブロシス》', 'yugioh')).toBe('yugioh/number-89')
    expect(to('《カオス・ソルジャー −宵闇の使者−》', 'yugioh')).toBe('yugioh/envoy')
  })
  it('by its reading, unless two share it', () => {
    expect(to('はかい', 'yugioh')).toBe('yugioh/destroy')
    expect(to('はか', 'yugioh')).toBe('ambiguous')
  })
  it('nowhere if unknown, with those that are near', () => {
    expect(resolve('破砕', 'yugioh')).toEqual({ missing: 'unknown', near: ['破壊'] })
  })
})

it('a term and a card of one name do not clash', () => {
  expect(clashes).toEqual([])
})
