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

/** The report as text; `all` names what rulings hold too. */
export const reportText = (report: Report, all = false): string => {
  const dropped = report.statements.filter((one) => one.dropped !== null)
  return [
    `${printable(report.input)}: ${report.kind}, ${report.encoding}: ${report.statements.length - dropped.length} statements in rulings, ${dropped.length} dropped, ${report.warnings.length} warnings`,
    ...(all ? report.statements : dropped).map(
      (one) => `  ${one.line}:${one.column} ${one.ruling ?? `dropped (${one.dropped})`}: ${short(one.text)}`,
    ),
    ...report.warnings.map((one) => `  ${one.line}:${one.column} warning: ${short(one.message)}`),
  ].join('\n')
}
