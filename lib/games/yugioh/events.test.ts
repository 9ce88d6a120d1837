import { describe, expect, test } from 'vitest'
import { eventText, lawOf } from '../../engine'
import { yugioh, type Action, type Setup } from './index'

const law = lawOf('now')

/** What is told of the last of some actions, to the one who may know all. */
function told(setup: Setup, ...actions: readonly Action[]): readonly string[] {
  const started = yugioh.start(setup, law)
  if (started.kind === 'refused') throw new Error(started.unmet[0]!.text.en)
  let state = started.state
  let said: readonly string[] = []
  for (const action of actions) {
    const outcome = yugioh.apply(state, action, law)
    if (outcome.kind === 'refused') throw new Error(outcome.unmet[0]!.text.en)
    state = outcome.state
    said = outcome.events.map((event) => eventText(event, 'judge').en)
  }
  return said
}

const resolve: Action = { type: 'resolve', by: 'player' }

describe('what is told of an action', () => {
  test('names the phase that begins', () => {
    const setup: Setup = { cards: [] }
    expect(told(setup, { type: 'nextPhase', by: 'player' })).toEqual(['Battle Phase'])
  })

  test('says whose life points change', () => {
    const setup: Setup = { phase: 'battle', cards: [{ id: 'elf', card: 'celtic-guardian', zone: 'monster' }] }
    expect(told(setup, { type: 'attack', by: 'player', card: 'elf' }, resolve)).toEqual([
      "The opponent's life points -1400",
    ])
  })

  test('says that the duel is over, and then nothing more is done', () => {
    const setup: Setup = {
      phase: 'battle',
      lp: { opponent: 1000 },
      cards: [{ id: 'elf', card: 'celtic-guardian', zone: 'monster' }],
    }
    const attack: Action = { type: 'attack', by: 'player', card: 'elf' }
    expect(told(setup, attack, resolve)).toContain('The duel is over')
    expect(() => told(setup, attack, resolve, { type: 'nextPhase', by: 'player' })).toThrow('The duel is over')
  })

  test('says where a card returns to', () => {
    const setup: Setup = {
      cards: [
        { id: 'yagan', card: 'worm-yagan', zone: 'monster', stance: 'face-down-defense' },
        { id: 'elf', card: 'celtic-guardian', zone: 'monster', owner: 'opponent' },
      ],
    }
    const flip: Action = { type: 'flipSummon', by: 'player', card: 'yagan' }
    const activate: Action = { type: 'activate', by: 'player', card: 'yagan', effect: 'return', targets: ['elf'] }
    expect(told(setup, flip, activate, resolve)).toContain("Celtic Guardian returns to its owner's hand")
  })

  test('rests a Tribute on its rule', () => {
    const setup: Setup = {
      cards: [
        { id: 'skull', card: 'summoned-skull', zone: 'hand' },
        { id: 'elf', card: 'celtic-guardian', zone: 'monster' },
      ],
    }
    const started = yugioh.start(setup, law)
    const summon: Action = { type: 'normalSummon', by: 'player', card: 'skull', as: 'attack', tributes: ['elf'] }
    const outcome = started.kind === 'done' ? yugioh.apply(started.state, summon, law) : started
    expect(outcome.kind === 'done' && outcome.events[0]!.cites).toEqual(['ygo-rule-tributes'])
  })
})
