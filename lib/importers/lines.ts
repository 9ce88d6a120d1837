import type { SourceLine } from './tree'

/** Cuts text into lines, whichever way they end. */
export const linesOf = (text: string): SourceLine[] =>
  text.split(/\r\n|\n|\r/).map((line, index) => ({ text: line, line: index + 1, column: 1 }))
