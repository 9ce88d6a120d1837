import {
  cardsOf,
  enter,
  exampleOf,
  first,
  forks,
  goTo,
  isTryOut,
  last,
  leave,
  lineAt,
  next,
  openPlace,
  placeOf,
  previous,
  sharedPlace,
  stateAt,
  tryAction,
  viewers,
  words,
  writePlace,
  type AnyExample,
  type AnyGame,
  type Cursor,
  type Loss,
  type ReadPlace,
  type Viewer,
} from '@/lib/engine'
import { eraDifferences } from '@/lib/play/eras'

/** Where a reader is in an example, and how the table is looked at. Every function gives a new one. */
export interface Session {
  readonly game: AnyGame
  readonly example: AnyExample
  /** The position of free play, which the address then holds. */
  readonly setup?: unknown
  readonly cursor: Cursor<unknown, unknown>
  readonly viewer: Viewer
  readonly era: string
  /** What of the address that was opened no longer fits. */
  readonly lost: readonly Loss[]
}

/** Opens a place of an example. `undefined` when the example cannot be played. */
export function openSession(game: AnyGame, example: AnyExample, read: ReadPlace): Session | undefined {
  const opened = openPlace(game, example, read)
  return opened && { game, example, ...opened }
}

/** Opens a position: one that a reader has built, or one that was shared. */
export function openPosition(game: AnyGame, setup: unknown, read: ReadPlace): Session | undefined {
  const opened = openSession(game, exampleOf('free', words('自由に試す', 'Free play'), setup), read)
  return opened && { ...opened, setup }
}

/** The place that an address names, if it is one of this example or position; else the same session. */
export function reopened(session: Session, read: ReadPlace): Session {
  const { game, example } = session
  const { setup } = read.place
  if (session.setup !== undefined) return (setup === undefined ? undefined : openPosition(game, setup, read)) ?? session
  return (read.place.example === example.id ? openSession(game, example, read) : undefined) ?? session
}

export const moved = (session: Session, cursor: Cursor<unknown, unknown>): Session =>
  cursor === session.cursor ? session : { ...session, cursor, lost: [] }

export const toStart = (session: Session) => moved(session, first(session.cursor))
export const back = (session: Session) => moved(session, previous(session.cursor))
export const onward = (session: Session) => moved(session, next(session.cursor))
export const toEnd = (session: Session) => moved(session, last(session.cursor))
export const toStep = (session: Session, step: number) => moved(session, goTo(session.cursor, step))
export const toLine = (session: Session, line: string) => moved(session, enter(session.cursor, line))
export const leaving = (session: Session) => moved(session, leave(session.cursor))
export const trying = (session: Session, action: unknown) =>
  moved(session, tryAction(session.game, session.cursor, action))

/** One of the actions tried, counted from 1; 0 is before them. */
export const toTried = (session: Session, depth: number) => moved(session, { ...session.cursor, depth })

export const seenBy = (session: Session, viewer: Viewer): Session => ({ ...session, viewer })
export const seenByNext = (session: Session): Session =>
  seenBy(session, viewers[(viewers.indexOf(session.viewer) + 1) % viewers.length]!)

/** The same place under the rules of another time, as far as it can be reached there. */
export function underEra(session: Session, era: string): Session {
  const place = { ...placeOf(session.cursor, session), era }
  const opened = openSession(session.game, session.example, { place, lost: [] })
  return opened ? { ...session, ...opened } : session
}

/** The place as it stands in the address. */
export const addressOf = (session: Session): string => writePlace(placeOf(session.cursor, session))

/** Only what the viewer may know of this moment, with no way back to how it came about. */
export const sharedAddress = ({ game, cursor, viewer, era }: Session): string =>
  writePlace(sharedPlace(game, stateAt(cursor), { viewer, era }))

export const isAtStart = ({ cursor }: Session) => cursor.step === 0 && !isTryOut(cursor)
export const isAtEnd = ({ cursor }: Session) =>
  isTryOut(cursor) ? cursor.depth === cursor.tried.length : cursor.step === lineAt(cursor).moves.length
export const forksAt = ({ cursor }: Session) => (isTryOut(cursor) ? [] : forks(cursor))

/** Whether anything comes out otherwise under other eras: in free play it may, in an example that can be tried. */
export function erasMatter({ game, example, setup }: Session): boolean {
  if (game.eras.length < 2) return false
  return (
    setup !== undefined || example.branches.some((branch) => branch.era) || eraDifferences(game, example).length > 0
  )
}

/** Numbers for the ids of an example's cards, to be used in the page; ids that the engine made tell nothing. */
export function numbering({ game, cursor }: Session): (id: string) => string {
  const ids = cursor.tree.lines.flatMap((line) =>
    cardsOf(game.view(line.start, 'judge', line.law)).map(({ card }) => card.id),
  )
  const numbers = new Map([...new Set(ids)].map((id, index) => [id, `c${index + 1}`]))
  return (id) => numbers.get(id) ?? id
}
