import { mainLine } from './example'
import type { Game } from './game'
import { move, type Move } from './replay'
import type { Tree, TreeLine } from './tree'

/** A place in a tree. Moving it computes nothing, but for an action that is tried out. */
export interface Cursor<State, Action> {
  readonly tree: Tree<State, Action>
  readonly line: string
  /** How many steps of the line have been made. */
  readonly step: number
  /** What was tried from there, off the line. */
  readonly tried: readonly Move<State, Action>[]
  /** How many of the tried actions have been made: one can step back among them too. */
  readonly depth: number
}

export function startOf<State, Action>(tree: Tree<State, Action>): Cursor<State, Action> {
  return { tree, line: mainLine, step: 0, tried: [], depth: 0 }
}

export function lineAt<State, Action>(cursor: Cursor<State, Action>): TreeLine<State, Action> {
  return cursor.tree.lines.find((line) => line.id === cursor.line) ?? cursor.tree.lines[0]!
}

/** The move that led here; absent at the start. */
export function moveAt<State, Action>(cursor: Cursor<State, Action>): Move<State, Action> | undefined {
  return cursor.depth > 0 ? cursor.tried[cursor.depth - 1] : lineAt(cursor).moves[cursor.step - 1]
}

export function stateAt<State, Action>(cursor: Cursor<State, Action>): State {
  return moveAt(cursor)?.after ?? lineAt(cursor).start
}

/** Whether the cursor is off the line, among actions that the reader tried. */
export function isTryOut(cursor: Cursor<unknown, unknown>): boolean {
  return cursor.tried.length > 0
}

/** One step on; the same cursor at the end. */
export function next<State, Action>(cursor: Cursor<State, Action>): Cursor<State, Action> {
  if (cursor.depth < cursor.tried.length) return { ...cursor, depth: cursor.depth + 1 }
  if (isTryOut(cursor) || cursor.step >= lineAt(cursor).moves.length) return cursor
  return { ...cursor, step: cursor.step + 1 }
}

/** One step back, out of a try-out as well; the same cursor at the start. */
export function previous<State, Action>(cursor: Cursor<State, Action>): Cursor<State, Action> {
  if (cursor.depth > 0) return { ...cursor, depth: cursor.depth - 1 }
  if (isTryOut(cursor)) return { ...cursor, tried: [] }
  return cursor.step > 0 ? { ...cursor, step: cursor.step - 1 } : cursor
}

/** To a step of the same line; out of range goes to the nearest. */
export function goTo<State, Action>(cursor: Cursor<State, Action>, step: number): Cursor<State, Action> {
  const last = lineAt(cursor).moves.length
  return { ...cursor, step: Math.max(0, Math.min(last, Math.trunc(step) || 0)), tried: [], depth: 0 }
}

export function first<State, Action>(cursor: Cursor<State, Action>): Cursor<State, Action> {
  return goTo(cursor, 0)
}

export function last<State, Action>(cursor: Cursor<State, Action>): Cursor<State, Action> {
  return isTryOut(cursor) ? { ...cursor, depth: cursor.tried.length } : goTo(cursor, Number.MAX_SAFE_INTEGER)
}

/** Lines that leave this one at this step. */
export function forks<State, Action>(cursor: Cursor<State, Action>): readonly TreeLine<State, Action>[] {
  return cursor.tree.lines.filter((line) => line.from?.line === cursor.line && line.from.step === cursor.step)
}

/** Onto another line, at the step where it leaves its parent; the same cursor if there is no such line. */
export function enter<State, Action>(cursor: Cursor<State, Action>, id: string): Cursor<State, Action> {
  const line = cursor.tree.lines.find((line) => line.id === id)
  return line ? { ...cursor, line: id, step: line.from?.step ?? 0, tried: [], depth: 0 } : cursor
}

/** Back from a try-out to the line, else from a branch to the line that it left. */
export function leave<State, Action>(cursor: Cursor<State, Action>): Cursor<State, Action> {
  if (isTryOut(cursor)) return { ...cursor, tried: [], depth: 0 }
  const from = lineAt(cursor).from
  return from ? { ...cursor, line: from.line, step: from.step } : cursor
}

/** Tries an action here. A refused one is kept too: its reasons are what the reader wants to see. */
export function tryAction<State, Action, Setup>(
  game: Game<State, Action, Setup>,
  cursor: Cursor<State, Action>,
  action: Action,
): Cursor<State, Action> {
  const tried = [...cursor.tried.slice(0, cursor.depth), move(game, stateAt(cursor), action, lineAt(cursor).law)]
  return { ...cursor, tried, depth: tried.length }
}

/** Whether two cursors are at the same place of the same tree. */
export function sameCursor(one: Cursor<unknown, unknown>, other: Cursor<unknown, unknown>): boolean {
  return (
    one.tree === other.tree &&
    one.line === other.line &&
    one.step === other.step &&
    one.depth === other.depth &&
    one.tried.length === other.tried.length &&
    one.tried.every((move, index) => move === other.tried[index])
  )
}
