import { words, type Text } from '../../../engine'
import type { Ability, Card, Cost, Face, Filter, Op, Spell, Target } from '../card'
import type { Color, Keyword, Mana } from '../vocabulary'

/** Short ways to write cards. They hold no rules. */

export const t = (ja: string, en: string): Text => words(ja, en)

export function card(
  id: string,
  ja: string,
  en: string,
  face: Omit<Face, 'name'>,
  more: Omit<Partial<Card>, 'id' | 'faces'> = {},
): Card {
  return { id, faces: [{ name: t(ja, en), ...face }], ...more }
}

export function twoFaced(
  id: string,
  double: 'transforming' | 'modal',
  front: Face,
  back: Face,
  more: Pick<Card, 'partly'> | Record<string, never> = {},
): Card {
  return { id, faces: [front, back], double, ...more }
}

/** 名前、クリーチャー・タイプ、パワーとタフネス */
export function creature(
  cost: string | undefined,
  subtypes: readonly string[],
  [power, toughness]: readonly [number, number],
  ...abilities: readonly Ability[]
): Omit<Face, 'name'> {
  return { ...(cost === undefined ? {} : { cost }), types: ['Creature'], subtypes, power, toughness, abilities }
}

export function instant(cost: string, ops: readonly Op[], ...targets: readonly Target[]): Omit<Face, 'name'> {
  return { cost, types: ['Instant'], spell: spell(ops, targets) }
}

export function sorcery(cost: string, ops: readonly Op[], ...targets: readonly Target[]): Omit<Face, 'name'> {
  return { cost, types: ['Sorcery'], spell: spell(ops, targets) }
}

function spell(ops: readonly Op[], targets: readonly Target[]): Spell {
  return { ops, ...(targets.length > 0 ? { targets } : {}) }
}

export const aCreature: Target = { kind: 'permanent', filter: { types: ['Creature'] } }
export const aSpell: Target = { kind: 'spell' }
export const aPlayer: Target = { kind: 'player' }
export const target = (filter: Filter): Target => ({ kind: 'permanent', filter })
export const first = { target: 0 } as const

export const has = (...keywords: readonly Keyword[]): readonly Ability[] =>
  keywords.map((keyword) => ({ kind: 'keyword', keyword }))
export const protection = (...from: readonly Color[]): Ability => ({ kind: 'protection', from })
export const morph = (cost: string | Cost): Ability => ({
  kind: 'turn-up',
  by: 'morph',
  cost: typeof cost === 'string' ? { mana: cost } : cost,
})
export const megamorph = (mana: string): Ability => ({ kind: 'turn-up', by: 'morph', cost: { mana }, mega: true })
export const disguise = (cost: string | Cost): Ability => ({
  kind: 'turn-up',
  by: 'disguise',
  cost: typeof cost === 'string' ? { mana: cost } : cost,
})
export const enchantCreature: Ability = { kind: 'enchant', filter: { types: ['Creature'] } }

export function tapFor(id: string, mana: Mana): Ability {
  return {
    kind: 'activated',
    id: `${id}/mana`,
    text: t(`{T}：{${mana}}を加える`, `{T}: add {${mana}}`),
    cost: { tap: true },
    ops: [],
    mana: [mana],
  }
}

export function equip(id: string, cost: Cost): Ability {
  return {
    kind: 'activated',
    id: `${id}/equip`,
    text: t(`装備${cost.mana ?? ''}`, `Equip ${cost.mana ?? ''}`),
    cost,
    targets: [target({ types: ['Creature'], controller: 'you' })],
    ops: [{ op: 'attach-to', of: first }],
    equip: true,
  }
}

export const unmodelled = (ja: string, en: string): Ability => ({ kind: 'unmodelled', text: t(ja, en) })
