import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alternative, placesOf } from './alternative'
import { fold, foldText } from './fold'
import { romajiKey } from './romaji'
import { markedPieces, marksOf, snippetOf } from './snippet'
import { testSearch } from './testing'

const { source, ask } = testSearch()
const texts = (await source.documents(Array.from({ length: source.size }, (_, id) => id))).flatMap(({ text }) => [
  text.ja,
  text.en,
])

/** Every fourth entry, other ones for every form. */
const some = (from: number) => source.entries.filter((_, i) => (i + from) % 4 === 0)

const fullwidth = (kana: string) => kana.replace(/[ぁ-ゖ]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0x60))
/** Half-width katakana, by what NFKC makes of each: ガ is ｶﾞ. */
const narrow = new Map(
  Array.from({ length: 0xff9e - 0xff66 }, (_, i) => String.fromCharCode(0xff66 + i)).flatMap((half) =>
    ['', 'ﾞ', 'ﾟ'].map((mark): [string, string] => [(half + mark).normalize('NFKC'), half + mark]),
  ),
)
const halfwidth = (kana: string) => [...fullwidth(kana)].map((one) => narrow.get(one) ?? one).join('')

describe('every query', () => {
  test.each([
    ['as it is', (reading: string) => reading],
    [
      'in hiragana',
      (reading: string) => reading.replace(/[ァ-ヶ]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0x60)),
    ],
    ['in katakana', fullwidth],
    ['in half-width katakana', halfwidth],
    ['decomposed', (reading: string) => reading.normalize('NFD')],
  ])('the reading of an entry %s has that entry first, or one that is read the same', async (form, write) => {
    for (const entry of some(form.length)) {
      const [first] = (await ask(write(entry.reading))).entries
      const same = source.entries.find(({ key }) => key === first?.id)
      expect(romajiKey(same?.romaji ?? ''), entry.reading).toBe(romajiKey(entry.romaji))
    }
  })

  test('the reading in romaji has that entry first, or one that is read the same', async () => {
    for (const { romaji } of some(0)) {
      const [first] = (await ask(romaji)).entries
      const same = source.entries.find(({ key }) => key === first?.id)
      expect(romajiKey(same?.romaji ?? ''), romaji).toBe(romajiKey(romaji))
    }
  })

  /** What is shown of a query's results and is no part of any text. */
  const invented = async (typed: string) =>
    (await ask(typed)).rulings
      .map(({ snippet }) => snippet.map(({ text }) => text).join(''))
      .map((shown) => shown.replace(/^… | …$/g, ''))
      .filter((shown) => !texts.some((text) => text.replaceAll('\n', ' ').includes(shown)))

  test('any string is answered without an error, and what is shown is a part of the text', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (typed) => {
        expect(await invented(typed)).toEqual([])
      }),
      { numRuns: 60 },
    ))

  test.each([
    ['a dakuten alone', 'ﾞ'],
    ['a lone surrogate', 'リリース\uD800'],
    ['an emoji of several signs', '👨‍👩‍👧'],
    ['10,000 kana', 'あ'.repeat(10_000)],
    ['10,000 letters', 'a '.repeat(5_000)],
    ['10,000 kanji', '裏側表示'.repeat(2_500)],
    ['control characters', '\u0000\u0007'],
    ['NFD', 'が'.normalize('NFD')],
    ['half-width', 'ﾘﾘｰｽ'],
    ['signs of patterns', '.*+?^${}()|[]\\'],
    ['nothing', ''],
  ])('%s is answered without an error, and what is shown is a part of the text', async (_, typed) => {
    expect((await ask(typed)).rulings.length).toBeLessThanOrEqual(source.size)
    expect(await invented(typed)).toEqual([])
  })
})

describe('marks', () => {
  const text = fc.constantFrom(...texts)
  /** A piece of a text, to be looked for in it. */
  const wanted = fc
    .tuple(text, fc.nat(), fc.integer({ min: 1, max: 12 }))
    .map(([from, at, length]) => foldText(from.slice(at % from.length, (at % from.length) + length)))
    .filter((folded) => folded !== '')

  test('marked text is the text unchanged, and every mark folds to what was looked for', () =>
    fc.assert(
      fc.property(text, fc.array(wanted, { maxLength: 4 }), (from, words) => {
        const alternatives = words.map((word) => alternative(word, 1))
        const marks = marksOf(from, alternatives)
        expect(
          markedPieces(from, marks)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(from)
        for (const one of alternatives)
          for (const [begin, end] of marksOf(from, [one])) {
            const marked = foldText(from.slice(begin, end))
            expect(placesOf(one, marked).length, `${marked} for ${one.folded}`).toBeGreaterThan(0)
          }
      }),
    ))

  test('any text at all is unchanged too, and a snippet is a part of it', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(250), (from, at) => {
        const word = foldText(from.slice(at, at + 3))
        const alternatives = word === '' ? [] : [alternative(word, 1)]
        expect(
          markedPieces(from, marksOf(from, alternatives))
            .map((piece) => piece.text)
            .join(''),
        ).toBe(from)
        const snippet = snippetOf(from, alternatives, 80)
          .map((piece) => piece.text)
          .join('')
        expect(from.replaceAll('\n', ' ')).toContain(snippet.replace(/^… /, '').replace(/ …$/, ''))
      }),
    ))

  test('は does not find ば, nor は ぱ', async () => {
    const places = (word: string, inside: string) => placesOf(alternative(foldText(word), 1), fold(inside).text)
    for (const [word, inside] of [
      ['は', 'ば'],
      ['は', 'ぱ'],
      ['ハ', 'バ'],
      ['か', 'ｶﾞ'],
      ['は', 'ば'.normalize('NFD')],
    ] as const)
      expect(places(word, inside), `${word} in ${inside}`).toEqual([])
  })
})
