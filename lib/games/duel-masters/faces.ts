import { holds, words, type Law, type Seat, type Text } from '../../engine'
import type {
  Ability,
  Activated,
  Card,
  Destination,
  Face,
  FaceRef,
  Keyword,
  Replacement,
  Spell,
  Static,
  Trigger,
} from './card'
import { cardById, cards } from './cards'
import { lyingIn, notesOf, partsOf, sealsOn } from './lookup'
import type { Effect, Piece, State } from './state'
import type { CardType } from './vocabulary'

/** What a card is: of the face that is up in the battle zone, of any face elsewhere (dm-flip-34, dm-flip-35). */

export function cardOf(piece: Piece): Card | undefined {
  return piece.card === undefined ? undefined : cardById(piece.card)
}

/** The face that is up, as it is printed. */
export function printedFace(piece: Piece): Face | undefined {
  return cardOf(piece)?.faces[piece.face - 1]
}

/** What it is now: a copy of another, the whole that is linked, or the face that is up. 806.1 */
export function faceOf(state: State, piece: Piece): Face | undefined {
  for (const { copy } of piece.effects) if (copy) return copied(copy)
  const face = printedFace(piece)
  return face?.whole && partsOf(state, piece.id).length > 0 ? face.whole : face
}

/** A copy of something linked is a copy of the whole. */
function copied({ card, face }: FaceRef): Face | undefined {
  const printed = cardById(card)?.faces[face - 1]
  return printed?.whole ?? printed
}

export function nameOf(state: State, piece: Piece): Text {
  const face = faceOf(state, piece)
  return face ? face.name : words('不明なカード', 'an unknown card')
}

export function typeOf(state: State, piece: Piece): CardType | undefined {
  return faceOf(state, piece)?.cardType
}

/** Two or more front faces (両面カード). dm-flip-01 */
export function isDoubleFaced(piece: Piece): boolean {
  return (cardOf(piece)?.faces.length ?? 0) > 1
}

/** In the battle zone, neither a seal nor a part of something else. */
export function stands(piece: Piece | undefined): piece is Piece {
  return piece !== undefined && piece.zone === 'battle' && !piece.seal && piece.link === undefined
}

/** A sealed creature is as if it were not there. 116.2 */
export function isSealed(state: State, piece: Piece): boolean {
  return sealsOn(state, piece.id).length > 0 && typeOf(state, piece) === 'creature'
}

export function isCreature(state: State, piece: Piece | undefined): piece is Piece {
  return stands(piece) && typeOf(state, piece) === 'creature' && !isSealed(state, piece)
}

export function creaturesOf(state: State, side?: Seat): readonly Piece[] {
  return lyingIn(state, 'battle').filter(
    (piece) => (side === undefined || piece.owner === side) && isCreature(state, piece),
  )
}

export interface Having<Kind extends Ability = Ability> {
  readonly ability: Kind
  /** Where it is printed. */
  readonly card: string
  readonly face: number
  /** Given to it by an effect. */
  readonly given: boolean
}

/** What a card has, by how it works. */
export interface Abilities {
  readonly keywords: readonly Having<Keyword>[]
  readonly statics: readonly Having<Static>[]
  readonly triggers: readonly Having<Trigger>[]
  readonly replacements: readonly Having<Replacement>[]
  readonly activated: readonly Having<Activated>[]
  readonly spells: readonly Having<Spell>[]
}

function byKind(havings: readonly Having[]): Abilities {
  const of = <Kind extends Ability>(kind: Kind['kind']) =>
    havings.filter((having): having is Having<Kind> => having.ability.kind === kind)
  return {
    keywords: of<Keyword>('keyword'),
    statics: of<Static>('static'),
    triggers: of<Trigger>('trigger'),
    replacements: of<Replacement>('replacement'),
    activated: of<Activated>('activated'),
    spells: of<Spell>('spell'),
  }
}

const abilitiesOfFace = (face: Face | undefined, law: Law): readonly Ability[] => {
  const all = face?.abilities ?? []
  return law.without.size === 0 ? all : all.filter((ability) => holds(law, ability.rests ?? 'dm-rule-text'))
}

