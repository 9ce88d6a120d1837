import { describe, expect, test } from 'vitest'
import { citationsOf, lawOf, type Outcome, type Seat } from '../../engine'
import { yugioh, type Action, type Setup, type SetupCard, type State } from './index'

const law = lawOf('now')
const mine = (id: string, card: string, more: Partial<SetupCard> = {}): SetupCard => ({
  id,
  card,
  zone: 'monster',
  ...more,
})
const theirs = (id: string, card: string, more: Partial<SetupCard> = {}): SetupCard =>
  mine(id, card, { owner: 'opponent', ...more })
const pass = (by: Seat): Action => ({ type: 'pass', by })
const both: readonly Action[] = [pass('player'), pass('opponent')]
const activate = (card: string, targets: readonly string[] = [], by: Seat = 'player'): Action => ({
  type: 'activate',
  by,
  card,
  targets,
})
const attack = (card: string, target: string): Action => ({ type: 'attack', by: 'player', card, target })
const summon = (card: string): Action => ({ type: 'normalSummon', by: 'player', card, as: 'attack' })

function play(setup: Setup, actions: readonly Action[]): State {
  const started = yugioh.start(setup, law)
  if (started.kind === 'refused') throw new Error(started.unmet[0]!.text.en)
  return actions.reduce((state, action) => {
    const outcome = yugioh.apply(state, action, law)
    if (outcome.kind === 'refused') throw new Error(`${JSON.stringify(action)}: ${outcome.unmet[0]!.text.en}`)
    return outcome.state
  }, started.state)
}
const attempt = (state: State, action: Action): Outcome<State> => yugioh.apply(state, action, law)
const fact = (state: State, name: string) => yugioh.fact(state, name, law)

describe('passing', () => {
  const setup: Setup = {
    cards: [
      mine('elf', 'celtic-guardian'),
      mine('moon', 'book-of-moon', { zone: 'hand' }),
      theirs('gem', 'luster-dragon'),
      theirs('sun', 'desert-sunlight', { zone: 'spell' }),
    ],
  }
  test('a chain resolves once both have passed, one after the other', () => {
    const once = play(setup, [activate('moon', ['elf']), pass('opponent')])
    expect(fact(once, 'elf.stance')).toBe('face-up-attack')
    expect(yugioh.view(once, 'player', law).prompt?.by).toBe('player')
    expect(fact(play(setup, [activate('moon', ['elf']), pass('opponent'), pass('player')]), 'elf.stance')).toBe(
      'face-down-defense',
    )
  })
  test('nobody passes twice in a row, and an activation asks both again', () => {
    const once = play(setup, [activate('moon', ['elf']), pass('player')])
    expect(citationsOf(attempt(once, pass('player')))).toEqual(['ygo-rule-awaited'])
    const asked = play(setup, [
      activate('moon', ['elf']),
      pass('player'),
      activate('sun', [], 'opponent'),
      pass('player'),
    ])
    expect(fact(asked, 'chain')).toEqual(['moon', 'sun'])
  })
  test('there is nothing to pass on while nothing is going on', () => {
    expect(citationsOf(attempt(play(setup, []), pass('player')))).toEqual(['ygo-rule-chain'])
  })
  test('both passing is what resolving does', () => {
    const passed = play(setup, [activate('moon', ['elf']), ...both])
    expect(passed).toEqual(play(setup, [activate('moon', ['elf']), { type: 'resolve', by: 'player' }]))
  })
})

describe('the moment after a summon', () => {
  const setup: Setup = {
    cards: [
      mine('elf', 'celtic-guardian', { zone: 'hand' }),
      mine('gem', 'luster-dragon', { stance: 'face-down-defense' }),
      mine('low', 'mystical-elf', { stance: 'face-down-defense' }),
      theirs('hole', 'trap-hole', { zone: 'spell' }),
    ],
  }
  test('a Trap that waits for a Normal or Flip Summon may answer it', () => {
    expect(fact(play(setup, [summon('elf'), activate('hole', ['elf'], 'opponent'), ...both]), 'elf.zone')).toBe(
      'graveyard',
    )
    const flipped = play(setup, [{ type: 'flipSummon', by: 'player', card: 'gem' }])
    expect(attempt(flipped, activate('hole', ['gem'], 'opponent')).kind).toBe('done')
  })
  test('not a summon of another monster than it asks for, nor another monster than the one summoned', () => {
    const low = play(setup, [{ type: 'flipSummon', by: 'player', card: 'low' }])
    expect(citationsOf(attempt(low, activate('hole', ['low'], 'opponent')))).toContain('ygo-rule-trigger')
    const flipped = play(setup, [{ type: 'flipSummon', by: 'player', card: 'gem' }, summon('elf')])
    expect(citationsOf(attempt(flipped, activate('hole', ['gem'], 'opponent')))).toContain('ygo-rule-trigger')
  })
  test('is over once both have passed or somebody does something else', () => {
    for (const after of [both, [{ type: 'nextPhase', by: 'player' } as const]]) {
      const late = play(setup, [summon('elf'), ...after])
      expect(citationsOf(attempt(late, activate('hole', ['elf'], 'opponent')))).toContain('ygo-rule-trigger')
    }
  })
})

