import {
  citationsOf,
  lawOf,
  move,
  type AnyGame,
  type Citation,
  type Fact,
  type Law,
  type Move,
  type Outcome,
  type Text,
} from '../engine'
import { cardsOf } from '../engine/table'

/** How a card is turned over in a game: a column. */
export interface Turning {
  readonly id: string
  readonly title: Text
  /** The entry that says what it is, by its key. */
  readonly entry: string
}

/** What is read before and after a card is turned. */
export type Reading =
  /** What it is: a battle position, tapped or not. */
  | { readonly kind: 'is'; readonly fact: string }
  /** What it has, if anything: counters, materials, what it was once. */
  | { readonly kind: 'has'; readonly fact: string }
  /** That one card is tied to another. */
  | { readonly kind: 'tied'; readonly card: string; readonly to: string }
  /** That an action is refused. */
  | { readonly kind: 'limit'; readonly action: unknown }
  /** That something now waits or lies on the stack. */
  | { readonly kind: 'sets-off'; readonly fact: string; readonly item: string }
  /** That what has targeted the card still does to it what it does. */
  | { readonly kind: 'reached'; readonly fact: string; readonly value: Fact }

/** The id of the card that is turned, in every probe. */
export const subject = 'card'

/** A position and the actions that turn the card in it, and what is read. No outcome is written in it. */
export interface Probe<Setup = unknown, Action = unknown> {
  readonly setup: Setup
  readonly actions: readonly Action[]
  /** How many of the actions come before the one that turns the card. */
  readonly before: number
  readonly reads: Reading
  /** What is tried once it has been read, allowed or not: it shows what the value comes to. */
  readonly further?: readonly Action[]
}

/** What a game does not have as such: the entry of another game that says so of its counterpart there, by its key. */
export interface Elsewhere {
  readonly counterpart: string
}

/** The columns of one game: for each fact what is tried with each turning. What is left out, nobody has asked. */
export interface GameColumns<Setup = unknown, Action = unknown> {
  readonly game: string
  readonly turnings: readonly Turning[]
  /** What the values of facts are called, by the name of the fact without its card. */
  readonly values: Readonly<Record<string, Readonly<Record<string, Text>>>>
  readonly facts: Readonly<Record<string, Elsewhere | Readonly<Record<string, Probe<Setup, Action>>>>>
}

export type Value =
  | { readonly kind: 'kept'; readonly now?: Fact | undefined }
  | { readonly kind: 'lost' }
  /** It was gone before: taken by an earlier turning of the same card. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'changed'; readonly from: Fact | undefined; readonly to: Fact | undefined }
  | { readonly kind: 'happens' | 'does-not-happen' | 'reached' | 'not-reached' }
  | { readonly kind: 'not-allowed'; readonly unmet: readonly Text[] }

export interface Cell {
  readonly value: Value
  /** The name of the fact that was read, without its card: for the words of its values. */
  readonly fact?: string
  /** What decides it: with any one of these taken out the value is another. */
  readonly decides: readonly Citation[]
  /** What is cited as the card is turned. */
  readonly cites: readonly Citation[]
  /** The run behind it. */
  readonly setup: unknown
  readonly actions: readonly unknown[]
  readonly era: string
}

export const isElsewhere = (row: GameColumns['facts'][string]): row is Elsewhere => 'counterpart' in row

/** The cells of one fact in a game, by the turning. */
export function cellsOf(game: AnyGame, row: Readonly<Record<string, Probe>>): Readonly<Record<string, Cell>> {
  const law = lawOf(game.eras[0]!.id)
  const runs = Object.entries(row).map(([turning, probe]) => [turning, probe, play(game, probe, law)] as const)
  // What decides one cell may decide its neighbours, though nothing there tells of it.
  const ids = [...new Set(runs.flatMap(([, , { outcomes }]) => outcomes.flatMap(citationsOf)))]
  return Object.fromEntries(runs.map(([turning, probe, run]) => [turning, cellOf(game, probe, run, law, ids)]))
}

function cellOf(game: AnyGame, probe: Probe, run: Run, law: Law, ids: readonly Citation[]): Cell {
  const value = valueOf(game, probe, run, law)
  const decides = ids.filter((id) => {
    const without = lawOf(law.era, [id])
    const other = valueOf(game, probe, play(game, probe, without), without)
    // A rule without which the card could not be turned at all decides that, and not what becomes of it.
    if (other.kind === 'not-allowed' && value.kind !== 'not-allowed') return false
    return JSON.stringify(other) !== JSON.stringify(value)
  })
  const turning = run.outcomes.slice(1 + (value.kind === 'gone' ? 0 : probe.before))
  const fact = 'fact' in probe.reads ? probe.reads.fact.split('.').at(-1) : undefined
  return {
    value,
    ...(fact === undefined ? {} : { fact }),
    decides,
    cites: [...new Set(turning.flatMap((outcome) => citesAbout(outcome, probe.reads)))],
    setup: probe.setup,
    // What comes after a refusal was not played.
    actions: actionsOf(probe).slice(0, run.outcomes.length - 1),
    era: law.era,
  }
}

