import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseDocument, type Document } from './document'
import { readYaml } from './front-matter'
import { indexNames, type EntryKey, type Named } from './names'
import { ContentError, type Problem } from './problem'
import type { Draft } from './draft'
import { resolveEntry } from './resolve'
import { cardData, sourceList, termData, topicData, type EntryData } from './schema'
import { mentionsOf } from './mentions'
import type { Entry, Ruling, Site, Source } from './site'
import { publishedOf, unfinished } from './unfinished'
import { entryFolders, languages, shelves, type EntryType, type Language, type Shelf } from './vocabulary'

export type LoadOptions = {
  /** Ids of the worked examples that there are; without it the ids in `examples` are not checked. */
  readonly examples?: ReadonlySet<string>
  /** What the paths in messages are relative to. */
  readonly root?: string
}

/**
 * Reads and checks all content below `folder`. Throws a ContentError with every problem found.
 * Entries and rulings marked as drafts are checked and left out.
 */
export const loadContent = (folder: string, options: LoadOptions = {}): Site => {
  const { site, problems } = readContent(folder, options)
  if (problems.length > 0) throw new ContentError(problems)
  return site
}

/** As `loadContent`, but returns the problems beside what could be read. */
export const readContent = (
  folder: string,
  options: LoadOptions = {},
): { site: Site; problems: readonly Problem[] } => {
  const root = options.root ?? process.cwd()
  const problems: Problem[] = []
  const sources = new Map<string, Source>()
  const drafts: Draft[] = []
  let wanted = 0

  for (const shelf of shelves) {
    for (const source of readSources(join(folder, shelf, 'sources.yaml'), shelf, root, problems)) {
      if (sources.has(source.id))
        problems.push({
          file: relative(root, join(folder, shelf, 'sources.yaml')),
          message: `the source ${source.id} is named twice`,
          received: source.id,
          cure: 'give each source an id of its own',
        })
      sources.set(source.id, source)
    }
    for (const [name, type] of Object.entries(entryFolders)) {
      const read = readFolder(join(folder, shelf, name), shelf, type, root, problems)
      drafts.push(...read.drafts)
      wanted += read.wanted
    }
  }
  problems.push(...sameTwice(drafts))

  const names = indexNames(drafts.map(namedOf))
  for (const clash of names.clashes) {
    const file = drafts.find((d) => d.key === clash.keys.at(-1))?.documents.ja.file ?? folder
    problems.push({
      file,
      field: 'names, aliases',
      message: `two entries are called «${clash.name}»`,
      received: clash.keys.join(' and '),
      cure: 'take the alias away from one of them',
    })
  }
  const rulingIds = new Set(drafts.flatMap((d) => d.data.rulings.map((r) => r.id)))
  const lost = problems.length > 0 && drafts.length < wanted
  const entries = new Map<EntryKey, Entry>()
  for (const draft of drafts) {
    const { entry, problems: found } = resolveEntry(draft, {
      names,
      sources,
      rulingIds,
      ...(options.examples ? { examples: options.examples } : {}),
    })
    // While the data of an entry cannot be read, links to it would be told as wrong, which they are not.
    if (!lost) problems.push(...found, ...unfinished(draft))
    if (!draft.data.draft) entries.set(entry.key, publishedOf(entry))
  }
  const published = withReviews([...entries.values()])
  const rulings = new Map<string, Ruling>(published.flatMap((e) => e.rulings.map((r) => [r.id, r] as const)))
  const byKey = new Map(published.map((e) => [e.key, e]))
  return { site: { entries: byKey, rulings, sources, mentions: mentionsOf(published), names }, problems }
}

/** Marks each ruling that rests, directly or not, on one that is superseded and was not itself replaced. */
const withReviews = (entries: readonly Entry[]): Entry[] => {
  const all = new Map(entries.flatMap((e) => e.rulings.map((r) => [r.id, r] as const)))
  const shaken = (id: string, seen = new Set<string>()): boolean => {
    const ruling = all.get(id)
    if (ruling === undefined || seen.has(id)) return false
    seen.add(id)
    return ruling.restsOn.some((below) => all.get(below)?.status === 'superseded' || shaken(below, seen))
  }
  return entries.map((e) => ({
    ...e,
    rulings: e.rulings.map((r) => ({ ...r, review: r.status === 'current' && shaken(r.id) })),
  }))
}

const readSources = (path: string, shelf: Shelf, root: string, problems: Problem[]): Source[] => {
  if (!existsSync(path)) return []
  const read = readYaml(readFileSync(path, 'utf8'), sourceList, relative(root, path))
  problems.push(...read.problems)
  return (read.value ?? []).map((source) => ({ ...source, shelf }))
}

const filePattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(ja|en)\.mdx$/

