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
    return refuse(
      'a NUL byte: this is no text file in UTF-8, EUC-JP or Shift_JIS; save it as UTF-8',
      line,
      nul - before.lastIndexOf(10),
    )
  }
  if (named !== undefined) {
    const text = read(buffer, named)
    if (text !== undefined) return { ok: true, text, encoding: named }
    const { line, column } = firstBroken(buffer, named)
    return refuse(`this is not ${named}: leave --encoding out to have it detected`, line, column)
  }
  if (isUtf8(buffer)) return { ok: true, text: read(buffer, 'utf-8')!, encoding: 'utf-8' }
  const fitting = (['euc-jp', 'shift_jis'] as const)
    .map((encoding) => ({ encoding, text: read(buffer, encoding) ?? '' }))
    .map((one) => ({ ...one, share: japanese(one.text) }))
    .filter(({ text, share }) => text !== '' && share >= leastShare)
    .sort((a, b) => b.share - a.share)
  const [best, next] = fitting
  if (best === undefined) {
    const { line, column } = firstBroken(buffer, 'utf-8')
    return refuse(
      'from here on it is neither UTF-8 nor EUC-JP nor Shift_JIS, or two of them are mixed: save it in one encoding, or name it with --encoding',
      line,
      column,
    )
  }
  if (next && best.share - next.share < 0.1)
    return refuse('both EUC-JP and Shift_JIS would fit: name it with --encoding')
  return { ok: true, text: best.text, encoding: best.encoding }
}

/** Japanese text has at least so much kana and punctuation among what is not ASCII; what was read in the wrong encoding has less. */
const leastShare = 0.2

/** Where the first letter stands that is none in an encoding. */
const firstBroken = (buffer: Buffer, encoding: Encoding): { line: number; column: number } => {
  const text = encoding === 'utf-8' ? buffer.toString('utf8') : iconv.decode(buffer, iconvNames[encoding])
  const before = text.slice(0, Math.max(0, text.indexOf('\uFFFD'))).split(/\r\n|\n|\r/)
  return { line: before.length, column: before.at(-1)!.length + 1 }
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
