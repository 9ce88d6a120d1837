import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { replay } from '../../engine'
import { magic, type Action, type State } from './index'
import { begin, law, playOut, plays } from './random-play'

const runs = { numRuns: 30 }

describe('random legal play', () => {
  test('keeps every card, each in one zone: no more, no fewer', () => {
    fc.assert(
      fc.property(plays, ([setup, choices]) => {
        const names = (state: State) =>
          state.pieces.flatMap((piece) => (piece.card?.startsWith('token-') ? [] : [piece.card])).toSorted()
        const { states } = playOut(setup, choices)
        for (const state of states) {
          expect(names(state)).toEqual(names(states[0]!))
          expect(new Set(state.pieces.map((piece) => piece.id)).size).toBe(state.pieces.length)
          const inLibraries = [...state.library.player, ...state.library.opponent]
          expect(inLibraries.toSorted()).toEqual(
            state.pieces.flatMap((piece) => (piece.zone === 'library' ? [piece.id] : [])).toSorted(),
          )
          const spells = state.stack.flatMap((item) => (item.ability === undefined ? [item.source.id] : []))
          expect(spells.toSorted()).toEqual(
            state.pieces.flatMap((piece) => (piece.zone === 'stack' ? [piece.id] : [])).toSorted(),
          )
        }
      }),
      runs,
    )
  })
  test('leaves nothing that the state-based actions would change, and nothing face down where nothing is', () => {
    fc.assert(
      fc.property(plays, ([setup, choices]) => {
        for (const state of playOut(setup, choices).states) {
          const pieces = state.pieces
          expect(
            pieces.filter((piece) => piece.down && !['battlefield', 'stack', 'exile'].includes(piece.zone)),
          ).toEqual([])
          expect(
            pieces.filter(
              (piece) =>
                piece.zone !== 'battlefield' &&
                (piece.tapped || piece.counters > 0 || piece.damage > 0 || piece.attached !== undefined),
            ),
          ).toEqual([])
          const settled = !state.choice && !state.resolving && !state.over
          const toughness = pieces.map((piece) =>
            settled && piece.zone === 'battlefield' ? magic.fact(state, `${piece.id}.toughness`, law) : undefined,
          )
          expect(toughness.filter((n) => typeof n === 'number' && n <= 0)).toEqual([])
          const pools = [...Object.values(state.mana.player), ...Object.values(state.mana.opponent)]
          expect(pools.filter((n) => n < 0)).toEqual([])
          expect(state.over !== undefined || (state.life.player > 0 && state.life.opponent > 0)).toBe(true)
        }
      }),
      runs,
    )
  })
  test('is the same when it is replayed, and undone by replaying fewer', () => {
    fc.assert(
      fc.property(plays, fc.nat(99), ([setup, choices], fewer) => {
        const { states, actions } = playOut(setup, choices)
        const n = fewer % (actions.length + 1)
        const again = (some: readonly Action[]) => replay(magic, begin(setup), some, law).map((move) => move.after)
        expect(JSON.stringify(again(actions))).toBe(JSON.stringify(states.slice(1)))
        expect(JSON.stringify(again(actions.slice(0, n)).at(-1) ?? begin(setup))).toBe(JSON.stringify(states[n]))
      }),
      runs,
    )
  })
  test('gives states, actions and positions that are the same after JSON', () => {
    fc.assert(
      fc.property(plays, ([setup, choices]) => {
        const { states, actions } = playOut(setup, choices)
        for (const state of states) {
          const text = JSON.stringify(state)
          expect(JSON.stringify(JSON.parse(text))).toBe(text)
          expect(magic.readSetup(JSON.parse(JSON.stringify(magic.position(state, 'judge'))))).toEqual(
            magic.position(state, 'judge'),
          )
        }
        for (const action of actions) expect(magic.readAction(JSON.parse(JSON.stringify(action)))).toEqual(action)
      }),
      runs,
    )
  })
  test('can be shared: the position of any viewer is one to go on from, and looks the same to that viewer', () => {
    fc.assert(
      fc.property(plays, ([setup, choices]) => {
        const state = playOut(setup, choices).states.at(-1)!
        for (const viewer of ['player', 'opponent', 'judge'] as const) {
          const shared = magic.start(magic.position(state, viewer), law)
          if (shared.kind === 'refused') throw new Error(`${viewer}: ${JSON.stringify(shared.unmet)}`)
          const faces = (of: State) =>
            magic
              .view(of, viewer, law)
              .zones.flatMap((zone) => zone.cards.map((card) => [zone.id, card.name?.en, card.face, card.label.en]))
          expect(faces(shared.state)).toEqual(faces(state))
        }
      }),
      runs,
    )
  })
})
