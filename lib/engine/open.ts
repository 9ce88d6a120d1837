import type { Loss, Place, ReadPlace } from './address'
import { goTo, startOf, tryAction, type Cursor } from './cursor'
import { mainLine, type Example } from './example'
import type { Game } from './game'
import { renumbered } from './renumber'
import { grow } from './tree'
import type { Text } from './text'
import type { Viewer } from './viewer'

/** A place that was opened: the cursor at the longest part of it that still holds. */
export interface Opened<State, Action> {
  readonly cursor: Cursor<State, Action>
  readonly viewer: Viewer
  readonly era: string
  /** What of the address no longer fits. */
  readonly lost: readonly Loss[]
}

/** Opens a place in an example. Never throws; `undefined` only when the example itself cannot be played. */
export function openPlace<State, Action, Setup>(
  game: Game<State, Action, Setup>,
  example: Example<Action, Setup>,
  { place, lost: lostBefore }: ReadPlace,
): Opened<State, Action> | undefined {
  const lost = new Set<Loss>(lostBefore)
  const ownEra = example.era ?? game.eras[0]!.id
  const era = game.eras.find((known) => known.id === place.era)?.id ?? ownEra
  if (place.era !== undefined && place.era !== era) lost.add('era')
  const grown = grow(game, example, { era })
  if (grown.kind === 'impossible') return undefined
  let cursor = startOf(grown.tree)
  const line = grown.tree.lines.find((line) => line.id === (place.line ?? mainLine))
  if (line) cursor = goTo({ ...cursor, line: line.id }, place.step ?? 0)
  // A step counted on a line that is gone says nothing about the main line.
  if (!line || cursor.step !== (place.step ?? 0)) lost.add(line ? 'step' : 'line')
  const fits = line !== undefined && cursor.step === (place.step ?? 0)
  for (const json of place.tried ?? []) {
    const action = fits ? game.readAction(json) : undefined
    if (action === undefined) {
      lost.add('tried')
      break
    }
    cursor = tryAction(game, cursor, action)
  }
  return { cursor, viewer: place.viewer ?? 'player', era, lost: [...lost] }
}

/** An example without a line: what free play is, and what 'share as …' gives. */
export function exampleOf<Action, Setup>(id: string, title: Text, start: Setup): Example<Action, Setup> {
  return { id, title, text: title, start, steps: [], branches: [] }
}

/** The place of a cursor, to be written into an address. */
export function placeOf<State, Action>(
  cursor: Cursor<State, Action>,
  look: { readonly viewer: Viewer; readonly era: string; readonly setup?: unknown },
): Place {
  return {
    ...(look.setup === undefined ? { example: cursor.tree.example } : { setup: look.setup }),
    line: cursor.line,
    step: cursor.step,
    tried: cursor.tried.slice(0, cursor.depth).map((move) => move.action),
    viewer: look.viewer,
    era: look.era,
  }
}

/** The position that 'share as opponent' gives: what that viewer may know now, and no way back to what led here. */
export function sharedPlace<State, Action, Setup>(
  game: Game<State, Action, Setup>,
  state: State,
  look: { readonly viewer: Viewer; readonly era: string },
): Place {
  const setup = game.position(state, look.viewer)
  return {
    setup: look.viewer === 'judge' ? setup : renumbered(setup),
    line: mainLine,
    step: 0,
    tried: [],
    viewer: look.viewer,
    era: look.era,
  }
}
