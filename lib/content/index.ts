import { join } from 'node:path'
import { loadContent } from './load'
import type { Site } from './site'

let site: Site | undefined

/** The content of the project, read once. Throws a ContentError that says all that is wrong with it. */
export const getSite = (): Site => (site ??= loadContent(join(process.cwd(), 'content')))
