import type { GameColumns } from '../../../lib/play/comparison'
import { duelMastersColumns } from './duel-masters'
import { magicColumns } from './magic'
import { yugiohColumns } from './yugioh'

export { facts, type ComparedFact } from './facts'

/** What survives when a card is turned face-down, turned face-up or flipped: what is tried in each game. */
export const comparison: readonly GameColumns[] = [yugiohColumns, duelMastersColumns, magicColumns]
