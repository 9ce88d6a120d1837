import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { printable } from '../report'

/** What of an input is read, and what is left out, with the reason. */
export type Inputs = {
  readonly folder: boolean
  readonly files: readonly string[]
  readonly skipped: readonly { readonly path: string; readonly reason: string }[]
}

/** Larger than any wiki page and than all the rulings of Magic; a file beyond that is no page. */
const largest = 256_000_000

/** The pages of an input; a text where there is none. */
export const inputsOf = (path: string): Inputs | string => {
  if (!existsSync(path)) return `There is no ${printable(path)}: name a file or folder that is there.`
  const stat = statSync(path)
  if (!stat.isDirectory()) {
    const reason = reasonAgainst(stat)
    return reason ? `${printable(path)} is ${reason}.` : { folder: false, files: [path], skipped: [] }
  }
  const files: string[] = []
  const skipped: { path: string; reason: string }[] = []
  let names: string[]
  try {
    names = readdirSync(path).sort()
  } catch (error) {
    return `${printable(path)} cannot be read: ${(error as Error).message}`
  }
  for (const name of names) {
    if (!/\.(txt|json)$/i.test(name)) continue
    const whole = join(path, name)
    const found = lstatSync(whole)
    const reason = found.isSymbolicLink() ? 'a link: name it itself to import it' : reasonAgainst(found)
    if (reason) skipped.push({ path: whole, reason })
    else files.push(whole)
  }
  if (files.length + skipped.length === 0) return `${printable(path)} holds no .txt and no .json file.`
  return { folder: true, files, skipped }
}

const reasonAgainst = (stat: { isFile(): boolean; isDirectory(): boolean; size: number }): string | undefined => {
  if (stat.isDirectory()) return 'a folder with the name of a page'
  if (!stat.isFile()) return 'no file of text'
  return stat.size > largest ? `larger than ${largest / 1e6} MB: cut it into pages` : undefined
}

/** A slug from the ASCII part of a file's name, else from the English name that the page tells, else a hash of the file's name. */
export const slugOf = (file: string, english: string | undefined): string => {
  const stem = basename(file).replace(/\.[a-z]+$/i, '')
  const isHex = /^(?:[0-9A-F]{2}){3,}$/.test(stem)
  const own = /^[\w .-]+$/.test(stem) && !isHex ? kebab(stem) : ''
  return own || kebab(english ?? '') || `page-${shortHash(stem)}`
}

const kebab = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')

export const shortHash = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 10)

/** Why no file may be written at `path`; undefined where one may: below the output folder, through no link that leads out of it. */
export const refusalOf = (path: string, out: string): string | undefined => {
  let there = dirname(resolve(path))
  while (!existsSync(there)) there = dirname(there)
  if (!statSync(there).isDirectory()) return `${printable(there)} is a file, where a folder is wanted`
  if (existsSync(out) && !isBelow(realpathSync(there), realpathSync(out)))
    return `${printable(path)} would lie outside ${printable(out)}: a link leads out of it`
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (stat !== undefined && !stat.isFile()) return `${printable(path)} is there, and is no file`
  return undefined
}

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep)

/** Writes a file whole or not at all. */
export const writeWhole = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  const half = `${path}.part`
  try {
    writeFileSync(half, text, { flag: 'wx' })
    renameSync(half, path)
  } catch (error) {
    rmSync(half, { force: true })
    throw error
  }
}
