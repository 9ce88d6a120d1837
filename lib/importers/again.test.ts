import { describe, expect, it } from 'vitest'
import { imported, importText } from './testing'

const before = '*見本\n-一つ目の決まり。\n-二つ目の決まり。昔からある。\n-三つ目。\n'
const first = imported(before)
const again = (text: string) => imported(text, { previous: first.ja.replaceAll('決まり', '編集者の言葉') })

describe('import again', () => {
  it('finds nothing where nothing changed, also after new links and marks', () => {
    expect(
      again('*見本\n-[[一つ目]]の決まり。~\n-二つ目の決まり。昔からある。\n-三つ目。\n').comparison?.changes,
    ).toEqual([])
  })

  it('tells what is new, changed and gone, and keeps our ids', () => {
    const { comparison, report } = again('*見本\n-新しい決まり。\n-二つ目の決まり。今もある。\n-一つ目の決まり。\n')
    expect(comparison?.changes.map((one) => [one.change, one.ruling])).toEqual([
      ['new', null],
      ['changed', 'ygo-page-2'],
      ['gone', 'ygo-page-2'],
      ['gone', 'ygo-page-3'],
    ])
    expect(comparison?.superseded).toEqual(['ygo-page-3'])
    expect(report.statements.flatMap((one) => one.ruling ?? [])).toEqual([
      'ygo-page-4',
      'ygo-page-2',
      'ygo-page-2',
      'ygo-page-1',
    ])
  })

  it('keeps two dates of one sentence apart', () => {
    const json = (...dates: string[]) =>
      JSON.stringify(
        dates.map((published_at) => ({ oracle_id: 'x', source: 'wotc', published_at, comment: 'It stays.' })),
      )
    const old = imported(json('2020-01-01', '2021-01-01'))
    const now = imported(json('2019-01-01', '2021-01-01', '2020-01-01'), { previous: old.ja })
    expect(now.report.statements.flatMap((one) => one.ruling ?? [])).toEqual(['ygo-page-3', 'ygo-page-2', 'ygo-page-1'])
  })

  it('refuses an entry that it cannot read', () => {
    expect(importText(before, { previous: '---\nrulings: [\n---\n' })).toMatchObject({ ok: false })
  })
})
