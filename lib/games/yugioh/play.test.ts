import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawOf, offersFor, seats, unmetFor } from '../../engine'
import { frozen } from '../frozen'
import { cards, yugioh, type Setup, type State } from './index'
import { readAction } from './action'
import { isOver } from './life'
import { readSetup } from './read-setup'
import { hasNoFaceDown } from './state'
import type { Zone } from './vocabulary'

const law = lawOf('now')
const zones: readonly Zone[] = ['monster', 'monster', 'hand', 'spell', 'graveyard', 'banished']
const playable = cards.filter((card) => !card.kinds?.includes('Token'))

/** A random position of cards that may lie where they lie. */
const setups: fc.Arbitrary<Setup> = fc
  .array(
    fc.record({
      card: fc.constantFrom(...playable),
      zone: fc.constantFrom(...zones),
      owner: fc.constantFrom('player' as const, 'opponent' as const),
      down: fc.boolean(),
    }),
    { minLength: 3, maxLength: 8 },
  )
  .chain((given) =>
    fc.constantFrom('main1' as const, 'battle' as const, 'main2' as const).map((phase) => ({
      phase,
      cards: given.map(({ card, zone, owner, down }, index) => ({
        id: `c${index}`,
        card: card.id,
        owner,
        zone:
          zone === 'monster' && card.type !== 'monster'
            ? 'spell'
            : zone === 'spell' && card.type === 'monster'
              ? 'hand'
              : zone,
        stance: down && !card.kinds?.includes('Link') ? ('face-down-defense' as const) : ('face-up-attack' as const),
      })),
    })),
  )
  .filter((setup) => yugioh.start(setup, law).kind === 'done')

/** Every state of a random legal play. */
function playOut(setup: Setup, choices: readonly number[]): readonly State[] {
  const started = yugioh.start(setup, law)
  if (started.kind === 'refused') return []
  const states = [started.state]
  for (const choice of choices) {
    const allowed = yugioh.actions(states.at(-1)!, law).filter((offer) => offer.unmet.length === 0)
    if (allowed.length === 0) break
    const outcome = yugioh.apply(states.at(-1)!, allowed[choice % allowed.length]!.action, law)
    if (outcome.kind === 'refused') throw new Error('an allowed action was refused')
    states.push(outcome.state)
  }
  return states
}

const plays = fc.tuple(setups, fc.array(fc.nat(999), { minLength: 1, maxLength: 10 }))
const runs = { numRuns: 60 }

describe('random legal play', () => {
  test('keeps every card, each in one zone, and no Link Monster or Token face-down', () => {
    fc.assert(
      fc.property(plays, ([setup, choices]) => {
        for (const state of playOut(setup, choices)) {
          expect(Object.keys(state.pieces).sort()).toEqual(setup.cards.map((card) => card.id).sort())
          const beneath = Object.values(state.pieces).flatMap((piece) => piece.under)
          expect(new Set(beneath).size).toBe(beneath.length)
          expect(
            Object.values(state.pieces)
              .filter((piece) => piece.zone === 'under')
              .map((piece) => piece.id)
              .sort(),
          ).toEqual(beneath.toSorted())
          const neverDown = Object.values(state.pieces).filter(
            (piece) => piece.zone === 'monster' && hasNoFaceDown(piece),
          )
          expect(neverDown.filter((piece) => piece.face === 'down')).toEqual([])
        }
      }),
      runs,
    )
  })
  test('changes no monster by hand twice in a turn', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const started = yugioh.start(setup, law)
        if (started.kind === 'refused') return
        for (const { action } of yugioh.actions(started.state, law)) {
          if (action.type !== 'changePosition' && action.type !== 'flipSummon') continue
          const once = yugioh.apply(started.state, action, law)
          if (once.kind === 'refused') continue
          for (const type of ['changePosition', 'flipSummon'] as const)
            expect(yugioh.apply(once.state, { ...action, type }, law).kind).toBe('refused')
        }
      }),
      runs,
    )
  })
  test('never leaves a duel in which nothing can be done, nor more cards on a field than zones', () => {
    fc.assert(
      fc.property(plays, ([setup, choices]) => {
        for (const state of playOut(setup, choices)) {
          if (isOver(state, law)) continue
          expect(yugioh.actions(state, law).some((offer) => offer.unmet.length === 0)).toBe(true)
          for (const seat of seats)
            for (const zone of ['monster', 'spell'])
              expect(
                Object.values(state.pieces).filter((piece) => piece.zone === zone && piece.controller === seat).length,
              ).toBeLessThanOrEqual(5)
        }
      }),
      runs,
    )
  })
  test('can be taken up again from the position that the judge sees, where nothing is going on', () => {
    fc.assert(
      fc.property(plays, ([setup, choices]) => {
        for (const state of playOut(setup, choices)) {
          const { recent: _, passed: __, ...quiet } = state
          if (state.chain.length > 0 || state.waiting.length > 0 || state.choice || state.attack) continue
          if (isOver(state, law)) continue
          if (Object.values(state.pieces).some((piece) => piece.zone === 'gone')) continue
          const shared = yugioh.readSetup(JSON.parse(JSON.stringify(yugioh.position(state, 'judge'))))
          expect(shared && yugioh.start(shared, law)).toEqual({ kind: 'done', state: quiet, events: [] })
        }
      }),
      runs,
    )
  })
  test('leaves every state as it was given', () => {
    fc.assert(
      fc.property(plays, ([setup, choices]) => {
        for (const state of playOut(setup, choices)) {
          const before = JSON.stringify(state)
          frozen(state)
          for (const { action } of yugioh.actions(state, law)) yugioh.apply(state, action, law)
          expect(JSON.stringify(state)).toBe(before)
        }
      }),
      runs,
    )
  })
  test('gives states that are the same after JSON', () => {
    fc.assert(
      fc.property(plays, ([setup, choices]) => {
        for (const state of playOut(setup, choices)) expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      }),
      runs,
    )
  })
})

