import * as fc from 'fast-check'
import { visit } from 'unist-util-visit'
import { parseDocument } from '../content/document'
import { readYaml } from '../content/front-matter'
import { cardData, topicData } from '../content/schema'
import type { Game } from '../content/vocabulary'
import { importFile, type Imported } from '.'

type Input = Parameters<typeof importFile>[0]

export const importText = (text: string | Uint8Array, given: Partial<Input> = {}): Imported =>
  importFile({
    input: 'page.txt',
    bytes: typeof text === 'string' ? Buffer.from(text) : text,
    source: 'sample',
    prefix: 'ygo-page',
    updated: '2026-11-30',
    type: 'topics',
    ...given,
  })

/** The result of an import that is not refused. */
export const imported = (text: string | Uint8Array, given: Partial<Input> = {}) => {
  const result = importText(text, given)
  if (!result.ok) throw new Error(`refused: ${result.refusal.message}`)
  return result
}

/** All that is wrong with a draft, of a card of the game `card` if that is named: what the site's own reader and schema say, and any node that could be code. */
export const problemsOf = ({ ja, en }: { readonly ja: string; readonly en: string }, card?: Game): string[] =>
  [ja, en].flatMap((mdx, index) => {
    const document = parseDocument(mdx, index === 0 ? 'ja' : 'en')
    const problems = document.problems.map((problem) => problem.message)
    if (index === 0)
      problems.push(
        ...readYaml(document.frontMatter?.yaml ?? '', card ? cardData[card] : topicData, 'ja').problems.map(
          (problem) => `${problem.field}: ${problem.message}`,
        ),
      )
    visit(document.tree, (node) => {
      if (/^mdx.*Expression$|^mdxjsEsm$|^html$/.test(node.type)) problems.push(`code: ${node.type}`)
      if (
        node.type.startsWith('mdxJsx') &&
        'name' in node &&
        !['Ruling', 'Q', 'A', 'Dispute', 'Link', 'Mana'].includes(String(node.name))
      )
        problems.push(`element ${String(node.name)}`)
    })
    return problems
  })

/** Characters of the input that no statement of the report covers where they stand. */
export const unaccounted = (text: string, result: Extract<Imported, { ok: true }>): string => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.split(''))
  for (const { line, column, text: held, ruling } of result.report.statements) {
    const row = lines[line - 1]!
    let at = column - 1
    for (const character of held.split('')) {
      const length = result.report.kind === 'scryfall' && ruling !== null ? escapeLength(row, at) : 1
      const written = row.slice(at, at + length).join('')
      const read = length === 1 ? written : (JSON.parse(`"${written}"`) as string)
      if (written !== '' && read !== character) throw new Error(`${line}:${column} does not hold ${held}`)
      row.fill('', at, at + length)
      at += length
    }
  }
  return lines
    .flat()
    .filter((character) => character.trim() !== '')
    .join('')
}

/** How many letters `\n` or `\u2019` take in JSON. */
const escapeLength = (row: readonly string[], at: number): number =>
  row[at] !== '\\' ? 1 : row[at + 1] === 'u' ? 6 : 2

/** Letters of what rulings hold that the draft does not show. */
export const unshown = (result: Extract<Imported, { ok: true }>): string => {
  const count = new Map<string, number>()
  const body = result.ja.split('\n---\n').slice(1).join('')
  for (const character of body.replace(/&#x([0-9A-F]+);/gi, (_, code: string) =>
    String.fromCodePoint(parseInt(code, 16)),
  ))
    count.set(character, (count.get(character) ?? 0) + 1)
  const lost: string[] = []
  for (const statement of result.report.statements) {
    if (statement.ruling === null) continue
    for (const character of statement.text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []) {
      const left = count.get(character) ?? 0
      if (left === 0) lost.push(character)
      count.set(character, left - 1)
    }
  }
  return lost.join('')
}

