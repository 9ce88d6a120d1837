import { byteReader, byteWriter, hashOf } from './bytes'
import type { SearchShelf } from './documents'
import type { Postings } from './postings'

/** Raise it whenever the form of the file, the folding or the tokens change. */
export const indexVersion = 1
const magic = [0x55, 0x52, 0x4f, 0x53]
const headLength = 9

export type ShelfIndex = { readonly content: SearchShelf; readonly postings: Postings }

/**
 * The index of a game as a file: a head with version and hash, the documents and the lexicon, then the sorted tokens, each as what it
 * shares with the one before, the rest of it, and the gaps between its documents.
 */
export const writeIndex = ({ content, postings }: ShelfIndex): Uint8Array<ArrayBuffer> => {
  const writer = byteWriter()
  writer.string(JSON.stringify(content))
  writer.number(postings.size)
  let before = ''
  for (const [token, ids] of postings) {
    let shared = 0
    while (shared < before.length && shared < token.length && before[shared] === token[shared]) shared++
    writer.number(shared)
    writer.string(token.slice(shared))
    writer.number(ids.length)
    let last = -1
    for (const id of ids) {
      writer.number(id - last)
      last = id
    }
    before = token
  }
  const body = writer.bytes()
  const file = new Uint8Array(headLength + body.length)
  file.set(magic)
  file[4] = indexVersion
  new DataView(file.buffer).setUint32(5, hashOf(body))
  file.set(body, headLength)
  return file
}

/** The hash of an index file, as it stands in its name. */
export const indexHash = (file: Uint8Array): string =>
  new DataView(file.buffer, file.byteOffset).getUint32(5).toString(16).padStart(8, '0')

/** Reads what `writeIndex` wrote. Throws where the file is not whole or of another version. */
export const readIndex = (file: Uint8Array): ShelfIndex => {
  if (file.length < headLength || magic.some((byte, i) => file[i] !== byte)) throw new Error('This is no search index')
  if (file[4] !== indexVersion) throw new Error(`The search index has version ${file[4]}, expected ${indexVersion}`)
  const body = file.subarray(headLength)
  if (new DataView(file.buffer, file.byteOffset).getUint32(5) !== hashOf(body))
    throw new Error('The search index is damaged: its hash does not fit')
  const reader = byteReader(body)
  const content = JSON.parse(reader.string()) as SearchShelf
  const postings = new Map<string, number[]>()
  let token = ''
  for (let left = reader.number(); left > 0; left--) {
    const shared = reader.number()
    token = token.slice(0, shared) + reader.string()
    const ids: number[] = []
    let last = -1
    for (let n = reader.number(); n > 0; n--) ids.push((last += reader.number()))
    postings.set(token, ids)
  }
  return { content, postings }
}
