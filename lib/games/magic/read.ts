import { seats } from '../../engine'
import type { Setup } from './setup'
import { downs, steps, zones } from './vocabulary'

/** A setup from an address, if it has the form of one. */
export function readSetup(json: unknown): Setup | undefined {
  if (!isRecord(json) || !Array.isArray(json.cards) || json.cards.length > 200) return undefined
  const { turn, active, step, priority, life, mana, seed } = json
  const fits =
    optional(turn, isCount) &&
    optional(active, isSeat) &&
    optional(step, oneOf(steps)) &&
    optional(priority, isSeat) &&
    optional(life, (it) => isRecord(it) && Object.values(it).every((n) => Number.isSafeInteger(n))) &&
    optional(
      mana,
      (it) =>
        isRecord(it) &&
        Object.values(it).every((text) => typeof text === 'string' && /^(\{[WUBRGC]\}){0,60}$/.test(text)),
    ) &&
    optional(seed, isCount) &&
    json.going === undefined &&
    json.cards.every(isCard)
  return fits ? (json as unknown as Setup) : undefined
}

function isCard(json: unknown): boolean {
  if (!isRecord(json) || !isId(json.id)) return false
  return (
    oneOf(zones)(json.zone) &&
    optional(json.card, isId) &&
    optional(json.owner, isSeat) &&
    optional(json.controller, isSeat) &&
    optional(json.down, oneOf(downs)) &&
    [json.back, json.tapped, json.fresh].every((flag) => flag === undefined || flag === true) &&
    [json.damage, json.counters, json.object, json.stamp].every((n) => optional(n, isCount)) &&
    optional(json.attached, isId) &&
    optional(json.chosen, isId) &&
    optional(json.attacked, oneOf(['now', 'last'])) &&
    optional(json.seen, (it) => Array.isArray(it) && it.every(isSeat))
  )
}

type Test = (json: unknown) => boolean

export function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

export const optional = (json: unknown, test: Test): boolean => json === undefined || test(json)
export const oneOf =
  (words: readonly string[]): Test =>
  (json) =>
    words.some((word) => word === json)
export const isSeat: Test = oneOf(seats)
export const isCount: Test = (json) => Number.isSafeInteger(json) && (json as number) >= 0 && (json as number) < 1e9
/** No id may be the name of something that every object has. */
export const isId: Test = (json) => typeof json === 'string' && /^[\w-]{1,60}$/.test(json) && !(json in {})
