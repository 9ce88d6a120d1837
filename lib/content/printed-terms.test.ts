import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readYaml } from './front-matter'
import { getSite } from '.'
import { badRenderings, printedTerms } from './printed-terms'

const read = readYaml(
  readFileSync(join('content', 'magic', 'printed-terms.yaml'), 'utf8'),
  printedTerms,
  'printed-terms.yaml',
)
const terms = read.value ?? []
const ruling = (ja: string, en: string) => ({
  id: 'x',
  text: { ja: { plain: ja, content: [], line: 1 }, en: { plain: en, content: [], line: 1 } },
})

describe('the words of Magic', () => {
  it('are read from one place', () => {
    expect(read.problems).toEqual([])
    expect(terms.length).toBeGreaterThan(20)
  })

  it('are the printed ones in every ruling, but where a ruling names the wrong ones as wrong (mtg-cloak-18)', () => {
    const rulings = [...getSite().rulings.values()].filter(
      (r) => r.entry.startsWith('magic/') && r.id !== 'mtg-cloak-18',
    )
    expect(rulings).toHaveLength(17)
    expect(rulings.flatMap((r) => badRenderings(r, terms))).toEqual([])
  })

  it('are the printed ones in every definition of a card or term that names no error', () => {
    const faults = [...getSite().entries.values()]
      .filter((entry) => entry.shelf === 'magic' && entry.data.mistranslations.length === 0)
      .flatMap((entry) =>
        badRenderings(ruling(entry.text.ja.summary, entry.text.en.summary), terms)
          .filter((bad) => bad.fault === 'wrong')
          .map((bad) => ({ ...bad, ruling: entry.key })),
      )
    expect(faults).toEqual([])
  })
})

describe('a rendering', () => {
  it('by a wrong word is told, and so is the printed word that is missing', () => {
    expect(badRenderings(ruling('カードを隠蔽する。', 'Cloak the card.'), terms)).toEqual([
      { ruling: 'x', term: 'cloak', fault: 'missing', detail: 'none of 偽装' },
      { ruling: 'x', term: 'cloak', fault: 'wrong', detail: '隠蔽' },
    ])
  })

  it('of a longer term does not ask for the shorter one in it', () => {
    expect(badRenderings(ruling('戦慄予示する。', 'You manifest dread.'), terms)).toEqual([])
  })

  it('by the printed word is fine', () => {
    expect(badRenderings(ruling('護法をもつ。', 'It has ward.'), terms)).toEqual([])
  })
})
