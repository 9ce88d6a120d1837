import {
  holds,
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
import { abilityById } from './cards'
import type { Values } from './copiable'
import { valuesOf } from './layers'
import { calledFor, hiddenName, knows, nameOf } from './look'
import { allPieces, cardOf, find, pieceOf, type Piece, type StackItem, type State } from './state'
import { manas, type Zone } from './vocabulary'
import { abilityTexts, downTexts, stepTexts, typeLine } from './words'

interface Place {
  readonly zone: Exclude<Zone, 'stack' | 'gone'>
  readonly label: Text
  readonly layout: TableZone['layout']
  readonly row: number
  readonly column: number
}

/** How a side of the table lies. */
const places: readonly Place[] = [
  { zone: 'battlefield', label: words('戦場', 'Battlefield'), layout: 'row', row: 0, column: 0 },
  { zone: 'exile', label: words('追放', 'Exile'), layout: 'row', row: 1, column: 0 },
  { zone: 'graveyard', label: words('墓地', 'Graveyard'), layout: 'pile', row: 1, column: 1 },
  { zone: 'library', label: words('ライブラリー', 'Library'), layout: 'pile', row: 1, column: 2 },
  { zone: 'hand', label: words('手札', 'Hand'), layout: 'fan', row: 2, column: 0 },
  { zone: 'command', label: words('統率', 'Command'), layout: 'row', row: 2, column: 1 },
]

/** The table as a viewer sees it. */
export function view(state: State, viewer: Viewer, law: Law): Table {
  return {
    viewer,
    status: [
      { label: words('ターン', 'Turn'), value: same(state.turn) },
      { label: words('アクティブ・プレイヤー', 'Active player'), value: seatText(state.active, viewer) },
      { label: words('ステップ', 'Step'), value: stepTexts[state.step] },
      state.over
        ? {
            label: words('ゲーム', 'Game'),
            value: state.over.winner
              ? words('{seat}の勝利', 'won by {seat}', { seat: seatText(state.over.winner, viewer) })
              : words('終了', 'over'),
          }
        : { label: words('優先権', 'Priority'), value: seatText(state.choice?.by ?? state.priority, viewer) },
    ],
    sides: { player: side(state, 'player'), opponent: side(state, 'opponent') },
    zones: [
      ...(state.stack.some((item) => item.ability === undefined) ? [stackZone(state, viewer, law)] : []),
      ...seats.flatMap((seat) => places.flatMap((place) => zoneOf(state, seat, place, viewer, law))),
    ],
    stackLabel: words('スタック', 'Stack'),
    stack: state.stack.map((item) => stackItem(state, item, viewer, law)),
    ...prompt(state),
  }
}

function side(state: State, seat: Seat): readonly Line[] {
  const pool = manas.flatMap((mana) => `{${mana}}`.repeat(state.mana[seat][mana] ?? 0)).join('')
  return [
    { label: words('ライフ', 'Life'), value: same(state.life[seat]) },
    ...(pool === '' ? [] : [{ label: words('マナ・プール', 'Mana pool'), value: same(pool) }]),
  ]
}

/** Whose side a card lies on. */
function isOn(piece: Piece, zone: Zone, seat: Seat): boolean {
  return piece.zone === zone && (zone === 'battlefield' ? piece.controller : piece.owner) === seat
}

function zoneOf(
  state: State,
  seat: Seat,
  { zone, label, layout, row, column }: Place,
  viewer: Viewer,
  law: Law,
): readonly TableZone[] {
  const pieces =
    zone === 'library'
      ? state.library[seat].map((id) => pieceOf(state, id)!)
      : allPieces(state).filter((piece) => isOn(piece, zone, seat))
  if (pieces.length === 0 && (zone === 'command' || zone === 'exile')) return []
  // Cards lie in the order in which they came there; permanents for all to see. mtg-cloak-16, CR 404.2
  if (zone !== 'library') pieces.sort((a, b) => a.object - b.object)
  const cards = pieces.map((piece, index) => tableCard(state, piece, viewer, law, `${seat}:${zone}:${index + 1}`))
  return [{ id: `${seat}-${zone}`, kind: zone, side: seat, label, layout, row, column, cards }]
}

function stackZone(state: State, viewer: Viewer, law: Law): TableZone {
  const cards = state.stack.flatMap((item) =>
    item.ability === undefined && pieceOf(state, item.source.id)
      ? [tableCard(state, pieceOf(state, item.source.id)!, viewer, law, item.id)]
      : [],
  )
  return { id: 'stack', kind: 'stack', label: words('スタック', 'Stack'), layout: 'row', row: 0, column: 0, cards }
}

/** A card as this viewer may see it. In a hand or library even its id would tell which one it was before. */
function tableCard(state: State, piece: Piece, viewer: Viewer, law: Law, place: string): TableCard {
  const known = knows(state, piece, viewer, law)
  const hidden = piece.zone === 'library' || piece.zone === 'hand'
  const card = known ? cardOf(piece) : undefined
  const open = piece.zone === 'battlefield' || piece.zone === 'stack' || known
  const values = open ? valuesOf(state, piece, law) : undefined
  const lines = values ? linesOf(piece, values) : []
  const marks = piece.zone === 'battlefield' || piece.zone === 'stack' ? marksOf(state, piece, law) : []
  const face = piece.down !== undefined || (hidden && !known) ? ('down' as const) : ('up' as const)
  const name = known ? nameOf(piece) : hiddenName(piece)
  const host = find(state, piece.attached)
  return {
    id: hidden && !known ? place : piece.id,
    face,
    turned: piece.tapped ? 'sideways' : 'upright',
    ...(card ? { name, card: card.id, look: lookOf(values!, card.faces[0].types[0]!) } : {}),
    ...(card?.double && !piece.down ? { faceNumber: piece.face + 1 } : {}),
    lines,
    marks,
    under: [],
    tiedTo: host ? [host.id] : [],
    label: sentence(name, piece, face, lines, marks),
  }
}

function lookOf(values: Values, printed: string): string {
  return values.colors.length > 1 ? 'multicolor' : (values.colors[0] ?? printed.toLowerCase())
}

/** The characteristics for all to see; of a card in hand or graveyard those printed on it. */
function linesOf(piece: Piece, values: Values): readonly Line[] {
  const abilities = abilityTexts(values)
  const join = (language: 'ja' | 'en') => abilities.map((one) => one[language]).join(language === 'ja' ? '、' : ', ')
  return [
    ...(values.power === undefined
      ? []
      : [{ label: words('パワー/タフネス', 'P/T'), value: same(`${values.power}/${values.toughness ?? 0}`) }]),
    { label: words('タイプ', 'Type'), value: typeLine(values) },
    ...(values.cost === undefined ? [] : [{ label: words('マナ・コスト', 'Mana cost'), value: same(values.cost) }]),
    ...(abilities.length === 0
      ? []
      : [{ label: words('能力', 'Abilities'), value: { ja: join('ja'), en: join('en') } }]),
    ...(piece.damage > 0 ? [{ label: words('ダメージ', 'Damage'), value: same(piece.damage) }] : []),
  ]
}

/** What made it face down and as which one, counters, and what else is public. mtg-cloak-16, 708.6 */
function marksOf(state: State, piece: Piece, law: Law): readonly Text[] {
  return [
    ...(piece.down && holds(law, 'mtg-cloak-16') ? [downMark(state, piece, piece.down)] : []),
    ...(piece.counters > 0 ? [words(`+1/+1カウンター${piece.counters}`, `${piece.counters} +1/+1 counter(s)`)] : []),
    ...(piece.tapped ? [words('タップ状態', 'tapped')] : []),
    ...(piece.fresh && piece.zone === 'battlefield'
      ? [words('このターンからコントロール', 'controlled since this turn')]
      : []),
    ...(piece.attacked === 'now' ? [words('このターンに攻撃', 'attacked this turn')] : []),
    ...(piece.attacked === 'last' ? [words('前のターンに攻撃', 'attacked last turn')] : []),
    ...(piece.owner === piece.controller ? [] : [words('他のプレイヤーがオーナー', 'owned by the other player')]),
    ...(piece.down && seats.every((seat) => piece.seen.includes(seat)) ? [words('公開された', 'revealed')] : []),
  ]
}

function downMark(state: State, piece: Piece, by: NonNullable<Piece['down']>): Text {
  if (piece.zone === 'stack') return downTexts[by]
  const order = allPieces(state).filter(
    (other) =>
      other.zone === 'battlefield' &&
      other.down &&
      other.controller === piece.controller &&
      other.object <= piece.object,
  ).length
  return words(`${downTexts[by].ja}（${order}番目）`, `${downTexts[by].en} (no. ${order})`)
}

function sentence(name: Text, piece: Piece, face: 'up' | 'down', lines: readonly Line[], marks: readonly Text[]): Text {
  const how = face === 'down' && piece.zone !== 'hand' && piece.zone !== 'library' ? [words('裏向き', 'face down')] : []
  const join = (language: 'ja' | 'en') =>
    [
      name[language],
      ...how.map((one) => one[language]),
      ...lines.map((line) => `${line.label[language]} ${line.value[language]}`),
      ...marks.map((one) => one[language]),
    ].join(language === 'ja' ? '、' : ', ')
  return { ja: join('ja'), en: join('en') }
}

function stackItem(state: State, item: StackItem, viewer: Viewer, law: Law): Table['stack'][number] {
  const source = pieceOf(state, item.source.id)
  const card = source ? calledFor(state, source, viewer, law) : words('なくなったもの', 'something that is gone')
  const ability = item.ability === undefined ? undefined : (abilityById(item.ability) ?? undefined)
  const text = item.ability?.startsWith('ward:')
    ? words('{card}の護法', 'ward of {card}', { card })
    : ability && 'text' in ability
      ? words('{card}：{text}', '{card}: {text}', { card, text: ability.text })
      : card
  return {
    id: item.id,
    by: item.by,
    text,
    ...(source && source.object === item.source.object ? { card: source.id } : {}),
    targets: item.targets.flatMap((target) =>
      'id' in target ? (find(state, target) ? [target.id] : []) : [target.player],
    ),
  }
}

function prompt({ choice }: State): Pick<Table, 'prompt'> {
  if (!choice) return {}
  const text = {
    pay: () =>
      words('護法のコスト{cost}を支払うか', 'Pay {cost} for ward?', {
        cost: same(choice.kind === 'pay' ? choice.cost : ''),
      }),
    cards: () => words('カードを選ぶ', 'Choose cards'),
    targets: () => words('誘発した能力の対象を選ぶ', 'Choose a target for the triggered ability'),
    keep: () => words('残すパーマネントを選ぶ', 'Choose the permanent to keep'),
    type: () => words('クリーチャー・タイプを選ぶ', 'Choose a creature type'),
  }[choice.kind]()
  return { prompt: { by: choice.by, text } }
}
