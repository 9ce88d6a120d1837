/** The closed vocabularies of the game, in the official English terms. */

/** Where a card may be. `under` is beneath an Xyz Monster (エクシーズ素材); `gone` is a Token that left the field. */
export const zones = [
  'hand',
  'deck',
  'extra',
  'monster',
  'spell',
  'field',
  'graveyard',
  'banished',
  'under',
  'gone',
] as const
export type Zone = (typeof zones)[number]

/** 手札, デッキ … on the field (フィールド) are these three. */
export const fieldZones: readonly Zone[] = ['monster', 'spell', 'field']

export const faces = ['up', 'down'] as const
export type Face = (typeof faces)[number]

/** 攻撃表示, 守備表示. ygo-bp-06 */
export const positions = ['attack', 'defense'] as const
export type Position = (typeof positions)[number]

/** The main battle positions (表示形式). ygo-bp-01 */
export const stances = ['face-up-attack', 'face-up-defense', 'face-down-defense'] as const
export type Stance = (typeof stances)[number]

export const phases = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const
export type Phase = (typeof phases)[number]

export const kinds = [
  'Normal',
  'Effect',
  'Flip',
  'Gemini',
  'Spirit',
  'Tuner',
  'Ritual',
  'Fusion',
  'Synchro',
  'Xyz',
  'Link',
  'Token',
] as const
export type Kind = (typeof kinds)[number]

export const attributes = ['DARK', 'LIGHT', 'EARTH', 'WATER', 'FIRE', 'WIND'] as const
export type Attribute = (typeof attributes)[number]

/** How a monster came to the field. `tribute-set` and `set` are Normal Summons of the kind called Set (セット). */
export const summons = ['normal', 'tribute', 'set', 'tribute-set', 'special'] as const
export type SummonKind = (typeof summons)[number]
