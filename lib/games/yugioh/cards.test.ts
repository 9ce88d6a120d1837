import { describe, expect, test } from 'vitest'
import { lawOf } from '../../engine'
import { notModelled } from './activation/effect'
import { cards, yugioh, type Action, type Setup, type SetupCard, type State } from './index'

const law = lawOf('now')
const card = (id: string, name: string, more: Partial<SetupCard> = {}): SetupCard => ({
  id,
  card: name,
  zone: 'monster',
  ...more,
})
const theirs = { owner: 'opponent' } as const
const act = (id: string, more: Partial<Action & { type: 'activate' }> = {}): Action => ({
  type: 'activate',
  by: 'player',
  card: id,
  ...more,
})
const resolve: Action = { type: 'resolve', by: 'player' }

/** Plays actions that are all allowed. */
function play(setup: Setup, actions: readonly Action[]): State {
  const started = yugioh.start(setup, law)
  if (started.kind === 'refused') throw new Error(started.unmet[0]!.text.en)
  return actions.reduce((state, action) => {
    const outcome = yugioh.apply(state, action, law)
    if (outcome.kind === 'refused') throw new Error(`${JSON.stringify(action)}: ${outcome.unmet[0]!.text.en}`)
    return outcome.state
  }, started.state)
}
const fact = (state: State, name: string) => yugioh.fact(state, name, law)

describe('Different Dimension Gate', () => {
  const setup: Setup = {
    cards: [
      card('own', 'celtic-guardian', { stance: 'face-down-defense' }),
      card('other', 'luster-dragon', { ...theirs, stance: 'face-up-defense' }),
      card('gate', 'different-dimension-gate', { zone: 'hand' }),
      card('typhoon', 'mystical-space-typhoon', { zone: 'hand' }),
    ],
  }
  const banishes = [act('gate', { targets: ['own', 'other'] }), resolve]
  test('banishes a face-down monster face-down, and its controller may look (ygo-fd-51, ygo-fd-56)', () => {
    const state = play(setup, banishes)
    expect([fact(state, 'own.zone'), fact(state, 'own.face')]).toEqual(['banished', 'down'])
    expect(yugioh.apply(state, { type: 'look', by: 'player', card: 'own' }, law).kind).toBe('done')
    expect(yugioh.apply(state, { type: 'look', by: 'opponent', card: 'own' }, law).kind).toBe('refused')
  })
  test('gives both back in the positions that they had when it is destroyed', () => {
    const state = play(setup, [...banishes, act('typhoon', { targets: ['gate'] }), resolve])
    expect([fact(state, 'own.stance'), fact(state, 'other.stance')]).toEqual(['face-down-defense', 'face-up-defense'])
    expect([fact(state, 'own.controller'), fact(state, 'other.controller')]).toEqual(['player', 'opponent'])
  })
})

describe('a monster whose effects are negated', () => {
  test('may activate them, but they do nothing', () => {
    const setup: Setup = {
      cards: [card('bird', 'stealth-bird', { limits: [{ negated: true }] }), card('shield', 'mid-shield-gardna')],
    }
    expect(fact(play(setup, [act('bird', { effect: 'turn' }), resolve]), 'bird.stance')).toBe('face-up-attack')
    expect(fact(play(setup, [act('shield', { effect: 'turn' }), resolve]), 'shield.stance')).toBe('face-down-defense')
  })
})

describe('a Flip Summon', () => {
  const setup: Setup = {
    cards: [
      card('bird', 'stealth-bird', { stance: 'face-down-defense' }),
      card('breaker', 'breaker-the-magical-warrior', { stance: 'face-down-defense' }),
    ],
  }
  test('sets off what waits for it, and is no Normal Summon', () => {
    expect(fact(play(setup, [{ type: 'flipSummon', by: 'player', card: 'bird' }]), 'waiting')).toEqual(['bird'])
    expect(fact(play(setup, [{ type: 'flipSummon', by: 'player', card: 'breaker' }]), 'waiting')).toEqual([])
  })
})

describe('Symbols of Duty', () => {
  test('destroys the monster that it equips as it leaves the field', () => {
    const setup: Setup = {
      cards: [
        card('elf', 'celtic-guardian'),
        card('symbols', 'symbols-of-duty', { zone: 'spell', face: 'up', tie: 'elf' }),
        card('typhoon', 'mystical-space-typhoon', { zone: 'hand' }),
      ],
    }
    expect(fact(play(setup, [act('typhoon', { targets: ['symbols'] }), resolve]), 'elf.zone')).toBe('graveyard')
  })
  test('takes a Gemini Monster that was not summoned again as a Normal Monster', () => {
    const setup: Setup = {
      cards: [
        card('neos', 'elemental-hero-neos-alius'),
        card('symbols', 'symbols-of-duty', { zone: 'hand' }),
        card('skull', 'summoned-skull', { zone: 'graveyard' }),
      ],
    }
    expect(fact(play(setup, [act('symbols', { targets: ['skull'], cost: ['neos'] }), resolve]), 'choice')).toBeDefined()
  })
})

describe('Magical Exemplar', () => {
  test('gets counters for a Spell as it resolves, and pays with them for a Spellcaster of that Level', () => {
    const setup: Setup = {
      cards: [
        card('exemplar', 'magical-exemplar', { counters: 2 }),
        card('rush', 'rush-recklessly', { zone: 'hand' }),
        card('elf', 'mystical-elf', { zone: 'graveyard' }),
      ],
    }
    const spell = play(setup, [act('rush', { targets: ['exemplar'] }), resolve])
    expect(fact(spell, 'exemplar.counters')).toBe(4)
    const called = yugioh.apply(spell, act('exemplar', { effect: 'call', targets: ['elf'] }), law)
    expect(called.kind === 'done' && fact(called.state, 'exemplar.counters')).toBe(0)
  })
})

describe('what is not modelled of a card', () => {
  test.each(cards.filter((one) => one.partly).map((one) => [one.id, one] as const))(
    '%s: is offered in words and cannot be activated',
    (_, { id, type, kinds, partly }) => {
      const zone = kinds?.includes('Token') || kinds?.some((kind) => extra.includes(kind)) ? 'monster' : 'hand'
      const started = yugioh.start({ cards: [card('c', id, { zone: type === 'monster' ? zone : 'hand' })] }, law)
      if (started.kind === 'refused') throw new Error(started.unmet[0]!.text.en)
      const offer = yugioh
        .actions(started.state, law)
        .find(({ action }) => action.type === 'activate' && action.effect === notModelled)
      expect(offer?.unmet[0]?.text.ja).toContain(partly!.ja)
      expect(offer?.unmet[0]?.text.en).toContain(partly!.en)
    },
  )
  test('cards without such words have an effect for all that is printed, or none is printed', () => {
    const bare = cards.filter(
      (one) => !one.partly && !one.effects && !one.continuous && !one.summoning && !one.kinds?.includes('Normal'),
    )
    expect(bare.map((one) => one.id)).toEqual(['sample-token'])
  })
})
const extra = ['Fusion', 'Synchro', 'Xyz', 'Link']
