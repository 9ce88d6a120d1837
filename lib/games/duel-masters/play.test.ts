import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawOf, replay, viewers } from '../../engine'
import { frozen } from '../frozen'
import { readAction, type Action } from './action'
import type { Card } from './card'
import { faceOf, isCreature, stands } from './faces'
import { cards, duelMasters, type Setup, type SetupCard, type State } from './index'
import { isHyperspatial } from './move'
import { possible } from './possible'
import { readSetup } from './setup'
import { standing, type Zone } from './vocabulary'

const law = lawOf('now')
const seats = ['player', 'opponent'] as const
const playable = cards.filter((card) => !card.faces[0]!.part)
const isHyper = (card: Card) =>
  isHyperspatial({
    id: '',
    card: card.id,
    owner: 'player',
    zone: 'hand',
    face: 1,
    tapped: false,
    effects: [],
    memory: {},
  })

/** Where a card may lie, for a random position. */
function zoneFor(card: Card, wanted: Zone): Zone {
  const type = card.faces[0]!.cardType
  const onTable = standing.includes(type)
  if (isHyper(card)) return wanted === 'battle' && onTable ? 'battle' : 'hyperspatial'
  if (type === 'pulse' || type === 'ceremony' || type === 'nebula' || type === 'field') return 'battle'
  if (wanted === 'hyperspatial' || (wanted === 'battle' && !onTable)) return 'hand'
  return wanted
}

const wantedZones: readonly Zone[] = [
  'battle',
  'battle',
  'battle',
  'hand',
  'hand',
  'shields',
  'graveyard',
  'hyperspatial',
]