/** The abilities of a face, but for those that rest on a ruling that is taken out. */
export function abilitiesOn(card: string, face: number, law: Law): readonly Ability[] {
  const printed = cardById(card)?.faces[face - 1]
  return abilitiesOfFace(printed?.whole ? { ...printed, abilities: wholeAbilities(printed) } : printed, law)
}

const wholeAbilities = (face: Face): readonly Ability[] => [...(face.abilities ?? []), ...(face.whole?.abilities ?? [])]

/** What a card in the battle zone has: what is printed on what it is now, and what it was given. */
export function abilitiesOf(state: State, piece: Piece, law: Law): Abilities {
  if (piece.card === undefined || piece.seal) return none
  if (law.without.size > 0) return byKind(havings(state, piece, law))
  if (!piece.effects.some(givesAbilities)) return abilitiesPrinted(faceOf(state, piece))
  const abilities = (notesOf(state).abilities ??= new Map())
  const known = abilities.get(piece)
  if (known) return known
  const made = byKind(havings(state, piece, law))
  abilities.set(piece, made)
  return made
}

const givesAbilities = ({ copy, abilities }: Effect): boolean => copy !== undefined || abilities !== undefined

/** What is printed on a face: by itself a card has that, the same wherever it is. */
export function abilitiesPrinted(face: Face | undefined): Abilities {
  return (face && printed.get(face)) ?? none
}

const none = byKind([])

const printed = new Map(
  cards.flatMap(({ id, faces }) =>
    faces.flatMap((face, index) =>
      [face, face.whole].flatMap((one) => {
        const own = (one?.abilities ?? []).map((ability) => ({ ability, card: id, face: index + 1, given: false }))
        return one ? [[one, byKind(own)] as const] : []
      }),
    ),
  ),
)

/** What a spell does. */
export function spellOn(face: Face | undefined): Spell | undefined {
  return abilitiesPrinted(face).spells[0]?.ability
}

function havings(state: State, piece: Piece, law: Law): readonly Having[] {
  const copy = piece.effects.find((effect) => effect.copy)?.copy
  const { card, face } = copy ?? { card: piece.card!, face: piece.face }
  const own = abilitiesOfFace(faceOf(state, piece), law)
  const found = own.map((ability) => ({ ability, card, face, given: copy !== undefined }))
  for (const { abilities } of piece.effects)
    if (abilities)
      for (const ability of abilitiesOn(abilities.card, abilities.face, law))
        if (abilities.ids === undefined || abilities.ids.includes(ability.id))
          found.push({ ability, card: abilities.card, face: abilities.face, given: true })
  return found
}

export function keywordOf(state: State, piece: Piece, name: string, law: Law): Keyword | undefined {
  return abilitiesOf(state, piece, law).keywords.find(({ ability }) => ability.name === name)?.ability
}

/** The faces of a card that count where it lies: all of them outside the battle zone. dm-flip-34, dm-flip-35 */
export function facesThatCount(state: State, piece: Piece, law: Law, ruling: string): readonly Face[] {
  if (piece.zone === 'battle') {
    const face = faceOf(state, piece)
    return face ? [face] : []
  }
  const faces = cardOf(piece)?.faces ?? []
  return holds(law, ruling) ? faces : faces.slice(0, 1)
}

/**
 * The face that a flipping ability leads to, counted from 1: one that is not up and that it names. Without the
 * note that it is named (dm-flip-09) the next face would be the one.
 */
export function destination(state: State, piece: Piece, to: Destination, law: Law): number | undefined {
  const faces = cardOf(piece)?.faces ?? []
  const now = faceOf(state, piece)
  if (faces.length < 2 || !now) return undefined
  if (faces.length > 2 && !holds(law, 'dm-flip-09')) return (piece.face % faces.length) + 1
  const fits = (face: Face): boolean => {
    if ('cost' in to)
      return face.cost !== undefined && now.cost !== undefined
        ? to.cost === 'higher'
          ? face.cost > now.cost
          : face.cost < now.cost
        : false
    if ('side' in to) return face.cardType === to.side
    if ('name' in to) return face.name.ja === to.name.ja
    return true
  }
  const found = faces.flatMap((face, index) => (index + 1 !== piece.face && fits(face) ? [index + 1] : []))
  return found.length === 1 ? found[0] : undefined
}
