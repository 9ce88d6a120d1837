import { visibleText, type Inline, type Message, type SourceLine, type TextLine } from '../tree'
import { entity } from './entities'
import { link } from './link'
import { closing, finder, next, type Finder } from './pairs'

const deepest = 50
/** Characters that may begin a mark. */
const special = /['%[&(h]/g
const anyMark = /''|%%|\[\[|&|\(\(|http/

type Line = { readonly text: string; readonly source: SourceLine; readonly find: Finder; readonly warnings: Message[] }
type Found = { readonly nodes: readonly Inline[]; readonly end: number } | undefined

/** Reads the inline marks of one line. What is no mark, or is not closed, stays as it stands. */
export const readInline = (source: SourceLine, warnings: Message[], from = 0): TextLine => {
  const { text } = source
  const end = text.trimEnd().length
  const broken = end > from && text[end - 1] === '~'
  const to = broken ? end - 1 : end
  const content = anyMark.test(text)
    ? read({ text, source, find: finder(text), warnings }, from, to, 0)
    : plainText(text.slice(from, to))
  if (broken) content.push({ type: 'break' })
  return { text, line: source.line, column: source.column, content }
}

const plainText = (value: string): Inline[] => (value === '' ? [] : [{ type: 'text', value }])

const warn = ({ source, warnings }: Line, at: number, message: string) =>
  warnings.push({ line: source.line, column: source.column + at, message })

const read = (line: Line, from: number, to: number, depth: number): Inline[] => {
  const nodes: Inline[] = []
  let plain = from
  let at = from
  while (at < to) {
    special.lastIndex = at
    const match = special.exec(line.text)
    if (match === null || match.index >= to) break
    at = match.index
    const found = depth < deepest ? readMark(line, at, to, depth) : undefined
    if (found === undefined) at++
    else {
      if (at > plain) nodes.push({ type: 'text', value: line.text.slice(plain, at) })
      for (const node of found.nodes) nodes.push(node)
      at = plain = found.end
    }
  }
  if (to > plain) nodes.push({ type: 'text', value: line.text.slice(plain, to) })
  return nodes
}

const readMark = (line: Line, at: number, to: number, depth: number): Found => {
  const { text } = line
  switch (text[at]) {
    case "'":
      return wrapped(line, at, to, depth, "'''", 'emphasis') ?? wrapped(line, at, to, depth, "''", 'strong')
    case '%':
      return wrapped(line, at, to, depth, '%%%', undefined) ?? wrapped(line, at, to, depth, '%%', 'delete')
    case '[':
      return readLink(line, at, to)
    case '&':
      return readPlugin(line, at, to, depth)
    case '(':
      return readFootnote(line, at, to, depth)
    case 'h':
      return readAddress(line, at, to)
    default:
      return undefined
  }
}

const wrapped = (
  line: Line,
  at: number,
  to: number,
  depth: number,
  mark: string,
  type: 'strong' | 'emphasis' | 'delete' | undefined,
): Found => {
  if (!line.text.startsWith(mark, at)) return undefined
  const close = next(line.find, mark, at + mark.length)
  if (close <= at + mark.length || close + mark.length > to) return undefined
  const children = read(line, at + mark.length, close, depth + 1)
  if (visibleText(children).trim() === '') return undefined
  return { nodes: type === undefined ? children : [{ type, children }], end: close + mark.length }
}

const readLink = (line: Line, at: number, to: number): Found => {
  if (!line.text.startsWith('[[', at)) return undefined
  const close = next(line.find, ']]', at + 2)
  const inner = next(line.find, '[[', at + 2)
  if (close < 0 || close + 2 > to || (inner >= 0 && inner < close)) return undefined
  const node = link(line.text.slice(at + 2, close))
  return node && { nodes: [node], end: close + 2 }
}

const readFootnote = (line: Line, at: number, to: number, depth: number): Found => {
  if (!line.text.startsWith('((', at)) return undefined
  const close = closing(line.find, at)
  if (close < 0 || close >= to || closing(line.find, at + 1) !== close - 1) return undefined
  const children = read(line, at + 2, close - 1, depth + 1)
  return { nodes: [{ type: 'text', value: '(' }, ...children, { type: 'text', value: ')' }], end: close + 1 }
}

const readAddress = (line: Line, at: number, to: number): Found => {
  const match = /^https?:\/\/[\w!~*'();/?:@&=+$,%#.-]+/.exec(line.text.slice(at, Math.min(to, at + 2000)))
  return match ? { nodes: [{ type: 'url', address: match[0], label: match[0] }], end: at + match[0].length } : undefined
}

/** `&name;`, `&name(…);`, `&name(…){…};` and entities. */
const readPlugin = (line: Line, at: number, to: number, depth: number): Found => {
  const name = /^&(#?[A-Za-z0-9_]{1,32})/.exec(line.text.slice(at, at + 34))
  if (name === null) return undefined
  let end = at + name[0].length
  if (line.text[end] === ';') {
    const character = entity(name[1]!)
    if (character !== undefined) return { nodes: [{ type: 'text', value: character }], end: end + 1 }
    if (name[1] === 'br') return { nodes: [{ type: 'break' }], end: end + 1 }
  }
  let argument: readonly [number, number] | undefined
  let body: readonly [number, number] | undefined
  if (line.text[end] === '(') {
    const close = closing(line.find, end)
    if (close < 0) return undefined
    argument = [end + 1, close]
    end = close + 1
  }
  if (line.text[end] === '{') {
    const close = closing(line.find, end)
    if (close < 0) return undefined
    body = [end + 1, close]
    end = close + 1
  }
  if (line.text[end] !== ';' || end >= to) return undefined
  end++
  const given = argument ? line.text.slice(...argument) : ''
  const children = body && /^(?:ruby|color|size|aname)$/.test(name[1]!) ? read(line, ...body, depth + 1) : []
  switch (name[1]) {
    case 'ruby':
      if (body && visibleText(children).trim() !== '')
        return { nodes: [{ type: 'ruby', children: children, reading: given }], end }
      break
    case 'color':
    case 'size':
      if (body) {
        warn(line, at, `&${name[1]}(${given}) is dropped, its text kept`)
        return { nodes: children, end }
      }
      break
    case 'aname':
      if (!/^[A-Za-z][\w-]*$/.test(given)) break
      return { nodes: [{ type: 'anchor', id: given }, ...children], end }
    default:
      break
  }
  warn(line, at, `&${name[1]} is no plugin that the importer knows: kept as text`)
  return { nodes: [{ type: 'text', value: line.text.slice(at, end) }], end }
}
