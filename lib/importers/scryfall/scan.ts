/** A stretch of a text: from `start` up to `end`. */
export type Span = { readonly start: number; readonly end: number }

/** An element of the list, and within it what stands between the quotes of its comment. */
export type Element = Span & { readonly comment?: Span }

/** Where in a JSON text, which is right, the elements of its list stand: of the list itself, or of the list `data` of an object. */
export const scan = (text: string): Element[] => {
  let elements: Element[] = []
  /** The brackets that are open. */
  const open: string[] = []
  /** How deep the list is; 0 while it has not begun. */
  let list = 0
  let key: string | undefined
  let start: number | undefined
  let comment: Span | undefined
  const end = (at: number) => {
    if (start !== undefined) elements.push({ start, end: at, ...(comment ? { comment } : {}) })
    start = comment = undefined
  }
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (character <= ' ' || character === ':') continue
    const depth = open.length
    if (list > 0 && depth === list && character !== ',' && character !== ']') start ??= at
    switch (character) {
      case '"': {
        const close = closeOf(text, at)
        if (open.at(-1) === '{' && isKey(text, close)) key = decodeString(text.slice(at + 1, close))
        else if (depth === list + 1 && list > 0 && key === 'comment') comment = { start: at + 1, end: close }
        at = close
        break
      }
      case '[':
      case '{':
        if (character === '[' && (depth === 0 || (depth === 1 && open[0] === '{' && key === 'data'))) {
          list = depth + 1
          elements = []
        } else if (depth === list + 1 && key === 'comment') comment = undefined
        open.push(character)
        break
      case ']':
      case '}':
        if (depth === list) {
          end(at)
          list = 0
          if (depth === 1) return elements
        }
        open.pop()
        if (open.length === list && list > 0) end(at + 1)
        break
      case ',':
        if (depth === list) end(at)
        break
      default:
    }
  }
  return elements
}

/** The quote that ends the string which begins at `at`. */
const closeOf = (text: string, at: number): number => {
  let close = text.indexOf('"', at + 1)
  while (isEscaped(text, close)) close = text.indexOf('"', close + 1)
  return close
}

const isEscaped = (text: string, at: number): boolean => {
  let from = at
  while (text[from - 1] === '\\') from--
  return (at - from) % 2 === 1
}

const isKey = (text: string, close: number): boolean => {
  let at = close + 1
  while (text[at]! <= ' ') at++
  return text[at] === ':'
}

export const decodeString = (raw: string): string => (raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw)

/** For each letter of a string, and its end, where it stands in the raw text, in which `\n` and `\u2019` are longer. */
export const placesIn = (raw: string): ((index: number) => number) => {
  if (!raw.includes('\\')) return (index) => index
  const places: number[] = []
  let at = 0
  while (at < raw.length) {
    places.push(at)
    at += raw[at] !== '\\' ? 1 : raw[at + 1] === 'u' ? 6 : 2
  }
  places.push(at)
  return (index) => places[index]!
}
