import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'

/** The Japanese font of the pictures, which a package brings. No page asks for it. */
export const fontFamily = 'BIZ UDPGothic'
const weights = [400, 700] as const

const header = { woff: 44, woffEntry: 20, sfnt: 12, sfntEntry: 16 } as const

/** A WOFF file as the TrueType file in it, which is what the renderer reads (W3C WOFF 1.0, sections 3 to 5). */
export const trueTypeOf = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file')
  const count = woff.readUInt16BE(12)
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(header.sfnt + header.sfntEntry * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  const parts: Uint8Array[] = [head]
  let at = head.length
  for (let i = 0; i < count; i++) {
    const entry = header.woff + header.woffEntry * i
    const offset = woff.readUInt32BE(entry + 4)
    const packed = woff.readUInt32BE(entry + 8)
    const length = woff.readUInt32BE(entry + 12)
    const stored = woff.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(stored) : stored
    const to = header.sfnt + header.sfntEntry * i
    woff.copy(head, to, entry, entry + 4)
    woff.copy(head, to + 4, entry + 16, entry + 20)
    head.writeUInt32BE(at, to + 8)
    head.writeUInt32BE(length, to + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    parts.push(table, padding)
    at += length + padding.length
  }
  return Buffer.concat(parts)
}

/** Writes the font files below `folder` and says where they are. */
export const fontFiles = (folder: string): string[] => {
  const require = createRequire(import.meta.url)
  mkdirSync(folder, { recursive: true })
  return weights.map((weight) => {
    const file = join(folder, `${weight}.ttf`)
    const woff = require.resolve(`@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-${weight}-normal.woff`)
    writeFileSync(file, trueTypeOf(readFileSync(woff)))
    return file
  })
}
