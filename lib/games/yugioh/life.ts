import type { Seat } from '../../engine'
import type { Work } from './state'
import { tell } from './tell'

/** ライフポイント */
export function life(work: Work, seat: Seat, change: number): void {
  work.state = { ...work.state, lp: { ...work.state.lp, [seat]: Math.max(0, work.state.lp[seat] + change) } }
  tell(
    work,
    'life',
    undefined,
    ['ygo-rule-text'],
    `ライフが${change > 0 ? '+' : ''}${change}`,
    `Life points ${change > 0 ? '+' : ''}${change}`,
  )
}
