import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { games } from '../lib/content/vocabulary'
import { kinds, type Kind } from '../lib/importers/detect'
import { decode, encodings, type Encoding } from '../lib/importers/encoding'
import { importFile } from '../lib/importers'
import { pageNameOf } from '../lib/importers/pukiwiki/page-name'
import { printable, reportText, type Report } from '../lib/importers/report'
import type { Comparison } from '../lib/importers/again'

const usage = `npm run import -- <file or folder> --game <${games.join(' | ')}>
  --out <folder>       where the drafts go (imported)
  --type <type>        terms | cards | topics (topics)
  --slug <slug>        name of the draft (from the file's name)
  --source <id>        id in sources.yaml (imported)
  --kind <kind>        ${kinds.join(' | ')} (detected)
  --encoding <name>    ${encodings.join(' | ')} (detected)
  --updated <day>      the day for the field «updated» (today)
  --against <file>     a .ja.mdx made from an earlier state of the source
  --report <file>      the report as JSON: an object, for a folder a list
  --dry-run            write nothing but the report
  --all                name also what rulings hold
Exit codes: 0 done; 1 a file was refused; 2 wrong call.`

const prefixes = { yugioh: 'ygo', 'duel-masters': 'dm', magic: 'mtg' } as const

const fail = (message: string): never => {
  console.error(`${message}\n\n${usage}`)
  process.exit(2)
}
const choice = <T extends string>(name: string, value: string | undefined, of: readonly T[]): T | undefined =>
  value === undefined
    ? undefined
    : (of.find((one) => one === value) ?? fail(`--${name} takes ${of.join(', ')}; found ${printable(value)}`))

const call = () => {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        game: text,
        out: text,
        type: text,
        slug: text,
        source: text,
        kind: text,
        encoding: text,
        updated: text,
        against: text,
        report: text,
        'dry-run': flag,
        all: flag,
        help: flag,
      },
    })
  } catch (error) {
    return fail((error as Error).message)
  }
}
const { values, positionals } = call()
if (values.help) {
  console.log(usage)
  process.exit(0)
}
if (positionals.length !== 1) fail('Name one file or folder.')
const input = positionals[0]!
if (!existsSync(input)) fail(`There is no ${printable(input)}.`)
const game = choice('game', values.game, games) ?? fail('Name the game with --game.')
const type = choice('type', values.type, ['terms', 'cards', 'topics'] as const) ?? 'topics'
const kind: Kind | undefined = choice('kind', values.kind, kinds)
const encoding: Encoding | undefined = choice('encoding', values.encoding, encodings)
const updated = values.updated ?? new Date().toISOString().slice(0, 10)
if (!/^\d{4}-\d{2}-\d{2}$/.test(updated)) fail('--updated takes a day such as 2026-11-30')
const source = values.source ?? 'imported'
if (!/^[a-z0-9-]+$/.test(source)) fail('--source takes an id: a-z, 0-9 and -')
if (values.slug !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(values.slug)) fail('--slug takes a-z, 0-9 and -')

const isFolder = statSync(input).isDirectory()
if (isFolder && (values.slug ?? values.against) !== undefined)
  fail('--slug and --against go with one file, not a folder')
const files = isFolder
  ? readdirSync(input)
      .filter((name) => /\.(txt|json)$/.test(name))
      .sort()
      .map((name) => join(input, name))
      .filter((path) => lstatSync(path).isFile())
  : [input]
const out = resolve(values.out ?? 'imported')

const hashOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 10)

/** A slug from a file's name: its ASCII part, else a hash of the name. */
const slugOf = (file: string): string => {
  const stem = basename(file).replace(/\.[a-z]+$/i, '')
  const ascii =
    /^[\w .-]+$/.test(stem) && !/^(?:[0-9A-F]{2}){3,}$/.test(stem)
      ? stem
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '')
      : ''
  return ascii === '' ? `page-${hashOf(stem)}` : ascii
}

/** Writes below the output folder only, through no link that leads out of it, and over no file that is there. */
const write = (path: string, text: string): void => {
  let there = dirname(path)
  while (!existsSync(there)) there = dirname(there)
  const real = realpathSync(there)
  if (!(real + sep).startsWith(realpathSync(out) + sep)) throw new Error(`${path} would lie outside ${out}`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { flag: 'wx' })
}

const changesText = ({ changes, superseded }: Comparison): string =>
  [
    ...changes.map((one) =>
      one.change === 'gone'
        ? `  gone: a sentence of ${one.ruling} (hash ${one.hash})`
        : `  ${one.change}${one.ruling ? ` (${one.ruling})` : ''}: ${one.sentence.line}:${one.sentence.column} ${printable(one.sentence.text)}`,
    ),
    ...superseded.map((id) => `  perhaps superseded: ${id}, no sentence of it is in the source any more`),
    ...(changes.length === 0 ? ['  nothing changed'] : []),
  ].join('\n')

const reports: Report[] | undefined = values.report === undefined ? undefined : []
const bar = process.stderr.isTTY && files.length > 20
/** A name in hex is in the encoding of its page; a page of ASCII alone tells none. */
const encodingOf = (bytes: Buffer): Encoding | undefined => {
  if (bytes.every((byte) => byte < 128)) return undefined
  const decoded = decode(bytes)
  return decoded.ok ? decoded.encoding : undefined
}

/** Two names may give one slug: the second gets a hash of its name. */
const slugs = new Set<string>()
let refused = 0
for (const [index, file] of files.entries()) {
  if (bar)
    process.stderr.write(
      `\r${'█'.repeat(Math.floor((30 * index) / files.length)).padEnd(30, '·')} ${index + 1}/${files.length}`,
    )
  const bytes = readFileSync(file)
  const own = values.slug ?? slugOf(file)
  const slug = slugs.has(own) ? `${own}-${hashOf(basename(file))}` : own
  slugs.add(slug)
  const folder = join(out, game, type)
  const target = join(folder, `${slug}.ja.mdx`)
  const before = values.against ?? (existsSync(target) ? target : undefined)
  const name = pageNameOf(basename(file), encoding ?? encodingOf(bytes))
  const result = importFile({
    input: relative('.', file),
    bytes,
    source,
    updated,
    type,
    prefix: `${prefixes[game]}-${slug}`,
    ...(name === undefined ? {} : { name }),
    ...(kind ? { kind } : {}),
    ...(encoding ? { encoding } : {}),
    ...(before === undefined ? {} : { previous: readFileSync(before, 'utf8') }),
  })
  if (!result.ok) {
    refused++
    console.error(
      `${printable(file)}:${result.refusal.line}:${result.refusal.column}: refused: ${printable(result.refusal.message)}`,
    )
    continue
  }
  reports?.push(result.report)
  if (bar) process.stderr.write('\r\x1b[K')
  console.log(reportText(result.report, values.all))
  if (result.comparison)
    console.log(
      `${printable(file)} against ${printable(before!)}: that file stays as it is\n${changesText(result.comparison)}`,
    )
  if (values['dry-run'] || before !== undefined) continue
  mkdirSync(out, { recursive: true })
  write(target, result.ja)
  const english = join(folder, `${slug}.en.mdx`)
  if (existsSync(english)) console.error(`${printable(english)} is there already: not written`)
  else write(english, result.en)
}
if (bar) process.stderr.write('\n')
if (reports) writeFileSync(values.report!, `${JSON.stringify(isFolder ? reports : (reports[0] ?? null), null, 2)}\n`)
if (refused > 0) process.exitCode = 1
