import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { importPage, type Imported } from '..'
import { changesText } from '../again/text'
import type { Previous } from '../again/known'
import { decode, type Encoding } from '../encoding'
import { guessGame, type GuessedGame } from '../game'
import { entryTypes, type ImportType } from '../output/build'
import { readPage, type Page } from '../page'
import { pageNameOf } from '../pukiwiki/page-name'
import { printable, reportText } from '../report'
import { typeOf } from '../type-of'
import { games, type Game } from '../../content/vocabulary'
import { inputsOf, refusalOf, shortHash, slugOf, writeWhole, type Inputs } from './files'
import type { Options, WrongCall } from './options'
import { progress } from './progress'
import { reportFile } from './report-file'

/** What the command needs of the world around it. */
export type Surroundings = {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly bar: NodeJS.WriteStream
  /** The ruling ids of the site. */
  readonly taken: readonly string[]
}

const prefixes = { yugioh: 'ygo', 'duel-masters': 'dm', magic: 'mtg' } as const

/** Imports what the options name. Gives the exit code: 0, or 1 where a file was refused or could not be written. */
export const run = (options: Options, around: Surroundings): number | WrongCall => {
  const inputs = inputsOf(options.input)
  if (typeof inputs === 'string') return { wrong: inputs }
  const wrong = wrongTogether(options, inputs)
  if (wrong !== undefined) return { wrong }
  const game =
    options.game ?? shelfOf(options)?.game ?? (inputs.folder ? gameOfFolder(inputs, options, around) : undefined)
  const bar = progress(inputs.files.length, around.bar)
  let report: Report | undefined
  try {
    if (options.report !== undefined) report = reportFile(options.report, inputs.folder)
  } catch (error) {
    return { wrong: `--report cannot be written: ${printable((error as Error).message)}` }
  }
  const slugs = new Set<string>()
  let failed = false
  for (const { path, reason } of inputs.skipped) around.err(`${printable(path)}: left out: ${reason}`)
  for (const [index, file] of inputs.files.entries()) {
    bar.show(index)
    const told: string[] = []
    const refused = importOne(file, options, game, slugs, around.taken, report, (text) => told.push(text))
    bar.wipe()
    if (told.length > 0) around.out(told.join('\n'))
    if (refused !== undefined) {
      failed = true
      around.err(`${printable(file)}${refused}`)
    }
  }
  report?.close()
  return failed ? 1 : 0
}

/** Where the entry lies that is named with `--against`: below its game and type. */
const shelfOf = ({ against }: Options): { readonly game: Game; readonly type: ImportType } | undefined => {
  if (against === undefined) return undefined
  const [game, type] = resolve(against).split(sep).slice(-3, -1)
  const found = { game: games.find((one) => one === game), type: entryTypes.find((one) => one === type) }
  return found.game && found.type ? { game: found.game, type: found.type } : undefined
}

const wrongTogether = (options: Options, { folder, files }: Inputs): string | undefined => {
  if (folder && (options.slug ?? options.against) !== undefined)
    return '--slug and --against go with one file, not with a folder.'
  if (options.against !== undefined && !options.against.endsWith('.ja.mdx'))
    return `--against takes the .ja.mdx of an entry; found ${printable(options.against)}.`
  if (options.against !== undefined && !statSync(options.against, { throwIfNoEntry: false })?.isFile())
    return `There is no ${printable(options.against)} to compare with.`
  const report = options.report
  if (report !== undefined && existsSync(report) && files.some((file) => realpathSync(file) === realpathSync(report)))
    return '--report would be written over the input: name another file.'
  return undefined
}

/** So many pages tell which game a wiki is about. */
const pagesThatTell = 50

const gameOfFolder = ({ files }: Inputs, options: Options, around: Surroundings): Game | undefined => {
  const text = files
    .slice(0, pagesThatTell)
    .map((file) => {
      const decoded = decode(readFileSync(file), options.encoding)
      return decoded.ok ? decoded.text.slice(0, 20_000) : ''
    })
    .join('\n')
  const guess = guessGame('pukiwiki', text, text.length)
  if (guess) around.out(`The game is ${guess.game}: the pages say ${guess.because.slice(0, 5).join(', ')}`)
  return guess?.game
}

type Report = ReturnType<typeof reportFile>

