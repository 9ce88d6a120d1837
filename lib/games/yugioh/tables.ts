import type { ComputedTable } from './tables/cell'
import { effectChange } from './tables/effect-change'
import { looking } from './tables/looking'
import { manualChange } from './tables/manual-change'
import { summonPositions } from './tables/summon-positions'

export type { Cell, ComputedTable } from './tables/cell'

/** The table of an example, if it has one. */
export function tableOf(example: string): ComputedTable | undefined {
  switch (example) {
    case 'ygo-manual-change':
      return manualChange()
    case 'ygo-effect-change':
      return effectChange()
    case 'ygo-summon-positions':
      return summonPositions()
    case 'ygo-banished-face-down-look':
      return looking()
    default:
      return undefined
  }
}
