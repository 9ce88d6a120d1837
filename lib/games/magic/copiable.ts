import type { Law } from '../../engine'
import type { Ability, Face } from './card'
import { cardById } from './cards'
import { manaCost } from './mana'
import { cr } from './rules'
import type { Form, Piece, State } from './state'
import { inForce } from './unmet'
import { colors, type CardType, type Color, type DownBy, type Supertype } from './vocabulary'
import type { Text } from '../../engine'

/** Characteristics (特性) of an object. CR 109.3 */
export interface Values {
  /** None: 名前を持たない. */
  readonly name?: Text
  readonly cost?: string
  readonly colors: readonly Color[]
  readonly supertypes: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
  readonly abilities: readonly Ability[]
  readonly power?: number
  readonly toughness?: number
}

const faceDown: Values = {
  colors: [],
  supertypes: [],
  types: ['Creature'],
  subtypes: [],
  abilities: [],
  power: 2,
  toughness: 2,
}
const faceDownWithWard: Values = { ...faceDown, abilities: [{ kind: 'ward', cost: '{2}' }] }
const nothing: Values = { colors: [], supertypes: [], types: [], subtypes: [], abilities: [] }

/**
 * What a face-down object is, by what made it face down: a 2/2 creature without name, mana cost and subtypes;
 * with ward {2} by cloak (mtg-cloak-04, 701.58a) and disguise (702.168a), without by the others (708.2a).
 */
export function downValues(by: DownBy, law: Law): Values {
  const ward = by === 'disguise' || (by === 'cloak' && inForce(law, 'mtg-cloak-04', cr('701.58a')))
  return ward ? faceDownWithWard : faceDown
}

const printed = new Map<Face, Values>()

/** What is printed on a face. CR 613.1 */
export function printedValues(face: Face): Values {
  const known = printed.get(face)
  if (known) return known
  const fromCost = colors.filter(
    (color) => face.cost !== undefined && manaCost(face.cost).symbols.some((symbol) => symbol.includes(color)),
  )
  const values: Values = {
    name: face.name,
    ...(face.cost === undefined ? {} : { cost: face.cost }),
    colors: face.indicator ?? fromCost,
    supertypes: face.supertypes ?? [],
    types: face.types,
    subtypes: face.subtypes ?? [],
    abilities: face.abilities ?? [],
    ...(face.power === undefined ? {} : { power: face.power }),
    ...(face.toughness === undefined ? {} : { toughness: face.toughness }),
  }
  printed.set(face, values)
  return values
}

/** What is printed on the front face, all that counts outside battlefield and stack. CR 712.8a */
export function frontValues(piece: Piece): Values {
  const card = piece.card === undefined ? undefined : cardById(piece.card)
  return card ? printedValues(card.faces[0]) : nothing
}

/** The values that a form stands for. */
export function formValues(form: Form, law: Law): Values {
  if (form.down) return withTweaks(downValues(form.down, law), form)
  const card = form.card === undefined ? undefined : cardById(form.card)
  return withTweaks(card ? printedValues(card.faces[form.face] ?? card.faces[0]) : nothing, form)
}

function withTweaks(values: Values, form: Form): Values {
  if (!form.notLegendary && !form.alsoSubtypes) return values
  return {
    ...values,
    supertypes: form.notLegendary ? values.supertypes.filter((one) => one !== 'Legendary') : values.supertypes,
    subtypes: [...new Set([...values.subtypes, ...(form.alsoSubtypes ?? [])])],
  }
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
  const card = piece.card === undefined ? undefined : cardById(piece.card)
  return card ? printedValues(card.faces[piece.face] ?? card.faces[0]) : nothing
}
