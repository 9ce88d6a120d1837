import { isFlattened } from './pukiwiki/flattened'
import type { SourceLine } from './tree'

export const kinds = ['pukiwiki', 'flattened-pukiwiki', 'rendered-pukiwiki', 'gatherer', 'scryfall'] as const
export type Kind = (typeof kinds)[number]

/** The kind of an input, by marks that only that kind has. */
export const detectKind = (text: string, lines: readonly SourceLine[]): Kind => {
  if (/^\s*[[{]\s*["{[\]]/.test(text) && /"(comment|oracle_id|data)"\s*:/.test(text)) return 'scryfall'
  if (
    text.includes('原文') &&
    lines.some((line) => line.text.startsWith('原文')) &&
    lines.some((line) => /^\d{4}\/\d{2}\/\d{2}\s*$/.test(line.text))
  )
    return 'gatherer'
  if (text.includes('†') && !text.includes('[[') && lines.some((line) => /\s†\s*$/.test(line.text)))
    return 'rendered-pukiwiki'
  return isFlattened(lines) ? 'flattened-pukiwiki' : 'pukiwiki'
}
