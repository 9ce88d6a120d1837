import { describe, expect, it } from 'vitest'
import { getSite } from '../../content'
import { languages } from '../../content/vocabulary'
import { entryPicture, rulingPicture } from './draw'
import { linesOf, widthOfText } from './lines'

describe('lines of a picture', () => {
  it('end between phrases in Japanese and between words in English', () => {
    expect(linesOf('裏側表示のモンスターを反転召喚する', 'ja', 9, 9)[0]).toBe('裏側表示の')
    expect(linesOf('turned face up by a card', 'en', 9, 9)[0]).toBe('turned face up')
  })
  it('never run over their width, also where a phrase is longer than a line', () => {
    for (const line of linesOf('モンスターゾーン'.repeat(9), 'ja', 10, 99))
      expect(widthOfText(line)).toBeLessThanOrEqual(10)
  })
  it('say with … that there is more, and cut no English word', () => {
    const lines = linesOf('one two three four five six seven eight nine ten', 'en', 8, 2)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^[a-z ]+…$/)
    expect('one two three four five six seven eight nine ten'.split(' ')).toContain(
      lines[1]!.slice(0, -1).split(' ').at(-1),
    )
  })
})

describe('the pictures of all entries and rulings', () => {
  const site = getSite()
  const ends = (svg: string) =>
    [...svg.matchAll(/<text x="(\d+)" y="(\d+)" font-size="(\d+)"/g)].map((match) => Number(match[2]))
  it('keep their text above the line of the site', () => {
    for (const entry of site.entries.values())
      for (const language of languages)
        for (const y of ends(entryPicture(entry, language)).filter((y) => y !== 574))
          expect(y, entry.key).toBeLessThan(512)
    for (const ruling of site.rulings.values())
      for (const y of ends(rulingPicture(ruling, site)).filter((y) => y !== 574)) expect(y, ruling.id).toBeLessThan(512)
  })
})
