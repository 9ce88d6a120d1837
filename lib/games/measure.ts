import { lawOf, type Game, type Outcome } from '../engine'

/** A pseudo-random choice of one of `n`, the same every time. */
export type Pick = (n: number) => number

/** A position and what is played from it: at each step an action is tried, allowed or not, then an allowed one is made. */
interface Line<Action, Setup> {
  readonly setup: Setup
  readonly steps: readonly { readonly tried: Action; readonly made: Action }[]
}

/**
 * Measures an engine by play from 300 positions. Every round of it begins at the setups, so that each state is one that the
 * engine has just made: nothing that it may have kept for a state of the round before is of use.
 */
export function measure<State, Action extends { readonly type: string }, Setup>(
  game: Game<State, Action, Setup>,
  length: number,
  positionOf: (pick: Pick, index: number) => Setup,
): void {
  const law = lawOf('now')
  const after = (outcome: Outcome<State>): State => {
    if (outcome.kind === 'refused') throw new Error(`refused: ${JSON.stringify(outcome.unmet)}`)
    return outcome.state
  }
  let seed = 1
  const pick: Pick = (n) => (seed = (seed * 48271) % 2147483647) % n

  const lines: Line<Action, Setup>[] = []
  for (let index = 0; index < 300; index++) {
    const setup = positionOf(pick, index)
    const started = game.start(setup, law)
    if (started.kind === 'refused') continue
    const steps: { readonly tried: Action; readonly made: Action }[] = []
    for (let state = started.state; steps.length < length;) {
      const offers = game.actions(state, law)
      const tried = offers[pick(offers.length)]!.action
      // A player who concedes would end the play.
      const allowed = offers.filter((offer) => offer.unmet.length === 0 && offer.action.type !== 'concede')
      if (allowed.length === 0) break
      const made = allowed[pick(allowed.length)]!.action
      steps.push({ tried, made })
      state = after(game.apply(state, made, law))
    }
    lines.push({ setup, steps })
  }

  const begin = () => lines.map(({ setup, steps }) => ({ start: after(game.start(setup, law)), steps }))
  const applied = perSecond(begin, (begun) => {
    let count = 0
    for (const { start, steps } of begun) {
      let state = start
      for (const { tried, made } of steps) {
        game.apply(state, tried, law)
        state = after(game.apply(state, made, law))
        count += 2
      }
    }
    return count
  })
  const statesOf = () => {
    const states: State[] = []
    for (const { start, steps } of begin()) {
      let state = start
      for (const { made } of steps) {
        states.push(state)
        state = after(game.apply(state, made, law))
      }
    }
    return states
  }
  const listed = perSecond(statesOf, (states) => {
    for (const state of states) game.actions(state, law)
    return states.length
  })
  console.log(`${game.title.en}: ${applied} actions applied/s, ${listed} positions listed with all actions/s`)
}

/**
 * How often a second of processor time, so that what else runs on the machine does not count; neither does `prepare`,
 * nor the first seconds, in which the code is compiled.
 */
function perSecond<T>(prepare: () => T, work: (prepared: T) => number): number {
  const rate = (seconds: number) => {
    let count = 0
    let spent = 0
    while (spent < seconds) {
      const prepared = prepare()
      const from = process.cpuUsage()
      count += work(prepared)
      const { user, system } = process.cpuUsage(from)
      spent += (user + system) / 1e6
    }
    return Math.round(count / spent)
  }
  rate(3)
  return rate(2)
}
