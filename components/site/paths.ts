import type { EntryKey } from '@/lib/content/names'
import type { Language } from '@/lib/content/vocabulary'

/** Paths of the site's pages, without the base path. */
export const homePath = (language: Language) => `/${language}`
export const shelfPath = (language: Language, shelf: string) => `/${language}/${shelf}`
export const entryPath = (language: Language, key: EntryKey, anchor?: string) =>
  `/${language}/${key}${anchor === undefined ? '' : `#${anchor}`}`
export const permalinkPath = (rulingId: string) => `/r/${rulingId}`
export const glossaryPath = (language: Language) => `/${language}/glossary`
export const sourcesPath = (language: Language, anchor?: string) =>
  `/${language}/sources${anchor === undefined ? '' : `#${anchor}`}`
export const guidePath = (language: Language, page: string) => `/${language}/guide/${page}`
export const offlinePath = (language: Language) => `/${language}/offline`
export const dataPath = (language: Language) => `/${language}/data`
export const pairsPath = (language: Language) => `/${language}/pairs`
/** The map of a game, or across the games. */
export const mapPath = (language: Language, of: string) => `/${language}/map${of === 'across' ? '' : `/${of}`}`
export const comparePath = (language: Language) => `/${language}/compare`
export const quizPath = (language: Language) => `/${language}/quiz`
export const coveragePath = (language: Language) => `/${language}/coverage`
