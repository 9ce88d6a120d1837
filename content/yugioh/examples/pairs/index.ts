import { banished } from './banished'
import { byHand } from './by-hand'
import { control } from './control'
import { costs } from './costs'
import { effects } from './effects'
import { hidden } from './hidden'
import type { Pair } from './pair'
import { summons } from './summons'
import { turnedDown } from './turned-down'

/** A pair for every ruling of Yu-Gi-Oh! that names an example. */
export const yugiohPairs: readonly Pair[] = [
  ...hidden,
  ...costs,
  ...turnedDown,
  ...banished,
  ...byHand,
  ...summons,
  ...effects,
  ...control,
]
