import { kana } from './kana'
import { compare, readKnown, type Comparison } from './again'
import { detectKind, type Kind } from './detect'
import { decode, type Encoding } from './encoding'
import type { Found } from './entry'
import { fromPage } from './from-page'
import { parseGatherer } from './gatherer/parse'
import { linesOf } from './lines'
import { buildDraft, type Wanted } from './output/build'
import { isFlattened, restoreLines } from './pukiwiki/flattened'
import { parsePukiwiki } from './pukiwiki/parse'
import { parseRendered } from './rendered-pukiwiki/parse'
import { reportOf, type Report } from './report'
import { parseScryfall } from './scryfall/parse'
import type { Message, SourceLine } from './tree'

export type Input = Wanted & {
  /** What the input is called in the report. */
  readonly input: string
  readonly bytes: Uint8Array
  readonly encoding?: Encoding
  readonly kind?: Kind
  /** The Japanese file of the entry that was made from an earlier state of the source. */
  readonly previous?: string
}

export type Imported =
  | { readonly ok: false; readonly refusal: Message }
  | {
      readonly ok: true
      readonly ja: string
      readonly en: string
      readonly report: Report
      readonly comparison?: Comparison
    }

/** Turns a file into the draft of an entry, and says what became of each of its sentences. */
export const importFile = (input: Input): Imported => {
  const decoded = decode(input.bytes, input.encoding)
  if (!decoded.ok) return decoded
  const lines = linesOf(decoded.text)
  const kind = input.kind ?? detectKind(decoded.text, lines)
  const found = read(kind, decoded.text, lines, input.source)
  if ('message' in found) return { ok: false, refusal: found }
  const known = input.previous === undefined ? undefined : readKnown(input.previous)
  if (input.previous !== undefined && known === undefined)
    return {
      ok: false,
      refusal: { line: 1, column: 1, message: 'the entry that is there cannot be read: its front matter is broken' },
    }
  const comparison = known && compare(found, known)
  const checked = withOpenFields(found, input)
  const draft = buildDraft(checked, input, comparison?.ids ?? new Map(), known?.map((one) => one.id) ?? [])
  const report = reportOf(input.input, kind, decoded.encoding, checked, draft)
  return { ok: true, ja: draft.ja, en: draft.en, report, ...(comparison ? { comparison } : {}) }
}

const read = (kind: Kind, text: string, lines: SourceLine[], source: string): Found | Message => {
  switch (kind) {
    case 'pukiwiki':
      return fromPage(parsePukiwiki(lines))
    case 'flattened-pukiwiki': {
      const restored = isFlattened(lines) ? restoreLines(lines) : { lines, warnings: [] }
      const page = parsePukiwiki(restored.lines)
      return fromPage({ ...page, warnings: [...restored.warnings, ...page.warnings] })
    }
    case 'rendered-pukiwiki':
      return fromPage(parseRendered(lines))
    case 'gatherer':
      return parseGatherer(lines, source)
    case 'scryfall':
      return parseScryfall(text)
  }
}

/** Names what an editor has to fill in, as the source does not tell it. */
const withOpenFields = (found: Found, input: Input): Found => {
  const reading = found.reading !== undefined && kana.test(found.reading) ? found.reading : undefined
  const open = [
    ...((found.names?.ja ?? input.name) === undefined ? ['names.ja'] : []),
    ...(found.names?.en === undefined ? ['names.en'] : []),
    ...(reading === undefined ? ['reading'] : []),
  ]
  const { reading: _, ...rest } = found
  const warnings = open.map((field) => ({
    line: 1,
    column: 1,
    message: `the source does not tell ${field}: «?» stands there until an editor writes it`,
  }))
  return { ...rest, ...(reading === undefined ? {} : { reading }), warnings: [...warnings, ...found.warnings] }
}
