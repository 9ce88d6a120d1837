import type { CardFound } from '../entry'
import { visibleText, type Block } from '../tree'
import { duelMastersCardIn } from './duel-masters'
import { yugiohCardIn } from './yugioh'

/** So many lines of a card's page may stand before its data. */
const first = 12

/** The data of a card, where a page in 《》 tells it between its title and its next heading. */
export const cardIn = (blocks: readonly Block[]): CardFound | undefined => {
  const title = blocks.findIndex((block) => block.type === 'heading')
  const heading = blocks[title]
  if (heading?.type !== 'heading' || !/^《.+》$/.test(visibleText(heading.line.content).trim())) return undefined
  const next = blocks.findIndex((block, index) => index > title && block.type === 'heading')
  const own = blocks.slice(title + 1, next < 0 ? blocks.length : next)
  const tables = own.flatMap((block) =>
    block.type === 'table' ? [block.rows.map((row) => row.map((cell) => visibleText(cell.content)).join(' '))] : [],
  )
  const duelMasters = duelMastersCardIn(tables)
  if (duelMasters) return { game: 'duel-masters', data: duelMasters }
  const lines = own.flatMap((block) =>
    block.type === 'pre' || block.type === 'paragraph' ? block.lines.map((line) => visibleText(line.content)) : [],
  )
  const yugioh = yugiohCardIn(lines.slice(0, first))
  return yugioh && { game: 'yugioh', data: yugioh }
}
