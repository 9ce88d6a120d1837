const between = '\u0000'

/** Bytes written and read: variable-length whole numbers and strings. */
export type ByteWriter = {
  readonly number: (value: number) => void
  readonly string: (value: string) => void
  /** A list of numbers, its length before it. */
  readonly numbers: (values: readonly number[]) => void
  /** A list of strings, none of which may hold U+0000. */
  readonly strings: (values: readonly string[]) => void
  readonly bytes: () => Uint8Array<ArrayBuffer>
}

export const byteWriter = (): ByteWriter => {
  let buffer = new Uint8Array(1 << 16)
  let length = 0
  const room = (more: number) => {
    if (length + more <= buffer.length) return
    const larger = new Uint8Array(Math.max(buffer.length * 2, length + more))
    larger.set(buffer)
    buffer = larger
  }
  const number = (value: number) => {
    room(5)
    let rest = value
    while (rest >= 0x80) {
      buffer[length++] = (rest & 0x7f) | 0x80
      rest >>>= 7
    }
    buffer[length++] = rest
  }
  const encoder = new TextEncoder()
  const string = (value: string) => {
    const encoded = encoder.encode(value)
    number(encoded.length)
    room(encoded.length)
    buffer.set(encoded, length)
    length += encoded.length
  }
  return {
    number,
    string,
    numbers: (values) => {
      number(values.length)
      values.forEach(number)
    },
    strings: (values) => {
      number(values.length)
      string(values.join(between))
    },
    bytes: () => buffer.slice(0, length),
  }
}

export type ByteReader = {
  readonly number: () => number
  readonly string: () => string
  readonly numbers: () => number[]
  readonly strings: () => string[]
}

export const byteReader = (bytes: Uint8Array): ByteReader => {
  let at = 0
  const decoder = new TextDecoder()
  const number = () => {
    let value = 0
    let shift = 0
    for (;;) {
      if (at >= bytes.length) throw new Error('Unexpected end of the search index')
      const byte = bytes[at++]!
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value >>> 0
      shift += 7
    }
  }
  const string = () => {
    const length = number()
    const value = decoder.decode(bytes.subarray(at, at + length))
    at += length
    return value
  }
  return {
    number,
    string,
    numbers: () => Array.from({ length: number() }, number),
    strings: () => {
      const length = number()
      const joined = string()
      return length === 0 ? [] : joined.split(between)
    },
  }
}

/** FNV-1a: says whether a file is whole and which one it is. It guards against accidents, not against attacks. */
export const hashOf = (bytes: Uint8Array): number => {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
