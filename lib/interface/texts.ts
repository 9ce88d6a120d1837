import type { Language } from '../content/vocabulary'
import { en } from './texts.en'
import { ja } from './texts.ja'

type Loosen<T> = T extends string
  ? string
  : T extends (...a: infer A) => string
    ? (...a: A) => string
    : { readonly [K in keyof T]: Loosen<T[K]> }

/** The words of the interface: a language in which one is missing fails the types. */
export type Interface = Loosen<typeof ja>

const texts: Readonly<Record<Language, Interface>> = { ja, en }

/** The words of the interface in a language. */
export const textsIn = (language: Language): Interface => texts[language]

export const otherLanguage = (language: Language): Language => (language === 'ja' ? 'en' : 'ja')
