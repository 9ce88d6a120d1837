import { describe, expect, it } from 'vitest'
import { getSite } from '.'
import { excerpt, previewsOf } from './preview'
import { languages, shelves } from './vocabulary'

describe('the previews', () => {
  const site = getSite()

  it('hold every entry and every ruling in both languages, with a text of a size to be glanced at', () => {
    for (const language of languages) {
      const all = shelves.map((shelf) => previewsOf(site, shelf, language))
      expect(all.reduce((n, { entries }) => n + Object.keys(entries).length, 0)).toBe(site.entries.size)
      expect(all.reduce((n, { rulings }) => n + Object.keys(rulings).length, 0)).toBe(site.rulings.size)
      for (const { entries, rulings } of all)
        for (const [id, { text }] of [...Object.entries(entries), ...Object.entries(rulings)]) {
          expect(text.length, id).toBeGreaterThan(5)
          expect(text.length, id).toBeLessThanOrEqual(281)
        }
    }
  })

  it('say of a ruling its date as the source gives it, and its status (ygo-fd-17, ygo-fd-28)', () => {
    const { rulings } = previewsOf(site, 'yugioh', 'ja')
    expect(rulings['ygo-fd-17']).toMatchObject({ kind: 'special', date: '2018-07-05', status: 'current' })
    expect(rulings['ygo-fd-28']).toMatchObject({ status: 'superseded' })
    expect(rulings['ygo-fd-28']).not.toHaveProperty('date')
  })

  it('show how a card lies for every term that is a battle position', () => {
    const { entries } = previewsOf(site, 'yugioh', 'en')
    const lying = Object.entries(entries).filter(([, { lies }]) => lies !== undefined)
    expect(lying).toHaveLength(8)
    expect(entries['face-down-defense-position']!.lies).toEqual({ face: 'down', turn: 'sideways' })
    expect(entries['face-up-attack-position']!.lies).toEqual({ face: 'up', turn: 'upright' })
  })

  it('give the reading of a name with kanji only', () => {
    const { entries } = previewsOf(site, 'yugioh', 'ja')
    expect(entries['book-of-moon']).toMatchObject({ reading: 'つきのしょ', other: 'Book of Moon' })
    expect(entries.tribute).not.toHaveProperty('reading')
  })
})

describe('an excerpt', () => {
  it('ends with a sentence where it can', () => {
    expect(excerpt('一つ目の文。二つ目の文はここで長く続く。', 'ja', 8)).toBe('一つ目の文。')
    expect(excerpt('One sentence here. And another that goes on.', 'en', 30)).toBe('One sentence here.')
  })
  it('and else with a whole word', () => {
    expect(excerpt('A sentence that goes on and on', 'en', 14)).toBe('A sentence…')
    expect(excerpt('とても長い一つの文', 'ja', 5)).toBe('とても長い…')
  })
  it('is the text itself where that is short', () => expect(excerpt('短い。', 'ja')).toBe('短い。'))
})