/** What is cited for what happens to the card that is turned, or for the refusal. */
function citesAbout(outcome: Outcome<unknown>, reads: Reading): readonly Citation[] {
  if (outcome.kind === 'refused') return citationsOf(outcome)
  const about = ['card' in reads ? reads.card : subject, subject]
  return outcome.events.flatMap(({ cards, cites }) => (cards?.some((id) => about.includes(id)) ? cites : []))
}

/** A limit is read by trying what it forbids. */
const actionsOf = ({ actions, reads, further = [] }: Probe): readonly unknown[] =>
  reads.kind === 'limit' ? [...actions, reads.action] : [...actions, ...further]

interface Run {
  readonly outcomes: readonly Outcome<unknown>[]
  /** The states: at the start and after each action; as many as were reached. */
  readonly states: readonly unknown[]
}

function play(game: AnyGame, probe: Probe, law: Law): Run {
  const started = game.start(probe.setup, law)
  if (started.kind === 'refused') return { outcomes: [started], states: [] }
  const moves: Move<unknown, unknown>[] = []
  for (const action of actionsOf(probe)) {
    const tried = move(game, moves.at(-1)?.after ?? started.state, action, law)
    moves.push(tried)
    if (tried.outcome.kind === 'refused') break
  }
  return {
    outcomes: [started, ...moves.map(({ outcome }) => outcome)],
    states: [started.state, ...moves.map(({ after }) => after)],
  }
}

/** What a cell rests on: what decides it, or else what is told as the card is turned. */
export const restsOn = ({ decides, cites }: Cell): readonly Citation[] => (decides.length > 0 ? decides : cites)

function valueOf(game: AnyGame, probe: Probe, { outcomes, states }: Run, law: Law): Value {
  const { reads, before, actions } = probe
  const last = outcomes.at(-1)!
  const tried = outcomes.length > actions.length + 1
  if (last.kind === 'refused' && !tried) return { kind: 'not-allowed', unmet: last.unmet.map(({ text }) => text) }
  if (reads.kind === 'limit') return { kind: last.kind === 'refused' ? 'kept' : 'lost' }
  const read = (at: number): Fact | undefined => readingOf(game, states[at], reads, law)
  const [was, now] = [read(before), read(actions.length)]
  switch (reads.kind) {
    case 'is':
      return same(was, now) ? { kind: 'kept', now } : { kind: 'changed', from: was, to: now }
    case 'sets-off':
      return { kind: Number(now) > Number(was) ? 'happens' : 'does-not-happen' }
    case 'reached':
      return { kind: now === true && was !== true ? 'reached' : 'not-reached' }
    case 'has':
    case 'tied':
      if (isNothing(was)) return isNothing(now) ? { kind: 'gone' } : { kind: 'changed', from: was, to: now }
      if (isNothing(now)) return { kind: 'lost' }
      return same(was, now) ? { kind: 'kept' } : { kind: 'changed', from: was, to: now }
  }
}

function readingOf(
  game: AnyGame,
  state: unknown,
  reads: Exclude<Reading, { kind: 'limit' }>,
  law: Law,
): Fact | undefined {
  switch (reads.kind) {
    case 'tied':
      return cardsOf(game.view(state, 'judge', law)).some(
        ({ card }) => card.id === reads.card && card.tiedTo.includes(reads.to),
      )
    case 'sets-off': {
      const list = game.fact(state, reads.fact, law)
      return Array.isArray(list) ? list.filter((item) => item === reads.item).length : 0
    }
    case 'reached':
      return same(game.fact(state, reads.fact, law), reads.value)
    default:
      return game.fact(state, reads.fact, law)
  }
}

const same = (a: Fact | undefined, b: Fact | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

const isNothing = (fact: Fact | undefined): boolean =>
  fact === undefined || fact === false || fact === 0 || fact === '' || (Array.isArray(fact) && fact.length === 0)

/** Whether there is something to lose at the start of a probe: else its value would say nothing. */
export function hasSubstance(game: AnyGame, probe: Probe): boolean {
  const law = lawOf(game.eras[0]!.id)
  const { reads } = probe
  const started = game.start(probe.setup, law)
  if (started.kind === 'refused' || (reads.kind !== 'has' && reads.kind !== 'tied')) return true
  return !isNothing(readingOf(game, started.state, reads, law))
}
