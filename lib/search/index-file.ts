import { byteReader, byteWriter, hashOf, type ByteReader, type ByteWriter } from './bytes'
import type { SearchShelf } from './documents'
import { readDocuments, readEntries, readTexts, writeDocuments, writeEntries, writeTexts } from './content-file'
import type { Postings } from './postings'

/** Raise it whenever the form of the files, the folding or the tokens change. */
export const indexVersion = 3
const magic = [0x55, 0x52, 0x4f, 0x53]
const headLength = 13

export type ShelfIndex = { readonly content: SearchShelf; readonly postings: Postings }

/** An index as two files: what is looked up, and the texts, which are shown and matched in full. */
export type IndexFiles = { readonly index: Uint8Array<ArrayBuffer>; readonly texts: Uint8Array<ArrayBuffer> }

/** Like after like, so that they compress: all tokens (each as what it shares with the one before, and the rest), all counts, all gaps. */
const writePostings = (postings: Postings, writer: ByteWriter) => {
  const tokens = [...postings.keys()]
  const shared = tokens.map((token, i) => {
    const before = tokens[i - 1] ?? ''
    let length = 0
    while (length < before.length && length < token.length && before[length] === token[length]) length++
    return length
  })
  writer.numbers(shared)
  writer.strings(tokens.map((token, i) => token.slice(shared[i])))
  const lists = [...postings.values()]
  writer.numbers(lists.map(({ length }) => length))
  writer.numbers(lists.flatMap((ids) => ids.map((id, i) => id - (ids[i - 1] ?? -1))))
}

const readPostings = (reader: ByteReader): Postings => {
  const shared = reader.numbers()
  const rests = reader.strings()
  const counts = reader.numbers()
  const gaps = reader.numbers()
  const postings = new Map<string, number[]>()
  let token = ''
  let at = 0
  shared.forEach((length, i) => {
    token = token.slice(0, length) + rests[i]!
    let last = -1
    postings.set(
      token,
      Array.from({ length: counts[i]! }, () => (last += gaps[at++]!)),
    )
  })
  return postings
}

export const writeIndex = ({ content, postings }: ShelfIndex): IndexFiles => {
  const texts = byteWriter()
  writeTexts(content, texts)
  const writer = byteWriter()
  writeEntries(content, writer)
  writeDocuments(content, writer)
  writePostings(postings, writer)
  const body = writer.bytes()
  const index = new Uint8Array(headLength + body.length)
  index.set(magic)
  index[4] = indexVersion
  const head = new DataView(index.buffer)
  head.setUint32(5, hashOf(texts.bytes()))
  index.set(body, headLength)
  head.setUint32(9, hashOf(index.subarray(headLength)) ^ head.getUint32(5))
  return { index, texts: texts.bytes() }
}

/** The hash of an index and its texts, as it stands in their names. */
export const indexHash = ({ index }: IndexFiles): string =>
  new DataView(index.buffer, index.byteOffset).getUint32(9).toString(16).padStart(8, '0')

/** Reads what `writeIndex` wrote. Throws where the files are not whole, do not belong together, or are of another version. */
export const readIndex = ({ index, texts }: IndexFiles): ShelfIndex => {
  if (index.length < headLength || magic.some((byte, i) => index[i] !== byte))
    throw new Error('This is no search index')
  if (index[4] !== indexVersion) throw new Error(`The search index has version ${index[4]}, expected ${indexVersion}`)
  const head = new DataView(index.buffer, index.byteOffset)
  const body = index.subarray(headLength)
  if (head.getUint32(9) !== (hashOf(body) ^ head.getUint32(5)) >>> 0)
    throw new Error('The search index is damaged: its hash does not fit')
  if (head.getUint32(5) !== hashOf(texts)) throw new Error('The texts are not those of the search index')
  const reader = byteReader(body)
  const { shelf, entries } = readEntries(reader)
  const documents = readDocuments(shelf, reader, readTexts(byteReader(texts)))
  return { content: { shelf, entries, documents }, postings: readPostings(reader) }
}
