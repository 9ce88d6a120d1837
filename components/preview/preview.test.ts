import { describe, expect, it } from 'vitest'
import { place } from './place'
import { targetOf } from './target'

describe('what a link leads to', () => {
  it('is an entry, or an anchor of one', () => {
    expect(targetOf('/ja/yugioh/set', '', '')).toEqual({ language: 'ja', shelf: 'yugioh', slug: 'set' })
    expect(targetOf('/x/en/magic/cloak', '#mtg-cloak-14', '/x')).toEqual({
      language: 'en',
      shelf: 'magic',
      slug: 'cloak',
      anchor: 'mtg-cloak-14',
    })
  })
  it('is nothing to preview on any other page', () => {
    for (const path of ['/', '/ja', '/ja/yugioh', '/ja/guide/about', '/de/yugioh/set', '/ja/yugioh/set/x'])
      expect(targetOf(path, '', ''), path).toBeUndefined()
    expect(targetOf('/ja/yugioh/set', '', '/x')).toBeUndefined()
  })
})

describe('where a preview stands', () => {
  const window = { width: 375, height: 600 }
  const size = { width: 300, height: 200 }
  it('below its line, within the window', () => {
    expect(place({ top: 100, bottom: 120, left: 200 }, size, window)).toEqual({ left: 67, top: 126, height: 200 })
    expect(place({ top: 100, bottom: 120, left: 2 }, size, window)).toMatchObject({ left: 8 })
  })
  it('above it where there is no room below', () => {
    expect(place({ top: 500, bottom: 520, left: 20 }, size, window)).toEqual({ left: 20, top: 294, height: 200 })
  })
  it('never over its line: it is shortened instead', () => {
    const low = { width: 375, height: 300 }
    expect(place({ top: 140, bottom: 160, left: 20 }, size, low)).toEqual({ left: 20, top: 166, height: 126 })
  })
})
