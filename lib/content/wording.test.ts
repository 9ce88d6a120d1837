import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getSite } from '.'
import { differenceOf, wordingOf } from './wording'

const marked = (pieces: readonly { text: string; own: boolean }[]) =>
  pieces.map(({ text, own }) => (own ? `[${text}]` : text)).join('')

describe('the difference of two wordings', () => {
  it('marks the words that only one has', () => {
    const { before, after } = differenceOf(
      'A face-down monster can pay this cost.',
      'A face-down monster cannot pay this cost.',
      'en',
    )
    expect(marked(before)).toBe('A face-down monster [can] pay this cost.')
    expect(marked(after)).toBe('A face-down monster [cannot] pay this cost.')
  })
  it('goes by words in Japanese too', () => {
    const { before, after } = differenceOf('裏側表示のモンスターを使える。', '裏側表示のモンスターを使えない。', 'ja')
    expect(marked(before)).toMatch(/^裏側表示のモンスター.*\[/)
    expect(marked(after)).toMatch(/^裏側表示のモンスター.*\[/)
  })
  it('loses nothing of either text', () => {
    const text = fc
      .array(fc.constantFrom('裏側', '表示', 'の', 'モンスター', '、', 'can ', 'not ', 'be ', 'Set'))
      .map((a) => a.join(''))
    fc.assert(
      fc.property(text, text, (a, b) => {
        const { before, after } = differenceOf(a, b, 'ja')
        expect(before.map((piece) => piece.text).join('')).toBe(a)
        expect(after.map((piece) => piece.text).join('')).toBe(b)
        const shared = (pieces: typeof before) =>
          pieces
            .filter(({ own }) => !own)
            .map((piece) => piece.text)
            .join('')
        expect(shared(before)).toBe(shared(after))
      }),
    )
  })
  it('finds no difference between a text and itself', () => {
    const { before } = differenceOf('裏側表示のモンスター', '裏側表示のモンスター', 'ja')
    expect(before).toEqual([{ text: '裏側表示のモンスター', own: false }])
  })
})

it('remarks are no part of the wording (ygo-fd-28)', () => {
  const ruling = getSite().rulings.get('ygo-fd-28')!
  expect(ruling.text.en.plain).toContain('The page does not say')
  expect(wordingOf(ruling, 'en')).not.toContain('The page does not say')
})
