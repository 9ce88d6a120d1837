import type { AnyGame } from '../engine'

/** The games, each loaded when it is played. The only list of them. */
export const games: Readonly<Record<string, () => Promise<AnyGame>>> = {
  yugioh: async () => (await import('./yugioh')).yugioh,
  'duel-masters': async () => (await import('./duel-masters')).duelMasters,
  magic: async () => (await import('./magic')).magic,
}
