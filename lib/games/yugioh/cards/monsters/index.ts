import type { Card } from '../../card'
import { cycleReverse } from './cycle-reverse'
import { doubleTributes } from './double-tributes'
import { extraDeck } from './extra-deck'
import { faceDownEffects } from './face-down-effects'
import { geminis } from './geminis'
import { gladiatorBeasts } from './gladiator-beasts'
import { normalMonsters } from './normal'
import { otherMonsters } from './others'
import { ownWays } from './own-ways'
import { positionMonsters } from './positions'
import { ritualBeasts } from './ritual-beasts'
import { triggerMonsters } from './triggers'
import { worms } from './worms'

/** Monster Cards as data. `partly`: something printed on it is not modelled. */
export const monsters: readonly Card[] = [
  ...normalMonsters,
  ...doubleTributes,
  ...geminis,
  ...faceDownEffects,
  ...worms,
  ...ritualBeasts,
  ...gladiatorBeasts,
  ...cycleReverse,
  ...positionMonsters,
  ...extraDeck,
  ...ownWays,
  ...triggerMonsters,
  ...otherMonsters,
]