describe('an attack', () => {
  const setup: Setup = {
    phase: 'battle',
    cards: [
      mine('dragon', 'luster-dragon'),
      mine('rush', 'rush-recklessly', { zone: 'spell' }),
      mine('moon', 'book-of-moon', { zone: 'spell' }),
      theirs('shield', 'mystical-elf', { stance: 'face-down-defense' }),
      theirs('cylinder', 'magic-cylinder', { zone: 'spell' }),
    ],
  }
  const declared = [attack('dragon', 'shield')]
  test('may be answered when it is declared, by Book of Moon too: then it is not carried out', () => {
    const state = play(setup, [...declared, activate('moon', ['dragon']), ...both])
    expect(fact(play(setup, [...declared, activate('cylinder', [], 'opponent')]), 'chain')).toEqual(['cylinder'])
    const over = [...both].reduce((now, action) => {
      const outcome = attempt(now, action)
      return outcome.kind === 'done' ? outcome.state : now
    }, state)
    expect([fact(over, 'shield.stance'), fact(over, 'player.lp')]).toEqual(['face-down-defense', 8000])
  })
  test('goes into the Damage Step when both pass: the face-down monster is flipped', () => {
    const state = play(setup, [...declared, ...both])
    expect([fact(state, 'shield.stance'), fact(state, 'player.lp')]).toEqual(['face-up-defense', 8000])
  })
  test('in the Damage Step ATK may be changed, but positions not, nor is it negated', () => {
    const state = play(setup, [...declared, ...both])
    expect(citationsOf(attempt(state, activate('moon', ['shield'])))).toContain('ygo-rule-damage-step')
    expect(attempt(state, activate('cylinder', [], 'opponent')).kind).toBe('refused')
    const rushed = play(setup, [...declared, ...both, activate('rush', ['dragon']), ...both, ...both])
    expect(fact(rushed, 'shield.zone')).toBe('graveyard')
  })
  test('is calculated when both pass again', () => {
    const state = play(setup, [...declared, ...both, ...both])
    expect([fact(state, 'shield.zone'), fact(state, 'player.lp')]).toEqual(['monster', 7900])
  })
  test('a Flip effect waits until after damage calculation', () => {
    const flip: Setup = {
      phase: 'battle',
      cards: [
        mine('dragon', 'luster-dragon'),
        mine('trap', 'magic-cylinder', { zone: 'spell' }),
        theirs('worm', 'worm-apocalypse', { stance: 'face-down-defense' }),
      ],
    }
    const entered = play(flip, [attack('dragon', 'worm'), ...both])
    expect(fact(entered, 'waiting')).toEqual([])
    const over = play(flip, [attack('dragon', 'worm'), ...both, ...both])
    expect([fact(over, 'worm.zone'), fact(over, 'waiting')]).toEqual(['graveyard', ['worm']])
    expect(attempt(over, { ...activate('worm', ['trap'], 'opponent'), effect: 'flip' } as Action).kind).toBe('done')
  })
})

describe('phases', () => {
  const onward: Action = { type: 'nextPhase', by: 'player' }
  const passed = (turn: number) => {
    const found: string[] = []
    for (let state = play({ turn, phase: 'draw', cards: [] }, []); state.active === 'player';) {
      found.push(state.phase)
      state = play({ turn, phase: state.phase, cards: [] }, [onward])
    }
    return found
  }
  test('follow in their order; who goes first has neither Battle Phase nor Main Phase 2 in the first turn', () => {
    expect(passed(2)).toEqual(['draw', 'standby', 'main1', 'battle', 'main2', 'end'])
    expect(passed(1)).toEqual(['draw', 'standby', 'main1', 'end'])
  })
})
