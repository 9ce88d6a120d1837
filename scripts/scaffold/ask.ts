import { didYouMean } from '../../lib/content/problem'
import type { Shelf } from '../../lib/content/vocabulary'

/** What is wrong with a call, and what to write instead. */
export class Refusal extends Error {}

/** Files to be written, by their paths from the root of the content, and what the author does then. */
export type Scaffold = { readonly files: Readonly<Record<string, string>>; readonly next: readonly string[] }

/** What an author may say beside what is made: only what cannot be known. */
export const options = ['ja', 'en', 'reading', 'slug', 'group', 'kind', 'source', 'date', 'under'] as const
export type Asked = Readonly<Partial<Record<(typeof options)[number], string>>>

/** With what the ids of a game begin. */
export const prefixes: Readonly<Record<Shelf, string>> = {
  yugioh: 'ygo',
  'duel-masters': 'dm',
  magic: 'mtg',
  across: 'across',
}

export const refuse = (wrong: string, cure: string): never => {
  throw new Refusal(`${wrong}\n    mend      ${cure}`)
}

/** The value, if it is one of those that there are. */
export const oneOf = <T extends string>(what: string, value: string | undefined, of: readonly T[]): T =>
  of.find((one) => one === value) ??
  (value === undefined
    ? refuse(`Which ${what}?`, `one of ${of.join(', ')}`)
    : refuse(`There is no ${what} «${value}».`, `${didYouMean(value, of) ?? ''} One of ${of.join(', ')}`.trim()))
