import {
  otherSeat,
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
import { cardById } from './cards'
import { maySee } from './look'
import { allPieces, cardOf, nameOf, pieceOf, stanceOf, type Piece, type State } from './state'
import { attackOf, defenseOf } from './stats'
import { stanceText } from './turn-over'
import type { Zone } from './vocabulary'

interface Place {
  readonly zone: Zone
  readonly label: Text
  readonly layout: TableZone['layout']
  readonly row: number
  readonly column: number
  readonly size?: number
}

/** How a side of the field lies, as on a duel mat. */
const places: readonly Place[] = [
  { zone: 'field', label: words('フィールドゾーン', 'Field Zone'), layout: 'slots', row: 0, column: 0, size: 1 },
  { zone: 'monster', label: words('モンスターゾーン', 'Monster Zone'), layout: 'slots', row: 0, column: 1, size: 5 },
  { zone: 'graveyard', label: words('墓地', 'Graveyard'), layout: 'pile', row: 0, column: 2 },
  { zone: 'extra', label: words('エクストラデッキ', 'Extra Deck'), layout: 'pile', row: 1, column: 0 },
  { zone: 'spell', label: words('魔法＆罠ゾーン', 'Spell & Trap Zone'), layout: 'slots', row: 1, column: 1, size: 5 },
  { zone: 'deck', label: words('デッキ', 'Deck'), layout: 'pile', row: 1, column: 2 },
  { zone: 'banished', label: words('除外', 'Banished'), layout: 'row', row: 2, column: 0 },
  { zone: 'hand', label: words('手札', 'Hand'), layout: 'fan', row: 2, column: 1 },
]

/** The duel mat as a viewer sees it. */
export function view(state: State, viewer: Viewer, law: Law): Table {
  return {
    viewer,
    status: [
      { label: words('ターン', 'Turn'), value: same(state.turn) },
      { label: words('ターンプレイヤー', 'Turn player'), value: seatText(state.active, viewer) },
      { label: words('フェイズ', 'Phase'), value: phaseTexts[state.phase] },
      ...(state.attack?.damageStep
        ? [{ label: words('ステップ', 'Step'), value: words('ダメージステップ', 'Damage Step') }]
        : []),
    ],
    sides: { player: side(state, 'player'), opponent: side(state, 'opponent') },
    zones: seats.flatMap((seat) => places.map((place) => zoneOf(state, seat, place, viewer, law))),
    stackLabel: words('チェーン', 'Chain'),
    stack: state.chain.map((link, index) => ({
      id: `chain-${index + 1}`,
      by: link.by,
      card: link.piece,
      targets: link.targets,
      text: words(`チェーン${index + 1}：{card}`, `Chain ${index + 1}: {card}`, {
        card: cardById(link.card)?.name ?? same(''),
      }),
    })),
    ...prompt(state, viewer),
  }
}

function side(state: State, seat: Seat): readonly Line[] {
  return [{ label: words('ライフポイント', 'Life points'), value: same(state.lp[seat]) }]
}

function zoneOf(
  state: State,
  seat: Seat,
  { zone, label, layout, row, column, size }: Place,
  viewer: Viewer,
  law: Law,
): TableZone {
  const pieces = allPieces(state).filter((piece) => piece.zone === zone && sideOf(piece) === seat)
  return {
    id: `${seat}-${zone}`,
    kind: zone,
    side: seat,
    label,
    layout,
    row,
    column,
    ...(size === undefined ? {} : { size }),
    cards: pieces.map((piece, slot) => ({
      ...tableCard(state, piece, viewer, law),
      ...(layout === 'slots' ? { slot } : {}),
    })),
  }
}

function sideOf(piece: Piece): Seat {
  return piece.zone === 'monster' || piece.zone === 'spell' || piece.zone === 'field' ? piece.controller : piece.owner
}

/** A card as this viewer may see it. What is hidden leaves no trace. */
function tableCard(state: State, piece: Piece, viewer: Viewer, law: Law): TableCard {
  const card = maySee(piece, viewer) ? cardOf(piece) : undefined
  const onMonsterZone = piece.zone === 'monster'
  const face = piece.zone === 'hand' ? (card ? 'up' : 'down') : piece.face
  const marks = marksOf(piece)
  const lines: readonly Line[] =
    card?.type === 'monster'
      ? [
          {
            label: words('攻', 'ATK'),
            value: same(
              piece.face === 'up' || piece.zone !== 'monster' ? attackOf(state, piece, law) : (card.atk ?? '?'),
            ),
          },
          ...(card.link === undefined
            ? [{ label: words('守', 'DEF'), value: same(card.def === undefined ? '?' : defenseOf(piece)) }]
            : []),
        ]
      : []
  const how = onMonsterZone
    ? stanceText(stanceOf(piece))
    : face === 'down'
      ? words('裏側', 'face-down')
      : words('表側', 'face-up')
  const name = card ? card.name : words('裏側のカード', 'a face-down card')
  return {
    id: piece.id,
    face,
    turned: onMonsterZone && piece.position === 'defense' ? 'sideways' : 'upright',
    ...(card ? { name: card.name, card: card.id, look: lookOf(card) } : {}),
    lines,
    marks,
    under: piece.under.map((id) => tableCard(state, pieceOf(state, id)!, viewer, law)),
    tiedTo: piece.tie === undefined ? [] : [piece.tie],
    label: sentence(name, how, lines, marks),
  }
}

function sentence(name: Text, how: Text, lines: readonly Line[], marks: readonly Text[]): Text {
  const join = (language: 'ja' | 'en', mark: string) =>
    [
      name[language],
      how[language],
      ...lines.map((line) => `${line.label[language]}${language === 'en' ? ' ' : ''}${line.value[language]}`),
      ...marks.map((one) => one[language]),
    ].join(mark)
  return { ja: join('ja', '、'), en: join('en', ', ') }
}

function lookOf(card: NonNullable<ReturnType<typeof cardOf>>): string {
  if (card.type !== 'monster') return card.type
  const order = ['Link', 'Xyz', 'Synchro', 'Fusion', 'Ritual', 'Token', 'Effect', 'Normal'] as const
  return (order.find((kind) => card.kinds?.includes(kind)) ?? 'Effect').toLowerCase()
}

/** What both players know of a monster's turn, and what lies on it. */
function marksOf(piece: Piece): readonly Text[] {
  const { memory } = piece
  return [
    ...(piece.counters > 0 ? [words(`カウンター${piece.counters}`, `${piece.counters} counter(s)`)] : []),
    ...(piece.under.length > 0 ? [words(`素材${piece.under.length}`, `${piece.under.length} material(s)`)] : []),
    ...(memory.attacked ? [words('攻撃宣言済み', 'attacked')] : []),
    ...(memory.changed ? [words('表示形式変更済み', 'changed by hand')] : []),
    ...(memory.arrived ? [words('このターンに召喚・セット', 'summoned or Set this turn')] : []),
    ...(piece.limits.some((limit) => limit.negated) ? [words('効果無効', 'effects negated')] : []),
    ...(piece.limits.some((limit) => limit.cannotAttack) ? [words('攻撃不可', 'cannot attack')] : []),
    ...(memory.summon === 'special' ? [words('特殊召喚', 'Special Summoned')] : []),
  ]
}

function prompt(state: State, viewer: Viewer): Pick<Table, 'prompt'> {
  if (state.choice)
    return { prompt: { by: state.choice.by, text: words('表示形式を選ぶ', 'Choose a battle position') } }
  const head = state.waiting[0]
  if (!head && state.passed)
    return { prompt: { by: otherSeat(state.passed), text: words('続けて発動するか', 'Add something, or pass?') } }
  if (!head) return {}
  const piece = pieceOf(state, head.piece)!
  // Whoever may not see the card is not told that there is one that could answer.
  if (!maySee(piece, viewer) && !head.mandatory)
    return { prompt: { by: head.by, text: words('続けて発動するか', 'Add something, or pass?') } }
  const name = maySee(piece, viewer) ? nameOf(piece) : words('裏側のカード', 'a face-down card')
  return {
    prompt: {
      by: head.by,
      text: head.mandatory
        ? words('{card}の効果は必ず発動する', 'The effect of {card} must activate', { card: name })
        : words('{card}の効果を使うか', 'Use the effect of {card}?', { card: name }),
    },
  }
}

export const phaseTexts = {
  draw: words('ドローフェイズ', 'Draw Phase'),
  standby: words('スタンバイフェイズ', 'Standby Phase'),
  main1: words('メインフェイズ1', 'Main Phase 1'),
  battle: words('バトルフェイズ', 'Battle Phase'),
  main2: words('メインフェイズ2', 'Main Phase 2'),
  end: words('エンドフェイズ', 'End Phase'),
} as const
