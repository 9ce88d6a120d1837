/** The closed vocabularies of the content. Each list is the one place where its words are named. */

/** The three games, in the order in which the site shows them. */
export const games = ['yugioh', 'duel-masters', 'magic'] as const
export type Game = (typeof games)[number]

/** Folders of `content/`: a game, or what spans the games. */
export const shelves = [...games, 'across'] as const
export type Shelf = (typeof shelves)[number]

export const languages = ['ja', 'en'] as const
export type Language = (typeof languages)[number]

/** Folder names below a shelf; the type of an entry is the folder that it lies in. */
export const entryFolders = { terms: 'term', cards: 'card', topics: 'topic' } as const
export type EntryType = (typeof entryFolders)[keyof typeof entryFolders]

/** Topics by which the terms of a game are listed. */
export const groups = [
  'position',
  'information',
  'flip',
  'zone',
  'card',
  'status',
  'summon',
  'effect',
  'cost',
  'movement',
  'battle',
  'turn',
  'player',
  'series',
  'ruling',
] as const
export type Group = (typeof groups)[number]

/** What a ruling is: `special` is 特殊裁定, `faq` an official question and answer, `history` how things stood before. */
export const rulingKinds = ['rulebook', 'ruling', 'special', 'faq', 'definition', 'note', 'history', 'list'] as const
export type RulingKind = (typeof rulingKinds)[number]

/** Whether a ruling holds: `disputed` is 不明確 (sources differ). */
export const rulingStatuses = ['current', 'superseded', 'disputed', 'historical'] as const
export type RulingStatus = (typeof rulingStatuses)[number]

/** How well established an English name is: printed or in official rules, used by players, or our own translation. */
export const englishNames = ['official', 'common', 'ours'] as const
export type EnglishName = (typeof englishNames)[number]

/** Pictures that an entry may place with `<Figure name="…" />`. */
export const figures = [
  'battle-positions',
  'position-changes',
  'orientation',
  'flip-family',
  'road-of-faces',
  'cloaked-permanent',
] as const
export type FigureName = (typeof figures)[number]

/** Components that an entry may use, with the attributes each may have; `!` marks one that must be there. */
export const components = {
  Ruling: ['id!'],
  Q: [],
  A: [],
  Dispute: [],
  Note: ['from'],
  Counterpart: ['game!', 'to'],
  Face: ['n!'],
  Figure: ['name!'],
  Ja: [],
  En: [],
} as const satisfies Record<string, readonly string[]>
export type ComponentName = keyof typeof components
