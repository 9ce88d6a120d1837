import { holds, type Law, type Seat } from '../../engine'
import type { State } from './state'
import { tell } from './tell'
import type { Work } from './work'

/** ライフポイント */
export function life(work: Work, seat: Seat, change: number): void {
  const signed = change > 0 ? `+${change}` : `${change}`
  work.state.lp = { ...work.state.lp, [seat]: Math.max(0, work.state.lp[seat] + change) }
  tell(
    work,
    'life',
    undefined,
    ['ygo-rule-text'],
    `${seat === 'player' ? '自分' : '相手'}のライフポイント ${signed}`,
    `${seat === 'player' ? "The player's" : "The opponent's"} life points ${signed}`,
  )
  if (isOver(work.state, work.law))
    tell(work, 'over', undefined, ['ygo-rule-life'], 'デュエルは終わる', 'The duel is over')
}

/** Whether a player has no life points left. */
export function isOver({ lp }: State, law: Law): boolean {
  return (lp.player === 0 || lp.opponent === 0) && holds(law, 'ygo-rule-life')
}
