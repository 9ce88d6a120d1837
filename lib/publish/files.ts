import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** All files of the built site, as paths from its root with a slash before them. */
export const builtFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => join(found.parentPath, found.name).slice(folder.length).split(sep).join('/'))
    .toSorted()

/** The address of a page by its file, as hosts without `.html` in addresses serve it. */
export const pagePath = (file: string): string =>
  file === '/index.html' ? '/' : file.replace(/\/index\.html$/, '').replace(/\.html$/, '')

/** Pages that are no destination: shown where there is none, or where the network is gone. */
export const isPage = (file: string): boolean => file.endsWith('.html') && !/^\/(404|_not-found)\.html$/.test(file)
