import type { Language } from '@/lib/content/vocabulary'

/** The page of free play of a game, without the base path. */
export const playPath = (language: Language, game: string) => `/${language}/${game}/play`
/** All examples of a game. */
export const examplesPath = (language: Language, game: string) => `/${language}/${game}/examples`
/** The place of a step in an address; also the id of the step in the text of the example. */
export const stepPlace = (example: string, line: string, step: number) => `1~${example}~${line}~${step}`
