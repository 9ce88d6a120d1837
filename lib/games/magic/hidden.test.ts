import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventText, offersFor, replay } from '../../engine'
import { magic, type Action, type Setup, type State } from './index'
import { begin, law, real, setups } from './random-play'

/** The same position with another card in place of one that the opponent does not know, where there is one. */
function swapped(setup: Setup, other: string): readonly Setup[] {
  const hides = (of: Setup, id: string) => magic.fact(begin(of), `${id}.knownToOpponent`, law) === false
  return setup.cards.flatMap((card, at) => {
    if (!hides(setup, card.id)) return []
    const changed = { ...setup, cards: setup.cards.with(at, { ...card, card: other }) }
    return magic.start(changed, law).kind === 'done' && hides(changed, card.id) ? [changed] : []
  })
}

/** All that the opponent is shown of a state. */
const shown = (state: State) =>
  JSON.stringify([
    magic.view(state, 'opponent', law),
    magic.position(state, 'opponent'),
    offersFor(magic.actions(state, law), 'opponent').map((offer) => [
      offer,
      magic.label(state, offer.action, 'opponent'),
    ]),
  ])

describe('the opponent', () => {
  test('sees the same, byte for byte, where only hidden cards differ', () => {
    fc.assert(
      fc.property(setups, fc.constantFrom(...real), (setup, other) => {
        const changed = swapped(setup, other.id)
        fc.pre(changed.length > 0)
        expect(new Set(changed.map((one) => shown(begin(one))))).toEqual(new Set([shown(begin(setup))]))
      }),
      { numRuns: 60 },
    )
  })
  test('sees and hears the same, byte for byte, of a shuffled pile whatever the seed and the hidden cards', () => {
    const pile = (seed: number, top: string, second: string): Setup => ({
      seed,
      cards: [
        { id: 'spell', card: 'become-anonymous', zone: 'hand' },
        { id: 'x', card: 'runeclaw-bear', zone: 'battlefield' },
        ...[1, 2, 3, 4].map((n) => ({ id: `island-${n}`, card: 'island', zone: 'battlefield' as const })),
        { id: 'top', card: top, zone: 'library' },
        { id: 'second', card: second, zone: 'library' },
        { id: 'rest', card: top, zone: 'library' },
      ],
    })
    const actions: readonly Action[] = [
      { type: 'cast', by: 'player', card: 'spell', targets: ['x'] },
      { type: 'resolve', by: 'player' },
      { type: 'look', by: 'player', card: 'n1' },
      { type: 'look', by: 'opponent', card: 'n1' },
    ]
    const heard = (setup: Setup) => {
      const moves = replay(magic, begin(setup), actions, law)
      return JSON.stringify(
        moves.map(({ outcome, after }) => [
          outcome.kind,
          outcome.kind === 'done'
            ? outcome.events.map((event) => [event.kind, eventText(event, 'opponent'), event.cites, event.cards])
            : outcome.unmet,
          shown(after),
        ]),
      )
    }
    const one = heard(pile(1, 'forest', 'giant-growth'))
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...real), fc.constantFrom(...real), (seed, top, second) => {
        expect(heard(pile(seed, top.id, second.id))).toBe(one)
      }),
      { numRuns: 60 },
    )
  })
  test('is not told why a face-down card cannot be turned up', () => {
    for (const card of ['giant-growth', 'forest', 'jedits-dragoons']) {
      const state = begin({ cards: [{ id: 'x', card, zone: 'battlefield', down: 'cloak' }] })
      const outcome = magic.apply(state, { type: 'turnUp', by: 'player', card: 'x', way: 'mana-cost' }, law)
      if (outcome.kind === 'done') throw new Error('it was turned up without mana')
      expect(outcome.unmet.every((unmet) => unmet.to && !unmet.to.includes('opponent'))).toBe(true)
    }
  })
})
