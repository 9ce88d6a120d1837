/** The anchor of a cell, or of what is said of a whole game. */
export const placeOf = (fact: string, game: string, turning?: string): string =>
  [fact, game, ...(turning === undefined ? [] : [turning])].join('--')
