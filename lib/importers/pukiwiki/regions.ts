import type { Message, SourceLine } from '../tree'

type Region = { readonly closing: string; readonly history: boolean; readonly opened: SourceLine }

const end = '#endregion'

/** Keeps the regions that are open: `#region2(以前の裁定){{` … `}}`, and `#region(…)` … `#endregion`. */
export const regions = (warnings: Message[]) => {
  const open: Region[] = []
  /** How many of those that are open tell how things stood before. */
  let past = 0
  const find = (closing: string) => open.findLastIndex((region) => region.closing === closing)
  return {
    history: (): boolean => past > 0,
    open: (line: SourceLine, title: string, braces: number): void => {
      const history = /以前|過去|旧|かつて/.test(title)
      if (history) past++
      open.push({ closing: braces > 0 ? '}'.repeat(braces) : end, history, opened: line })
    },
    /** What of a line closes a region, and what stands before that; undefined where nothing does. */
    cut: (line: SourceLine): { readonly before: SourceLine; readonly closing: SourceLine } | undefined => {
      if (open.length === 0) return undefined
      const { text } = line
      const at = text.startsWith(end) ? 0 : braceRun(text)
      if (at === undefined || find(closingOf(text.slice(at))) < 0) return undefined
      return {
        before: { ...line, text: text.slice(0, at) },
        closing: { ...line, text: text.slice(at), column: line.column + at },
      }
    },
    close: (line: SourceLine): void => {
      const closed = open.splice(find(closingOf(line.text)))
      past -= closed.filter((region) => region.history).length
      for (const lost of closed.slice(1)) warnUnclosed(lost, warnings)
    },
    end: (): void => open.forEach((region) => warnUnclosed(region, warnings)),
  }
}

const closingOf = (text: string): string => (text.startsWith(end) ? end : text.trimEnd())

/** Where the braces begin that end a line, if they are two or more. */
const braceRun = (text: string): number | undefined => {
  const length = text.trimEnd().length
  let from = length
  while (from > 0 && text[from - 1] === '}') from--
  return length - from > 1 ? from : undefined
}

const warnUnclosed = ({ opened, closing }: Region, warnings: Message[]) =>
  warnings.push({
    line: opened.line,
    column: opened.column,
    message: `this region is never closed: expected ${closing}`,
  })
