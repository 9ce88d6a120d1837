import { describe, expect, test } from 'vitest'
import { readAddress, searchAddress } from './addresses'

describe('the address of a search', () => {
  test('is read as it was written', () => {
    const facets = {
      games: ['magic'],
      kinds: ['faq', 'ruling'],
      statuses: ['disputed'],
      from: '2013',
      to: '2015-01-15',
    } as const
    const address = searchAddress('ja', '裏側 & #1 ＋', facets)
    expect(readAddress(address.slice(address.indexOf('?')))).toEqual({ query: '裏側 & #1 ＋', facets })
  })

  test('what is no game, kind, status or date narrows nothing', () =>
    expect(
      readAddress('?q=x&game=chess&game=magic&game=magic&kind=&status=gone&from=soon&to=2014-13-01').facets,
    ).toEqual({
      games: ['magic'],
      kinds: [],
      statuses: [],
    }))
})
