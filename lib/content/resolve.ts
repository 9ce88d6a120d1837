import type { Root, RootContent } from 'mdast'
import { checkRuling } from './check-ruling'
import { attribute, type Document, type JsxElement } from './document'
import type { Draft, World } from './draft'
import { replaceLinks, type LinkTarget, type WikiLink } from './links'
import type { EntryKey } from './names'
import { joinLines } from './normalise'
import { cure, didYouMean, type Problem } from './problem'
import type { RulingData } from './schema'
import type { Counterpart, Entry, EntryText, Ruling, RulingText } from './site'
import { games, languages, type Game, type Language } from './vocabulary'
import { elements, linkedEntries, plainText } from './walk'

/** Resolves the links of an entry, joins the data of its rulings with their texts, and says all that does not fit. */
export const resolveEntry = (draft: Draft, world: World): { entry: Entry; problems: Problem[] } => {
  const problems: Problem[] = []
  const links = { ja: new Map<string, Set<EntryKey>>(), en: new Map<string, Set<EntryKey>>() }
  for (const language of languages) links[language] = resolveLinks(draft, language, world, problems)
  problems.push(...sameHeadings(draft), ...textsOfRulings(draft), ...usesOfSources(draft, world))

  const text = { ja: textOf(draft, 'ja', world, problems), en: textOf(draft, 'en', world, problems) }
  const rulings = draft.data.rulings.map((data, i) => {
    problems.push(...checkRuling(draft, data, i, world))
    return join(draft, data, links.ja.get(data.id) ?? new Set(), world, problems)
  })
  return {
    entry: { key: draft.key, shelf: draft.shelf, slug: draft.slug, type: draft.type, data: draft.data, text, rulings },
    problems,
  }
}

/** Replaces the links of one text in place; returns the entries that each ruling links to. */
const resolveLinks = (draft: Draft, language: Language, world: World, problems: Problem[]) => {
  const document = draft.documents[language]
  const seen = new Set<string>()
  const settle = (link: WikiLink): LinkTarget | undefined => {
    const at = { file: document.file, line: link.line, column: link.column }
    if (world.rulingIds.has(link.target)) return { kind: 'ruling', to: link.target, text: link.label ?? link.target }
    const resolution = world.names.resolve(link.target, draft.shelf)
    if ('missing' in resolution) {
      const ambiguous = resolution.missing === 'ambiguous'
      problems.push({
        ...at,
        message: ambiguous ? `[[${link.target}]] could be several entries` : `[[${link.target}]] leads nowhere`,
        expected: 'the slug, a name, the reading or an alias of one entry, or the id of a ruling',
        received: link.target,
        ...(resolution.near.length > 0
          ? {
              cure: ambiguous
                ? `write one of ${resolution.near.join(', ')}`
                : `did you mean ${resolution.near.map((n) => `«${n}»`).join(', ')}?`,
            }
          : { cure: 'write the entry, or take the brackets away' }),
      })
      return undefined
    }
    const { key } = resolution.found
    const first = !seen.has(key) && key !== draft.key
    seen.add(key)
    return {
      kind: 'entry',
      to: key,
      text: link.label ?? link.target.replace(/^[a-z-]+:/, ''),
      first,
      ...(link.anchor ? { anchor: link.anchor } : {}),
    }
  }
  replaceLinks(document.tree, settle)
  joinLines(document.tree)
  return new Map([...document.rulings].map(([id, element]) => [id, linkedEntries(element)]))
}

const sameHeadings = ({ documents: { ja, en } }: Draft): Problem[] => {
  const ids = (d: Document) => d.headings.map((h) => `${'#'.repeat(h.depth)}${h.id}`).join(' ')
  if (ids(ja) === ids(en) || ja.problems.length + en.problems.length > 0) return []
  const odd = en.headings.find((h, i) => h.id !== ja.headings[i]?.id || h.depth !== ja.headings[i]?.depth)
  return [
    {
      file: en.file,
      ...(odd ? { line: odd.line } : {}),
      message: 'the headings of the two languages differ',
      expected: ids(ja) || 'no headings',
      received: ids(en) || 'no headings',
      cure: 'the same ids at the same levels in the same order',
    },
  ]
}

/** Each ruling has its data once and its text in both languages. */
const textsOfRulings = ({ documents, data }: Draft): Problem[] => {
  const ids = data.rulings.map((r) => r.id)
  return languages.flatMap((language) => {
    const document = documents[language]
    if (document.problems.some((p) => p.message.startsWith('the MDX'))) return []
    const lacking = ids
      .filter((id) => !document.rulings.has(id))
      .map((id): Problem => ({
        file: document.file,
        field: `<Ruling id="${id}">`,
        message: `the ruling ${id} has no text in ${language === 'ja' ? 'Japanese' : 'English'}`,
        expected: `<Ruling id="${id}">`,
        received: 'nothing',
        cure: 'write it, or remove its data',
      }))
    const orphans = [...document.rulings]
      .filter(([id]) => !ids.includes(id))
      .map(([id, node]): Problem => ({
        file: document.file,
        line: node.position?.start.line ?? 1,
        field: `<Ruling id="${id}">`,
        message: `a text of the ruling ${id}, which the data of this entry does not have`,
        expected: ids.join(', ') || 'no ruling',
        received: id,
        ...cure(didYouMean(id, ids) ?? `add ${id} to «rulings» in ${documents.ja.file}`),
      }))
    return [...lacking, ...orphans]
  })
}

