import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { loadContent, readContent } from './load'
import { ContentError, formatProblem, type Problem } from './problem'

/** A small game that is whole: two terms, a card, a source. Tests break one thing each. */
const whole = {
  'yugioh/sources.yaml': `
- id: rulebook
  names: { ja: ルールブック, en: Rulebook }
  what: { ja: 見本, en: A sample }
  licence: { ja: 不明, en: not stated }
`,
  'yugioh/terms/hidden.ja.mdx': `---
names: { ja: 裏側, en: hidden side }
reading: うらがわ
group: position
updated: 2026-11-30
rulings:
  - id: t-01
    kind: ruling
    source: rulebook
    date: 2018-07-05
  - id: t-02
    kind: faq
    source: rulebook
    restsOn: [t-01]
---

[[墓地]]とはちがう。

## 見えないもの [#unseen] [#old]

<Ruling id="t-01">
[[《月の書》]]で裏側になったら、[[墓地#top|墓地]]のことはわからない。
</Ruling>

<Ruling id="t-02">
<Q>見てよいか。</Q>
<A>[[ぼち|墓場]]を見てよい。</A>
</Ruling>
`,
  'yugioh/terms/hidden.en.mdx': `Not the [[graveyard]].

## What is not seen [#unseen] [#old]

<Ruling id="t-01">
After [[Book of Moon]] nothing is known.
</Ruling>

<Ruling id="t-02">
<Q>May I look?</Q>
<A>Yes.</A>
</Ruling>
`,
  'yugioh/terms/graveyard.ja.mdx': `---
names: { ja: 墓地, en: Graveyard }
reading: ぼち
aliases: [GY, 雪]
group: zone
updated: 2026-11-30
---

カードを置くところ。[[裏側]]では置かない。
`,
  'yugioh/terms/graveyard.en.mdx': 'Where cards go. Never on their [[hidden side]].\n',
  'yugioh/cards/book-of-moon.ja.mdx': `---
names: { ja: 月の書, en: Book of Moon }
reading: つきのしょ
updated: 2026-11-30
card: { kind: Spell, property: Quick-Play }
---

モンスターを[[裏側]]にする。
`,
  'yugioh/cards/book-of-moon.en.mdx': 'Turns a monster to its [[hidden side]].\n',
}
const counterparts =
  '\n<Counterpart game="duel-masters">ない。</Counterpart>\n\n<Counterpart game="magic">None.</Counterpart>\n'
const isTerm = (path: string) => path.includes('/terms/')

let folders: string[] = []
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
  folders = []
})

