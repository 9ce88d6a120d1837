import { none, seats, type Law, type Unmet } from '../../engine'
import { cardOf, faceOf } from './faces'
import { isHyperspatial } from './move'
import { partsOf } from './lookup'
import { pieceOf, type Piece, type State } from './state'
import { unmetIf } from './unmet'
import { standing } from './vocabulary'

/** What could not come about in a duel, and why. */

const law: Law = { era: 'now', without: new Set() }

/** A reason why a position cannot come about. */
export function wrong(id: string, ja: string, en: string, cites: readonly string[] = ['dm-rule-possible']): Unmet {
  return unmetIf(law, true, cites, `${id}: ${ja}`, `${id}: ${en}`, [
    'ありうる置き方なら',
    'in a way that can come about',
  ])[0]!
}

export function possible(state: State, piece: Piece): readonly Unmet[] {
  const { id, zone } = piece
  if (piece.card === undefined)
    return zone === 'battle' && !piece.seal
      ? [wrong(id, 'バトルゾーンのカードは公開されている', 'A card in the battle zone is known')]
      : none
  const card = cardOf(piece)
  if (!card) return [wrong(id, '知られていないカード', 'There is no such card here')]
  if (!card.faces[piece.face - 1]) return [wrong(id, 'その面はない', 'The card has no such face')]
  if (piece.seal) return sealed(state, piece)
  return zone === 'battle' ? inBattle(state, piece) : elsewhere(piece)
}

function sealed(state: State, piece: Piece): readonly Unmet[] {
  const on = pieceOf(state, piece.on)
  return on?.zone === 'battle' && !on.seal && piece.zone === 'battle'
    ? none
    : [
        wrong(piece.id, '封印はバトルゾーンのカードの上にある', 'A seal lies on a card in the battle zone', [
          'dm-rule-116',
        ]),
      ]
}

function elsewhere(piece: Piece): readonly Unmet[] {
  const { id, zone, tapped } = piece
  const hyper = isHyperspatial(piece)
  return [
    ...(hyper && zone !== 'hyperspatial'
      ? [
          wrong(
            id,
            'サイキックやドラグハートは、バトルゾーンか超次元ゾーンにしかない',
            'A Psychic or Dragheart card is nowhere but in the battle zone and the hyperspatial zone',
            ['dm-rule-117.1'],
          ),
        ]
      : none),
    ...(!hyper && zone === 'hyperspatial'
      ? [wrong(id, '超次元ゾーンに置けるカードではない', 'It is no card for the hyperspatial zone', ['dm-rule-117.1'])]
      : none),
    ...(tapped && zone !== 'mana'
      ? [wrong(id, 'ここではタップできない', 'It cannot be tapped there', ['dm-rule-105.4a'])]
      : none),
    ...(piece.on !== undefined || piece.link !== undefined
      ? [wrong(id, '装備やリンクはバトルゾーンだけ', 'Cards are equipped or linked in the battle zone only')]
      : none),
  ]
}

