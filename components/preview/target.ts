import { languages, shelves, type Language, type Shelf } from '../../lib/content/vocabulary'

/** What a link leads to, as far as there is a preview of it. */
export type Target = {
  readonly language: Language
  readonly shelf: Shelf
  readonly slug: string
  readonly anchor?: string
}

/** The entry or ruling that an address of this site leads to; undefined for every other page. */
export const targetOf = (path: string, hash: string, base: string): Target | undefined => {
  if (!path.startsWith(`${base}/`)) return undefined
  const [lang, game, slug, ...more] = path.slice(base.length + 1).split('/')
  const language = languages.find((one) => one === lang)
  const shelf = shelves.find((one) => one === game)
  if (language === undefined || shelf === undefined || !slug || more.length > 0) return undefined
  return { language, shelf, slug, ...(hash.length > 1 ? { anchor: hash.slice(1) } : {}) }
}
