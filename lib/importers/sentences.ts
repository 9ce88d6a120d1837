import { hash } from 'node:crypto'
import type { SourceLine } from './tree'

const opens = '([（「『《'
/** What opens or closes a bracket, or may end a sentence. */
const marks = /[([{（「『《)\]}）」』》。 ]/g

/** Where an English sentence ends: «Dr. X» and «No. 1» are no ends. */
const englishEnd = /[a-z)”"]{2}[.?!]$/

/** Cuts a line after each 。, and after an English sentence, that stands in no bracket; what is in none (a bracket left open) ends with the line. */
export const sentencesOf = (line: SourceLine): SourceLine[] => {
  const { text } = line
  if (!text.includes('。') && !/[.?!] [A-Z]/.test(text))
    return text.trim() === '' ? [] : [{ text, line: line.line, column: line.column }]
  const sentences: SourceLine[] = []
  let depth = 0
  let from = 0
  marks.lastIndex = 0
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const at = mark.index
    if (mark[0] === '。' || mark[0] === ' ') {
      if (depth > 0 || (mark[0] === ' ' && !isEnglishEnd(text, from, at))) continue
      const end = endOf(text, at + 1)
      sentences.push({ text: text.slice(from, end), line: line.line, column: line.column + from })
      from = marks.lastIndex = end
    } else if (opens.includes(mark[0])) depth++
    else if (depth > 0) depth--
  }
  if (text.slice(from).trim() !== '')
    sentences.push({ text: text.slice(from), line: line.line, column: line.column + from })
  return sentences
}

const isEnglishEnd = (text: string, from: number, at: number): boolean =>
  /[A-Z]/.test(text[at + 1] ?? '') && englishEnd.test(text.slice(Math.max(from, at - 3), at))

/** Dates behind a sentence are its own. */
const datesAfter = /^(?:(?:[(（][\d０-９/.／年月日-]+[)）]|\d{4}\/\d\d?\/\d\d?(?=\s|$))\s*~?)+/

/** The end of a sentence with what belongs to it: closing brackets, marks of the wiki, a date. */
const endOf = (text: string, from: number): number => {
  let end = from
  while (end < text.length && /[)）」\s~*_'|]/.test(text[end]!)) end++
  const date = datesAfter.exec(text.slice(end, end + 60))
  return end + (date?.[0].length ?? 0)
}

/** Hash of a sentence without its marks, so that a new link in the wiki changes nothing. */
export const hashOf = (sentence: string): string => hash('sha256', sentence.replace(/[[\]~'\s]/g, '')).slice(0, 12)
