import type { Ruling } from '@/lib/content/site'
import type { Language } from '@/lib/content/vocabulary'
import { textsIn } from '@/lib/interface/texts'
import { dateInWords } from './source-date'

/** When a ruling held, in words, as far as its source says; undefined where it says nothing. */
export const heldIn = ({ from, until }: Ruling, language: Language): string | undefined => {
  const texts = textsIn(language).ruling
  if (from !== undefined && until !== undefined)
    return texts.heldBetween(dateInWords(from, language), dateInWords(until, language))
  if (until !== undefined) return texts.heldUntil(dateInWords(until, language))
  if (from !== undefined) return texts.heldFrom(dateInWords(from, language))
  return undefined
}
