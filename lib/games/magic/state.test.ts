import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frozen } from '../frozen'
import { magic } from './index'
import { law, playOut, plays } from './random-play'

describe('a state', () => {
  test('stays as it was, whatever is tried in it', () => {
    fc.assert(
      fc.property(plays, ([setup, choices]) => {
        for (const state of playOut(setup, choices).states) {
          const before = JSON.stringify(frozen(state))
          for (const { action, unmet } of magic.actions(state, law))
            expect(magic.apply(state, action, law).kind).toBe(unmet.length === 0 ? 'done' : 'refused')
          expect(JSON.stringify(state)).toBe(before)
        }
      }),
      { numRuns: 15 },
    )
  })
  test('shares nothing that changes later with the states that come after it', () => {
    fc.assert(
      fc.property(plays, ([setup, choices]) => {
        const { states, actions } = playOut(setup, choices)
        const told = states.map((state) => JSON.stringify(state))
        actions.forEach((action, at) => {
          const again = magic.apply(frozen(states[at]!), action, law)
          expect(again.kind === 'done' && JSON.stringify(again.state)).toBe(told[at + 1])
        })
        expect(states.map((state) => JSON.stringify(state))).toEqual(told)
      }),
      { numRuns: 15 },
    )
  })
})
