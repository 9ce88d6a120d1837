import type { Metadata } from 'next'
import type { Language } from '@/lib/content/vocabulary'
import { dataTextsIn } from '@/lib/interface/data-texts'

/** The same page in both languages and the feed, for search engines and readers' tools. `path` is without the language. */
export const alternates = (language: Language, path: string): NonNullable<Metadata['alternates']> => ({
  canonical: `/${language}${path}`,
  languages: { ja: `/ja${path}`, en: `/en${path}`, 'x-default': `/ja${path}` },
  types: { 'application/atom+xml': [{ url: `/${language}/feed.xml`, title: dataTextsIn(language).feedTitle }] },
})
