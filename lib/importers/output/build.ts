import { stringify } from 'yaml'
import type { RootContent } from 'mdast'
import type { Candidate, Found, Part } from '../entry'
import { rulingsYaml } from './rulings-yaml'
import type { Tag } from './plain'
import { writeSections } from './write'

/** What an import makes: the folder that the draft goes to. */
export const entryTypes = ['terms', 'cards', 'topics'] as const
export type ImportType = (typeof entryTypes)[number]

export type Wanted = {
  readonly source: string
  readonly prefix: string
  readonly updated: string
  readonly name?: string
  readonly type: ImportType
}

/** The two files of a draft, and which ruling each candidate became. */
export type Draft = { readonly ja: string; readonly en: string; readonly ids: ReadonlyMap<Candidate, string> }

/** Writes a draft. `known` are ids that candidates already have; others get the next free number. */
export const buildDraft = (
  found: Found,
  wanted: Wanted,
  known: ReadonlyMap<Candidate, string>,
  taken: readonly string[],
): Draft => {
  const ids = new Map(known)
  const free = freeIds(wanted.prefix, [...taken, ...known.values()])
  for (const part of found.parts)
    if (part.type === 'ruling' && !ids.has(part.candidate)) ids.set(part.candidate, free())
  const candidates = found.parts.flatMap((part) => (part.type === 'ruling' ? [part.candidate] : []))
  const data = {
    draft: true,
    names: { ja: found.names?.ja ?? wanted.name ?? '?', en: found.names?.en ?? '?' },
    reading: found.reading ?? '?',
    ...(wanted.type === 'terms' ? { group: 'ruling' } : {}),
    ...(found.anchors.length > 0 ? { anchors: [...found.anchors] } : {}),
    updated: wanted.updated,
    ...(wanted.type === 'cards' && found.card !== undefined ? { card: found.card.data } : {}),
  }
  return {
    ids,
    ja: `---\n${stringify(data, { lineWidth: 0 })}${rulingsYaml(candidates, ids, wanted.source)}---\n\n${body(found.parts, ids, 'ja')}`,
    en: body(found.parts, ids, 'en'),
  }
}

/** Numbers behind the highest that is there, as wide as those are written. */
const freeIds = (prefix: string, taken: readonly string[]): (() => string) => {
  let number = 0
  let width = 1
  for (const id of taken) {
    const digits = id.startsWith(`${prefix}-`) ? /^\d+$/.exec(id.slice(prefix.length + 1))?.[0] : undefined
    if (digits === undefined) continue
    number = Math.max(number, Number(digits))
    if (digits.startsWith('0')) width = Math.max(width, digits.length)
  }
  return () => `${prefix}-${String(++number).padStart(width, '0')}`
}

const body = (parts: readonly Part[], ids: ReadonlyMap<Candidate, string>, language: 'ja' | 'en'): string =>
  writeSections(parts.map((part) => (part.type === 'ruling' ? ruling(part, ids, language) : heading(part, language))))

/** A ruling alone, as it stands in the text of an entry. */
export const writeRuling = (candidate: Candidate, ids: ReadonlyMap<Candidate, string>, language: 'ja' | 'en'): string =>
  writeSections([ruling({ type: 'ruling', candidate }, ids, language)])

const ruling = (
  { candidate }: Extract<Part, { type: 'ruling' }>,
  ids: ReadonlyMap<Candidate, string>,
  language: 'ja' | 'en',
): RootContent[] => {
  const nodes: RootContent[] = [{ type: 'tag', value: `<Ruling id="${ids.get(candidate)!}">` }]
  for (const node of candidate[language]) unwrap(node, nodes)
  nodes.push({ type: 'tag', value: '</Ruling>' })
  return nodes
}

const heading = (part: Extract<Part, { type: 'heading' }>, language: 'ja' | 'en'): RootContent[] => {
  const anchors: Tag = { type: 'tag', value: ` ${part.ids.map((id) => `[#${id}]`).join(' ')}` }
  const title = language === 'ja' ? part.children : [{ type: 'text' as const, value: 'To be written' }]
  return [{ type: 'heading', depth: part.depth, children: [...title, anchors] }]
}

/** An element as its two tags with what stands between them, each a block of its own. */
const unwrap = (node: RootContent, nodes: RootContent[]): void => {
  if (node.type !== 'mdxJsxFlowElement') {
    nodes.push(node)
    return
  }
  nodes.push({ type: 'tag', value: `<${node.name}>` })
  for (const child of node.children) unwrap(child, nodes)
  nodes.push({ type: 'tag', value: `</${node.name}>` })
}
