import * as fc from 'fast-check'
import { lawOf } from '../../engine'
import { cards, magic, type Action, type Setup, type SetupCard, type State } from './index'
import { downs } from './vocabulary'

/** Random positions and random legal play, for tests. */

export const law = lawOf('now')
const zones = ['battlefield', 'battlefield', 'battlefield', 'hand', 'hand', 'library', 'graveyard', 'exile'] as const
export const real = cards.filter((card) => !card.token)

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
export const setups: fc.Arbitrary<Setup> = fc
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

export function begin(setup: Setup): State {
  const started = magic.start(setup, law)
  if (started.kind === 'refused') throw new Error('an impossible position')
  return started.state
}

/** Every state of a random legal play, with the actions that led there. Conceding is left out, for it ends the play. */
export function playOut(
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

export const plays = fc.tuple(setups, fc.array(fc.nat(9999), { minLength: 1, maxLength: 12 }))
