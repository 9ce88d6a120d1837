import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPage, pagePath } from './files'

/** A file as the list of what can be kept offline names it. */
type Listed = {
  readonly path: string
  readonly revision: string
  readonly bytes: number
  readonly language?: 'ja' | 'en'
}

/** Files that no reader of a page needs: data for others, pictures for previews, what only a host reads. */
const unneeded = [
  /\.(txt|map|xml)$/,
  /^\/(og|data)\//,
  /^\/(404|_not-found)\.html$/,
  /^\/(_headers|sw\.js|offline\.json)$/,
  /\/\./,
]

const languageOf = (path: string) => (/^\/ja(\/|$)/.test(path) ? 'ja' : /^\/en(\/|$)/.test(path) ? 'en' : undefined)

/** All that can be kept for use offline: pages, and every file that one of them may load. */
export const keepListOf = (folder: string, files: readonly string[]): { version: string; files: Listed[] } => {
  const listed = files
    .filter((file) => !unneeded.some((pattern) => pattern.test(file)))
    .map((file): Listed => {
      const content = readFileSync(join(folder, file))
      const path = isPage(file) ? pagePath(file) : file
      const language = languageOf(path)
      return {
        path,
        revision: createHash('sha256').update(content).digest('hex').slice(0, 12),
        bytes: content.length,
        ...(language === undefined ? {} : { language }),
      }
    })
  const version = createHash('sha256').update(JSON.stringify(listed)).digest('hex').slice(0, 12)
  return { version, files: listed }
}
