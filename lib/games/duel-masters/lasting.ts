import { otherSeat } from '../../engine'
import type { Lasting } from './card'
import type { Doing } from './doing'
import { isCreature, nameOf } from './faces'
import { allPieces } from './lookup'
import { pieceOf, type Effect } from './state'
import { change, type Work } from './work'
import { powerOf } from './stats'
import { tell } from './tell'

/** Lasting effects (このターン …) on a card. */

export function last(work: Work, id: string, effect: Lasting, doing: Doing, from: Effect['from'] = 'effect'): boolean {
  const piece = pieceOf(work.state, id)
  if (piece?.zone !== 'battle') return false
  const changed = change(work, id, { effects: [...piece.effects, { ...effect, by: doing.by, from }] })
  tell(work, 'effect', changed, doing.cites, ...effectWords(effect), {
    parts: effect.copy ? { other: nameOf(work.state, changed) } : {},
  })
  return true
}

function effectWords(effect: Lasting): readonly [string, string] {
  if (effect.cannotAttack) return ['{card}はこのターン攻撃できない', '{card} cannot attack this turn']
  if (effect.powerIs !== undefined)
    return [`{card}のパワーは${effect.powerIs}になる`, `The power of {card} becomes ${effect.powerIs}`]
  if (effect.copy) return ['{card}になる', 'It becomes {card}']
  if (effect.abilities) return ['{card}は能力を得る', '{card} gains an ability']
  if (effect.power !== undefined) {
    const sign = effect.power < 0 ? '' : '+'
    return [`{card}のパワーは${sign}${effect.power}される`, `{card} gets ${sign}${effect.power} power`]
  }
  return ['{card}は効果を受ける', 'An effect applies to {card}']
}

/** ダイナモ: adds the power and the abilities of this creature to another. 602.1 */
export function lend(work: Work, id: string, doing: Doing): boolean {
  const self = pieceOf(work.state, doing.self)
  if (!isCreature(work.state, self) || self.card === undefined) return false
  return last(
    work,
    id,
    { power: powerOf(work.state, self, work.law), abilities: { card: self.card, face: self.face }, until: 'end' },
    doing,
  )
}

/** At the end of a turn, what lasted for it is over. 511 */
export function endEffects(work: Work): void {
  for (const piece of allPieces(work.state)) {
    if (piece.effects.length === 0) continue
    const effects = piece.effects.filter((effect) => !isOver(effect, work))
    if (effects.length < piece.effects.length) change(work, piece.id, { effects })
  }
}

function isOver(effect: Effect, work: Work): boolean {
  return effect.until === 'end' || (effect.until === 'end-of-next' && work.state.active === otherSeat(effect.by))
}
