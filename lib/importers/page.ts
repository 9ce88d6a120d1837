import { detectKind, type Kind } from './detect'
import { decode, type Encoding } from './encoding'
import type { Found } from './entry'
import { fromPage } from './from-page'
import { parseGatherer } from './gatherer/parse'
import { linesOf } from './lines'
import { isFlattened, restoreLines } from './pukiwiki/flattened'
import { parsePukiwiki } from './pukiwiki/parse'
import { parseRendered } from './rendered-pukiwiki/parse'
import { parseScryfall } from './scryfall/parse'
import type { Message, SourceLine } from './tree'

export type PageOptions = {
  /** What the rulings are quoted from: an id of `sources.yaml`. */
  readonly source: string
  /** Detected where it is not named. */
  readonly encoding?: Encoding
  readonly kind?: Kind
}

/** An input as read and understood. */
export type Page = {
  readonly ok: true
  readonly text: string
  readonly kind: Kind
  readonly encoding: Encoding
  readonly found: Found
}

export type Refused = { readonly ok: false; readonly refusal: Message }

/** Reads an input: its encoding, its kind, and what it holds. */
export const readPage = (bytes: Uint8Array, options: PageOptions): Page | Refused => {
  const decoded = decode(bytes, options.encoding)
  if (!decoded.ok) return decoded
  const { text, encoding } = decoded
  const lines = linesOf(text)
  const kind = options.kind ?? detectKind(text, lines)
  const found = parse(kind, text, lines, options.source)
  return 'message' in found ? { ok: false, refusal: found } : { ok: true, text, kind, encoding, found }
}

const parse = (kind: Kind, text: string, lines: SourceLine[], source: string): Found | Message => {
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