const readFolder = (
  folder: string,
  shelf: Shelf,
  type: EntryType,
  root: string,
  problems: Problem[],
): { drafts: Draft[]; wanted: number } => {
  if (!existsSync(folder)) return { drafts: [], wanted: 0 }
  const files = readdirSync(folder).toSorted()
  const slugs = new Map<string, Set<Language>>()
  for (const file of files) {
    const match = filePattern.exec(file)
    if (match) slugs.set(match[1]!, (slugs.get(match[1]!) ?? new Set()).add(match[2] as Language))
    else
      problems.push({
        file: relative(root, join(folder, file)),
        message: 'the name of this file says neither entry nor language',
        expected: 'slug.ja.mdx or slug.en.mdx, the slug of a-z, 0-9 and -',
        received: file,
        cure: 'rename it',
      })
  }
  const drafts: Draft[] = []
  for (const [slug, found] of slugs) {
    const path = (language: Language) => join(folder, `${slug}.${language}.mdx`)
    const missing = languages.filter((language) => !found.has(language))
    if (missing.length > 0) {
      for (const language of missing)
        problems.push({
          file: relative(root, path(language)),
          message: `the ${language === 'ja' ? 'Japanese text with the data' : 'English text'} of «${slug}» is missing`,
          expected: 'a file for each language',
          received: 'nothing',
          cure: 'write it, or remove the other file',
        })
      continue
    }
    const draft = readEntry(slug, shelf, type, path, root, problems)
    if (draft) drafts.push(draft)
  }
  return { drafts, wanted: slugs.size }
}

const readEntry = (
  slug: string,
  shelf: Shelf,
  type: EntryType,
  path: (l: Language) => string,
  root: string,
  problems: Problem[],
): Draft | undefined => {
  const read = (language: Language): Document & { file: string } => {
    const file = relative(root, path(language))
    const bytes = readFileSync(path(language))
    const document = parseDocument(bytes.toString('utf8'), file)
    problems.push(...document.problems)
    if (!isUtf8(bytes))
      problems.push({
        file,
        message: 'this file is not UTF-8',
        expected: 'UTF-8',
        cure: 'save it again as UTF-8; pages of a wiki go through the importer',
      })
    return { ...document, file }
  }
  const documents = { ja: read('ja'), en: read('en') }
  if (documents.en.frontMatter)
    problems.push({
      file: documents.en.file,
      line: 1,
      message: 'a translation carries text only',
      expected: 'no front matter',
      received: 'front matter',
      cure: `move the data into ${documents.ja.file}`,
    })
  if (!documents.ja.frontMatter) {
    if (documents.ja.problems.length === 0)
      problems.push({
        file: documents.ja.file,
        line: 1,
        message: 'the data of the entry is missing',
        expected: 'front matter between two lines of ---',
        received: 'nothing',
        cure: 'see «Front matter» in CONTRIBUTING.md',
      })
    return undefined
  }
  const schema = type === 'term' ? termData : type === 'topic' || shelf === 'across' ? topicData : cardData[shelf]
  const data = readYaml(documents.ja.frontMatter.yaml, schema, documents.ja.file, documents.ja.frontMatter.line)
  problems.push(...data.problems)
  if (data.value === undefined) return undefined
  return { key: `${shelf}/${slug}`, shelf, slug, type, data: data.value as EntryData, documents }
}

const namedOf = ({ key, shelf, slug, type, data }: Draft): Named => {
  const faces = data.card !== undefined && 'faces' in data.card ? data.card.faces : []
  return {
    key,
    shelf,
    slug,
    type,
    names: [
      ...new Set([
        data.names.ja,
        data.names.en,
        ...data.aliases,
        ...data.mistranslations,
        ...faces.flatMap((f) => [f.names.ja, ...(f.names.en ? [f.names.en] : [])]),
      ]),
    ],
    readings: [data.reading, ...faces.flatMap((f) => (f.reading ? [f.reading] : []))],
  }
}

/** Slugs and ruling ids that are used twice. */
const sameTwice = (drafts: readonly Draft[]): Problem[] => {
  const problems: Problem[] = []
  const keys = new Map<string, Draft>()
  const rulings = new Map<string, Draft>()
  for (const draft of drafts) {
    const file = draft.documents.ja.file
    const twin = keys.get(draft.key)
    if (twin)
      problems.push({
        file,
        message: `the slug «${draft.slug}» is taken in this game`,
        received: twin.documents.ja.file,
        cure: 'choose another slug',
      })
    keys.set(draft.key, draft)
    for (const { id } of draft.data.rulings) {
      const other = rulings.get(id)
      if (other)
        problems.push({
          file,
          line: lineOf(draft, id),
          field: 'rulings.id',
          message: `the ruling id ${id} is used twice`,
          received: `${id}, also in ${other.documents.ja.file}`,
          cure: 'assign the next free id; an id is never used again',
        })
      rulings.set(id, draft)
    }
  }
  return problems
}

const lineOf = (draft: Draft, id: string): number => {
  const { yaml, line } = draft.documents.ja.frontMatter!
  const index = yaml.split('\n').findLastIndex((l) => l.includes(id))
  return line + index + 1
}
