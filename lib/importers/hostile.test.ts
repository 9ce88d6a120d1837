import { describe, expect, it } from 'vitest'
import { imported, importText, problemsOf, unaccounted } from './testing'

const long = 200_000

/** What could make a reader go back and forth without end. */
const pieces = [
  "[[ '' (( &color(a){ &ruby(か){ { }} #a() * - 裏 / ( [#a http:// 《 // . '''%%% ,\"a ,\"\" :a| > &new{a}; 。 †",
  "((a)) ''a'' [[a>b]] 2016年 18/07/05 ` www.a #region(a){{ LEFT:",
]
  .flatMap((line) => line.split(' '))
  .concat([' ', '| ', '~ -[[', '. A', 'import ', '\t', '\\', '\u2028'])

describe('hostile input', () => {
  for (const piece of pieces)
    // What goes back and forth without end meets the time limit that every test has.
    it(`a line of nothing but «${piece}» is read to its end`, () => {
      const text = piece.repeat(long / piece.length)
      const result = imported(text)
      expect(result.ok).toBe(true)
      expect(unaccounted(text, result)).toBe('')
    })

  it('a line of 10 MB is read', () => {
    const text = `裏の文。${'a'.repeat(10_000_000)}[[`
    expect(imported(text).report.statements).toHaveLength(2)
  })

  const deep = 1000
  const depths = [1, 2, 3, 4, 5, 4, 1, 10, 99, 100, deep, 2, deep - 1]
  const nestings: Readonly<Record<string, string>> = {
    color: `${'&color(red){'.repeat(deep)}底${'};'.repeat(deep)}`,
    ruby: `${'&ruby(か){'.repeat(deep)}底${'};'.repeat(deep)}`,
    footnotes: `${'(('.repeat(deep)}底${'))'.repeat(deep)}`,
    'unknown plugins': `${'&x(a){'.repeat(deep)}底${'};'.repeat(deep)}`,
    'bold and slanted': `${"''a'''".repeat(deep)}底${"'''a''".repeat(deep)}`,
    struck: `${'%%a%%%b'.repeat(deep)}底`,
    links: `${'[['.repeat(deep)}底${']]'.repeat(deep)}`,
    braces: `${'{'.repeat(deep)}底${'}'.repeat(deep)}`,
    quotes: depths.map((depth) => `${'>'.repeat(depth)}底`).join('\n'),
    items: depths.map((depth) => `${'-+'[depth % 2]!.repeat(depth)}底`).join('\n'),
    definitions: depths.map((depth) => `${':'.repeat(depth)}底|底`).join('\n'),
    'regions in braces': `${'#region(以前){{\n'.repeat(deep)}底\n${'}}\n'.repeat(deep)}`,
    'regions with ends': `${'#region(x)\n'.repeat(deep)}底\n${'#endregion\n'.repeat(deep)}`,
    'plugins with more braces each': depths.map((depth) => `#x(){{${'{'.repeat(depth)}`).join('\n'),
    cells: `|${"''[[底]]((".repeat(deep)}|`,
    headings: `${'*'.repeat(deep)}底\n文`,
  }
  for (const [what, text] of Object.entries(nestings))
    it(`${what} 1,000 deep are read, or text: the schema holds, there is no code, nothing is lost`, () => {
      for (const closed of [text, text.slice(0, text.length / 2), `*題\n${text}`]) {
        const result = imported(closed)
        expect(problemsOf(result)).toEqual([])
        expect(unaccounted(closed, result)).toBe('')
      }
    })

  it('regions that are never closed are told one by one', () => {
    const { warnings } = imported('#region(x){{\n'.repeat(deep)).report
    expect(warnings.filter((one) => one.message.includes('never closed'))).toHaveLength(deep)
  })

  it('code in every place where a source can put text is text', () => {
    for (const code of [
      '{process.exit()}',
      '<script>x</script>',
      '<!-- x -->',
      '<',
      'import x from "y"',
      'export default x',
      '\n\nimport x',
      '```js',
      '~~~',
      '</Ruling>',
      '<Ruling id="a">',
      ']] [x](javascript:y)',
      '---\ndraft: false\n---',
      '![x](y)',
      '[^1]: x',
      ': x\n  y',
    ]) {
      const page = `*題${code}/Name${code}\n${code}\n-${code}\n:${code}|${code}\n>${code}\n ${code}\n|${code}|${code}|\n,${code}\n[[${code}>${code}#${code}]][[${code}]]\nQ:${code}~\nA:${code}\n#region(${code}){{\n${code}\n}}\n**${code} [#a]\n文''${code}''%%${code}%%&ruby(${code}){${code}};((${code}))\n`
      for (const kind of ['pukiwiki', 'rendered-pukiwiki', 'gatherer', 'flattened-pukiwiki'] as const) {
        const result = imported(page, { kind })
        expect(problemsOf(result)).toEqual([])
        expect(unaccounted(page, result)).toBe('')
        expect(result.ja.match(/^draft: (.*)$/m)?.[1]).toBe('true')
      }
      expect(
        problemsOf(
          imported(JSON.stringify([{ oracle_id: code, source: code, published_at: '2020-01-02', comment: code }]), {
            kind: 'scryfall',
          }),
        ),
      ).toEqual([])
    }
  })

  it('a NUL is refused in every kind of input', () => {
    for (const text of ['[{"comment":"a\0"}]', '原文\0\n2020/01/02', '題 †\n\0', '-a\0'])
      expect(importText(text)).toMatchObject({ ok: false, refusal: { message: expect.stringContaining('NUL') } })
  })

  it('JSON that is none is refused at its place, and one that is nested without end is read or refused', () => {
    expect(importText('{"data": [\n  1,\n  ]}', { kind: 'scryfall' })).toMatchObject({
      ok: false,
      refusal: { line: 3 },
    })
    expect(importText('{"data": [', { kind: 'scryfall' })).toMatchObject({
      ok: false,
      refusal: { line: 1, column: 11 },
    })
    for (const depth of [deep, 200_000])
      expect(importText(`{"data": ${'['.repeat(depth)}${']'.repeat(depth)}}`, { kind: 'scryfall' }).ok).toBeTypeOf(
        'boolean',
      )
    const objects = `[${'{"comment":'.repeat(deep)}"a"${'}'.repeat(deep)}]`
    expect(unaccounted(objects, imported(objects, { kind: 'scryfall' }))).toBe('')
  })

  it('names that a page gives itself lead to no other file and to no other field', () => {
    const { ja } = imported('*../../x\\n"]: [../Name\n文。')
    expect(problemsOf({ ja, en: '' })).toEqual([])
  })
})
