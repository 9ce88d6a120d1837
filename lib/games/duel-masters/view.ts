import {
  same,
  seats,
  words,
  type Law,
  type Line,
  type Seat,
  type Table,
  type TableCard,
  type Text,
  type Viewer,
  type Zone as TableZone,
  seatText,
} from '../../engine'
import type { Card, Face } from './card'
import { cardOf, faceOf, isSealed, stands } from './faces'
import { maySee } from './look'
import { allPieces, partsOf, sealsOn } from './lookup'
import type { Piece, State } from './state'
import { powerOf, wearerOf, weaponsOn } from './stats'
import { promptOf, waitingText } from './prompt'
import { cardTypeTexts, specialTypeTexts, stepTexts, zoneTexts, type SpecialType, type Zone } from './vocabulary'

interface Place {
  readonly zone: Zone
  readonly layout: TableZone['layout']
  readonly row: number
  readonly column: number
}

/** How a side of the table lies. */
const places: readonly Place[] = [
  { zone: 'battle', layout: 'row', row: 0, column: 0 },
  { zone: 'hyperspatial', layout: 'row', row: 1, column: 0 },
  { zone: 'shields', layout: 'row', row: 1, column: 1 },
  { zone: 'deck', layout: 'pile', row: 1, column: 2 },
  { zone: 'graveyard', layout: 'pile', row: 1, column: 3 },
  { zone: 'mana', layout: 'row', row: 2, column: 0 },
  { zone: 'hand', layout: 'fan', row: 3, column: 0 },
]

/** The table as a viewer sees it. */
export function view(state: State, viewer: Viewer, law: Law): Table {
  const prompt = promptOf(state, law)
  return {
    viewer,
    status: [
      { label: words('ターン', 'Turn'), value: same(state.turn) },
      { label: words('ターンプレイヤー', 'Turn player'), value: seatText(state.active, viewer) },
      { label: words('ステップ', 'Step'), value: stepTexts[state.step] },
      ...(state.over ? [{ label: words('勝者', 'Winner'), value: seatText(state.over.winner, viewer) }] : []),
    ],
    sides: { player: side(state, 'player'), opponent: side(state, 'opponent') },
    zones: seats.flatMap((seat) => places.map((place) => zoneOf(state, seat, place, viewer, law))),
    stackLabel: words('解決を待つ能力', 'Abilities that wait to resolve'),
    stack: state.waiting.map((waiting, index) => ({
      id: `waiting-${index + 1}`,
      by: waiting.by,
      card: waiting.piece,
      targets: [],
      text: waitingText(waiting),
    })),
    ...(prompt ? { prompt } : {}),
  }
}

function side(state: State, seat: Seat): readonly Line[] {
  const count = (zone: Zone) =>
    allPieces(state).filter((piece) => piece.zone === zone && piece.owner === seat && !piece.seal).length
  return [
    { label: words('シールド', 'Shields'), value: same(count('shields')) },
    { label: words('手札', 'Hand'), value: same(count('hand')) },
    { label: words('山札', 'Deck'), value: same(count('deck')) },
  ]
}

function zoneOf(state: State, seat: Seat, { zone, layout, row, column }: Place, viewer: Viewer, law: Law): TableZone {
  const pieces = allPieces(state).filter(
    (piece) =>
      piece.zone === zone &&
      piece.owner === seat &&
      !piece.seal &&
      (zone !== 'battle' || (stands(piece) && wearerOf(state, piece) === undefined)),
  )
  return {
    id: `${seat}-${zone}`,
    kind: zone,
    side: seat,
    label: zoneTexts[zone],
    layout,
    row,
    column,
    cards: pieces.map((piece) => tableCard(state, piece, viewer, law)),
  }
}

