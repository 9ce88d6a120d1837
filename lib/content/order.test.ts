import { describe, expect, it } from 'vitest'
import { indexed } from './order'
import type { Entry } from './site'

const entry = (ja: string, reading: string, en: string) =>
  ({ key: `yugioh/${en}`, data: { names: { ja, en }, reading } }) as unknown as Entry
const entries = [
  entry('カード', 'カード', 'card'),
  entry('月の書', 'つきのしょ', 'Book of Moon'),
  entry('ガチンコ', 'ガチンコ', '3D duel'),
  entry('裏側表示', 'うらがわひょうじ', 'face-down'),
  entry('「プレイヤーは…」', '「プレイヤー', '“the player must”'),
  entry('1ターンに1度', 'いちターンにいちど', 'once per turn'),
]
const shown = (language: 'ja' | 'en') =>
  indexed(entries, language).map(([heading, own]) => [heading, ...own.map((e) => e.data.names[language])])

describe('an index', () => {
  it('in Japanese goes by reading, hiragana and katakana together, in rows of 五十音', () => {
    expect(shown('ja')).toEqual([
      ['あ', '1ターンに1度', '裏側表示'],
      ['か', 'カード', 'ガチンコ'],
      ['た', '月の書'],
      ['は', '「プレイヤーは…」'],
    ])
  })

  it('in English goes by letter, whatever marks stand before, and what begins with none comes last', () => {
    expect(shown('en')).toEqual([
      ['B', 'Book of Moon'],
      ['C', 'card'],
      ['F', 'face-down'],
      ['O', 'once per turn'],
      ['T', '“the player must”'],
      ['#', '3D duel'],
    ])
  })
})
