import { placesOf } from '../activation/effect'
import type { Card, Continuous, Cost, Effect, Filter, Op, Subject, Target, Trigger } from '../card'

/**
 * Each field that such a thing may have, absent. With all of them, in one order, things have one shape, and the rules read
 * them several times as fast: a filter is asked for eighteen things of each card on the table.
 */
type Blank<T> = Readonly<Record<T extends unknown ? keyof T : never, undefined>>

const card: Blank<Card> = {
  id: undefined,
  name: undefined,
  type: undefined,
  sample: undefined,
  kinds: undefined,
  attribute: undefined,
  race: undefined,
  level: undefined,
  rank: undefined,
  link: undefined,
  atk: undefined,
  def: undefined,
  series: undefined,
  property: undefined,
  effects: undefined,
  continuous: undefined,
  summoning: undefined,
  partly: undefined,
}

const filter: Blank<Filter> = {
  side: undefined,
  zones: undefined,
  face: undefined,
  position: undefined,
  type: undefined,
  summoned: undefined,
  origin: undefined,
  noMaterials: undefined,
  self: undefined,
  kind: undefined,
  race: undefined,
  attribute: undefined,
  series: undefined,
  name: undefined,
  atkAtLeast: undefined,
  atkAtMost: undefined,
  levelAtLeast: undefined,
  levelAtMost: undefined,
}

const effect: Blank<Effect> = {
  id: undefined,
  text: undefined,
  how: undefined,
  from: undefined,
  faceDown: undefined,
  on: undefined,
  mandatory: undefined,
  once: undefined,
  phase: undefined,
  stance: undefined,
  onlyMonster: undefined,
  cost: undefined,
  target: undefined,
  ops: undefined,
}

const op: Blank<Op> = {
  op: undefined,
  what: undefined,
  to: undefined,
  n: undefined,
  back: undefined,
  face: undefined,
  until: undefined,
  stances: undefined,
  by: undefined,
  tie: undefined,
  limit: undefined,
  counters: undefined,
  damage: undefined,
}

const trigger: Blank<Trigger> = {
  on: undefined,
  who: undefined,
  to: undefined,
  destroyedBy: undefined,
  destroyed: undefined,
  faceDownToo: undefined,
  by: undefined,
  type: undefined,
  alone: undefined,
}

const target: Blank<Target> = { n: undefined, filter: undefined, more: undefined, that: undefined }

const cost: Blank<Cost> = { pay: undefined, n: undefined, filter: undefined, faceDownIn: undefined }

const continuous: Blank<Continuous> = {
  gives: undefined,
  n: undefined,
  to: undefined,
  per: undefined,
  whileAllHigher: undefined,
  stance: undefined,
  each: undefined,
}

/** A card with all its fields, and those of its effects; how it is summoned is asked too seldom to matter. */
export function whole(given: Card): Card {
  return {
    ...card,
    ...given,
    effects: given.effects?.map((one) => wholeEffect(given, one)),
    continuous: given.continuous?.map((one) => ({
      ...continuous,
      ...one,
      to: 'to' in one ? subject(one.to) : undefined,
    })),
  } as Card
}

function wholeEffect(source: Card, given: Effect): Effect {
  return {
    ...effect,
    ...given,
    from: placesOf(source, given),
    on: given.on && { ...trigger, ...given.on, who: 'who' in given.on ? subject(given.on.who) : undefined },
    onlyMonster: subject(given.onlyMonster),
    cost: given.cost && {
      ...cost,
      ...given.cost,
      filter: 'filter' in given.cost ? subject(given.cost.filter) : undefined,
    },
    target: given.target && {
      ...target,
      ...given.target,
      filter: subject(given.target.filter),
      more: subject(given.target.more),
    },
    ops: given.ops.map((one) => ({ ...op, ...one, what: 'what' in one ? subject(one.what) : undefined })),
  } as Effect
}

/** What is acted on, with all fields of its filter where it is one. */
function subject<T extends Subject | undefined>(given: T): T {
  return typeof given === 'object' ? { ...filter, ...given } : given
}
