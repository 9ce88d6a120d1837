import type { Law } from '../../engine'
import type { Ability, Face } from './card'
import { cards } from './cards'
import { kindsOf, type Kinds } from './kinds'
import { manaCost } from './mana'
import { cr } from './rules'
import type { Form, Piece, State } from './state'
import { inForce } from './unmet'
import { colors, type CardType, type Color, type DownBy, type Supertype } from './vocabulary'
import type { Text } from '../../engine'

/** Characteristics (特性) of an object. CR 109.3 */
export interface Values {
  /** None: 名前を持たない. */
  readonly name: Text | undefined
  readonly cost: string | undefined
  readonly colors: readonly Color[]
  readonly supertypes: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
  readonly abilities: readonly Ability[]
  /** What these abilities are. */
  readonly kinds: Kinds
  readonly power: number | undefined
  readonly toughness: number | undefined
  /** It has lost its abilities. */
  readonly lost: boolean
}

const nothing: Values = {
  name: undefined,
  cost: undefined,
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
  kinds: kindsOf([]),
  power: undefined,
  toughness: undefined,
  lost: false,
}
const ward: readonly Ability[] = [{ kind: 'ward', cost: '{2}' }]
const faceDown = changed(nothing, { types: ['Creature'], power: 2, toughness: 2 })
const faceDownWithWard = changed(faceDown, { abilities: ward, kinds: kindsOf(ward) })

/** The same but for some. Written out, so that all values are alike to the compiler: most of the time is spent on them. */
export function changed(values: Values, change: Partial<Values>): Values {
  const now: Values = {
    name: values.name,
    cost: values.cost,
    colors: values.colors,
    supertypes: values.supertypes,
    types: values.types,
    subtypes: values.subtypes,
    abilities: values.abilities,
    kinds: values.kinds,
    power: values.power,
    toughness: values.toughness,
    lost: values.lost,
  }
  return Object.assign(now, change)
}

/**
 * What a face-down object is, by what made it face down: a 2/2 creature without name, mana cost and subtypes;
 * with ward {2} by cloak (mtg-cloak-04, 701.58a) and disguise (702.168a), without by the others (708.2a).
 */
export function downValues(by: DownBy, law: Law): Values {
  const warded = by === 'disguise' || (by === 'cloak' && inForce(law, 'mtg-cloak-04', cr('701.58a')))
  return warded ? faceDownWithWard : faceDown
}

const printed = new Map<Face, Values>(cards.flatMap(({ faces }) => faces.map((face) => [face, read(face)] as const)))
const fronts = new Map(cards.map(({ id, faces }) => [id, printedValues(faces[0])]))
const backs = new Map(cards.map(({ id, faces }) => [id, printedValues(faces[1] ?? faces[0])]))

/** What is printed on a face. CR 613.1 */
export function printedValues(face: Face): Values {
  return printed.get(face)!
}

function read(face: Face): Values {
  const { cost, abilities = [] } = face
  const fromCost = colors.filter(
    (color) => cost !== undefined && manaCost(cost).symbols.some((symbol) => symbol.includes(color)),
  )
  return changed(nothing, {
    name: face.name,
    cost,
    colors: face.indicator ?? fromCost,
    supertypes: face.supertypes ?? [],
    types: face.types,
    subtypes: face.subtypes ?? [],
    abilities,
    kinds: kindsOf(abilities),
    power: face.power,
    toughness: face.toughness,
  })
}

function printedOn(card: string | undefined, face: 0 | 1): Values {
  return (card === undefined ? undefined : (face === 0 ? fronts : backs).get(card)) ?? nothing
}

/** What is printed on the front face, all that counts outside battlefield and stack. CR 712.8a */
export function frontValues(piece: Piece): Values {
  return printedOn(piece.card, 0)
}

/** The values that a form stands for. */
export function formValues(form: Form, law: Law): Values {
  if (form.down) return withTweaks(downValues(form.down, law), form)
  return withTweaks(printedOn(form.card, form.face), form)
}

function withTweaks(values: Values, form: Form): Values {
  if (!form.notLegendary && !form.alsoSubtypes) return values
  return changed(values, {
    supertypes: form.notLegendary ? values.supertypes.filter((one) => one !== 'Legendary') : values.supertypes,
    subtypes: [...new Set([...values.subtypes, ...(form.alsoSubtypes ?? [])])],
  })
}

/** Layer 1a: the card itself, or the latest copy effect on it. CR 613.2a */
export function formOf(state: State, piece: Piece): Form {
  return copyOn(state, piece) ?? { ...(piece.card === undefined ? {} : { card: piece.card }), face: piece.face }
}

function copyOn(state: State, piece: Piece): Form | undefined {
  let form: Form | undefined
  for (const { copy, on } of state.lasting)
    if (copy && on.some((ref) => ref.id === piece.id && ref.object === piece.object)) form = copy
  return form
}

/** What a copy of it gets: layer 1a as modified by face-down status, layer 1b. CR 613.2b, 707.2, 708.10 */
export function copiableForm(state: State, piece: Piece): Form {
  return piece.down ? { face: piece.face, down: piece.down } : formOf(state, piece)
}

/** Copiable values. CR 613.2c */
export function copiableValues(state: State, piece: Piece, law: Law): Values {
  const copy = copyOn(state, piece)
  // What it copies is seen once it is face up. 708.10
  if (piece.down && (!copy || inForce(law, cr('708.10')))) return downValues(piece.down, law)
  if (copy) return formValues(copy, law)
  return printedOn(piece.card, piece.face)
}