const write = (change: Readonly<Record<string, string | Buffer | undefined>> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  folders.push(folder)
  const files: Record<string, string | Buffer | undefined> = {
    ...Object.fromEntries(
      Object.entries(whole).map(([path, text]) => [path, isTerm(path) ? text + counterparts : text]),
    ),
    ...change,
  }
  for (const [path, text] of Object.entries(files)) {
    if (text === undefined) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const problemsOf = (change: Readonly<Record<string, string | Buffer | undefined>>): readonly Problem[] => {
  const folder = write(change)
  return readContent(folder, { root: folder, examples: new Set(['an-example']) }).problems
}

/** The Japanese text of the first term, with one passage replaced. */
const hiddenWith = (from: string, to: string, language = 'ja') => {
  const path = `yugioh/terms/hidden.${language}.mdx` as 'yugioh/terms/hidden.ja.mdx'
  expect(whole[path]).toContain(from)
  return { [path]: whole[path].replace(from, to) + counterparts }
}
const ja = 'yugioh/terms/hidden.ja.mdx'
const en = 'yugioh/terms/hidden.en.mdx'

describe('content that is whole', () => {
  it('gives entries, rulings in both languages, and where each is mentioned', () => {
    const folder = write()
    const site = loadContent(folder, { root: folder })
    expect([...site.entries.keys()]).toEqual(['yugioh/graveyard', 'yugioh/hidden', 'yugioh/book-of-moon'])
    const ruling = site.rulings.get('t-01')
    expect(ruling?.text.ja.plain).toBe('《月の書》で裏側になったら、墓地のことはわからない。')
    expect(ruling?.text.en.plain).toBe('After Book of Moon nothing is known.')
    expect(ruling?.heading).toBe('unseen')
    expect(ruling?.about).toEqual(['yugioh/hidden', 'yugioh/book-of-moon', 'yugioh/graveyard'])
    expect(site.mentions.get('yugioh/book-of-moon')).toEqual([{ entry: 'yugioh/hidden', rulings: ['t-01'] }])
    expect(site.entries.get('yugioh/hidden')?.text.ja.headings).toEqual([
      { depth: 2, id: 'unseen', anchors: ['old'], text: '見えないもの', line: 19 },
    ])
  })

  it('joins the lines of a paragraph: without a space in Japanese, with one in English', () => {
    const folder = write({
      'yugioh/cards/book-of-moon.ja.mdx': whole['yugioh/cards/book-of-moon.ja.mdx'].replace(
        'モンスターを[[裏側]]に',
        'モンスターを\n[[裏側]]\nに',
      ),
      'yugioh/cards/book-of-moon.en.mdx': 'Turns a\nmonster to its\n[[hidden side]].\n',
    })
    const { text } = loadContent(folder).entries.get('yugioh/book-of-moon')!
    expect(text.ja.summary).toBe('モンスターを裏側にする。')
    expect(text.en.summary).toBe('Turns a monster to its hidden side.')
  })

  it('leaves a draft out, but checks it', () => {
    const draft = whole['yugioh/cards/book-of-moon.ja.mdx'].replace('updated', 'draft: true\nupdated')
    const folder = write({ 'yugioh/cards/book-of-moon.ja.mdx': draft })
    expect(loadContent(folder).entries.has('yugioh/book-of-moon')).toBe(false)
    expect(problemsOf({ 'yugioh/cards/book-of-moon.ja.mdx': draft.replace('[[裏側]]', '[[裏裏]]') })).toHaveLength(1)
  })

  it('marks what rests on a superseded ruling for review', () => {
    const folder = write(hiddenWith('date: 2018-07-05', 'status: superseded\n    supersededBy: [t-02]'))
    const site = loadContent(folder)
    expect(site.rulings.get('t-02')?.review).toBe(true)
    expect(site.rulings.get('t-01')?.review).toBe(false)
  })
})

describe('broken content', () => {
  const cases: readonly (readonly [
    title: string,
    change: Readonly<Record<string, string | Buffer | undefined>>,
    expected: Partial<Problem>,
  ])[] = [
    [
      'an unknown link names the place and the nearest name',
      hiddenWith('[[墓地]]とは', '[[墓池]]とは'),
      { file: ja, line: 17, column: 1, received: '墓池', cure: expect.stringContaining('墓地') as unknown as string },
    ],
    [
      'a duplicate id',
      hiddenWith('id: t-02', 'id: t-01'),
      { file: ja, field: 'rulings.id', received: expect.stringContaining('t-01') as unknown as string },
    ],
    [
      'a ruling without a source',
      hiddenWith('    source: rulebook\n    date', '    date'),
      { file: ja, line: 7, field: 'rulings.0.source', message: 'a field is missing' },
    ],
    [
      'a source that there is not',
      hiddenWith('source: rulebook\n    date', 'source: rulebok\n    date'),
      {
        field: 'rulings.0.source',
        received: 'rulebok',
        cure: expect.stringContaining('rulebook') as unknown as string,
      },
    ],
    [
      'a date that is no date',
      hiddenWith('2018-07-05', '2018-02-30'),
      { file: ja, line: 10, field: 'rulings.0.date', received: '"2018-02-30"' },
    ],
    [
      'a date in another form',
      hiddenWith('2018-07-05', '18/07/05'),
      { line: 10, field: 'rulings.0.date', message: expect.stringContaining('2018-07-05') as unknown as string },
    ],
    [
      'a kind that there is not, with the nearest',
      hiddenWith('kind: faq', 'kind: fag'),
      { field: 'rulings.1.kind', received: '"fag"', cure: 'did you mean «faq»?' },
    ],
    ['a misspelt field', hiddenWith('restsOn', 'restOn'), { field: 'rulings.1', received: 'restOn' }],
    [
      'a translation of a ruling that does not exist',
      hiddenWith('id="t-02"', 'id="t-22"', 'en'),
      { file: en, received: 't-22', cure: expect.stringContaining('t-02') as unknown as string },
    ],
    [
      'a ruling without a translation',
      hiddenWith('<Ruling id="t-01">\nAfter [[Book of Moon]] nothing is known.\n</Ruling>\n', '', 'en'),
      { file: en, message: 'the ruling t-01 has no text in English' },
    ],
    [
      'unbalanced MDX',
      hiddenWith('</Ruling>\n\n<Ruling id="t-02">', '\n\n<Ruling id="t-02">'),
      {
        file: ja,
        message: expect.stringContaining('the MDX cannot be read') as unknown as string,
        cure: expect.stringContaining('close each component') as unknown as string,
      },
    ],
    [
      '{2} in prose',
      hiddenWith('とはちがう。', 'に{2}を払う。'),
      { file: ja, line: 17, column: 8, received: '{2}', cure: 'write \\{2} to show the braces (mana symbols too)' },
    ],
    ['{裏返} in prose', hiddenWith('とはちがう。', 'に{裏返}を払う。'), { file: ja, received: '{裏返}' }],
    [
      '< in prose',
      hiddenWith('とはちがう。', 'で攻撃力<1000になる。'),
      { file: ja, line: 17, cure: expect.stringContaining('\\<') as unknown as string },
    ],
    ['<br>', hiddenWith('とはちがう。', 'とは<br>ちがう。'), { file: ja }],
    ['an HTML comment', hiddenWith('とはちがう。', 'とは<!-- x -->ちがう。'), { file: ja, line: 17 }],
    [
      'an import',
      hiddenWith('[[墓地]]とは', 'import fs from "fs"\n\n[[墓地]]とは'),
      { file: ja, message: 'import and export have no place in an entry' },
    ],
    [
      'an unknown component',
      { [ja]: whole[ja].replaceAll('Ruling', 'Rulling') + counterparts },
      { file: ja, received: '<Rulling>', cure: 'did you mean «Ruling»?' },
    ],
    [
      'an attribute that is code',
      hiddenWith('<Ruling id="t-01">', '<Ruling id={"t-01"}>'),
      { file: ja, message: 'an attribute with an expression would be run as code' },
    ],
    [
      'a heading without an id',
      hiddenWith('## 見えないもの [#unseen] [#old]', '## 見えないもの'),
      { file: ja, received: '見えないもの' },
    ],
    [
      'headings that differ',
      hiddenWith('[#unseen]', '[#seen]', 'en'),
      { file: en, expected: '##unseen', received: '##seen' },
    ],
    [
      'a question without an answer',
      hiddenWith('<A>Yes.</A>\n', '', 'en'),
      { file: en, message: 'a question needs <A>' },
    ],
    [
      'a dispute that is not explained',
      hiddenWith('date: 2018-07-05', 'status: disputed'),
      { message: 'a disputed ruling says what disagrees with what' },
    ],
    [
      'a superseded ruling that does not say by what',
      hiddenWith('date: 2018-07-05', 'status: superseded'),
      { field: 'rulings.0.supersededBy' },
    ],
    [
      'a ruling that ends before it begins',
      hiddenWith('date: 2018-07-05', 'from: 2018-07-05\n    until: 2018-07-05'),
      { field: 'rulings.0.until' },
    ],
    [
      'an example that there is not',
      hiddenWith('date: 2018-07-05', 'examples: [an-exampel]'),
      { field: 'rulings.0.examples', cure: 'did you mean «an-example»?' },
    ],
    [
      'two entries of one name',
      {
        'yugioh/cards/book-of-moon.ja.mdx': whole['yugioh/cards/book-of-moon.ja.mdx'],
        ...hiddenWith('reading: うらがわ', 'reading: うらがわ\naliases: [GY]'),
      },
      { message: 'two entries are called «gy»' },
    ],
    [
      'a missing translation',
      { [en]: undefined },
      { file: en, message: expect.stringContaining('English text') as unknown as string },
    ],
    [
      'front matter in a translation',
      { [en]: `---\nx: 1\n---\n${whole[en]}${counterparts}` },
      { file: en, message: 'a translation carries text only' },
    ],
    ['no front matter', { [ja]: '本文だけ。\n' }, { file: ja, message: 'the data of the entry is missing' }],
    [
      'a term with nothing on another game',
      { 'yugioh/terms/graveyard.en.mdx': whole['yugioh/terms/graveyard.en.mdx'] },
      { file: 'yugioh/terms/graveyard.en.mdx', expected: expect.stringContaining('Counterpart') as unknown as string },
    ],
    [
      'a counterpart that there is not',
      {
        'yugioh/terms/graveyard.en.mdx': `${whole['yugioh/terms/graveyard.en.mdx']}${counterparts.replace('"magic"', '"magic" to="exile"')}`,
      },
      { field: 'Counterpart.to', received: 'exile' },
    ],
    [
      'no definition',
      { 'yugioh/cards/book-of-moon.en.mdx': '## Only [#only]\n\nText.\n' },
      { file: 'yugioh/cards/book-of-moon.en.mdx', message: 'the entry has no definition' },
    ],
    [
      'a file in another encoding',
      { 'yugioh/cards/book-of-moon.en.mdx': Buffer.from([0xb7, 0xee, 0xa4, 0xce, 0x0a]) },
      { message: 'this file is not UTF-8' },
    ],
    ['a file name that says nothing', { 'yugioh/cards/月の書.mdx': 'x' }, { file: 'yugioh/cards/月の書.mdx' }],
    [
      'YAML that cannot be read',
      hiddenWith('names: {', 'names: {{'),
      { file: ja, message: expect.stringContaining('the YAML cannot be read') as unknown as string },
    ],
    [
      'a note from a source that there is not',
      hiddenWith('とはちがう。', 'とはちがう。\n\n<Note from="rulebuck">補足。</Note>'),
      { field: 'Note.from', received: 'rulebuck', cure: expect.stringContaining('rulebook') as unknown as string },
    ],
  ]
  it.each(cases)('%s', (_title, change, expected) => {
    expect(problemsOf(change)).toContainEqual(expect.objectContaining(expected))
  })

  it('in the data of one entry is told without a word on the links that lead there', () => {
    expect(problemsOf(hiddenWith('2018-07-05', 'soon'))).toEqual([expect.objectContaining({ field: 'rulings.0.date' })])
  })

  it('stops the loader, with every problem in one message', () => {
    const folder = write({
      ...hiddenWith('とはちがう', 'とは{2}'),
      'yugioh/cards/book-of-moon.en.mdx': 'Turns [[nobody knows]].\n',
    })
    expect(() => loadContent(folder, { root: folder })).toThrow(ContentError)
    expect(() => loadContent(folder, { root: folder })).toThrow(/nobody knows[\s\S]*/)
    expect(readContent(folder).problems).toHaveLength(1 + 1)
  })

  it('is told with place, field, expected, received and cure', () => {
    expect(
      formatProblem({
        file: 'a.mdx',
        line: 3,
        column: 7,
        field: 'date',
        message: 'no date',
        expected: 'a date',
        received: '"soon"',
        cure: 'leave it out',
      }),
    ).toBe(
      'a.mdx:3:7  no date\n    field     date\n    expected  a date\n    received  "soon"\n    mend      leave it out',
    )
  })
})
