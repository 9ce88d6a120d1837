import { loadDefaultJapaneseParser } from 'budoux'
import type { Language } from '../../content/vocabulary'

const parser = loadDefaultJapaneseParser()

/** Widths of characters in the font of the pictures, in its size: at least what they are, so that a line never runs out. */
const widthOf = (character: string): number => {
  if (/[ -~]/.test(character)) {
    if (/[ilj.,:;'!|()[\] ]/.test(character)) return 0.36
    if (/[MWmw@%]/.test(character)) return 0.98
    if (/[A-Z]/.test(character)) return 0.76
    return 0.64
  }
  return 1
}
export const widthOfText = (text: string): number => [...text].reduce((sum, character) => sum + widthOf(character), 0)

/** The parts of a text between which a line may end. */
const parts = (text: string, language: Language): string[] =>
  language === 'ja' ? parser.parse(text) : (text.match(/\S+\s*/g) ?? [])

/** A text in lines of a width (in sizes of the font); what is longer than so many lines ends with …. */
export const linesOf = (text: string, language: Language, width: number, most: number): string[] => {
  const lines: string[] = ['']
  const put = (part: string) => {
    if (widthOfText(lines.at(-1)! + part.trimEnd()) <= width) lines.push(lines.pop()! + part)
    else if (widthOfText(part) <= width) lines.push(part)
    else for (const character of part) putCharacter(character)
  }
  const putCharacter = (character: string) => {
    if (widthOfText(lines.at(-1)! + character) <= width) lines.push(lines.pop()! + character)
    else lines.push(character)
  }
  for (const part of parts(text, language)) put(part)
  const trimmed = lines.map((line) => line.trim()).filter((line) => line !== '')
  if (trimmed.length <= most) return trimmed
  const last = trimmed.slice(0, most)
  let end = last.pop()!
  while (widthOfText(`${end}…`) > width) end = language === 'ja' ? end.slice(0, -1) : end.replace(/\s*\S+$/, '')
  return [...last, `${end}…`]
}
