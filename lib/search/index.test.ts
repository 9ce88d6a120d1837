import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './distance'
import { fold, foldText } from './fold'
import { readIndex, writeIndex } from './index-file'
import { plainKey, plainWords } from './plain-words'
import { romajiKey } from './romaji'
import { testSearch } from './testing'

const { indexes, source } = testSearch()

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

test('a plain word stands in one group', () => {
  const keys = plainWords.flatMap((group) => [...new Set(group.map(plainKey))])
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
})

test('every entry has a reading', () => expect(source.entries.filter(({ reading }) => reading === '')).toEqual([]))
