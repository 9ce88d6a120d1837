import { isRecord } from '../../engine'
import { isGoing } from './read-going'
import type { Setup } from './setup'
import { isCount, isId, isSeat, oneOf, optional } from './shape'
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
    optional(seed, (it) => Number.isSafeInteger(it) && (it as number) >= 0 && (it as number) < 2 ** 32) &&
    optional(json.going, isGoing) &&
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
