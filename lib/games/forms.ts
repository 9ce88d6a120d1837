import type { SetupForm } from '../engine'

/** What each game asks for on its page of free play; loaded there and nowhere else. */
export const forms: Readonly<Record<string, () => Promise<SetupForm>>> = {
  yugioh: async () => (await import('./yugioh/form')).form,
  'duel-masters': async () => (await import('./duel-masters/form')).form,
  magic: async () => (await import('./magic/form')).form,
}