describe('the opponent', () => {
  test('sees the same, byte for byte, where only hidden cards differ', () => {
    fc.assert(
      fc.property(setups, fc.constantFrom(...playable), (setup, other) => {
        const hidden = setup.cards.findIndex(
          (card) =>
            card.owner === 'player' &&
            (card.zone === 'hand' || (card.zone === 'monster' && card.stance === 'face-down-defense')),
        )
        if (hidden < 0) return
        const swapped = { ...setup, cards: setup.cards.with(hidden, { ...setup.cards[hidden]!, card: other.id }) }
        const [one, two] = [setup, swapped].map((each) => yugioh.start(each, law))
        if (one?.kind !== 'done' || two?.kind !== 'done') return
        expect(JSON.stringify(yugioh.view(one.state, 'opponent', law))).toBe(
          JSON.stringify(yugioh.view(two.state, 'opponent', law)),
        )
        expect(JSON.stringify(yugioh.position(one.state, 'opponent'))).toBe(
          JSON.stringify(yugioh.position(two.state, 'opponent')),
        )
      }),
      { numRuns: 300 },
    )
  })
})

describe('what the opponent may try', () => {
  test('is the same, with the same reasons, where only hidden cards differ', () => {
    fc.assert(
      fc.property(setups, fc.constantFrom(...playable), fc.boolean(), (setup, other, theirTurn) => {
        const hidden = setup.cards.findIndex(
          (card) =>
            card.owner === 'player' &&
            (card.zone === 'hand' || (card.zone === 'monster' && card.stance === 'face-down-defense')),
        )
        if (hidden < 0) return
        const turn = { ...setup, active: theirTurn ? ('opponent' as const) : ('player' as const) }
        const swapped = { ...turn, cards: turn.cards.with(hidden, { ...turn.cards[hidden]!, card: other.id }) }
        const offers = [turn, swapped].map((each) => {
          const started = yugioh.start(each, law)
          if (started.kind === 'refused') return undefined
          return offersFor(yugioh.actions(started.state, law), 'opponent').map((offer) => ({
            ...offer,
            unmet: unmetFor(offer.unmet, 'opponent'),
            label: yugioh.label(started.state, offer.action, 'opponent'),
          }))
        })
        if (!offers[0] || !offers[1]) return
        expect(JSON.stringify(offers[0])).toBe(JSON.stringify(offers[1]))
      }),
      { numRuns: 300 },
    )
  })
})

describe('what an address brings', () => {
  test('is answered or refused, and nothing throws', () => {
    fc.assert(
      fc.property(setups, fc.array(fc.jsonValue()), (setup, junk) => {
        for (const json of junk) {
          const bad = readSetup(json)
          if (bad) yugioh.start(bad, law)
        }
        const started = yugioh.start(setup, law)
        if (started.kind === 'refused') return
        for (const type of [
          'normalSummon',
          'activate',
          'attack',
          'flipSummon',
          'specialSummon',
          'setCard',
          'choosePosition',
          'look',
          'resolve',
          'decline',
          'nextPhase',
        ]) {
          const action = readAction({
            type,
            by: 'opponent',
            card: 'none',
            as: 'attack',
            stance: 'face-up-attack',
            targets: ['none'],
          })
          expect(action ? yugioh.apply(started.state, action, law).kind : 'no action').toMatch(/done|refused|no action/)
        }
      }),
      runs,
    )
  })
})
