import { hash } from 'node:crypto'
import type { SourceLine } from './tree'

const opens = '([（「『《['
const closes = ')]）」』》]'

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
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (opens.includes(character)) depth++
    else if (closes.includes(character)) depth = Math.max(0, depth - 1)
    else if (
      depth === 0 &&
      (character === '。' ||
        (character === ' ' &&
          /[A-Z]/.test(text[at + 1] ?? '') &&
          englishEnd.test(text.slice(Math.max(from, at - 3), at))))
    ) {
      let end = at + 1
      while (end < text.length && /[)）」\s~*_']/.test(text[end]!)) end++
      const date = /^[(（][\d/.-]+[)）]\s*~?/.exec(text.slice(end, end + 16))
      if (date) end += date[0].length
      sentences.push({ text: text.slice(from, end), line: line.line, column: line.column + from })
      from = end
      at = end - 1
    }
  }
  if (text.slice(from).trim() !== '')
    sentences.push({ text: text.slice(from), line: line.line, column: line.column + from })
  return sentences
}

/** Hash of a sentence without its marks, so that a new link in the wiki changes nothing. */
export const hashOf = (sentence: string): string => hash('sha256', sentence.replace(/[[\]~'\s]/g, '')).slice(0, 12)
