import type { Message, SourceLine } from '../tree'

/** Whether a page lost its newlines: few and long lines, with marks of line ends and starts within them. */
export const isFlattened = (lines: readonly SourceLine[]): boolean =>
  lines.some((line) => line.text.length > 400 && (line.text.match(lineMarks)?.length ?? 0) > 5)

const lineMarks = /~ (?=\S)| \*{1,3}(?=[^\s*])| -{1,3}(?=\[\[)|\[#[A-Za-z][\w-]*\] /g

/** Marks that begin a line, where they follow a space. */
const starts =
  /^(?:\*{1,3}(?=[^\s*])|-{4,}(?= |$)|-{1,3}(?=[^\s-])|\/\/|>(?=\S)|[QＱAＡ][:：]|―|#[a-z]\w*(?=[({ ]|$)|&aname\()/

/** Cuts a flattened page where the marks tell. A cut replaces one space, so that positions are those of the input. */
export const restoreLines = (lines: readonly SourceLine[]): { lines: SourceLine[]; warnings: Message[] } => {
  const warnings: Message[] = []
  const restored = lines.flatMap((line) => cutLine(line, warnings))
  const first = lines[0]
  if (first)
    warnings.unshift({
      line: first.line,
      column: first.column,
      message: 'this page lost its newlines: lines are restored where marks tell',
    })
  return { lines: restored, warnings }
}

const cutLine = (line: SourceLine, warnings: Message[]): SourceLine[] => {
  const { text } = line
  const parts: SourceLine[] = []
  let from = 0
  let links = 0
  const lastClose = text.lastIndexOf(']]')
  const cut = (at: number) => {
    parts.push({ ...line, text: text.slice(from, at), column: line.column + from })
    from = at + 1
  }
  for (let at = 0; at < text.length; at++) {
    if (text.startsWith('[[', at)) links = at < lastClose ? 1 : 0
    else if (text.startsWith(']]', at)) links = 0
    if (text[at] !== ' ' || links > 0) continue
    const before = text.slice(Math.max(from, at - 40), at)
    const mark = starts.exec(text.slice(at + 1, at + 60))
    const afterEnd =
      /~$|\[#[A-Za-z][\w-]*\]$|&aname\([\w-]+\);$/.test(before) ||
      (at - from < 80 && /^-{4,}$/.test(text.slice(from, at)))
    if (text.startsWith('[#', at + 1)) continue
    if (mark === null && !afterEnd) {
      warnings.push({
        line: line.line,
        column: line.column + at,
        message: 'unsure whether a line ended at this space: kept as a space',
      })
      continue
    }
    if (text.startsWith('//', from))
      warnings.push({
        line: line.line,
        column: line.column + at,
        message: 'unsure whether the comment before this ended here',
      })
    else if (!afterEnd && !/[\])。]$/.test(before))
      warnings.push({ line: line.line, column: line.column + at, message: 'unsure whether a line ended here: cut' })
    cut(at)
  }
  parts.push({ ...line, text: text.slice(from), column: line.column + from })
  return parts
}
