import {
  eventText,
  isTryOut,
  lineAt,
  mainLine,
  moveAt,
  unmetFor,
  type Move,
  type TreeLine,
  type TreeMove,
} from '@/lib/engine'
import type { Language } from '@/lib/content/vocabulary'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Session } from './session'

/**
 * What a step is called to the viewer. The example's own words are those of the reader's side and name what is hidden
 * from the other: the opponent hears only the action as the opponent may know it.
 */
export const stepName = (session: Session, move: Move<unknown, unknown>, language: Language): string => {
  const { game, viewer } = session
  const written = viewer !== 'opponent' && 'step' in move ? (move as TreeMove<unknown, unknown>).step.text : undefined
  return (written ?? game.label(move.before, move.action, viewer))[language]
}

/** What a case is called to the viewer, by the same measure; the opponent hears its number. */
export const caseName = (
  { viewer }: Session,
  line: TreeLine<unknown, unknown>,
  index: number,
  language: Language,
): string => (viewer === 'opponent' ? stepperTexts(language).caseNumber(index + 1) : line.title[language])

/** The branch that the reader is on. */
export const branchName = (session: Session, line: TreeLine<unknown, unknown>, language: Language): string => {
  const index = session.cursor.tree.lines.findIndex((one) => one.id === line.id)
  return stepperTexts(language).onBranch(caseName(session, line, index - 1, language))
}

/** The name of an action without what comes of it: for steps that are still to be guessed. */
export const actionName = ({ game, viewer }: Session, move: Move<unknown, unknown>, language: Language): string =>
  game.label(move.before, move.action, viewer)[language]

/** The name of a step still to come; that it will come tells the opponent what the other side holds. */
export const comingName = (session: Session, move: Move<unknown, unknown>, language: Language): string =>
  session.viewer === 'opponent' ? '…' : actionName(session, move, language)

/** What is announced when the place has changed. */
export const announcement = (session: Session, language: Language): string => {
  const texts = stepperTexts(language)
  const { cursor, viewer } = session
  const move = moveAt(cursor)
  const line = lineAt(cursor)
  const where = isTryOut(cursor)
    ? texts.tryOut
    : `${line.id === mainLine ? '' : `${branchName(session, line, language)} `}${texts.step(cursor.step, line.moves.length)}`
  if (!move) return `${where} ${texts.start}`
  const parts =
    move.outcome.kind === 'done'
      ? move.outcome.events.map((event) => eventText(event, viewer))
      : unmetFor(move.outcome.unmet, viewer).map((unmet) => unmet.text)
  return [
    where,
    stepName(session, move, language),
    texts.verdicts[move.outcome.kind],
    ...parts.map((part) => part[language]),
  ].join('　')
}
