import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './distance'
import { fold, foldText } from './fold'
import { readIndex, writeIndex, type ShelfIndex } from './index-file'
import { localIndexes } from './local'
import { romajiKey } from './romaji'
import { createSearch } from './search'
import { fileSource } from './file-source'

const indexes = localIndexes()
const reread = (all: readonly ShelfIndex[]) => all.map((index) => readIndex(writeIndex(index)))
const source = fileSource(reread(indexes.rulings))
const search = createSearch(source, { definitions: fileSource(reread(indexes.definitions), source.entries) })
const ask = (query: string) => search({ query, language: 'ja' })
const rulings = async (query: string) => (await ask(query)).rulings.map(({ id }) => id)

describe('folding', () => {
  test.each([
    ['ﾀﾞﾒｰｼﾞ', 'だめじ'],
    ['Ｅ－ＨＥＲＯ', 'e-hero'],
    ['弐弐四', '224'],
    ['一枚', '一枚'],
    ['龍解', '竜解'],
    ['カオス・ソルジャー －宵闇の使者－', 'かおすそるじや宵闇の使者'],
  ])('%s becomes %s', (typed, folded) => expect(foldText(typed)).toBe(folded))
  test('は is not ば', () => expect(foldText('は')).not.toBe(foldText('ば')))
  test('every folded character comes from a place in the original, in order', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { text: folded, start, end } = fold(text)
        for (let i = 0; i < folded.length; i++) {
          expect(start[i]).toBeLessThan(end[i]!)
          expect(end[i]).toBeLessThanOrEqual(text.length)
          expect(start[i]).toBeGreaterThanOrEqual(start[i - 1] ?? 0)
        }
      }),
    ))
})

test('hepburn and kunrei, long and short vowels have one key', () => {
  expect(romajiKey('uragawa hyouji')).toBe(romajiKey('uragawahyōzi'))
  expect(romajiKey('shoukan-yoi')).toBe(romajiKey('syokanyoi'))
})

test('two letters changed over are one error', () => expect(editDistance('fcae', 'face', 2)).toBe(1))

test('a damaged index file is refused', () => {
  for (const file of ['index', 'texts'] as const) {
    const files = writeIndex(indexes.rulings[0]!)
    files[file][files[file].length - 1]! ^= 1
    expect(() => readIndex(files)).toThrow(/damaged|not those/)
  }
})

test('what was read is what was written', () => {
  for (const index of [...indexes.rulings, ...indexes.definitions]) {
    const { content, postings } = readIndex(writeIndex(index))
    expect(content).toEqual(index.content)
    expect([...postings]).toEqual([...index.postings])
  }
})

test('every entry has a reading', () => expect(source.entries.filter(({ reading }) => reading === '')).toEqual([]))

describe('real queries', () => {
  test('裏側表示: the definition, by kanji, kana, half-width kana and romaji', async () => {
    for (const typed of ['裏側表示', 'うらがわひょうじ', 'ｳﾗｶﾞﾜﾋｮｳｼﾞ', 'uragawa hyouji', '裏側標示'])
      expect((await rulings(typed))[0]).toBe('ygo-fd-06')
  })
  test('外套 and 隠蔽 are wrong words that lead to cloak, and say why', async () => {
    for (const typed of ['外套', '隠蔽'])
      expect((await ask(typed)).entries[0]).toMatchObject({ id: 'magic/cloak', way: 'wrong' })
    expect((await ask('守護')).entries[0]).toMatchObject({ id: 'magic/ward', way: 'wrong' })
  })
  test('cloak: its own entry first, what stands for it in Yu-Gi-Oh! below', async () => {
    const { entries, counterparts } = await ask('cloak')
    expect(entries[0]?.id).toBe('magic/cloak')
    expect(counterparts.length).toBeGreaterThan(0)
    expect(counterparts.every(({ id }) => !id.startsWith('magic/'))).toBe(true)
  })
  test('clok is cloak with a letter missing', async () =>
    expect((await ask('clok')).entries[0]?.id).toBe('magic/cloak'))
})

describe('what must hold for every query', () => {
  const forms = fc.constantFrom(...source.entries)
  test('the reading of an entry, in kana or romaji, has that entry first, or one with the same reading', () =>
    fc.assert(
      fc.asyncProperty(forms, fc.constantFrom('reading', 'romaji'), async (entry, form) => {
        const [first] = (await ask(entry[form as 'reading' | 'romaji'])).entries
        const same = first && source.entries.find(({ key }) => key === first.id)
        expect(romajiKey(same?.romaji ?? '')).toBe(romajiKey(entry.romaji))
      }),
      { numRuns: 600 },
    ))
  test('any string is answered without an error', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (typed) => {
        for (const { snippet } of (await ask(typed)).rulings) expect(snippet.length).toBeGreaterThan(0)
      }),
      { numRuns: 60 },
    ))
  test.each([
    ['ﾞ'],
    ['\uD800'],
    ['👨‍👩‍👧'],
    ['あ'.repeat(10_000)],
    ['a '.repeat(5_000)],
    ['\u0000\u0007'],
    ['が'.normalize('NFD')],
    [''],
  ])('odd query %#', async (typed) => {
    const begin = performance.now()
    await ask(typed)
    expect(performance.now() - begin).toBeLessThan(1_000)
  })
})
