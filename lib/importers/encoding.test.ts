import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { pageNameOf } from './pukiwiki/page-name'
import { importText, imported } from './testing'

const page = '*見本(みほん)/Sample\r\nこれは〜見本のカード−である。\r\n-ひとつ。\r\n'

describe('encodings', () => {
  for (const [name, as] of [
    ['utf-8', 'utf8'],
    ['euc-jp', 'eucjp'],
    ['shift_jis', 'shiftjis'],
  ] as const)
    it(`${name} is detected, with CRLF`, () => {
      const text = name === 'utf-8' ? page : page.replaceAll('−', '－').replaceAll('〜', '～')
      const result = imported(iconv.encode(text, as))
      expect(result.report.encoding).toBe(name)
      expect(result.ja).toContain(name === 'utf-8' ? 'これは〜見本のカード−である。' : 'これは～見本のカード－である。')
      expect(result.ja).not.toContain('\r')
    })

  it('a byte order mark is no text', () => {
    expect(imported(`\uFEFF${page}`).ja).toContain('ja: 見本\n')
  })

  it('what fits no encoding is refused, and so is a wrong name', () => {
    expect(importText(new Uint8Array([0xff, 0xff, 0xff]))).toMatchObject({ ok: false })
    expect(importText(iconv.encode(page, 'shiftjis'), { encoding: 'utf-8' })).toMatchObject({ ok: false })
  })

  it('two encodings in one file are refused at the place where the second begins, never read as nonsense', () => {
    const line = 'これは見本のカードである。\n'
    const encoded = {
      utf8: Buffer.from(line),
      eucjp: iconv.encode(line, 'eucjp'),
      shiftjis: iconv.encode(line, 'shiftjis'),
    }
    for (const [one, first] of Object.entries(encoded))
      for (const [other, second] of Object.entries(encoded)) {
        const result = importText(Buffer.concat([first, first, second]))
        const told = result.ok ? 'read' : result.refusal.message.slice(-23)
        expect([one, other, told]).toEqual([one, other, one === other ? 'read' : 'name it with --encoding'])
      }
  })

  it('names the place where UTF-8 ends', () => {
    const mixed = Buffer.concat([Buffer.from('これは。\nこれ'), iconv.encode('見本', 'eucjp')])
    expect(importText(mixed)).toMatchObject({ ok: false, refusal: { line: 2, column: 3 } })
  })

  it('names the place where a file leaves the encoding that was named', () => {
    expect(
      importText(Buffer.concat([Buffer.from('ab\ncd'), Buffer.from([0xff])]), { encoding: 'euc-jp' }),
    ).toMatchObject({
      ok: false,
      refusal: { line: 2, column: 3 },
    })
  })

  it('a NUL is refused with its line and column', () => {
    expect(importText('ab\nc\0d')).toMatchObject({ ok: false, refusal: { line: 2, column: 2 } })
  })

  it('names of files in hex are read', () => {
    expect(pageNameOf(`${Buffer.from('見本').toString('hex').toUpperCase()}.txt`)).toBe('見本')
    expect(pageNameOf(`${iconv.encode('表示形式のページ', 'eucjp').toString('hex').toUpperCase()}.txt`, 'euc-jp')).toBe(
      '表示形式のページ',
    )
    expect(pageNameOf('notes.txt')).toBeUndefined()
  })
})
