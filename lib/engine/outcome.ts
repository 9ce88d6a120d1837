import type { Citation } from './law'
import type { Text } from './text'
import type { Viewer } from './viewer'

/** One thing that happened. */
export interface GameEvent {
  /** The game's word for it, for tests and filters: `summoned`, `destroyed`, `flipped`. */
  readonly kind: string
  /** What everybody may know of it. */
  readonly text: Text
  /** What it rests on. May be empty only where nothing but the action itself is told. */
  readonly cites: readonly Citation[]
  /** Ids of the cards that it concerns, as on the table. */
  readonly cards?: readonly string[]
  /** The fuller text for those who may know more (which card was Set). */
  readonly known?: { readonly to: readonly Viewer[]; readonly text: Text }
}

/** One reason why an action is not allowed. */
export interface Unmet {
  readonly text: Text
  readonly cites: readonly Citation[]
  /** What would have to be otherwise for this reason to fall away. */
  readonly cure: Text
  /** Who may know this reason, where it tells what a hidden card is; everybody when absent. */
  readonly to?: readonly Viewer[]
}

export interface Done<State> {
  readonly kind: 'done'
  readonly state: State
  readonly events: readonly GameEvent[]
}

/** A refusal names all that is unmet, not the first thing found. The state is as it was. */
export interface Refused {
  readonly kind: 'refused'
  readonly unmet: readonly Unmet[]
}

export type Outcome<State> = Done<State> | Refused

export function done<State>(state: State, events: readonly GameEvent[]): Done<State> {
  return { kind: 'done', state, events }
}

export function refused(unmet: readonly Unmet[]): Refused {
  return { kind: 'refused', unmet }
}

/** Nothing is unmet. */
export const none: readonly Unmet[] = []

/** All that is unmet. Mostly that is nothing at all, and then no list is made. */
export function together(...parts: readonly (readonly Unmet[])[]): readonly Unmet[] {
  let all = none
  for (const part of parts) if (part.length > 0) all = all.length > 0 ? [...all, ...part] : part
  return all
}

/** The text of an event as this viewer may know it. */
export function eventText(event: GameEvent, viewer: Viewer): Text {
  return event.known?.to.includes(viewer) ? event.known.text : event.text
}

/** All that an outcome rests on, each id once, in the order of their first mention. */
export function citationsOf(outcome: Outcome<unknown>): readonly Citation[] {
  const parts = outcome.kind === 'done' ? outcome.events : outcome.unmet
  return [...new Set(parts.flatMap((part) => part.cites))]
}

/** Said in place of reasons that this viewer may not know. */
const kept: Unmet = {
  text: {
    ja: '理由は、このカードを見てよい者にだけ示される',
    en: 'The reason is shown only to those who may look at the card',
  },
  cites: [],
  cure: { ja: 'そのカードを見てよければ分かる', en: 'Known to those who may look at it' },
}

/** The reasons as this viewer may know them. */
export function unmetFor(unmet: readonly Unmet[], viewer: Viewer): readonly Unmet[] {
  const known = unmet.filter((one) => one.to === undefined || one.to.includes(viewer))
  return known.length === unmet.length ? unmet : [...known, kept]
}
