import type { EntryKey } from '@/lib/content/names'

/** A decision of an example that can be asked: where it stands, and the page that tells the answer. */
export interface Question {
  readonly game: string
  readonly example: string
  readonly line: string
  /** The step that is asked about, counted from 1. */
  readonly step: number
  /** The entry that the example is read in. */
  readonly entry: EntryKey
}

export const keyOf = ({ example, line, step }: Question): string => `${example} ${line} ${step}`

/** What was answered on this device: the key of each question, and whether it was right. */
export type Answers = Readonly<Record<string, boolean>>

/** The questions of a choice that have not been answered yet. */
export const open = (questions: readonly Question[], answers: Answers, game: string, entry: string): Question[] =>
  questions.filter(
    (question) =>
      !(keyOf(question) in answers) &&
      (game === '' || question.game === game) &&
      (entry === '' || question.entry === entry),
  )
