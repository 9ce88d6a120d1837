import type { Ability } from './card'
import type { Keyword, Mana } from './vocabulary'

type Of<Kind extends Ability['kind']> = Extract<Ability, { kind: Kind }>
export type Static = Of<'static'>
export type Triggered = Of<'triggered'>

/** What rules ask of the abilities of an object over and over, found once for each list of them. */
export interface Kinds {
  readonly keywords: readonly Keyword[]
  readonly triggered: readonly Triggered[]
  readonly statics: readonly Static[]
  readonly countsDown: boolean
  readonly mayLook: boolean
  /** By how much one's face-down creature spells cost less. */
  readonly less: number
  /** What it gives for no more than being tapped. */
  readonly mana: readonly Mana[] | undefined
}

const noKinds = sorted([])

export function kindsOf(abilities: readonly Ability[]): Kinds {
  return abilities.length === 0 ? noKinds : sorted(abilities)
}

function sorted(abilities: readonly Ability[]): Kinds {
  const of = <Kind extends Ability['kind']>(kind: Kind) =>
    abilities.filter((ability): ability is Of<Kind> => ability.kind === kind)
  return {
    keywords: of('keyword').map((ability) => ability.keyword),
    triggered: of('triggered'),
    statics: of('static'),
    countsDown: of('counts-down').length > 0,
    mayLook: of('may-look').length > 0,
    less: of('down-spells-cost-less').reduce((sum, ability) => sum + ability.less, 0),
    mana: of('activated').find(({ mana, cost }) => mana && cost.tap && Object.keys(cost).length === 1)?.mana,
  }
}