/** A card as this viewer may see it. What is hidden leaves no trace. */
function tableCard(state: State, piece: Piece, viewer: Viewer, law: Law): TableCard {
  const card = maySee(piece, viewer) ? cardOf(piece) : undefined
  const inBattle = piece.zone === 'battle' && !piece.seal
  const face = card ? (inBattle ? faceOf(state, piece) : card.faces[0]) : undefined
  const down = !card && (piece.zone !== 'hand' || viewer !== piece.owner) ? 'down' : 'up'
  const hidden = piece.zone === 'deck' || piece.zone === 'shields' || piece.seal
  const power = face?.power === undefined ? undefined : inBattle ? powerOf(state, piece, law) : face.power
  const lines: readonly Line[] = [
    ...(face ? [{ label: words('種類', 'Type'), value: typeText(face) }] : []),
    ...(power === undefined ? [] : [{ label: words('パワー', 'Power'), value: same(power) }]),
    ...(face?.cost === undefined ? [] : [{ label: words('コスト', 'Cost'), value: same(face.cost) }]),
    ...(card && face ? otherFaces(card, face) : []),
  ]
  const marks = inBattle ? marksOf(state, piece) : []
  const name = face ? face.name : hidden || !card ? words('裏向きのカード', 'a face-down card') : same('')
  const under = inBattle
    ? [...weaponsOn(state, piece.id), ...partsOf(state, piece.id), ...sealsOn(state, piece.id)].map((one) =>
        tableCard(state, one, viewer, law),
      )
    : []
  const how = piece.tapped ? words('タップ', 'tapped') : words('アンタップ', 'untapped')
  return {
    id: piece.id,
    face: hidden ? 'down' : down,
    turned: piece.tapped || face?.cardType === 'fortress' ? 'sideways' : 'upright',
    ...(card && face ? { name: face.name, card: card.id, look: lookOf(face) } : {}),
    ...(card && inBattle && card.faces.length > 1 ? { faceNumber: piece.face } : {}),
    lines,
    marks,
    under,
    tiedTo: piece.on === undefined ? [] : [piece.on],
    label: sentence(
      name,
      inBattle && face?.cardType === 'creature' ? [how] : piece.zone === 'mana' && piece.tapped ? [how] : [],
      lines,
      [...marks, ...under.map((one) => one.label)],
    ),
  }
}

/** As printed: サイキック・クリーチャー, 禁断の鼓動, 零龍星雲. 204.3 */
function typeText({ cardType, specialType }: Face): Text {
  const type = cardTypeTexts[cardType]
  if (!specialType) return type
  const special = specialTypeTexts[specialType]
  const between = cardType === 'pulse' || cardType === 'ceremony' ? 'の' : dotted.includes(specialType) ? '・' : ''
  return {
    ja: `${special.ja}${between}${type.ja}`,
    en: `${special.en} ${type.en.slice(0, 1).toUpperCase()}${type.en.slice(1)}`,
  }
}

const dotted: readonly SpecialType[] = ['Psychic', 'Psychic Super', 'Dragheart']

/** The other faces of a double-faced card: open to all in every zone that is (805.1d, 807.1c). */
function otherFaces(card: Card, face: Face): readonly Line[] {
  const others = card.faces.filter((one) => one !== face && one.whole !== face && !one.part)
  if (others.length === 0) return []
  return [
    {
      label: words('ほかの面', 'Other face'),
      value: {
        ja: others.map((one) => one.name.ja).join('／'),
        en: others.map((one) => one.name.en).join(' / '),
      },
    },
  ]
}

function lookOf(face: Face): string {
  if (face.civilizations.length > 1) return 'multicoloured'
  return face.civilizations[0]?.toLowerCase() ?? 'colourless'
}

/** What both players know of a card's turn, and what lies on it. */
function marksOf(state: State, piece: Piece): readonly Text[] {
  const { memory, effects } = piece
  const seals = sealsOn(state, piece.id).length
  return [
    ...(seals > 0 ? [words(`封印${seals}`, seals === 1 ? '1 seal' : `${seals} seals`)] : []),
    ...(isSealed(state, piece) ? [words('封印されている', 'sealed')] : []),
    ...(memory.arrived ? [words('このターンに出た', 'put in this turn')] : []),
    ...(memory.awakened ? [words('覚醒した', 'awakened')] : []),
    ...(memory.attacks
      ? [words(`攻撃${memory.attacks}回`, memory.attacks === 1 ? 'attacked' : `attacked ${memory.attacks} times`)]
      : []),
    ...(state.attack?.attacker === piece.id ? [words('攻撃中', 'attacking')] : []),
    ...(effects.some((effect) => effect.cannotAttack) ? [words('攻撃不可', 'cannot attack')] : []),
    ...(effects.some((effect) => effect.abilities) ? [words('能力を得ている', 'has gained abilities')] : []),
    ...(effects.some((effect) => effect.copy) ? [words('コピー', 'a copy')] : []),
  ]
}

function sentence(name: Text, how: readonly Text[], lines: readonly Line[], marks: readonly Text[]): Text {
  const join = (language: 'ja' | 'en', mark: string) =>
    [
      name[language],
      ...how.map((one) => one[language]),
      ...lines.map((line) => (line.label.en === 'Type' ? '' : `${line.label[language]} `) + line.value[language]),
      ...marks.map((one) => one[language]),
    ].join(mark)
  return { ja: join('ja', '、'), en: join('en', ', ') }
}
