import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { getSite } from '.'
import { fileAddress, issueAddress, placesOf, reportOf } from './correction'

const site = getSite()
const ruling = site.rulings.get('ygo-fd-22')!
const words = { ruling: 'Ruling', files: 'Files', wrong: 'Wrong', right: 'Right', source: 'Source' }

describe('a report of a mistake', () => {
  it('names the line on which the text of every ruling begins, in both languages', () => {
    for (const one of site.rulings.values())
      for (const { file, line } of placesOf(one, site))
        expect(readFileSync(file, 'utf8').split('\n')[line - 1], `${file}:${line}`).toContain(`<Ruling id="${one.id}"`)
  })

  it('has the ruling, its address, its files and room for what is right', () => {
    const report = reportOf(ruling, site, 'https://example.org/r/ygo-fd-22', words)
    expect(report).toContain('Ruling: ygo-fd-22 https://example.org/r/ygo-fd-22\n')
    expect(report).toMatch(
      /content\/yugioh\/terms\/face-down\.ja\.mdx:\d+, content\/yugioh\/terms\/face-down\.en\.mdx:\d+/,
    )
    expect(report).toMatch(/Right:\n\nSource:\n$/)
  })

  it('goes to the repository that is named, whole', () => {
    const place = placesOf(ruling, site)[0]!
    expect(fileAddress('https://example.org/a/b/', place)).toBe(
      `https://example.org/a/b/blob/HEAD/content/yugioh/terms/face-down.ja.mdx?plain=1#L${place.line}`,
    )
    const address = new URL(issueAddress('https://example.org/a/b', 'ygo-fd-22', 'Wrong:\n& so on'))
    expect(address.pathname).toBe('/a/b/issues/new')
    expect(address.searchParams.get('body')).toBe('Wrong:\n& so on')
  })
})
