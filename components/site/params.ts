import { notFound } from 'next/navigation'
import { languages, shelves, type Language, type Shelf } from '@/lib/content/vocabulary'

/** The language that a path names; another word there is a page that does not exist. */
export const languageParam = (lang: string): Language => languages.find((l) => l === lang) ?? notFound()

export const shelfParam = (game: string): Shelf => shelves.find((s) => s === game) ?? notFound()
