import type { Branch, Example, ExampleStep, Fact, Seat, Text } from '../../../lib/engine'
import type { Action, Setup, SetupCard } from '../../../lib/games/duel-masters'

/** Short ways to write the examples of this folder. They hold no rules. */

export type DuelMastersExample = Example<Action, Setup>
type DuelMastersBranch = Branch<Action, Setup>
export type DuelMastersStep = ExampleStep<Action>
type Facts = Readonly<Record<string, Fact>>
type More = Partial<Omit<SetupCard, 'id' | 'card'>>

/** A card of the reader's side (自分), in the battle zone unless said otherwise. */
export const mine = (id: string, card: string, more: More = {}): SetupCard => ({ id, card, zone: 'battle', ...more })
/** A card of the other side (相手). */
export const theirs = (id: string, card: string, more: More = {}): SetupCard =>
  mine(id, card, { owner: 'opponent', ...more })

export const hand: More = { zone: 'hand' }
export const hyperspatial: More = { zone: 'hyperspatial' }
export const shield: More = { zone: 'shields' }
export const deck: More = { zone: 'deck' }
export const tapped: More = { tapped: true }
/** Put into the battle zone this turn. */
export const fresh: More = { memory: { arrived: true } }
export const face = (face: number, more: More = {}): More => ({ face, ...more })
export const on = (on: string, more: More = {}): More => ({ on, ...more })

/** Several cards of one kind: mana, shields, the graveyard. */
export const several = (n: number, id: string, card: string, more: More): readonly SetupCard[] =>
  Array.from({ length: n }, (_, index) => mine(`${id}${index + 1}`, card, more))
export const mana = (n: number, card: string, owner: Seat = 'player'): readonly SetupCard[] =>
  several(n, `${owner === 'player' ? 'mana' : 'their-mana'}-${card}-`, card, { zone: 'mana', owner })
/** Shields that hold nothing to be used. */
export const shields = (n: number, owner: Seat = 'opponent'): readonly SetupCard[] =>
  several(n, `${owner}-shield-`, 'bronze-arm-tribe', { zone: 'shields', owner })

export const position = (...cards: readonly SetupCard[]): Setup => ({ cards })
export const inStep = (step: NonNullable<Setup['step']>, setup: Setup): Setup => ({ ...setup, step })
export const theirTurn = (setup: Setup): Setup => ({ ...setup, active: 'opponent', turn: 4 })

/** A step that the rules allow. */
export function yes(
  action: Action,
  ja: string,
  en: string,
  cites: readonly string[] = [],
  facts?: Facts,
): DuelMastersStep {
  return { action, text: { ja, en }, expect: { verdict: 'done', cites, ...(facts ? { facts } : {}) } }
}

/** A step that the rules refuse: here the example turns. */
export function no(action: Action, ja: string, en: string, cites: readonly string[], facts?: Facts): DuelMastersStep {
  return {
    action,
    text: { ja, en },
    expect: { verdict: 'refused', cites, ...(facts ? { facts } : {}) },
    deciding: true,
  }
}

export const deciding = (step: DuelMastersStep): DuelMastersStep => ({ ...step, deciding: true })

export function branch(
  id: string,
  title: Text,
  after: number,
  steps: readonly DuelMastersStep[],
  more: Partial<Pick<DuelMastersBranch, 'start' | 'of' | 'era'>> = {},
): DuelMastersBranch {
  return { id, title, after, steps, ...more }
}

export const t = (ja: string, en: string): Text => ({ ja, en })

type Choices = readonly (readonly string[])[]
const chosen = (choices: Choices) => (choices.length > 0 ? { choices } : {})

export const summon = (card: string, by: Seat = 'player'): Action => ({ type: 'summon', by, card })
export const cast = (
  card: string,
  choices: Choices = [],
  by: Seat = 'player',
  faces?: Readonly<Record<string, number>>,
): Action => ({
  type: 'cast',
  by,
  card,
  ...chosen(choices),
  ...(faces ? { faces } : {}),
})
export const attack = (card: string, target?: string, by: Seat = 'player'): Action => ({
  type: 'attack',
  by,
  card,
  ...(target === undefined ? {} : { target }),
})
export const resolve = (card: string, ability: string, choices: Choices = [], by: Seat = 'player'): Action => ({
  type: 'resolve',
  by,
  card,
  ability,
  ...chosen(choices),
})
export const declare = (card: string, choices: Choices = [], by: Seat = 'opponent'): Action => ({
  type: 'declare',
  by,
  card,
  ...chosen(choices),
})
export const decline = (by: Seat = 'player', card?: string, ability?: string): Action => ({
  type: 'decline',
  by,
  ...(card === undefined ? {} : { card }),
  ...(ability === undefined ? {} : { ability }),
})
export const choose = (card: string, by: Seat = 'player'): Action => ({ type: 'choose', by, card })
export const proceed = (by: Seat = 'player'): Action => ({ type: 'proceed', by })
export const next = (by: Seat = 'player'): Action => ({ type: 'nextStep', by })

/** On to the next step. */
export const goOn = (ja: string, en: string, by: Seat = 'player', facts?: Facts): DuelMastersStep =>
  yes(next(by), ja, en, ['dm-rule-500.1'], facts)
export const toAttack = goOn('攻撃ステップに進む。', 'On to the attack step.')
