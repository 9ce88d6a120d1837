import type { RulingKind, RulingStatus } from '../content/vocabulary'

/** All that the order of the results rests on, in one place, so that the bench can measure other values. */
export type Ranking = typeof ranking

export const ranking = {
  /** How much more a rare word counts than a frequent one: log(plus + texts / texts that have it), to this power. */
  rarity: 1,
  plus: 0.4,
  /** What a match is worth at all, by how often the word is there, and by how near it is to the beginning. */
  there: 0.7,
  often: 0.08,
  early: 0.22,
  /** Characters from the beginning after which a match is not early. */
  earlyWithin: 100,
  /** Beside a match in the text: the word is in the title of the entry or section too. */
  titleToo: 0.12,
  /** The word is in the title only: for the order, and as a share of a match. */
  titleOnly: 0.45,
  titleOnlyWorth: 0.75,
  /** The ruling stands in the entry whose name was typed. */
  ownEntry: 0.15,
  /** How much what is missing counts. */
  coveragePower: 1.5,
  /** A text of 300 characters or more. */
  long: -0.1,
  /** Of the weight of what the best result has, the share that a result must have; `shareRarity` is the power of idf in it. */
  leastShare: 0.72,
  shareRarity: 0.5,
  /** Of the score of the best result, the share that a result must have where several words were typed. */
  leastScore: 0.3,
  /** Each further ruling of one game counts a little less, so that the others come into sight. */
  oneGameAgain: 0.94,
  /** The same where the word is printed in several games. */
  oneGameAgainShared: 0.8,
  /** What is the printed word of one game only, in the texts of another. */
  elsewhere: 0.9,
  /** An entry says the basics first. */
  first: 0.3,
  /** What an entry's own words are worth in the texts of another game. */
  otherGame: 0.5,
  kind: {
    definition: 0.15,
    rulebook: 0.05,
    special: 0.05,
    ruling: 0.04,
    faq: 0.03,
    note: -0.05,
    history: -0.02,
    list: 0,
  } satisfies Record<RulingKind, number>,
  status: { current: 0.02, disputed: 0.01, historical: -0.03, superseded: -0.04 } satisfies Record<
    RulingStatus,
    number
  >,
}
