import {
  eventText,
  mainLine,
  type AnyGame,
  type Citation,
  type Outcome,
  type Text,
  type Tree,
  type TreeLine,
} from '../engine'

/** A played example as text: what a page shows where nothing can be clicked. */
export interface Outline {
  readonly lines: readonly OutlineLine[]
}

export interface OutlineLine {
  readonly id: string
  readonly title: Text
  /** The line that it leaves, and after how many steps; absent for the main line. */
  readonly from?: { readonly line: string; readonly step: number }
  /** It starts from another position or under other rules. */
  readonly apart: boolean
  readonly era: string
  /** Its own steps, those kept from another line left out. */
  readonly steps: readonly OutlineStep[]
}

export interface OutlineStep {
  /** Its place in the line, counted from 1. */
  readonly number: number
  /** What the example says about it. */
  readonly text: Text
  /** The action, as the judge would say it. */
  readonly action: Text
  readonly verdict: Outcome<unknown>['kind']
  /** What happened, or each reason against it, with what it rests on. */
  readonly parts: readonly { readonly text: Text; readonly cites: readonly Citation[] }[]
}

/** The text of a played example. The judge speaks: the reader of an article knows the whole position. */
export function outlineOf(game: AnyGame, tree: Tree<unknown, unknown>): Outline {
  return { lines: tree.lines.map((line) => outlineLine(game, line)) }
}

function outlineLine(game: AnyGame, line: TreeLine<unknown, unknown>): OutlineLine {
  const kept = line.from?.step ?? 0
  return {
    id: line.id,
    title: line.title,
    ...(line.id === mainLine || !line.from ? {} : { from: line.from }),
    apart: line.apart,
    era: line.law.era,
    steps: line.moves.slice(kept).map((move, index) => ({
      number: kept + index + 1,
      text: move.step.text,
      action: game.label(move.before, move.action, 'judge'),
      verdict: move.outcome.kind,
      parts: partsOf(move.outcome),
    })),
  }
}

/** What an outcome says to the judge: its events, or its reasons. */
export function partsOf(outcome: Outcome<unknown>): OutlineStep['parts'] {
  return outcome.kind === 'refused'
    ? outcome.unmet.map(({ text, cites }) => ({ text, cites }))
    : outcome.events.map((event) => ({ text: eventText(event, 'judge'), cites: event.cites }))
}
