import type { Citation, Seat } from '../../engine'
import { move } from './move'
import { cr } from './rules'
import { fieldByField } from './draft'
import { change, pieceOf, withOf, type Work } from './state'
import { tell } from './tell'
import { inForce } from './unmet'
import type { Mana } from './vocabulary'

/** Damage, life, cards and mana of players. CR 119 to 121, 106 */

export function damage(work: Work, id: string, n: number, deathtouch: boolean): void {
  const piece = pieceOf(work.state, id)
  if (piece?.zone !== 'battlefield' || n <= 0 || !inForce(work.law, cr('120.3'))) return
  const hurt = change(work, id)
  hurt.damage += n
  if (deathtouch) hurt.deathtouched = true
  tell(work, 'damage', piece, [cr('120.3')], `{card}に${n}点のダメージ`, `${n} damage to {card}`)
}

export function changeLife(work: Work, who: Seat, n: number, cite: Citation): void {
  if (!inForce(work.law, cite)) return
  const { life } = work.state
  work.state.life = withOf(life, who, life[who] + n)
  const [ja, en] = who === 'player' ? ['自分', 'The player'] : ['相手', 'The opponent']
  tell(work, 'life', undefined, [cite], `${ja}のライフは${life[who] + n}になる`, `${en} is at ${life[who] + n} life`)
}

export function draw(work: Work, who: Seat): void {
  const top = work.state.library[who][0]
  if (top === undefined) {
    work.drewEmpty.push(who)
    return
  }
  move(work, top, 'hand')
  tell(work, 'drawn', undefined, [cr('121.1')], 'カードを1枚引く', 'A card is drawn')
}

export function addMana(work: Work, who: Seat, mana: Mana, n: number): void {
  const { mana: pools } = work.state
  const pool = fieldByField(pools[who])
  pool[mana] = (pool[mana] ?? 0) + n
  work.state.mana = withOf(pools, who, pool)
}
