import type { Branch, Example, ExampleStep, Fact, Seat, Text } from '../../../lib/engine'
import type { Action, Setup, SetupCard } from '../../../lib/games/yugioh'
import type { Stance, Zone } from '../../../lib/games/yugioh/vocabulary'

/** Short ways to write the examples of this folder. They hold no rules. */

export type YugiohExample = Example<Action, Setup>
export type YugiohBranch = Branch<Action, Setup>
export type YugiohStep = ExampleStep<Action>
type Facts = Readonly<Record<string, Fact>>
type More = Partial<Omit<SetupCard, 'id' | 'card'>>

/** A card of the reader's side (自分), on the field unless said otherwise. */
export const mine = (id: string, card: string, more: More = {}): SetupCard => ({ id, card, zone: 'monster', ...more })
/** A card of the other side (相手). */
export const theirs = (id: string, card: string, more: More = {}): SetupCard => ({
  id,
  card,
  zone: 'monster',
  owner: 'opponent',
  ...more,
})
export const zone = (zone: Zone, more: More = {}): More => ({ zone, ...more })
export const stance = (stance: Stance, more: More = {}): More => ({ stance, ...more })
export const down = stance('face-down-defense')
export const defense = stance('face-up-defense')
export const hand = zone('hand')
export const grave = zone('graveyard')
/** A Spell or Trap that lies face-down since an earlier turn. */
export const set = zone('spell')
/** A Spell or Trap that was activated and stays. */
export const open = zone('spell', { face: 'up' })

export const position = (...cards: SetupCard[]): Setup => ({ cards })
export const inPhase = (phase: NonNullable<Setup['phase']>, setup: Setup): Setup => ({ ...setup, phase })
export const theirTurn = (setup: Setup): Setup => ({ ...setup, active: 'opponent' })

/** A step that the rules allow. */
export function yes(action: Action, ja: string, en: string, cites: readonly string[] = [], facts?: Facts): YugiohStep {
  return { action, text: { ja, en }, expect: { verdict: 'done', cites, ...(facts ? { facts } : {}) } }
}

/** A step that the rules refuse: here the example turns. */
export function no(action: Action, ja: string, en: string, cites: readonly string[], facts?: Facts): YugiohStep {
  return {
    action,
    text: { ja, en },
    expect: { verdict: 'refused', cites, ...(facts ? { facts } : {}) },
    deciding: true,
  }
}

export const deciding = (step: YugiohStep): YugiohStep => ({ ...step, deciding: true })

export function branch(
  id: string,
  title: Text,
  after: number,
  steps: readonly YugiohStep[],
  more: Partial<Pick<YugiohBranch, 'start' | 'of' | 'era'>> = {},
): YugiohBranch {
  return { id, title, after, steps, ...more }
}

export const t = (ja: string, en: string): Text => ({ ja, en })

interface Chosen {
  readonly effect?: string
  readonly targets?: readonly string[]
  readonly cost?: readonly string[]
}
export const activate = (card: string, chosen: Chosen = {}, by: Seat = 'player'): Action => ({
  type: 'activate',
  by,
  card,
  ...chosen,
})
export const flip = (card: string, by: Seat = 'player'): Action => ({ type: 'flipSummon', by, card })
export const change = (card: string, by: Seat = 'player'): Action => ({ type: 'changePosition', by, card })
export const attack = (card: string, target?: string, by: Seat = 'player'): Action => ({
  type: 'attack',
  by,
  card,
  ...(target === undefined ? {} : { target }),
})
export const summon = (
  card: string,
  tributes: readonly string[] = [],
  as: 'attack' | 'set' | 'defense' = 'attack',
  by: Seat = 'player',
): Action => ({ type: 'normalSummon', by, card, as, tributes })
export const special = (card: string, materials: readonly string[] = [], by: Seat = 'player'): Action => ({
  type: 'specialSummon',
  by,
  card,
  materials,
})
export const choose = (stance: Stance, by: Seat = 'player'): Action => ({ type: 'choosePosition', by, stance })
export const resolve: Action = { type: 'resolve', by: 'player' }
export const decline = (by: Seat = 'player'): Action => ({ type: 'decline', by })
export const phase = (by: Seat = 'player'): Action => ({ type: 'nextPhase', by })

/** The chain resolves. */
export const goes = (cites: readonly string[] = [], facts?: Facts): YugiohStep =>
  yes(resolve, 'どちらも何も続けず、処理される。', 'Nobody adds anything, and it resolves.', cites, facts)
/** An attack that was declared is carried out. */
export const on = (facts?: Facts): YugiohStep =>
  yes(resolve, '攻撃はダメージステップへ進む。', 'The attack goes on to the Damage Step.', [], facts)
export const nextPhase = (phaseName: string, by: Seat = 'player'): YugiohStep =>
  yes(phase(by), '次のフェイズへ進む。', 'On to the next phase.', [], { phase: phaseName })

export const look = (card: string, by: Seat = 'player'): Action => ({ type: 'look', by, card })
