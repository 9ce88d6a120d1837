import type { Card } from '../../card'
import { controlSpells } from './control'
import { equips } from './equips'
import { lasting } from './lasting'
import { positionSpells } from './positions'
import { removal } from './removal'
import { revivals } from './revivals'

/** Spell Cards as data. `partly`: something printed on it is not modelled. */
export const spells: readonly Card[] = [
  ...positionSpells,
  ...equips,
  ...removal,
  ...revivals,
  ...controlSpells,
  ...lasting,
]
