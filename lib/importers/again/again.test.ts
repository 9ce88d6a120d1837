import { describe, expect, it } from 'vitest'
import { imported, importText, problemsOf } from '../testing'
import { importAgain } from './testing'

const before = '*見本\n-一つ目の決まり。\n-二つ目の決まり。昔からある。\n-三つ目は見られない。\n'
const first = imported(before)
/** The entry as an editor left it: in other words, and published. */
const edited = {
  ja: first.ja.replaceAll('一つ目の決まり', '我々の言葉で一つ目'),
  en: first.en.replace('<Ruling id="ygo-page-1">\n', '<Ruling id="ygo-page-1">\n\nThe first, in our words.\n'),
}
const again = (text: string, previous: { ja: string; en?: string } = edited) => importAgain(text, previous)

describe('import again', () => {
  it('finds nothing where nothing changed, also after new links and marks, and changes no byte', () => {
    const { changes, superseded, same, merged } = again(
      '*見本\n-[[一つ目]]の決まり。~\n-二つ目の決まり。昔からある。\n-三つ目は見られない。\n',
    )
    expect({ changes, superseded, same }).toEqual({ changes: [], superseded: [], same: 4 })
    expect(merged).toEqual(edited)
  })

  it('tells sentence by sentence what is new, changed and gone, under our ids', () => {
    const { changes, superseded, told } = again('*見本\n-新しい文。\n-二つ目の決まり。今もある。\n-一つ目の決まり。\n')
    expect(changes.map((one) => [one.change, one.ruling])).toEqual([
      ['new', undefined],
      ['changed', 'ygo-page-2'],
      ['gone', 'ygo-page-3'],
    ])
    expect(superseded).toEqual([{ ruling: 'ygo-page-3' }])
    expect(told).toContain('new, as ygo-page-4: 2:1')
    expect(told).toContain('changed, in ygo-page-2: 3:10 今もある。')
    expect(told).toContain('perhaps superseded: ygo-page-3')
  })

  it('takes a sentence with nearly the same words for a new state of the same ruling, and keeps our text', () => {
    const { changes, merged } = again(before.replace('三つ目は見られない', '三つ目は誰にも見られない'))
    expect(changes).toMatchObject([{ change: 'changed', ruling: 'ygo-page-3' }])
    expect(merged.ja).toContain('# changed in the source, adapt the text: -三つ目は誰にも見られない。')
    expect(merged.ja).toContain('\n三つ目は見られない。\n')
  })

  it('takes one with a later date for a new ruling that may have taken the place of the old one', () => {
    const old = imported('-三つ目は見られない。(18/07/05)\n')
    const { merged, superseded } = again('-三つ目は見られる。(20/07/05)\n', old)
    expect(superseded).toMatchObject([{ ruling: 'ygo-page-1' }])
    expect(merged.ja).toContain('# perhaps superseded by ygo-page-2: no sentence of it is in the source any more')
    expect(merged.ja).toContain('三つ目は見られない。(18/07/05)')
    expect(merged.ja).toContain('<Ruling id="ygo-page-2">\n\n三つ目は見られる。(20/07/05)')
  })

  it('writes new rulings behind those that stand before them in the source, in both files, as a draft', () => {
    const published = { ...edited, ja: edited.ja.replace('draft: true\n', '') }
    const { merged, wasDraft } = again(before.replace('-二つ目', '-全く別の文である。\n-二つ目'), published)
    expect(wasDraft).toBe(false)
    expect(merged.ja).toMatch(/^---\ndraft: true\n/)
    for (const text of [merged.ja, merged.en])
      expect(text.match(/<Ruling id="[^"]+">/g)).toEqual(
        [1, 4, 2, 3].map((number) => `<Ruling id="ygo-page-${number}">`),
      )
    expect(merged.ja.match(/id: ygo-page-\d/g)).toEqual([1, 4, 2, 3].map((number) => `id: ygo-page-${number}`))
    expect(merged.ja).toContain('我々の言葉で一つ目')
    expect(merged.en).toContain('The first, in our words.')
    expect(problemsOf(merged)).toEqual([])
  })

  it('finds nothing new in its own result', () => {
    const now = '*見本\n-新しい文。\n-二つ目の決まり。今もある。追った文。\n-一つ目の決まり。\n'
    const { merged } = again(now)
    const { changes, merged: twice } = again(now, merged)
    expect(changes.filter((one) => one.change !== 'gone')).toEqual([])
    expect(twice).toEqual(merged)
  })

  it('knows a ruling that was written by hand by its words, and gives it its hash', () => {
    const byHand = {
      ja: '---\nnames: { ja: 見本, en: Sample }\nreading: みほん\nupdated: 2026-11-30\nrulings:\n  # the first\n  - { id: ygo-page-07, kind: ruling, source: sample }\n  - id: ygo-page-08\n    kind: ruling\n    source: sample # from the page\n---\n\n<Ruling id="ygo-page-07">\n\n見本カードは相手に見せない。\n\n</Ruling>\n\n<Ruling id="ygo-page-08">\n\n墓地の見本は数えない。\n\n</Ruling>\n',
    }
    const { changes, merged } = again(
      '-見本カードを相手は見られない。\n-墓地にある見本は数えない。\n-新しい。\n',
      byHand,
    )
    expect(changes.map((one) => one.change)).toEqual(['matched', 'matched', 'new'])
    expect(merged.ja).toMatch(/- \{ id: ygo-page-07, kind: ruling, source: sample , sourceHash: "[0-9a-f]{12}" \}/)
    expect(merged.ja).toContain('    source: sample # from the page\n    sourceHash: "')
    expect(merged.ja).toContain('  # the first\n')
    expect(merged.ja).toContain('id: ygo-page-09')
  })

  it('keeps line ends and a byte order mark as they are', () => {
    const windows = { ja: `\uFEFF${edited.ja.replaceAll('\n', '\r\n')}`, en: edited.en.replaceAll('\n', '\r\n') }
    const { merged } = again(`${before}-四つ目。\n`, windows)
    expect(merged.ja).toMatch(/^\uFEFF---\r\n/)
    expect(merged.ja.replaceAll('\r\n', '')).not.toContain('\n')
    expect(merged.ja).toContain('</Ruling>\r\n\r\n<Ruling id="ygo-page-4">\r\n')
  })

  it('gives an entry without rulings, or with a list in brackets, its list', () => {
    const data = 'names: { ja: 見本, en: Sample }\nreading: みほん\nupdated: 2026-11-30'
    for (const rulings of ['', '\nrulings: []', '\nrulings: [{ id: ygo-x-1, kind: note, source: sample }]']) {
      const text = rulings.includes('ygo-x-1') ? '<Ruling id="ygo-x-1">\n\n文。\n\n</Ruling>\n' : ''
      const { merged } = again('-新しい決まり。\n', { ja: `---\n${data}${rulings}\n---\n\n${text}` })
      expect(problemsOf(merged).filter((problem) => !problem.includes('en:'))).toEqual([])
      expect(merged.ja).toContain('新しい決まり。')
    }
  })

  it('keeps two dates of one sentence apart', () => {
    const json = (...dates: string[]) =>
      JSON.stringify(
        dates.map((published_at) => ({ oracle_id: 'x', source: 'wotc', published_at, comment: 'It stays.' })),
      )
    const old = imported(json('2020-01-01', '2021-01-01'))
    const now = imported(json('2019-01-01', '2021-01-01', '2020-01-01'), { previous: old })
    expect(now.report.statements.flatMap((one) => one.ruling ?? [])).toEqual(['ygo-page-3', 'ygo-page-2', 'ygo-page-1'])
  })

  it('refuses an entry that it cannot read', () => {
    expect(importText(before, { previous: { ja: '---\nrulings: [\n---\n' } })).toMatchObject({ ok: false })
  })
})
