import { isRecord } from '../../engine'
import { abilityById, cardById, cards } from './cards'
import { isCount, isId, isSeat, oneOf, type Test } from './shape'
import { colors, downs, types } from './vocabulary'

/** Whether what an address says is under way has the form of it. `start` judges whether it can be so. */
export function isGoing(json: unknown): boolean {
  return (
    isRecord(json) && Object.entries(json).every(([name, value]) => Object.hasOwn(parts, name) && parts[name]!(value))
  )
}

const flag: Test = (json) => typeof json === 'boolean'
const yes: Test = (json) => json === true
const list =
  (test: Test, most = 200): Test =>
  (json) =>
    Array.isArray(json) && json.length <= most && json.every(test)
const ids = list(isId)
const perSeat: Test = (json) => isRecord(json) && isCount(json.player) && isCount(json.opponent)
const record =
  (tests: Readonly<Record<string, Test>>, optionals: Readonly<Record<string, Test>> = {}): Test =>
  (json) =>
    isRecord(json) &&
    Object.entries(tests).every(([name, test]) => test(json[name])) &&
    Object.entries(json).every(
      ([name, value]) => Object.hasOwn(tests, name) || (Object.hasOwn(optionals, name) && optionals[name]!(value)),
    )
const either =
  (...tests: readonly Test[]): Test =>
  (json) =>
    tests.some((test) => test(json))

const isCost: Test = (json) => typeof json === 'string' && /^(\{([WUBRGC]|\d{1,2})\}){1,9}$/.test(json)
const isRef = record({ id: isId, object: isCount })
const isPlayer = record({ player: isSeat })
const isEvent = either(isRef, record({ item: isId }))
/** The id of an ability that triggers or is activated, or ward with its cost. */
const isAbility: Test = (json) =>
  typeof json === 'string' && (json.startsWith('ward:') ? isCost(json.slice(5)) : abilityById(json) !== undefined)
const isItem = record(
  { id: isId, by: isSeat, source: isRef, targets: list(either(isRef, isPlayer), 20) },
  { ability: isAbility, modes: ids, event: isEvent },
)
const isNumber: Test = (json) => Number.isSafeInteger(json) && Math.abs(json as number) < 1000
const isPair: Test = (json) => Array.isArray(json) && json.length === 2 && json.every(isNumber)
const isForm = record(
  { face: oneOf([0, 1]) },
  {
    card: (json) => typeof json === 'string' && cardById(json) !== undefined,
    down: oneOf(downs),
    notLegendary: yes,
    alsoSubtypes: ids,
  },
)

/** Every ability that stands in the card data, as JSON: an address can bring no other. */
let known: ReadonlySet<string> | undefined
const isKnownAbility: Test = (json) => {
  known ??= new Set(abilitiesIn(cards))
  return known.has(JSON.stringify(json))
}

function abilitiesIn(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null) return []
  const own = 'kind' in data ? [JSON.stringify(data)] : []
  return [...own, ...Object.values(data).flatMap(abilitiesIn)]
}

const isChange = record(
  {},
  {
    types: list(oneOf(types)),
    subtypes: ids,
    addSubtypes: ids,
    addChosen: yes,
    colors: list(oneOf(colors)),
    loseAbilities: yes,
    gain: list(isKnownAbility, 20),
    base: isPair,
    plus: isPair,
  },
)

const isChoice = either(
  record({ kind: oneOf(['pay']), by: isSeat, cost: isCost, item: isId }),
  record({ kind: oneOf(['cards']), by: isSeat, from: ids, min: isCount, max: isCount }, { looking: yes }),
  record({ kind: oneOf(['targets']), by: isSeat }),
  record({ kind: oneOf(['keep']), by: isSeat, from: ids }),
  record({ kind: oneOf(['type']), by: isSeat, piece: isId }),
)

const parts: Readonly<Record<string, Test>> = {
  passed: flag,
  landPlayed: flag,
  spells: perSeat,
  spellsLast: perSeat,
  stack: list(isItem, 60),
  lasting: list(
    record(
      { stamp: isCount, until: oneOf(['end-of-turn', 'forever']), on: list(isRef) },
      { change: isChange, copy: isForm, control: isSeat },
    ),
  ),
  waiting: list(record({ source: isRef, ability: isAbility, by: isSeat }, { event: isEvent }), 60),
  choice: isChoice,
  resolving: record({ item: isItem, at: isCount, chosen: ids }),
  attacks: list(record({ attacker: isRef, blockers: list(isRef) })),
  doomed: list(isRef),
  noDamageBut: ids,
  revealed: ids,
  over: record({}, { winner: isSeat }),
  clock: isCount,
  made: isCount,
}
