import type { Encoding } from './encoding'
import type { Found } from './entry'
import type { Kind } from './detect'
import type { Draft } from './output/build'
import type { DropReason, Message } from './tree'

export type Statement = {
  readonly line: number
  readonly column: number
  readonly text: string
  /** The ruling that holds it. */
  readonly ruling: string | null
  /** Why no ruling holds it. */
  readonly dropped: DropReason | null
}

/** What became of each sentence of an input. The shape of `--report`. */
export type Report = {
  readonly input: string
  readonly kind: Kind
  readonly encoding: Encoding
  readonly statements: readonly Statement[]
  readonly warnings: readonly Message[]
}

const byPlace = (a: Message | Statement, b: Message | Statement) => a.line - b.line || a.column - b.column

export const reportOf = (input: string, kind: Kind, encoding: Encoding, found: Found, draft: Draft): Report => {
  const held = found.parts.flatMap((part): Statement[] =>
    part.type === 'heading'
      ? []
      : part.candidate.sentences.map(({ line, column, text }) => ({
          line,
          column,
          text,
          ruling: draft.ids.get(part.candidate)!,
          dropped: null,
        })),
  )
  const dropped = found.dropped.map(({ line, column, text, reason }): Statement => ({
    line,
    column,
    text,
    ruling: null,
    dropped: reason,
  }))
  const warnings = found.warnings.map(({ line, column, message }) => ({ line, column, message }))
  return { input, kind, encoding, statements: [...held, ...dropped].sort(byPlace), warnings: warnings.sort(byPlace) }
}

/** Text for a terminal: nothing that a terminal would obey. */
// oxlint-disable no-control-regex
export const printable = (text: string): string =>
  text.replace(/[\0-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g, '\uFFFD')

const short = (text: string) => printable(text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** What an editor need not look at. */
const dull: readonly DropReason[] = ['layout', 'data of the file', 'heading']

/** The report as text: what was dropped, and what is to be looked at; `all` names what rulings hold, and layout, too. */
export const reportText = (report: Report, all = false): string => {
  const dropped = report.statements.flatMap((one) => (one.dropped === null ? [] : [{ ...one, reason: one.dropped }]))
  const hidden = all ? [] : dropped.filter((one) => dull.includes(one.reason))
  const counts = dull.flatMap((reason) => {
    const count = hidden.filter((one) => one.reason === reason).length
    return count === 0 ? [] : [`${count} of ${reason}`]
  })
  const shown = all ? report.statements : dropped.filter((one) => !dull.includes(one.reason))
  return [
    `${printable(report.input)}: ${report.kind}, ${report.encoding}: ${report.statements.length - dropped.length} statements in rulings, ${dropped.length} dropped, ${report.warnings.length} warnings`,
    ...shown.map(
      (one) => `  ${one.line}:${one.column} ${one.ruling ?? `dropped (${one.dropped})`}: ${short(one.text)}`,
    ),
    ...(counts.length > 0 ? [`  dropped, and listed by --all: ${counts.join(', ')}`] : []),
    ...report.warnings.map((one) => `  ${one.line}:${one.column} warning: ${printable(one.message)}`),
  ].join('\n')
}
