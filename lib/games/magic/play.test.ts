import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventText, lawOf, offersFor, replay, viewers } from '../../engine'
import { readAction } from './action'
import { cards, magic, type Action, type Setup, type SetupCard, type State } from './index'
import { downs } from './vocabulary'

const law = lawOf('now')
const zones = ['battlefield', 'battlefield', 'battlefield', 'hand', 'hand', 'library', 'graveyard', 'exile'] as const
const real = cards.filter((card) => !card.token)

const someCard: fc.Arbitrary<SetupCard> = fc
  .record({
    card: fc.constantFrom(...real),
    zone: fc.constantFrom(...zones),
    owner: fc.constantFrom('player' as const, 'opponent' as const),
    down: fc.option(fc.constantFrom(...downs), { nil: undefined }),
    tapped: fc.boolean(),
    counters: fc.nat(2),
  })
  .map(({ card, zone, owner, down, tapped, counters }) => {
    const there = zone === 'battlefield'
    return {
      id: '',
      card: card.id,
      owner,
      zone,
      ...(there && down ? { down } : {}),
      ...(there && tapped ? { tapped: true as const } : {}),
      ...(there && counters > 0 ? { counters } : {}),
    }
  })
  // Each card by itself lies where it can lie; only two of them may not agree.
  .filter((card) => magic.start({ cards: [{ ...card, id: 'c' }] }, law).kind === 'done')

/** A random position that can come about, with lands to pay with. */
const setups: fc.Arbitrary<Setup> = fc
  .record({
    given: fc.array(someCard, { minLength: 3, maxLength: 8 }),
    step: fc.constantFrom('main1' as const, 'attackers' as const, 'upkeep' as const),
    seed: fc.nat(9999),
  })
  .map(({ given, step, seed }) => ({
    step,
    seed,
    cards: [
      ...given.map((card, index) => ({ ...card, id: `c${index}` })),
      ...(['plains', 'island', 'swamp', 'mountain', 'forest'] as const).flatMap((land) =>
        (['player', 'opponent'] as const).flatMap((owner) =>
          [1, 2].map((n) => ({ id: `${owner}-${land}-${n}`, card: land, owner, zone: 'battlefield' as const })),
        ),
      ),
      ...(['player', 'opponent'] as const).map((owner) => ({
        id: `${owner}-bottom`,
        card: 'forest',
        owner,
        zone: 'library' as const,
      })),
    ],
  }))
  .filter((setup) => magic.start(setup, law).kind === 'done')

function begin(setup: Setup): State {
  const started = magic.start(setup, law)
  if (started.kind === 'refused') throw new Error('an impossible position')
  return started.state
}

/** Every state of a random legal play, with the actions that led there. Conceding is left out, for it ends the play. */
function playOut(
  setup: Setup,
  choices: readonly number[],
): { readonly states: readonly State[]; readonly actions: readonly Action[] } {
  const states = [begin(setup)]
  const actions: Action[] = []
  for (const choice of choices) {
    const allowed = magic
      .actions(states.at(-1)!, law)
      .filter((offer) => offer.unmet.length === 0 && offer.action.type !== 'concede')
    if (allowed.length === 0) break
    const { action } = allowed[choice % allowed.length]!
    const outcome = magic.apply(states.at(-1)!, action, law)
    if (outcome.kind === 'refused') throw new Error(`an allowed action was refused: ${JSON.stringify(action)}`)
    states.push(outcome.state)
    actions.push(action)
  }
  return { states, actions }
}

const plays = fc.tuple(setups, fc.array(fc.nat(9999), { minLength: 1, maxLength: 12 }))
const runs = { numRuns: 30 }

