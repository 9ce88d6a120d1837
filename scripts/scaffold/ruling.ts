import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry, Site } from '../../lib/content/site'
import { placeholder } from '../../lib/content/unfinished'
import { games, rulingKinds } from '../../lib/content/vocabulary'
import { oneOf, prefixes, refuse, type Asked, type Scaffold } from './ask'

/** A ruling as a draft: its data in the entry, and its place in both texts. */
export const scaffoldRuling = (
  site: Site,
  folder: string,
  target: string | undefined,
  asked: Asked,
  today: string,
): Scaffold => {
  const entry = entryOf(site, target)
  const id = nextId(entry, folder)
  const kind = oneOf('kind', asked.kind ?? 'ruling', rulingKinds)
  const source = sourceOf(site, entry, asked.source)
  if (asked.date !== undefined && !/^\d{4}-\d\d(-\d\d)?$/.test(asked.date))
    refuse(
      `«${asked.date}» is no date.`,
      '--date as the source gives it: 2018-07-05 or 2016-06; leave it out where there is none',
    )
  const ids = entry.text.ja.headings.map((heading) => heading.id)
  const under = asked.under === undefined ? undefined : oneOf('heading (--under)', asked.under, ids)
  const data = [
    `  - id: ${id}`,
    '    draft: true # take this line away when all is written',
    `    kind: ${kind}`,
    `    source: ${source}`,
    ...(asked.date === undefined ? [] : [`    date: ${asked.date}`]),
    `    updated: ${today}`,
  ]
  const block = (text: string) =>
    `<Ruling id="${id}">\n${kind === 'faq' ? `<Q>${placeholder}: ${text}</Q>\n\n<A>${placeholder}: ${text}</A>` : `${placeholder}: ${text}`}\n</Ruling>`
  const path = (language: 'ja' | 'en') => `${entry.shelf}/${entry.type}s/${entry.slug}.${language}.mdx`
  const read = (language: 'ja' | 'en') => readFileSync(join(folder, path(language)), 'utf8')
  return {
    files: {
      [path('ja')]: withText(withData(read('ja'), data, path('ja')), block('裁定を自分の言葉で。'), under),
      [path('en')]: withText(read('en'), block('the ruling in our own words.'), under),
    },
    next: [
      `write what is marked ${placeholder} in both files`,
      `take the line «draft: true» of ${id} away`,
      'npm run check',
    ],
  }
}

const entryOf = (site: Site, target: string | undefined): Entry => {
  if (target === undefined)
    return refuse('Which entry does the ruling stand in?', 'npm run new -- ruling yugioh/face-down')
  const shelf = games.find((game) => target.startsWith(`${game}/`))
  const resolution = shelf
    ? site.names.resolve(`${shelf}:${target.slice(shelf.length + 1)}`, shelf)
    : site.names.resolve(target, 'yugioh')
  const found = 'found' in resolution ? site.entries.get(resolution.found.key) : undefined
  if (found) return found
  const near = 'missing' in resolution ? resolution.near : []
  return refuse(
    `There is no published entry «${target}».`,
    near.length > 0
      ? `did you mean ${near.map((name) => `«${shelf ? `${shelf}/` : ''}${name}»`).join(', ')}?`
      : 'name it as game/slug, such as yugioh/face-down; a new term: npm run new -- term',
  )
}

/** The number after the highest that was ever used in the content: an id is never used again. */
const nextId = (entry: Entry, folder: string): string => {
  const own = entry.rulings.map(({ id }) => /^(.+)-(\d+)$/.exec(id)?.[1]).find((prefix) => prefix !== undefined)
  const prefix = own ?? `${prefixes[entry.shelf]}-${entry.slug}`
  const used = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(new RegExp(`\\b${prefix}-(\\d+)\\b`, 'g')),
    ])
    .map(([, number]) => Number(number))
  return `${prefix}-${String(Math.max(0, ...used) + 1).padStart(2, '0')}`
}

/** The source that most rulings of the entry are from, unless one is named. */
const sourceOf = (site: Site, entry: Entry, named: string | undefined): string => {
  const known = [...site.sources.values()].filter(({ shelf }) => shelf === entry.shelf).map(({ id }) => id)
  if (named !== undefined) return oneOf('source', named, known)
  const counts = new Map<string, number>()
  for (const { source } of entry.rulings) counts.set(source, (counts.get(source) ?? 0) + 1)
  const most = [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
  return most ?? oneOf('source (--source)', undefined, known)
}

/** The file with data added at the end of its list of rulings. */
const withData = (file: string, data: readonly string[], path: string): string => {
  const lines = file.split('\n')
  const end = lines.indexOf('---', 1)
  const list = lines.findIndex((line, i) => i < end && line.startsWith('rulings:'))
  if (list === -1) return lines.toSpliced(end, 0, 'rulings:', ...data).join('\n')
  if (lines[list] !== 'rulings:')
    return refuse(
      `The rulings of ${path} stand on one line.`,
      'write «rulings:» and each ruling below it as «  - id: …»',
    )
  const after = lines.findIndex((line, i) => i > list && (i === end || /^[^\s#-]/.test(line)))
  return lines.toSpliced(after, 0, ...data).join('\n')
}

/** The text with a block at the end of a section, or of all that is not about the other games. */
const withText = (file: string, block: string, under: string | undefined): string => {
  const lines = file.trimEnd().split('\n')
  const from =
    under === undefined ? 0 : lines.findIndex((line) => line.startsWith('#') && line.includes(`[#${under}]`)) + 1
  const stop = under === undefined ? /^<Counterpart / : /^(#{2,3} |<Counterpart )/
  const at = lines.findIndex((line, i) => i >= from && stop.test(line))
  const place = at === -1 ? lines.length : at
  const before = lines.slice(0, place).join('\n').trimEnd()
  const after = lines.slice(place).join('\n')
  return `${before}\n\n${block}\n${after === '' ? '' : `\n${after}\n`}`
}
