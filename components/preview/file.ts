import { previewsOf, type Lies } from '@/lib/content/preview'
import type { Site } from '@/lib/content/site'
import type { Language, Shelf } from '@/lib/content/vocabulary'
import { previewTexts } from '@/lib/interface/preview-texts'
import { textsIn } from '@/lib/interface/texts'
import { dateInWords } from '../entry/source-date'

/** A preview as the script on the page draws it: all its words are in the file, so that the script has none. */
export type Preview = {
  /** What stands above the name: the type of an entry; kind, date and status of a ruling. */
  readonly marks: readonly string[]
  readonly name: string
  readonly reading?: string
  readonly other?: string
  readonly lies?: Lies
  readonly text: string
}

export type PreviewFile = {
  readonly words: Readonly<Record<'open' | 'pin' | 'close' | 'preview' | 'pinned' | 'onBoard', string>>
  readonly entries: Readonly<Record<string, Preview>>
  readonly rulings: Readonly<Record<string, Preview>>
}

/** `yugioh.ja.json`: the previews of a game in a language. */
export const previewFileName = (shelf: Shelf, language: Language): string => `${shelf}.${language}.json`

export const previewFile = (site: Site, shelf: Shelf, language: Language): PreviewFile => {
  const texts = textsIn(language)
  const { preview, reading: _, ...words } = previewTexts(language)
  const { entries, rulings } = previewsOf(site, shelf, language)
  return {
    words: { ...words, preview: preview('{name}') },
    entries: mapped(entries, ({ type, name, reading, other, lies, text }) => ({
      marks: [texts.types[type]],
      name,
      ...(reading === undefined ? {} : { reading }),
      other,
      ...(lies === undefined ? {} : { lies }),
      text,
    })),
    rulings: mapped(rulings, ({ kind, status, date, review, text }, id) => ({
      marks: [
        texts.kinds[kind],
        date === undefined ? texts.ruling.undated : dateInWords(date, language),
        texts.statuses[status],
        ...(review ? [`⚠ ${texts.ruling.review}`] : []),
      ],
      name: id,
      text,
    })),
  }
}

const mapped = <From, To>(
  all: Readonly<Record<string, From>>,
  to: (one: From, key: string) => To,
): Record<string, To> => Object.fromEntries(Object.entries(all).map(([key, one]) => [key, to(one, key)]))
