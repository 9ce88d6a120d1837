import type { Seat } from '../../engine'
import type { Ability, Filter } from './card'
import type { Characteristics } from './layers'
import type { Piece } from './state'
import type { Keyword } from './vocabulary'

/** Whether an object is what a filter asks for, seen from the controller of the effect. */
export function matches(
  piece: Piece,
  values: Characteristics,
  filter: Filter,
  { by, source }: { readonly by: Seat; readonly source?: string },
): boolean {
  const { types, notTypes, subtype, down, token, owner, controller, power, colorless, ability, other } = filter
  return (
    (types === undefined || types.some((type) => values.types.includes(type))) &&
    (notTypes === undefined || !notTypes.some((type) => values.types.includes(type))) &&
    (subtype === undefined || values.subtypes.includes(subtype)) &&
    (down === undefined || (piece.down !== undefined) === down) &&
    (token === undefined || !isToken(piece)) &&
    (owner === undefined || piece.owner === by) &&
    (controller === undefined || (piece.controller === by) === (controller === 'you')) &&
    (power === undefined || (values.power ?? 0) >= power) &&
    (colorless === undefined || values.colors.length === 0) &&
    (ability === undefined || values.abilities.some((one) => one.kind === 'turn-up' && one.by === ability)) &&
    (other === undefined || piece.id !== source)
  )
}

/** Tokens are told by their ids of cards, which begin so. CR 111.1 */
export function isToken(piece: Piece): boolean {
  return piece.card?.startsWith('token-') === true
}

export function hasKeyword(values: Characteristics, keyword: Keyword): boolean {
  return values.kinds.keywords.includes(keyword)
}

export function abilityOf<Kind extends Ability['kind']>(
  values: Characteristics,
  kind: Kind,
): Extract<Ability, { kind: Kind }> | undefined {
  return values.abilities.find((ability): ability is Extract<Ability, { kind: Kind }> => ability.kind === kind)
}
