import { decode, type Encoding } from '../encoding'

/** The name of a page from the name of its file, which is hex of the name's bytes; undefined where it is none. */
export const pageNameOf = (file: string, encoding?: Encoding): string | undefined => {
  const hex = /^((?:[0-9A-F]{2})+)\.txt$/.exec(file)?.[1]
  if (hex === undefined) return undefined
  const decoded = decode(Buffer.from(hex, 'hex'), encoding)
  return decoded.ok ? decoded.text : undefined
}
