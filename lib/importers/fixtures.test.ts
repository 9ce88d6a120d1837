import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Game } from '../content/vocabulary'
import { imported, problemsOf, unaccounted } from './testing'

const folder = join(import.meta.dirname, 'fixtures')

/** The fixtures that are the page of a card, and its game. */
const cards: Readonly<Record<string, Game>> = {
  gatherer: 'magic',
  'card-yugioh': 'yugioh',
  'card-yugioh-spell': 'yugioh',
  'card-duel-masters': 'duel-masters',
}

describe('each fixture', () => {
  for (const feature of readdirSync(folder).sort()) {
    const input = readFileSync(join(folder, feature, 'input.txt'), 'utf8')
    const card = cards[feature]
    const result = imported(input, card ? { type: 'cards' } : {})

    it(`${feature}: gives the draft that it gave before, every time`, () => {
      const written = `${result.ja}${result.report.kind === 'gatherer' || result.report.kind === 'scryfall' ? `\n===== en\n${result.en}` : ''}\n===== report\n${result.report.statements.map((one) => `${one.line}:${one.column} ${one.ruling ?? one.dropped}: ${one.text}`).join('\n')}\n===== warnings\n${result.report.warnings.map((one) => `${one.line}:${one.column} ${one.message}`).join('\n')}\n`
      const file = join(folder, feature, 'output.txt')
      if (!existsSync(file)) writeFileSync(file, written)
      expect(written).toBe(readFileSync(file, 'utf8'))
    })

    it(`${feature}: passes the schema of the site, as a draft without code, and loses nothing`, () => {
      expect(problemsOf(result, card)).toEqual([])
      expect(result.ja).toMatch(/^---\ndraft: true\n/)
      expect(unaccounted(input, result)).toBe('')
    })
  }
})
