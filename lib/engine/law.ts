import type { Text } from './text'

/** The id of what a verdict rests on: one of our rulings (`ygo-fd-22`) or a named rule of the game. */
export type Citation = string

/** A rule of the game itself, cited where none of our rulings decides. */
export interface NamedRule {
  readonly id: Citation
  readonly text: Text
  /** Where it stands: a rulebook section, a Comprehensive Rule with its date. */
  readonly source: Text
}

/** The rules as they stood in some span of time. Ends that no source gives are left out, never guessed. */
export interface Era {
  readonly id: string
  readonly title: Text
  /** The first day on which it held. */
  readonly from?: string
  /** The first day on which it no longer held. */
  readonly until?: string
  /** What a reader must know about it: that no source dates it, for instance. */
  readonly note?: Text
}

/** Which rules are in force: those of an era, without some that a test takes out to see what rests on them. */
export interface Law {
  readonly era: string
  readonly without: ReadonlySet<Citation>
}

/** The rules of an era, whole unless ids to take out are given. */
export function lawOf(era: string, without: Iterable<Citation> = []): Law {
  return { era, without: new Set(without) }
}

/** Whether a rule is in force. A rule that is taken out decides nothing and is cited by nothing. */
export function holds(law: Law, rule: Citation): boolean {
  return !law.without.has(rule)
}

/**
 * The era that held on a day (`2016-06-20`); absent where no era says when it held. An end that a source gives by the
 * month alone counts from the first of that month: what holds within it is told by the note of the era.
 */
export function eraOn(eras: readonly Era[], day: string): Era | undefined {
  return eras.find(
    (era) =>
      (era.from !== undefined || era.until !== undefined) &&
      (era.from === undefined || era.from <= day) &&
      (era.until === undefined || day < era.until),
  )
}
