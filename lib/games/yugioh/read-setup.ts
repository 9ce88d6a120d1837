import { isRecord, seats } from '../../engine'
import type { Limit } from './card'
import type { Setup, SetupCard } from './setup'
import type { Memory } from './state'
import { faces, phases, stances, summons, zones } from './vocabulary'

/** A setup from an address, if it has the form of one. Whether it can come about, `start` says. */
export function readSetup(json: unknown): Setup | undefined {
  return isRecord(json) && Array.isArray(json.cards) && json.cards.length <= 200 && hasForm(json, setupForm)
    ? (json as unknown as Setup)
    : undefined
}

type Check = (json: unknown) => boolean
type Form<T> = Readonly<Record<keyof T, Check>>

const oneOf =
  (list: readonly string[]): Check =>
  (json) =>
    typeof json === 'string' && list.includes(json)
const yes: Check = (json) => json === true
const flag: Check = (json) => typeof json === 'boolean'
const whole: Check = (json) => Number.isSafeInteger(json)
const text: Check = (json) => typeof json === 'string' && json.length <= 100
const id: Check = (json) => typeof json === 'string' && /^[\w-]{1,40}$/.test(json) && json !== '__proto__'
const listOf =
  (check: Check): Check =>
  (json) =>
    Array.isArray(json) && json.length <= 200 && json.every(check)
const record =
  <T>(form: Form<T>): Check =>
  (json) =>
    isRecord(json) && hasForm(json, form)
const seat = oneOf(seats)

const limitForm: Form<Limit> = {
  atk: whole,
  negated: yes,
  cannotAttack: yes,
  cannotChange: yes,
  indestructible: yes,
  noDefense: yes,
  banishOnLeave: yes,
  upInEndPhase: yes,
  untilEnd: yes,
  turns: whole,
  bySummon: yes,
}

const memoryForm: Form<Memory> = {
  changed: yes,
  arrived: record({ how: oneOf([...summons, 'flip']), by: seat, to: seat, effectOf: seat }),
  attacked: yes,
  geminiNow: yes,
  summon: oneOf(summons),
  origin: oneOf(zones),
  proper: yes,
}

const cardForm: Form<SetupCard> = {
  id,
  card: text,
  owner: seat,
  controller: seat,
  zone: oneOf(zones),
  stance: oneOf(stances),
  face: oneOf(faces),
  under: text,
  tie: text,
  counters: whole,
  limits: listOf(record(limitForm)),
  used: listOf(text),
  memory: (json) => record(memoryForm)(json) && (!isRecord(json) || arrivedWhole(json.arrived)),
  hiddenBy: (json) =>
    record({ controller: seat, random: flag })(json) && isRecord(json) && has(json, 'controller', 'random'),
  wasUp: yes,
  setThisTurn: yes,
  gemini: yes,
  borrowed: yes,
  away: (json) =>
    record({ stance: oneOf(stances), until: text, to: seat })(json) &&
    isRecord(json) &&
    has(json, 'stance', 'until', 'to'),
}

const setupForm: Form<Setup> = {
  turn: whole,
  active: seat,
  phase: oneOf(phases),
  lp: record({ player: whole, opponent: whole }),
  normalUsed: flag,
  usedNames: listOf(text),
  mustTribute: (json) => record({ by: seat, piece: text })(json) && isRecord(json) && has(json, 'by', 'piece'),
  cards: listOf((json) => record(cardForm)(json) && isRecord(json) && has(json, 'id', 'zone')),
}

function arrivedWhole(json: unknown): boolean {
  return json === undefined || (isRecord(json) && has(json, 'how', 'by', 'to'))
}

function has(json: Readonly<Record<string, unknown>>, ...names: readonly string[]): boolean {
  return names.every((name) => json[name] !== undefined)
}

/** Whether all that is said is known and has its form; what is left out is as usual. */
function hasForm<T>(json: Readonly<Record<string, unknown>>, form: Form<T>): boolean {
  return Object.entries(json).every(
    ([name, value]) => value === undefined || (Object.hasOwn(form, name) && form[name as keyof T](value)),
  )
}
