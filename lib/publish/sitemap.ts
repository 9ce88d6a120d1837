import { languages, type Language } from '../content/vocabulary'
import type { Site } from '../content/site'
import { addressOf } from '../site-address'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The day on which our text of a page last changed, where the content says so. */
const changedOn = (path: string, site: Site): string | undefined => {
  const ruling = /^\/r\/(.+)$/.exec(path)?.[1]
  if (ruling !== undefined) return site.rulings.get(ruling)?.updatedOn
  const entry = [...site.entries.values()].find(({ key }) => path.endsWith(`/${key}`))
  return entry && [entry.data.updated, ...entry.rulings.map(({ updatedOn }) => updatedOn)].toSorted().at(-1)
}

/**
 * The sitemap of the pages at these paths: each with the page of the same place in the other language, and the day of
 * its last change.
 */
export const sitemapOf = (paths: readonly string[], site: Site): string => {
  const all = new Set(paths)
  const urls = paths.map((path) => {
    const place = /^\/(?:ja|en)(\/.*|$)/.exec(path)?.[1]
    const inLanguage = (language: Language) => `/${language}${place}`
    const links =
      place !== undefined && languages.every((language) => all.has(inLanguage(language)))
        ? [
            ...languages.map((language) => [language, inLanguage(language)] as const),
            ['x-default', inLanguage('ja')] as const,
          ]
        : []
    const day = changedOn(path, site)
    return [
      '<url>',
      `<loc>${escape(addressOf(path))}</loc>`,
      ...(day === undefined ? [] : [`<lastmod>${day}</lastmod>`]),
      ...links.map(
        ([language, to]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(addressOf(to))}"/>`,
      ),
      '</url>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** All may be read by machines; the sitemap says what there is. */
export const robots = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${addressOf('/sitemap.xml')}\n`
