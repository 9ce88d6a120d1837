import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import type { Message } from './tree'

export const encodings = ['utf-8', 'euc-jp', 'shift_jis'] as const
export type Encoding = (typeof encodings)[number]

type Decoded =
  | { readonly ok: true; readonly text: string; readonly encoding: Encoding }
  | { readonly ok: false; readonly refusal: Message }

const refuse = (message: string, line = 1, column = 1): Decoded => ({ ok: false, refusal: { line, column, message } })

/** Reads bytes as text: the named encoding, or the one that fits. What fits none, or is no text, is refused. */
export const decode = (bytes: Uint8Array, named?: Encoding): Decoded => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const nul = buffer.indexOf(0)
  if (nul >= 0) {
    const before = buffer.subarray(0, nul)
    const line = before.reduce((count, byte) => count + (byte === 10 ? 1 : 0), 1)
    return refuse('a NUL byte: this is no text file', line, nul - before.lastIndexOf(10))
  }
  if (named !== undefined) {
    const text = read(buffer, named)
    return text === undefined ? refuse(`the input is not ${named}`) : { ok: true, text, encoding: named }
  }
  const fitting = isUtf8(buffer)
    ? (['utf-8'] as const)
    : (['euc-jp', 'shift_jis'] as const).filter((encoding) => read(buffer, encoding) !== undefined)
  if (fitting.length === 0) return refuse('neither UTF-8 nor EUC-JP nor Shift_JIS: name it with --encoding')
  const best = fitting.map((encoding) => ({ encoding, text: read(buffer, encoding)! }))
  best.sort((a, b) => japanese(b.text) - japanese(a.text))
  if (best.length > 1 && japanese(best[0]!.text) - japanese(best[1]!.text) < 0.1)
    return refuse('both EUC-JP and Shift_JIS would fit: name it with --encoding')
  return { ok: true, ...best[0]! }
}

const iconvNames = { 'utf-8': 'utf8', 'euc-jp': 'eucjp', shift_jis: 'shiftjis' } as const

const read = (buffer: Buffer, encoding: Encoding): string | undefined => {
  if (encoding === 'utf-8') return isUtf8(buffer) ? buffer.toString('utf8').replace(/^\uFEFF/, '') : undefined
  const text = iconv.decode(buffer, iconvNames[encoding])
  return text.includes('\uFFFD') ? undefined : text
}

/** The share of what stands outside ASCII that is kana or punctuation, as in every Japanese text. */
const japanese = (text: string): number => {
  const foreign = text.match(/[^\0-\x7f]/gu)?.length ?? 0
  const kana = text.match(/[\u3041-\u30ff\u3001-\u3011]/gu)?.length ?? 0
  return foreign === 0 ? 0 : kana / foreign
}
