import type { AnyExample } from '@/lib/engine'

/** What the stepper of a game looks up: rulings and cards as the site has them, in one language. */
export interface Book {
  readonly rulings: Readonly<Record<string, { readonly path: string; readonly text: string }>>
  /** Paths of the entries of cards, by the id of the card. */
  readonly cards: Readonly<Record<string, string>>
}

/** An example as it is sent to the browser. */
export interface PlayFile {
  readonly game: string
  readonly example: AnyExample
}

export const bookFile = (game: string, language: string) => `${game}-${language}.json`
export const exampleFile = (id: string) => `${id}.json`
