import type { Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { attribute, type JsxElement } from './document'
import type { Draft } from './draft'
import type { Problem } from './problem'
import type { Entry, EntryText } from './site'
import { languages } from './vocabulary'

/** What a scaffold writes where an author has to. Nothing that is published holds it. */
export const placeholder = 'TODO'

/** An entry as it is published: without the rulings that are drafts. */
export const publishedOf = (entry: Entry): Entry => {
  const drafts = draftsOf(entry)
  if (drafts.size === 0) return entry
  const isDraft = (node: unknown) => isRulingOf(node as JsxElement, drafts)
  const without = (text: EntryText): EntryText => ({
    ...text,
    lead: text.lead.filter((node) => !isDraft(node)),
    body: text.body.filter((node) => !isDraft(node)),
  })
  return {
    ...entry,
    rulings: entry.rulings.filter(({ draft }) => !draft),
    text: { ja: without(entry.text.ja), en: without(entry.text.en) },
  }
}

const draftsOf = ({ data }: Pick<Entry, 'data'>): ReadonlySet<string> =>
  new Set(data.rulings.flatMap(({ id, draft }) => (draft ? [id] : [])))

const isRulingOf = (node: JsxElement, ids: ReadonlySet<string>): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'Ruling' && ids.has(attribute(node, 'id') ?? '')

/** Each placeholder in what would be published. */
export const unfinished = (entry: Draft): Problem[] => {
  if (entry.data.draft) return []
  const drafts = draftsOf(entry)
  const problem = { message: 'a part of a scaffold was not written', received: placeholder, expected: 'words or facts' }
  const { file, frontMatter } = entry.documents.ja
  const rows = frontMatter?.yaml.split('\n').entries() ?? []
  return [
    // In a comment too: it marks what may be a fact and may be none.
    ...[...rows].flatMap(([row, line]): Problem[] =>
      line.includes(placeholder) ? [{ file, line: (frontMatter?.line ?? 0) + row + 1, ...problem, cure }] : [],
    ),
    ...languages.flatMap((language) => {
      const { tree, file } = entry.documents[language]
      const found: Problem[] = []
      visit(tree, (node) => {
        if (isRulingOf(node as JsxElement, drafts)) return SKIP
        if (node.type === 'text' && (node as Text).value.includes(placeholder))
          found.push({ file, ...(node.position ? { line: node.position.start.line } : {}), ...problem, cure })
        return undefined
      })
      return found
    }),
  ]
}

const cure = 'write it, or leave «draft: true» in the front matter of the entry or its ruling until you have'