describe('random legal play', () => {
  test('keeps every card, each in one zone: no more, no fewer', () => {
    fc.assert(
      fc.property(plays, ([setup, choices]) => {
        const names = (state: State) =>
          Object.values(state.pieces)
            .flatMap((piece) => (piece.card?.startsWith('token-') ? [] : [piece.card]))
            .toSorted()
        const { states } = playOut(setup, choices)
        for (const state of states) {
          expect(names(state)).toEqual(names(states[0]!))
          for (const [id, piece] of Object.entries(state.pieces)) expect(piece.id).toBe(id)
          const inLibraries = [...state.library.player, ...state.library.opponent]
          expect(inLibraries.toSorted()).toEqual(
            Object.values(state.pieces)
              .flatMap((piece) => (piece.zone === 'library' ? [piece.id] : []))
              .toSorted(),
          )
          const spells = state.stack.flatMap((item) => (item.ability === undefined ? [item.source.id] : []))
          expect(spells.toSorted()).toEqual(
            Object.values(state.pieces)
              .flatMap((piece) => (piece.zone === 'stack' ? [piece.id] : []))
              .toSorted(),
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
          const pieces = Object.values(state.pieces)
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

describe('what an address brings', () => {
  test('is answered or refused, and nothing throws', () => {
    fc.assert(
      fc.property(setups, fc.array(fc.jsonValue()), fc.jsonValue(), (setup, junk, any) => {
        for (const json of junk) {
          const bad = magic.readSetup(json)
          if (bad) magic.start(bad, law)
          magic.readAction(json)
        }
        const state = begin(setup)
        for (const type of [
          'cast',
          'castFaceDown',
          'playLand',
          'activate',
          'turnUp',
          'pass',
          'resolve',
          'pay',
          'decline',
          'choose',
          'attack',
          'block',
          'look',
          'mix',
          'concede',
        ]) {
          for (const card of ['none', 'c0', 'constructor', 'player']) {
            const action = readAction({
              type,
              by: 'opponent',
              card,
              cards: [card],
              targets: [card],
              ability: 'none',
              way: 'morph',
              cost: [card],
              ...(Array.isArray(any) ? { cards: any } : {}),
            })
            const answer = action && [magic.apply(state, action, law).kind, magic.label(state, action, 'opponent').en]
            expect(answer?.[0] ?? 'done').toMatch(/done|refused/)
          }
        }
      }),
      { numRuns: 60 },
    )
  })
  test('may be a position in which something was changed by hand: it is read or not, and nothing throws', () => {
    fc.assert(
      fc.property(plays, fc.nat(9999), fc.jsonValue({ maxDepth: 1 }), ([setup, choices], at, value) => {
        const state = playOut(setup, choices).states.at(-1)!
        const changed = magic.readSetup(withLeaf(magic.position(state, 'judge'), at, value))
        fc.pre(changed !== undefined)
        const started = magic.start(changed!, law)
        const states = started.kind === 'done' ? [started.state] : []
        const tables = states.flatMap((one) => viewers.map((viewer) => magic.view(one, viewer, law).viewer))
        expect(tables).toEqual(states.flatMap(() => viewers))
        const verdicts = states.flatMap((one) =>
          magic.actions(one, law).map(({ action }) => magic.apply(one, action, law).kind),
        )
        expect(verdicts.filter((verdict) => verdict !== 'done' && verdict !== 'refused')).toEqual([])
      }),
      { numRuns: 25, maxSkipsPerRun: 1000 },
    )
  })
})

/** JSON with one of its leaves changed. */
function withLeaf(json: unknown, at: number, value: unknown): unknown {
  const leaves: (readonly string[])[] = []
  const walk = (here: unknown, path: readonly string[]): void => {
    if (typeof here === 'object' && here !== null)
      for (const [name, one] of Object.entries(here)) walk(one, [...path, name])
    else leaves.push(path)
  }
  walk(json, [])
  const path = leaves[at % leaves.length]!
  const copy = structuredClone(json) as Record<string, unknown>
  const last = path.at(-1)!
  const holder = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((here, name) => here[name] as Record<string, unknown>, copy)
  const old = holder[last]
  // Half the time something that fits in form: another id, another number.
  const alike =
    typeof old === 'string'
      ? ['player-forest-1', 'opponent', 'c0', 'hand'][at % 4]
      : typeof old === 'number'
        ? at % 7
        : value
  holder[last] = at % 2 === 0 ? alike : value
  return copy
}
