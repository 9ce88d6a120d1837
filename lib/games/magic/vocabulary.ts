/** The closed vocabularies of the game, in the official English terms. */

/** 領域. `gone` is a token that has ceased to exist (704.5d). CR 400.1 */
export const zones = ['library', 'hand', 'battlefield', 'graveyard', 'exile', 'stack', 'command', 'gone'] as const
export type Zone = (typeof zones)[number]

/** 非公開領域. CR 400.2 */
export const hiddenZones: readonly Zone[] = ['library', 'hand']

/** The steps and phases of a turn in which players get priority, in their order. CR 500.1 */
export const steps = [
  'upkeep',
  'draw',
  'main1',
  'begin-combat',
  'attackers',
  'blockers',
  'damage',
  'end-combat',
  'main2',
  'end',
] as const
export type Step = (typeof steps)[number]

/** 色. CR 105.1 */
export const colors = ['W', 'U', 'B', 'R', 'G'] as const
export type Color = (typeof colors)[number]

/** マナ: the colours and colorless. CR 106.1 */
export const manas = [...colors, 'C'] as const
export type Mana = (typeof manas)[number]

/** カード・タイプ. CR 205.2a */
export const types = ['Artifact', 'Creature', 'Enchantment', 'Instant', 'Land', 'Sorcery'] as const
export type CardType = (typeof types)[number]

export const supertypes = ['Basic', 'Legendary'] as const
export type Supertype = (typeof supertypes)[number]

/** What made a permanent or spell face down (裏向き). `effect` names no characteristics of its own: 708.2a. */
export const downs = ['cloak', 'disguise', 'manifest', 'morph', 'effect'] as const
export type DownBy = (typeof downs)[number]

/** A way to turn a permanent face up as a special action (特別な処理). CR 116.2b */
export const ways = ['mana-cost', 'disguise', 'morph'] as const
export type Way = (typeof ways)[number]

/** Keyword abilities that are no more than their word here. CR 702 */
export const keywords = [
  'deathtouch',
  'defender',
  'first-strike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shroud',
  'trample',
  'unblockable',
  'uncounterable',
  'vigilance',
] as const
export type Keyword = (typeof keywords)[number]
