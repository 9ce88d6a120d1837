import { seats } from '../../engine'

/** Tests of the form of what an address brings. */
export type Test = (json: unknown) => boolean

export function optional(json: unknown, test: Test): boolean {
  return json === undefined || test(json)
}

export function oneOf(words: readonly (string | number)[]): Test {
  return (json) => words.some((word) => word === json)
}

export const isSeat: Test = oneOf(seats)
export const isCount: Test = (json) => Number.isSafeInteger(json) && (json as number) >= 0 && (json as number) < 1e9
/** No id may be the name of something that every object has. */
export const isId: Test = (json) => typeof json === 'string' && /^[\w-]{1,60}$/.test(json) && !(json in {})