const usesOfSources = ({ documents }: Draft, world: World): Problem[] =>
  languages.flatMap((language) => {
    const { tree, file } = documents[language]
    return elements(tree, 'Note').flatMap((note): Problem[] => {
      const from = attribute(note, 'from')
      if (from === undefined || world.sources.has(from)) return []
      return [
        {
          file,
          line: note.position?.start.line ?? 1,
          field: 'Note.from',
          message: 'this source is in no sources.yaml',
          expected: 'an id of sources.yaml',
          received: from,
          ...cure(didYouMean(from, world.sources.keys())),
        },
      ]
    })
  })

const textOf = (draft: Draft, language: Language, world: World, problems: Problem[]): EntryText => {
  const document = draft.documents[language]
  const children = document.tree.children
  const rest = children.filter((node) => !(node.type === 'mdxJsxFlowElement' && node.name === 'Counterpart'))
  const start = rest.findIndex((node) => node.type === 'heading')
  const lead = start === -1 ? rest : rest.slice(0, start)
  const summary = plainText({ type: 'root', children: lead.filter((n) => n.type === 'paragraph') } as Root, language)
  if (summary === '' && document.problems.length === 0)
    problems.push({
      file: document.file,
      line: (document.frontMatter?.line ?? 0) + 1,
      message: 'the entry has no definition',
      expected: 'a paragraph before the first heading',
      received: 'nothing',
      cure: 'one to four sentences that let a newcomer decide an example',
    })
  const counterparts = document.counterparts.map((node) => counterpartOf(node, draft, document.file, world, problems))
  if (draft.type === 'term' && document.problems.length === 0)
    for (const game of games)
      if (game !== draft.shelf && !counterparts.some((c) => c.game === game))
        problems.push({
          file: document.file,
          message: `nothing is said of this term in ${game}`,
          expected: `<Counterpart game="${game}" to="…">`,
          received: 'nothing',
          cure: 'say what is the same there and what is not; without «to», why it does not exist there',
        })
  return {
    file: document.file,
    lead,
    body: start === -1 ? [] : rest.slice(start),
    headings: document.headings,
    counterparts,
    summary,
  }
}

const counterpartOf = (
  node: JsxElement,
  draft: Draft,
  file: string,
  world: World,
  problems: Problem[],
): Counterpart => {
  const game = attribute(node, 'game') as Game
  const content = node.children as RootContent[]
  const to = attribute(node, 'to')
  if (to === undefined) return { game, content }
  const resolution = world.names.resolve(to.includes(':') ? to : `${game}:${to}`, draft.shelf)
  if ('found' in resolution) return { game, to: resolution.found.key, content }
  problems.push({
    file,
    line: node.position?.start.line ?? 1,
    field: 'Counterpart.to',
    message: `there is no «${to}» in ${game}`,
    expected: 'a name of an entry of that game',
    received: to,
    ...cure(
      resolution.near.length > 0 ? `did you mean ${resolution.near.map((n) => `«${n}»`).join(', ')}?` : undefined,
    ),
  })
  return { game, content }
}

const join = (
  draft: Draft,
  data: RulingData,
  linked: ReadonlySet<EntryKey>,
  world: World,
  problems: Problem[],
): Ruling => {
  const about = new Set<EntryKey>([draft.key, ...linked])
  for (const field of ['terms', 'cards'] as const)
    for (const name of data[field]) {
      const resolution = world.names.resolve(
        field === 'cards' && !name.startsWith('《') && !name.includes(':') ? `《${name}》` : name,
        draft.shelf,
      )
      if ('found' in resolution) about.add(resolution.found.key)
      else
        problems.push({
          file: draft.documents.ja.file,
          field: `${data.id}.${field}`,
          message: `${data.id} is about «${name}», which there is not`,
          received: name,
          ...cure(resolution.near.length > 0 ? `did you mean ${resolution.near.join(', ')}?` : undefined),
        })
    }
  const text = (language: Language): RulingText => {
    const element = draft.documents[language].rulings.get(data.id)
    const content = (element?.children ?? []) as RootContent[]
    return { content, plain: plainText({ children: content }, language), line: element?.position?.start.line ?? 1 }
  }
  const heading = headingAbove(draft.documents.ja, data.id)
  return {
    ...data,
    entry: draft.key,
    text: { ja: text('ja'), en: text('en') },
    about: [...about],
    updatedOn: data.updated ?? draft.data.updated,
    review: false,
    ...(heading === undefined ? {} : { heading }),
  }
}

const headingAbove = (document: Document, id: string): string | undefined => {
  const line = document.rulings.get(id)?.position?.start.line ?? 0
  return document.headings.findLast((h) => h.line < line)?.id
}
