import { describe, expect, it } from 'vitest'
import { imported, importText, problemsOf } from './testing'

const big = 2_000_000

describe('hostile input', () => {
  for (const piece of [
    '[[',
    "''",
    '((',
    '&color(a){',
    '&ruby(か){',
    '{',
    '#a()',
    ' ',
    '| ',
    '*',
    '-',
    '裏',
    '/',
    '(',
    '~ -[[',
    '[#a',
    'http://',
    '《',
    '//',
    '. A',
    '\t',
    '.',
    "'''%%%",
  ])
    it(`a line of nothing but «${piece}» is read in time`, () => {
      const start = performance.now()
      const result = imported(piece.repeat(big / 10 / piece.length))
      expect(result.ok).toBe(true)
      expect(performance.now() - start).toBeLessThan(5000)
    })

  it('nesting 1,000 deep is text beyond the depth that is read', () => {
    const text = `${'&color(red){'.repeat(1000)}底${'};'.repeat(1000)}`
    const result = imported(text)
    expect(result.ja).toContain('底')
    expect(problemsOf(result)).toEqual([])
  })

  it('regions 1,000 deep and unclosed are told one by one', () => {
    expect(
      imported('#region(x){{\n'.repeat(1000)).report.warnings.filter((one) => one.message.includes('never closed')),
    ).toHaveLength(1000)
  })

  it('JSON that is none, or nested without end, is refused', () => {
    expect(importText('{"data": [', { kind: 'scryfall' })).toMatchObject({ ok: false })
    expect(importText(`{"data": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`, { kind: 'scryfall' }).ok).toBeTypeOf(
      'boolean',
    )
  })
})