/** A random position of cards that may lie where they lie, with mana, shields and some history. */
const setups: fc.Arbitrary<Setup> = fc
  .record({
    step: fc.constantFrom('main' as const, 'attack' as const, 'end' as const, 'charge' as const),
    given: fc.array(
      fc.record({
        card: fc.constantFrom(...playable),
        zone: fc.constantFrom(...wantedZones),
        owner: fc.constantFrom(...seats),
        tapped: fc.boolean(),
        arrived: fc.boolean(),
        face: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 4, maxLength: 12 },
    ),
  })
  .map(({ step, given }): Setup => {
    const main = given.map(({ card, zone, owner, tapped, arrived, face }, index): SetupCard => {
      const at = zoneFor(card, zone)
      const up = at === 'battle' && standing.includes(card.faces[face - 1]?.cardType ?? 'cell') ? face : 1
      const creature = card.faces[up - 1]!.cardType === 'creature'
      return {
        id: `c${index}`,
        card: card.id,
        owner,
        zone: at,
        ...(at === 'battle' ? { face: up } : {}),
        ...(at === 'battle' && creature && tapped ? { tapped: true as const } : {}),
        ...(at === 'battle' && arrived ? { memory: { arrived: true as const } } : {}),
      }
    })
    const rest = seats.flatMap((owner): readonly SetupCard[] => [
      ...['cocco-lupia', 'aqua-hulcus', 'yamino-dobel', 'urth', 'bronze-arm-tribe', 'cocco-lupia'].map(
        (card, index) => ({
          id: `${owner}-mana-${index}`,
          card,
          owner,
          zone: 'mana' as const,
        }),
      ),
      ...['demon-hand', 'fairy-re-life', 'cocco-lupia'].map((card, index) => ({
        id: `${owner}-shield-${index}`,
        card,
        owner,
        zone: 'shields' as const,
      })),
      { id: `${owner}-top`, card: 'bolshack-dragon-gs', owner, zone: 'deck' },
    ])
    return { step, cards: [...main, ...rest] }
  })
  .filter((setup) => duelMasters.start(setup, law).kind === 'done')

interface Play {
  readonly states: readonly State[]
  readonly actions: readonly Action[]
}

/** A random legal play. */
function playOut(setup: Setup, choices: readonly number[], law = lawOf('now')): Play {
  const started = duelMasters.start(setup, law)
  if (started.kind === 'refused') return { states: [], actions: [] }
  const states = [started.state]
  const actions: Action[] = []
  for (const choice of choices) {
    const allowed = duelMasters.actions(states.at(-1)!, law).filter((offer) => offer.unmet.length === 0)
    if (allowed.length === 0) break
    const { action } = allowed[choice % allowed.length]!
    const outcome = duelMasters.apply(states.at(-1)!, action, law)
    if (outcome.kind === 'refused') throw new Error('an allowed action was refused')
    states.push(outcome.state)
    actions.push(action)
  }
  return { states, actions }
}

const plays = fc.tuple(setups, fc.array(fc.nat(999), { minLength: 1, maxLength: 12 }))
const runs = { numRuns: 40 }

/** Nothing in a state that a position could not hold, and nothing that should have gone long ago. */
function wrongIn(state: State): readonly string[] {
  return state.pieces.flatMap((piece) => {
    const found = possible(state, piece).map((unmet) => unmet.text.en)
    const type = faceOf(state, piece)?.cardType
    if (stands(piece) && type !== undefined && !standing.includes(type) && type !== 'weapon') found.push('unfit')
    if (piece.tapped && piece.zone === 'battle' && type !== 'creature') found.push('tapped, and no creature')
    if (piece.zone !== 'battle' && (piece.effects.length > 0 || Object.keys(piece.memory).length > 0))
      found.push('a memory outside the battle zone')
    return found.map((what) => `${piece.id} (${piece.card}): ${what}`)
  })
}

describe('random legal play', () => {
  test('keeps every card, each where and as its kind allows, under the rules of every time', () => {
    fc.assert(
      fc.property(plays, fc.constantFrom(...duelMasters.eras), ([setup, choices], { id }) => {
        const { states } = playOut(setup, choices, lawOf(id))
        for (const state of states) {
          expect(state.pieces).toHaveLength(states[0]!.pieces.length)
          expect(new Set(state.pieces.map((piece) => piece.id)).size).toBe(state.pieces.length)
          expect(wrongIn(state)).toEqual([])
        }
      }),
      runs,
    )
  })
  test('replayed gives the same states; fewer actions undo exactly; JSON changes nothing', () => {
    fc.assert(
      fc.property(plays, ([setup, choices]) => {
        const { states, actions } = playOut(setup, choices)
        const read = actions.map((action) => readAction(JSON.parse(JSON.stringify(action)))!)
        const again = replay(duelMasters, states[0]!, read, law)
        expect(again.map((move) => move.after)).toEqual(states.slice(1))
        for (const state of states) expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      }),
      runs,
    )
  })
  test('leaves every state as it was, whatever is tried from it', () => {
    fc.assert(
      fc.property(plays, fc.constantFrom(...duelMasters.eras), ([setup, choices], { id }) => {
        const { states } = playOut(setup, choices, lawOf(id))
        for (const [index, state] of states.entries()) {
          const before = JSON.stringify(state)
          frozen(state)
          for (const { action } of duelMasters.actions(state, lawOf(id))) duelMasters.apply(state, action, lawOf(id))
          for (const viewer of viewers) duelMasters.view(state, viewer, lawOf(id))
          expect(JSON.stringify(states[index])).toBe(before)
        }
      }),
      runs,
    )
  })
  test('lets no creature attack twice in a row without untapping, nor one that is sick', () => {
    fc.assert(
      fc.property(plays, ([setup, choices]) => {
        const { states, actions } = playOut(setup, choices)
        for (const [index, action] of actions.entries()) {
          if (action.type !== 'attack') continue
          const before = states[index]!
          const piece = before.pieces.find((one) => one.id === action.card)!
          expect([isCreature(before, piece), piece.tapped]).toEqual([true, false])
          expect(duelMasters.fact(before, `${action.card}.sick`, law)).toBe(false)
        }
      }),
      runs,
    )
  })
  test('shared by a viewer comes back as a position that can come about and looks the same to that viewer', () => {
    fc.assert(
      fc.property(plays, fc.constantFrom('player' as const, 'opponent' as const), ([setup, choices], viewer) => {
        const state = playOut(setup, choices).states.at(-1)!
        if (state.waiting.length > 0 || state.attack || state.broken || state.choices.length > 0 || state.over) return
        const shared = readSetup(JSON.parse(JSON.stringify(duelMasters.position(state, viewer))))!
        const opened = duelMasters.start(shared, law)
        if (opened.kind === 'refused') throw new Error(opened.unmet.map((unmet) => unmet.text.en).join('; '))
        expect(JSON.stringify(duelMasters.view(opened.state, viewer, law))).toBe(
          JSON.stringify(duelMasters.view(state, viewer, law)),
        )
      }),
      runs,
    )
  })
})

describe('the opponent', () => {
  test('sees the same, byte for byte, where only hidden cards differ', () => {
    fc.assert(
      fc.property(setups, fc.constantFrom(...playable.filter((card) => !isHyper(card))), (setup, other) => {
        for (const zone of ['hand', 'deck', 'shields'] as const) {
          const hidden = setup.cards.findIndex(
            (card) => card.zone === zone && (zone !== 'hand' || card.owner === 'player'),
          )
          if (hidden < 0) continue
          const swapped = { ...setup, cards: setup.cards.with(hidden, { ...setup.cards[hidden]!, card: other.id }) }
          const [one, two] = [setup, swapped].map((each) => duelMasters.start(each, law))
          if (one?.kind !== 'done' || two?.kind !== 'done') continue
          expect(JSON.stringify(duelMasters.view(one.state, 'opponent', law))).toBe(
            JSON.stringify(duelMasters.view(two.state, 'opponent', law)),
          )
          expect(JSON.stringify(duelMasters.position(one.state, 'opponent'))).toBe(
            JSON.stringify(duelMasters.position(two.state, 'opponent')),
          )
        }
      }),
      { numRuns: 100 },
    )
  })
  test('goes on seeing the same while others play, as long as the card stays hidden', () => {
    const ordinary = playable.filter(
      (card) => !isHyper(card) && ['creature', 'spell'].includes(card.faces[0]!.cardType),
    )
    fc.assert(
      fc.property(plays, fc.constantFrom(...ordinary), fc.nat(20), ([setup, choices], other, which) => {
        const hidden = setup.cards.filter(
          ({ zone, owner }) => zone === 'shields' || (zone === 'hand' && owner === 'player'),
        )
        const secret = hidden[which % hidden.length]!
        const swapped = {
          ...setup,
          cards: setup.cards.map((card) => (card === secret ? { ...card, card: other.id } : card)),
        }
        const { states, actions } = playOut(setup, choices)
        const start = duelMasters.start(swapped, law)
        if (start.kind === 'refused') return
        const again = [start.state, ...replay(duelMasters, start.state, actions, law).map((move) => move.after)]
        for (const [index, state] of states.entries()) {
          const action = actions[index - 1]
          if (action && JSON.stringify(action).includes(`"${secret.id}"`)) return
          const lies = [state, again[index]!].map((one) => one.pieces.find((piece) => piece.id === secret.id)?.zone)
          if (lies.some((zone) => zone !== 'shields' && zone !== 'hand')) return
          // The opponent's own shield is known to the opponent once it is in the hand.
          if (secret.owner === 'opponent' && lies.includes('hand')) return
          const [one, two] = [state, again[index]!].map((each) =>
            JSON.stringify(duelMasters.view(each, 'opponent', law)),
          )
          expect(two).toBe(one)
        }
      }),
      { numRuns: 50 },
    )
  })
  test('finds nothing of a shuffled card in its new id', () => {
    const start = duelMasters.start(
      {
        active: 'opponent',
        cards: [
          { id: 'secret', card: 'cocco-lupia', zone: 'hand' },
          { id: 'delete', card: 'all-delete', owner: 'opponent', zone: 'hand' },
          ...Array.from({ length: 11 }, (_, index) => ({
            id: `m${index}`,
            card: 'yamino-dobel',
            owner: 'opponent' as const,
            zone: 'mana' as const,
          })),
        ],
      },
      law,
    )
    if (start.kind !== 'done') throw new Error('impossible')
    const outcome = duelMasters.apply(start.state, { type: 'cast', by: 'opponent', card: 'delete' }, law)
    if (outcome.kind !== 'done') throw new Error('refused')
    expect(outcome.state.pieces.map((piece) => piece.id)).not.toContain('secret')
    expect(JSON.stringify(duelMasters.view(outcome.state, 'opponent', law))).not.toContain('cocco')
  })
})

describe('what an address brings', () => {
  test('is answered or refused, and nothing throws', () => {
    fc.assert(
      fc.property(setups, fc.array(fc.jsonValue()), (setup, junk) => {
        for (const json of junk) {
          const bad = readSetup(json)
          if (bad) duelMasters.start(bad, law)
        }
        const started = duelMasters.start(setup, law)
        if (started.kind === 'refused') return
        for (const type of [
          'charge',
          'summon',
          'cast',
          'use',
          'attack',
          'block',
          'proceed',
          'declare',
          'resolve',
          'decline',
          'choose',
          'nextStep',
        ])
          for (const card of ['none', 'c0', 'c1', 'player-shield-0']) {
            const action = readAction({
              type,
              by: 'opponent',
              card,
              ability: 'none',
              choices: [['none'], ['c0']],
              faces: { c0: 9 },
            })
            const outcome = action && duelMasters.apply(started.state, action, law)
            for (const unmet of outcome?.kind === 'refused' ? outcome.unmet : [])
              expect(typeof unmet.text.ja + typeof unmet.cure.en).toBe('stringstring')
          }
      }),
      runs,
    )
  })
  test('is refused with reasons where it could not come about', () => {
    const wrong: readonly SetupCard[] = [
      { id: 'a', card: 'protoheart', zone: 'battle' },
      { id: 'b', card: 'gachinko-pippi', zone: 'battle', face: 2 },
      { id: 'c', card: 'demon-hand', zone: 'battle' },
      { id: 'd', card: 'musin-toukon', zone: 'battle', tapped: true },
      { id: 'e', card: 'shinkai-janus', zone: 'hand' },
      { id: 'f', card: 'cocco-lupia', zone: 'hyperspatial' },
      { id: 'g', card: 'no-such-card', zone: 'hand' },
      { id: 'h', card: 'shinkai-janus', zone: 'battle', face: 3 },
      { id: 'i', zone: 'battle' },
      { id: 'j', card: 'cocco-lupia', zone: 'battle', seal: true, on: 'nothing' },
      { id: 'k', card: 'forbidden-star-alpha', zone: 'battle', face: 2 },
      { id: 'l', card: 'sample-trio-2', zone: 'battle', face: 2, link: 'f' },
    ]
    for (const card of wrong)
      expect([card.id, duelMasters.start({ cards: [card] }, law).kind]).toEqual([card.id, 'refused'])
  })
  test('that has a weapon equipped to a creature of the other player', () => {
    const setup = (owner: 'player' | 'opponent'): Setup => ({
      cards: [
        { id: 'dragon', card: 'bolshack-dragon', zone: 'battle', owner },
        { id: 'sword', card: 'protoheart', zone: 'battle', on: 'dragon' },
      ],
    })
    expect(duelMasters.start(setup('player'), law).kind).toBe('done')
    expect(duelMasters.start(setup('opponent'), law).kind).toBe('refused')
  })
  test('that has an ordinary creature linked to others', () => {
    const linked = (card: string, face: number): Setup => ({
      cards: [
        { id: 'lead', card: 'sample-trio-1', zone: 'battle', face: 2 },
        { id: 'part', card, zone: 'battle', face, link: 'lead' },
        { id: 'third', card: 'sample-trio-3', zone: 'battle', face: 2, link: 'lead' },
      ],
    })
    expect(duelMasters.start(linked('sample-trio-2', 2), law).kind).toBe('done')
    expect(duelMasters.start(linked('bolshack-dragon', 1), law).kind).toBe('refused')
  })
})

test('at least forty real cards are there, and no effect that is not modelled can be used', () => {
  expect(cards.filter((card) => !card.sample).length).toBeGreaterThanOrEqual(40)
  expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length)
  for (const card of cards)
    for (const face of card.faces) {
      expect([card.id, face.name.ja === '' || face.name.en === '']).toEqual([card.id, false])
      for (const ability of face.abilities ?? []) expect([card.id, ability.text.ja, ability.text.en]).not.toContain('')
    }
})