const fragments = [
  '裏',
  '裁定。',
  'カード',
  '*',
  '**',
  '***',
  '-',
  '--',
  '---',
  '----',
  '+',
  '>',
  '<',
  '~',
  '//',
  '|',
  '[[',
  ']]',
  '[[月>書#top]]',
  '[[月]]',
  "''",
  "'''",
  '%%',
  '((',
  '))',
  '&ruby(',
  '){',
  '};',
  '&color(',
  '&aname(top);',
  '&謎;',
  '&nazo(引数){文};',
  '#region2(以前){{',
  '}}',
  '#contents',
  '#author("人")',
  '[#id]',
  '{',
  '}',
  '<script>',
  '<!-- -->',
  'import x',
  'export y',
  '`',
  '\\',
  '$',
  '@',
  'https://例.jp',
  'www.例.jp',
  'Q:',
  'A：',
  '(18/07/05)',
  '調整中',
  '特殊裁定',
  '&#60;',
  '&#x7b;',
  '\r\n',
  '\n',
  '\n\n',
  ' ',
  '　',
  '\t',
  ':',
  ',',
  '!',
  '1.',
  '=',
  '_',
  '^',
  '原文',
  '†',
  '\uFEFF',
  '\u2028',
  '😀',
]

/** Text as wikis and their enemies write it. */
export const wikiText = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...fragments), { maxLength: 40 }).map((parts) => parts.join('')) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replaceAll('\0', '').toWellFormed()),
  },
)

/** What holds for every input. */
export const holds = (text: string): void => {
  for (const kind of [undefined, 'pukiwiki', 'flattened-pukiwiki', 'rendered-pukiwiki', 'gatherer'] as const) {
    const given = kind ? { kind } : {}
    const result = importText(text, given)
    if (!result.ok) {
      if (result.refusal.message === '') throw new Error('refused without a reason')
      continue
    }
    const problems = problemsOf(result)
    if (problems.length > 0) throw new Error(`${kind}: ${problems.join('; ')}\n${result.ja}`)
    const lost = unaccounted(text, result)
    if (lost !== '') throw new Error(`${kind}: lost ${lost}`)
    const again = importText(text, given)
    if (!again.ok || again.ja !== result.ja || again.en !== result.en) throw new Error('not stable')
  }
}

/** Rulings as Scryfall gives them, and what is nearly that. */
export const scryfallJson = fc
  .tuple(
    fc.array(
      fc.oneof(
        {
          weight: 4,
          arbitrary: fc.record(
            {
              object: fc.constant('ruling'),
              oracle_id: fc.constantFrom('a', '{"comment":"x"}', 'comment'),
              source: fc.constantFrom('wotc', 'scryfall', '\\"'),
              published_at: fc.constantFrom('2020-01-02', '2024-02-30', 'no date'),
              comment: fc
                .array(fc.constantFrom(...fragments, '"', '\\', '\u2019', ' It does. Then', '\ud83d\ude00'), {
                  maxLength: 8,
                })
                .map((parts) => parts.join('')),
            },
            { requiredKeys: ['oracle_id', 'source'] },
          ),
        },
        { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
      ),
      { maxLength: 6 },
    ),
    fc.constantFrom(0, 1, '\t'),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([list, space, wrapped, ascii]) => {
    const plain = JSON.stringify(list, null, space)
    const json = wrapped ? `{"data": [1], "more": false, "data": ${plain}}` : plain
    return ascii ? json.replace(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`) : json
  })

/** What holds for every list of rulings: no comment, date or source is lost. */
export const holdsForScryfall = (json: string): void => {
  const result = importText(json, { kind: 'scryfall' })
  if (!result.ok) throw new Error(result.refusal.message)
  const lost = unaccounted(json, result)
  if (lost !== '') throw new Error(`lost ${lost}`)
  const problems = problemsOf(result)
  if (problems.length > 0) throw new Error(problems.join('; '))
}
