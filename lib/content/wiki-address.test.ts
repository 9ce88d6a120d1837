import { describe, expect, it } from 'vitest'
import { wikiAddress } from './wiki-address'

describe('the address of a wiki page', () => {
  it('has the name in EUC-JP for Yu-Gi-Oh!', () => {
    expect(wikiAddress('yugioh', '裏側表示')).toMatch(/\?%CE%A2%C2%A6%C9%BD%BC%A8$/)
  })
  it('has the name in UTF-8 for Duel Masters', () => {
    expect(wikiAddress('duel-masters', '裏返す')).toMatch(/\/%E8%A3%8F%E8%BF%94%E3%81%99$/)
  })
  it('is none where EUC-JP lacks a character of the name', () => {
    expect(wikiAddress('yugioh', '《Ｓ－Ｆｏｒｃｅ プロフェッサー・Ϝ》')).toBeUndefined()
  })
  it('is none where there is no wiki', () => {
    expect(wikiAddress('magic', '偽装')).toBeUndefined()
  })
})
