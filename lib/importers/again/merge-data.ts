import { isMap, isScalar, isSeq, parseDocument, stringify, type Document, type YAMLMap } from 'yaml'
import type { Candidate } from '../entry'
import { hashesOf } from '../hashes'
import { rulingYaml } from '../output/rulings-yaml'
import { printable } from '../report'
import type { Comparison } from './compare'
import { applyEdits, insert, type Edit } from './edits'
import { frontMatter } from './known'
import type { Placed } from './places'

/** Writes the data of new rulings, the hashes of what the source says now, and as comments what an editor has to look at. */
export const mergeData = (
  mdx: string,
  placed: readonly Placed[],
  ids: ReadonlyMap<Candidate, string>,
  comparison: Comparison,
  source: string,
): string => {
  const [, head, yaml] = frontMatter.exec(mdx)!
  const document = parseDocument(yaml!)
  const items = itemsOf(document, yaml!)
  const edits: Edit[] = markDraft(document)
  const hashes = new Map([...comparison.ids].map(([candidate, id]) => [id, hashesOf(candidate).join(' ')]))
  for (const [id, item] of items) {
    const comments = commentsOn(id, comparison, ids).filter((comment) => !yaml!.includes(comment))
    for (const comment of comments) edits.push(insert(item.start, `${item.indent}# ${comment}\n`))
    const hash = hashes.get(id)
    if (hash !== undefined) edits.push(...writeHash(item, hash))
  }
  const last = [...items.values()].at(-1)
  const quoted = stringify(source).trim()
  const added = placed.map(({ candidate, behind }) => ({
    item: (behind === undefined ? undefined : items.get(behind)) ?? last,
    text: rulingYaml(candidate, ids, quoted, last?.indent),
  }))
  for (const { item, text } of added) if (item) edits.push(insert(item.end, text))
  const edited = applyEdits(yaml!, edits)
  const first = added.filter(({ item }) => item === undefined).map(({ text }) => text)
  const whole = first.length === 0 ? edited : withRulings(edited, first.join(''))
  return head! + whole + mdx.slice(head!.length + yaml!.length)
}

/** Where the data of a ruling stands: from the start of its first line to the end of its last. */
type Item = { readonly map: YAMLMap; readonly start: number; readonly end: number; readonly indent: string }

const itemsOf = (document: Document, yaml: string): Map<string, Item> => {
  const items = new Map<string, Item>()
  const list = document.get('rulings')
  if (!isSeq(list) || list.flow) return items
  for (const map of list.items) {
    if (!isMap(map) || !map.range) continue
    const start = yaml.lastIndexOf('\n', map.range[0]) + 1
    const newline = yaml.indexOf('\n', Math.max(map.range[0], map.range[1] - 1))
    const end = newline < 0 ? yaml.length : newline + 1
    const indent = /^[ ]*/.exec(yaml.slice(start))![0]
    items.set(String(map.get('id')), { map, start, end, indent })
  }
  return items
}

/** A merged entry holds sentences of its source: the site must not publish it. */
const markDraft = (document: Document): Edit[] => {
  const node = document.get('draft', true)
  if (!isScalar(node) || !node.range) return [insert(0, 'draft: true\n')]
  return node.value === true ? [] : [{ at: node.range[0], end: node.range[1], text: 'true' }]
}

const writeHash = ({ map, end, indent }: Item, hash: string): Edit[] => {
  const node = map.get('sourceHash', true)
  if (isScalar(node) && node.range)
    return node.value === hash ? [] : [{ at: node.range[0], end: node.range[1], text: `"${hash}"` }]
  return [
    map.flow
      ? insert(map.range![1] - 1, `, sourceHash: "${hash}" `)
      : insert(end, `${indent}  sourceHash: "${hash}"\n`),
  ]
}

/** What an editor has to look at, in the words of a comment. */
const commentsOn = (id: string, { changes, superseded }: Comparison, ids: ReadonlyMap<Candidate, string>): string[] => [
  ...changes.flatMap((one) => {
    if (one.change === 'gone')
      return one.ruling === id ? [`gone from the source: the sentence with the hash ${one.hash}`] : []
    if (one.ruling !== id || one.change === 'matched') return []
    const told = one.change === 'new' ? 'added in the source' : 'changed in the source'
    return [`${told}, adapt the text: ${printable(one.sentence.text.trim())}`]
  }),
  ...superseded
    .filter((one) => one.ruling === id)
    .map(
      ({ by }) => `perhaps superseded${by ? ` by ${ids.get(by)!}` : ''}: no sentence of it is in the source any more`,
    ),
]

/** An entry without rulings, or with a list in brackets, gets its list. */
const withRulings = (yaml: string, text: string): string => {
  const document = parseDocument(yaml)
  const list = document.get('rulings')
  if (isSeq(list) && list.items.length > 0) {
    for (const one of (parseDocument(`rulings:\n${text}`).toJS() as { rulings: unknown[] }).rulings)
      document.addIn(['rulings'], one)
    return document.toString({ lineWidth: 0 })
  }
  document.delete('rulings')
  return `${document.toString({ lineWidth: 0 })}rulings:\n${text}`
}
