import { afterEach, describe, expect, it, vi } from 'vitest'
import { headersFile } from '../scripts/headers.mjs'
import { siteAddress } from '../scripts/site-address.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('where the site lies', () => {
  it('is the root of the local server unless the environment says otherwise', () => {
    expect(siteAddress({})).toEqual({ origin: 'http://localhost:3000', basePath: '' })
    expect(siteAddress({ SITE_ORIGIN: 'https://rulings.example.org', BASE_PATH: '/a/b' })).toEqual({
      origin: 'https://rulings.example.org',
      basePath: '/a/b',
    })
  })

  it.each([
    ['an origin with a path', { SITE_ORIGIN: 'https://rulings.example.org/a' }],
    ['an origin without a scheme', { SITE_ORIGIN: 'rulings.example.org' }],
    ['a base path that ends with a slash', { BASE_PATH: '/a/' }],
    ['a base path without a slash', { BASE_PATH: 'a' }],
    ['a base path with a query', { BASE_PATH: '/a?b' }],
  ])('refuses %s, and says what it found', (_, environment) => {
    expect(() => siteAddress(environment)).toThrow(/must be .*it is «/)
  })

  it('is in every address for others, and in the headers file', async () => {
    vi.stubEnv('SITE_ORIGIN', 'https://rulings.example.org')
    vi.stubEnv('BASE_PATH', '/a')
    const { addressOf, basePath } = await import('./site-address')
    expect(addressOf('/r/ygo-fd-22')).toBe('https://rulings.example.org/a/r/ygo-fd-22')
    expect(headersFile(basePath)).toContain('\n/a/sw.js\n  Cache-Control: no-cache')
  })
})
