import type { z } from 'zod'
import type { duelMastersCard, duelMastersFace } from '../../content/schema'

type Face = z.input<typeof duelMastersFace>

const civilizations = {
  光: 'Light',
  水: 'Water',
  闇: 'Darkness',
  火: 'Fire',
  自然: 'Nature',
  ゼロ: 'Zero',
} as const
const cardTypes: Readonly<Record<string, string>> = {
  クリーチャー: 'creature',
  進化クリーチャー: 'evolution creature',
  呪文: 'spell',
  クロスギア: 'cross gear',
  城: 'castle',
  フィールド: 'field',
  ウエポン: 'weapon',
  フォートレス: 'fortress',
  セル: 'cell',
  コア: 'core',
}
const specialTypes: Readonly<Record<string, string>> = { サイキック: 'Psychic', ドラグハート: 'Dragheart' }

const head = /^(.+?)\s+(\S+)\s+(\S+?)(?:文明)?\s+[(（](\d+|マナコストなし)[)）]$/
const kind = /^(?:(.+?)・)?([^・：:]+?)(?:[：:](.+?))?(?:\s+(\d+)(\+?))?$/

/** The card in the tables of its page, a face each: `名 SR 火文明 (7)`, once more for each rarity, then `クリーチャー：種族 6000+`. */
export const duelMastersCardIn = (
  tables: readonly (readonly string[])[],
): z.input<typeof duelMastersCard> | undefined => {
  const faces = tables.flatMap((rows) => faceIn(rows.map((row) => row.trim())) ?? [])
  return faces.length === 0 ? undefined : { faces }
}

const faceIn = (rows: readonly string[]): Face | undefined => {
  const heads: RegExpExecArray[] = []
  for (const row of rows) {
    const found = head.exec(row)
    if (found === null) break
    heads.push(found)
  }
  const first = heads[0]
  const told = first && kind.exec(rows[heads.length] ?? '')
  const cardType = told && cardTypes[told[2]!]
  const special = told?.[1] === undefined ? undefined : specialTypes[told[1]]
  const read = first?.[3]!.split(/[/／・]/).map((one) => civilizations[one as keyof typeof civilizations])
  if (!first || !told || !cardType || !read || read.includes(undefined as never)) return undefined
  if (told[1] !== undefined && special === undefined) return undefined
  const rarities = [...new Set(heads.map((one) => one[2]!))]
  return {
    names: { ja: first[1]! },
    cost: first[4] === 'マナコストなし' ? null : Number(first[4]),
    civilizations: read,
    cardType,
    ...(special === undefined ? {} : { specialType: special }),
    ...(told[3] === undefined ? {} : { races: told[3].split(/[/／]/).map((one) => one.trim()) }),
    power: told[4] === undefined ? null : Number(told[4]),
    ...(told[5] === '+' ? { powerPlus: true } : {}),
    rarity: rarities.length === 1 ? rarities[0]! : rarities,
  }
}
