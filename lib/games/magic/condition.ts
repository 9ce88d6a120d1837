import { seats, type Seat } from '../../engine'
import type { Condition } from './card'
import type { Board } from './layers'
import { permanents, type State } from './state'

/** 'If …' clauses. */
export function conditionHolds(
  condition: Condition,
  { state, by, values }: { readonly state: State; readonly by: Seat; readonly values: Board['values'] },
): boolean {
  const own = (type: 'Creature' | 'Land') =>
    permanents(state).filter((piece, at) => piece.controller === by && values[at]!.types.includes(type)).length
  switch (condition) {
    case 'your-turn':
      return state.active === by
    case 'no-spells-last-turn':
      return seats.every((seat) => state.spellsLast[seat] === 0)
    case 'two-spells-last-turn':
      return seats.some((seat) => state.spellsLast[seat] >= 2)
    case 'four-creatures':
      return own('Creature') >= 4
    case 'eight-lands':
      return own('Land') >= 8
    case 'no-other-creatures':
      return own('Creature') <= 1
    case 'it-is-creature':
      return true
  }
}
