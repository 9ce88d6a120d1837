import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds, holdsForScryfall, imported, scryfallJson, unshown, wikiText } from './testing'

describe('whatever the input', () => {
  it('every visible character is in the report, the draft passes the schema, holds no code and is stable', () => {
    expect(() => fc.assert(fc.property(wikiText, holds), { numRuns: 150 })).not.toThrow()
  })

  it('every comment, date and source of a list of rulings is in a ruling or in the report, where it stands', () => {
    expect(() => fc.assert(fc.property(scryfallJson, holdsForScryfall), { numRuns: 300 })).not.toThrow()
  })

  it('the text of what a ruling holds stands in the draft', () => {
    const plain = fc.constantFrom(
      '裏側',
      '表示',
      '。',
      '[[カード]]',
      "''強調''",
      '%%旧%%',
      '\n-',
      '\n--',
      '\n\n',
      '((注))',
      '(18/07/05)',
      '~\n',
      '\n>引用',
      '\n|表|組|',
      '\n Pre文',
      '{文}',
      '<文>',
    )
    const page = fc.array(plain, { maxLength: 30 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(page, (text) => {
        expect(unshown(imported(text, { kind: 'pukiwiki' }))).toBe('')
      }),
      { numRuns: 150 },
    )
  })
})