function inBattle(state: State, piece: Piece): readonly Unmet[] {
  const { id } = piece
  const type = faceOf(state, piece)?.cardType
  const on = pieceOf(state, piece.on)
  const lead = pieceOf(state, piece.link)
  const parts = partsOf(state, id)
  const wearer = on && faceOf(state, on)?.cardType
  return [
    ...(type === 'spell'
      ? [wrong(id, '呪文はバトルゾーンにいられない', 'A spell is not in the battle zone', ['dm-rule-703.4i'])]
      : none),
    ...(type === 'weapon' && (on?.zone !== 'battle' || on.seal || on.link !== undefined || wearer !== 'creature')
      ? [wrong(id, 'ウエポンはクリーチャーに装備されている', 'A weapon is equipped to a creature', ['dm-rule-117.2'])]
      : none),
    ...(type === 'weapon' && on !== undefined && on.owner !== piece.owner
      ? [wrong(id, 'ウエポンは自分のクリーチャーに装備する', 'A weapon is equipped to a creature of its own player')]
      : none),
    ...(type !== 'weapon' && piece.on !== undefined
      ? [wrong(id, '装備できるのはウエポンだけ', 'Only a weapon is equipped')]
      : none),
    ...(piece.link !== undefined &&
    (lead?.zone !== 'battle' || lead.link !== undefined || lead.owner !== piece.owner || lead.id === id)
      ? [wrong(id, 'リンクする先がない', 'There is nothing that it could be linked to')]
      : none),
    ...(piece.link !== undefined && !mayBePart(state, piece)
      ? [wrong(id, 'リンクするカードではない', 'It is no card that is linked to others')]
      : none),
    ...(piece.link === undefined &&
    type !== undefined &&
    !standing.includes(type) &&
    type !== 'weapon' &&
    type !== 'spell'
      ? [
          wrong(id, 'リンクしていないと、バトルゾーンにいられない', 'It is in the battle zone only while linked', [
            type === 'core' ? 'dm-rule-309.7' : 'dm-rule-703.4g',
          ]),
        ]
      : none),
    ...(piece.tapped && (type !== 'creature' || piece.link !== undefined)
      ? [wrong(id, 'タップできるのはクリーチャーだけ', 'Only a creature can be tapped', ['dm-rule-105.4a'])]
      : none),
    ...(parts.length > 0 && !mayLead(piece)
      ? [wrong(id, 'リンクの中心になるカードではない', 'It is no card that others are linked to')]
      : none),
    ...(isWhole(piece) && !isComplete(piece, parts)
      ? [wrong(id, 'リンクする相手がそろっていない', 'Not all that it is linked with is there', ['dm-rule-806.1'])]
      : none),
    ...(hasTwins(parts)
      ? [wrong(id, '同じカードが2枚リンクしている', 'Two cards of one kind are linked to it')]
      : none),
  ]
}

/** A card that can be linked to another: by what it is as it lies, a cell, a core, a nebula, a corner of a field. */
function mayBePart(state: State, piece: Piece): boolean {
  const face = faceOf(state, piece)
  return face?.part === true || face?.cardType === 'cell' || face?.cardType === 'core' || face?.cardType === 'nebula'
}

/** A card that others are linked to: one with the whole on the face that is up, or that leads as it lies. */
function mayLead(piece: Piece): boolean {
  const card = cardOf(piece)
  return card?.leads === true || card?.faces[piece.face - 1]?.whole !== undefined
}

/** One creature of several cells: as it lies it is the whole. 806.1 */
function isWhole(piece: Piece): boolean {
  return cardOf(piece)?.faces[piece.face - 1]?.whole !== undefined
}

/** Whether those are linked to it that its own awaken link names, each once. */
function isComplete(piece: Piece, parts: readonly Piece[]): boolean {
  const named = (one: Piece) => cardOf(one)?.faces.map(({ name }) => name.ja) ?? []
  const wanted = linkedNames(piece).filter((name) => !named(piece).includes(name))
  return parts.length === wanted.length && wanted.every((name) => parts.some((part) => named(part).includes(name)))
}

/** The names in the abilities by which a card links. */
function linkedNames(piece: Piece): readonly string[] {
  return (cardOf(piece)?.faces ?? [])
    .flatMap(({ abilities = [] }) => abilities)
    .flatMap((ability) => ('ops' in ability ? ability.ops : []))
    .flatMap((op) => (op.op === 'link' ? op.names : []))
}

function hasTwins(parts: readonly Piece[]): boolean {
  return new Set(parts.map(({ card }) => card)).size < parts.length
}

/** What is wrong with the cards of a player taken together. 407.1, 100.3 */
export function possibleTogether(state: State): readonly Unmet[] {
  return seats.flatMap((owner) => {
    const hyper = state.pieces.filter((piece) => piece.owner === owner && isHyperspatial(piece))
    const most = Math.max(0, ...hyper.map(({ card }) => hyper.filter((other) => other.card === card).length))
    return [
      ...(hyper.length > 8
        ? [
            wrong(owner, '超次元ゾーンのカードは8枚まで', 'A player has at most eight cards of the hyperspatial zone', [
              'dm-rule-407.1',
            ]),
          ]
        : none),
      ...(most > 4
        ? [wrong(owner, '同じ名前のカードは4枚まで', 'A player has at most four cards of a name', ['dm-rule-407.1'])]
        : none),
    ]
  })
}