/** Imports a file; what hinders it is returned, with its place. */
const importOne = (
  file: string,
  options: Options,
  chosen: Game | undefined,
  slugs: Set<string>,
  taken: readonly string[],
  report: Report | undefined,
  tell: (text: string) => void,
): string | undefined => {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    return `: refused: it cannot be read: ${(error as Error).message}`
  }
  const page = readPage(bytes, options)
  if (!page.ok) return `:${page.refusal.line}:${page.refusal.column}: refused: ${printable(page.refusal.message)}`
  const guess = chosen === undefined ? gameOfPage(page) : undefined
  const game = chosen ?? guess?.game
  if (game === undefined)
    return ':1:1: refused: the page does not tell its game: name it with --game yugioh, --game duel-masters or --game magic'
  const type = options.type ?? shelfOf(options)?.type ?? typeOf(page.found, game)
  if (type === 'cards' && options.against === undefined && page.found.card?.game !== game)
    return ':1:1: refused: the page tells no data of a card of that game: leave --type cards out, or take --type topics'
  const slug = freeSlug(file, page, options, slugs)
  const target = join(resolve(options.out), game, type, `${slug}.ja.mdx`)
  const against = options.against ?? (existsSync(target) ? target : undefined)
  const name = pageNameOf(basename(file), encodingOf(page, bytes))
  const result = importPage(page, {
    input: relative('.', file),
    source: options.source,
    updated: options.updated,
    type,
    prefix: `${prefixes[game]}-${slug}`,
    taken,
    ...(name === undefined ? {} : { name }),
    ...(against === undefined ? {} : { previous: previousAt(against) }),
  })
  if (!result.ok) return `: ${printable(against ?? '')}: refused: ${printable(result.refusal.message)}`
  report?.add(result.report)
  tell(reportText(result.report, options.all))
  if (guess) tell(`  game: ${game}, told by ${guess.because.slice(0, 5).join(', ')}`)
  if (options.type === undefined) tell(`  type: ${type}`)
  return write(result, target, against, options, tell)
}

const gameOfPage = ({ kind, text, found }: Page): GuessedGame | undefined =>
  found.card === undefined ? guessGame(kind, text) : { game: found.card.game, because: ['the data of its card'] }

/** The two files of an entry that is there. */
const previousAt = (ja: string): Previous => {
  const en = englishOf(ja)
  const files = { ja: readFileSync(ja, 'utf8') }
  return existsSync(en) ? { ...files, en: readFileSync(en, 'utf8') } : files
}

const englishOf = (ja: string): string => ja.replace(/\.ja\.mdx$/, '.en.mdx')

/** Two names may give one slug: the second gets a hash of its name. */
const freeSlug = (file: string, page: Page, options: Options, slugs: Set<string>): string => {
  const own =
    options.slug ?? (options.against && basename(options.against, '.ja.mdx')) ?? slugOf(file, page.found.names?.en)
  const slug = slugs.has(own) ? `${own}-${shortHash(basename(file))}` : own
  slugs.add(slug)
  return slug
}

/** A name in hex is in the encoding of its page; a page of ASCII alone tells none. */
const encodingOf = (page: Page, bytes: Buffer): Encoding | undefined =>
  bytes.every((byte) => byte < 128) ? undefined : page.encoding

type Done = Extract<Imported, { ok: true }>

/** Writes the draft, or the merged entry, and tells so; what hinders it is returned. */
const write = (
  result: Done,
  target: string,
  against: string | undefined,
  options: Options,
  tell: (text: string) => void,
): string | undefined => {
  const { again } = result
  if (again) tell(`  against ${printable(relative('.', against!))}:\n${changesText(again)}`)
  const isUnchanged = again !== undefined && again.changes.length === 0 && again.superseded.length === 0
  if (options.dryRun || isUnchanged) return undefined
  const isInPlace = against !== undefined && resolve(against) === target
  if (isInPlace && !again!.wasDraft)
    return `: not written: ${printable(relative('.', target))} is published; name another folder with --out for the merged draft`
  if (!isInPlace && existsSync(target))
    return `: not written: ${printable(relative('.', target))} is there already; take it away, or name another folder with --out`
  const files = again?.merged ?? result
  const english = englishOf(target)
  const refused = [target, english].map((path) => refusalOf(path, resolve(options.out))).find(Boolean)
  if (refused !== undefined) return `: not written: ${refused}`
  if (!isInPlace && existsSync(english))
    return `: not written: ${printable(relative('.', english))} is there already, without its .ja.mdx; take it away`
  try {
    writeWhole(english, files.en)
    writeWhole(target, files.ja)
  } catch (error) {
    return `: not written: ${printable((error as Error).message)}`
  }
  tell(`  written: ${printable(relative('.', target))} and its .en.mdx`)
  return undefined
}
