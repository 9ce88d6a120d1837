import { describe, expect, test } from 'vitest'
import { lawOf } from '../../engine'
import { yugioh, type Setup } from './index'

const law = lawOf('now')

describe('choices of cards that are too many to list', () => {
  const setup: Setup = {
    cards: [
      { id: 'icarus', card: 'icarus-attack', zone: 'spell' },
      ...Array.from({ length: 5 }, (_, index) => ({
        id: `bird${index}`,
        card: 'harpie-lady',
        zone: 'monster' as const,
      })),
      ...Array.from({ length: 5 }, (_, index) => ({
        id: `elf${index}`,
        card: 'celtic-guardian',
        owner: 'opponent' as const,
        zone: 'monster' as const,
      })),
    ],
  }
  const started = yugioh.start(setup, law)
  if (started.kind === 'refused') throw new Error('impossible')
  const offers = yugioh
    .actions(started.state, law)
    .filter(({ action }) => action.type === 'activate' && action.card === 'icarus')

  test('say how many more there are', () => {
    // Each of ten monsters could be named as the cost, with each two of ten as targets.
    expect(offers.length + (offers.at(-1)?.more ?? 0)).toBe(10 * 45)
    expect(offers.slice(0, -1).every(({ more }) => more === undefined)).toBe(true)
  })
  test('are taken all the same', () => {
    const action = {
      type: 'activate',
      by: 'player',
      card: 'icarus',
      targets: ['elf3', 'elf4'],
      cost: ['bird4'],
    } as const
    const same = (given: unknown) => JSON.stringify(given) === JSON.stringify(action.targets)
    expect(
      offers.some(({ action: one }) => one.type === 'activate' && same(one.targets) && one.cost?.[0] === 'bird4'),
    ).toBe(false)
    expect(yugioh.apply(started.state, action, law).kind).toBe('done')
  })
  test('are listed with those first that are allowed', () => {
    expect(offers.filter(({ unmet }) => unmet.length === 0).length).toBeGreaterThan(40)
  })
})
