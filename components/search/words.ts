import type { Language } from '@/lib/content/vocabulary'
import { searchTexts } from '@/lib/interface/search-texts'
import { textsIn } from '@/lib/interface/texts'

/** The words that the search shows, as plain data: a script on the page gets these and not all texts of the site. */
export const searchWords = (language: Language) => {
  const { search, gamesShort, types, statuses, kinds } = textsIn(language)
  return {
    ...search,
    definitions: searchTexts(language).definitions,
    review: searchTexts(language).review,
    games: gamesShort as Readonly<Record<string, string>>,
    types: types as Readonly<Record<string, string>>,
    statuses: statuses as Readonly<Record<string, string>>,
    kinds: kinds as Readonly<Record<string, string>>,
  }
}
export type SearchWords = ReturnType<typeof searchWords>
