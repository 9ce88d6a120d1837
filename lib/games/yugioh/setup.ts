import {
  done,
  refused,
  renumbered,
  seats,
  words,
  type GameEvent,
  type Law,
  type Outcome,
  type Seat,
  type Unmet,
  type Viewer,
} from '../../engine'
import type { Limit } from './card'
import {
  allPieces,
  cardOf,
  hasNoFaceDown,
  isOnField,
  stanceOf,
  stanceParts,
  type HiddenBy,
  type Memory,
  type Piece,
  type State,
} from './state'
import { maySee } from './look'
import { phases, stances, zones, type Phase, type Stance, type Zone } from './vocabulary'

/** A position as it is written by hand. What is left out is as usual: one's own Main Phase 1, 8000 life points. */
export interface Setup {
  readonly turn?: number
  readonly active?: Seat
  readonly phase?: Phase
  readonly lp?: Partial<Readonly<Record<Seat, number>>>
  readonly cards: readonly SetupCard[]
}

export interface SetupCard {
  readonly id: string
  /** The card; absent where the viewer who shared the position does not know it. */
  readonly card?: string
  readonly owner?: Seat
  readonly controller?: Seat
  readonly zone: Zone
  /** On the field and while banished; face-up Attack for monsters, face-down for others, when absent. */
  readonly stance?: Stance
  readonly face?: 'up' | 'down'
  readonly under?: string
  readonly tie?: string
  readonly counters?: number
  readonly limits?: readonly Limit[]
  readonly used?: readonly string[]
  readonly memory?: Memory
  readonly hiddenBy?: HiddenBy
  readonly wasUp?: true
}

/** The position, or why it cannot come about. */
export function start(setup: Setup, _law: Law): Outcome<State> {
  const pieces: Record<string, Piece> = {}
  const unmet: Unmet[] = []
  for (const given of setup.cards) {
    const owner = given.owner ?? 'player'
    const monster = given.zone === 'monster'
    const parts = monster
      ? stanceParts(given.stance ?? 'face-up-attack')
      : {
          face:
            given.face ??
            (given.zone === 'graveyard' || given.zone === 'banished' || given.zone === 'under' || given.zone === 'field'
              ? ('up' as const)
              : ('down' as const)),
          position: 'attack' as const,
        }
    const piece: Piece = {
      id: given.id,
      ...(given.card === undefined ? {} : { card: given.card }),
      owner,
      controller: given.controller ?? owner,
      zone: given.zone,
      ...parts,
      under: setup.cards.filter((other) => other.under === given.id).map((other) => other.id),
      counters: given.counters ?? 0,
      limits: given.limits ?? [],
      used: given.used ?? [],
      ...(given.tie === undefined ? {} : { tie: given.tie }),
      ...(given.hiddenBy ? { hiddenBy: given.hiddenBy } : {}),
      ...(given.wasUp ? { wasUp: true as const } : {}),
      memory: given.memory ?? {},
    }
    if (pieces[given.id]) unmet.push(wrong(piece, '同じ番号のカードが2枚ある', 'Two cards have the same id'))
    unmet.push(...possible(piece, setup))
    pieces[given.id] = piece
  }
  for (const seat of seats)
    for (const zone of ['monster', 'spell'] as const)
      if (Object.values(pieces).filter((piece) => piece.zone === zone && piece.controller === seat).length > 5)
        unmet.push({
          text: words('6枚以上は置けない', 'There is no room for more than five'),
          cites: ['ygo-rule-room'],
          cure: words('5枚までなら', 'with five at most'),
        })
  if (unmet.length > 0) return refused(unmet)
  return done<State>(
    {
      turn: setup.turn ?? 2,
      active: setup.active ?? 'player',
      phase: setup.phase ?? 'main1',
      lp: { player: setup.lp?.player ?? 8000, opponent: setup.lp?.opponent ?? 8000 },
      normalUsed: false,
      pieces,
      chain: [],
      waiting: [],
      usedNames: [],
    },
    noEvents,
  )
}

const noEvents: readonly GameEvent[] = []

function wrong(piece: Piece, ja: string, en: string): Unmet {
  return {
    text: { ja: `${piece.id}: ${ja}`, en: `${piece.id}: ${en}` },
    cites: ['ygo-rule-possible'],
    cure: words('ありうる置き方なら', 'in a way that can come about'),
  }
}

function possible(piece: Piece, setup: Setup): readonly Unmet[] {
  const card = cardOf(piece)
  const found: Unmet[] = []
  if (piece.card !== undefined && !card) found.push(wrong(piece, '知られていないカード', 'There is no such card here'))
  if (piece.zone === 'monster' && card && card.type !== 'monster')
    found.push(wrong(piece, 'モンスターゾーンに置けるのはモンスター', 'Only monsters lie in a Monster Zone'))
  if (piece.zone === 'monster' && piece.face === 'down' && hasNoFaceDown(piece))
    found.push({
      ...wrong(piece, '裏側表示のないモンスター', 'This monster has no face-down position'),
      cites: ['ygo-fd-46'],
    })
  if (piece.zone === 'monster' && card?.kinds?.includes('Link') && stanceOf(piece) !== 'face-up-attack')
    found.push({
      ...wrong(piece, 'リンクモンスターに守備表示はない', 'A Link Monster has no Defense Position'),
      cites: ['ygo-rule-link'],
    })
  if (card?.kinds?.includes('Token') && piece.zone !== 'monster')
    found.push(wrong(piece, 'トークンはモンスターゾーンにだけある', 'A Token is nowhere but in a Monster Zone'))
  if (piece.zone === 'spell' && card?.type === 'monster')
    found.push(wrong(piece, '魔法＆罠ゾーンのモンスター', 'A monster in a Spell & Trap Zone'))
  if (piece.face === 'down' && piece.counters > 0)
    found.push(wrong(piece, '裏側のカードにカウンターは置かれない', 'No counters lie on a face-down card'))
  if (
    piece.zone === 'under' &&
    !setup.cards.some(
      (other) => other.id === setup.cards.find((one) => one.id === piece.id)?.under && other.zone === 'monster',
    )
  )
    found.push(wrong(piece, '素材はモンスターの下にある', 'A material lies beneath a monster'))
  return found
}

/** The position as a viewer may know it: a card that may not be seen is unknown in it, and no id tells what it is. */
export function position(state: State, viewer: Viewer): Setup {
  const known: Setup = {
    turn: state.turn,
    active: state.active,
    phase: state.phase,
    lp: state.lp,
    cards: allPieces(state)
      .filter((piece) => piece.zone !== 'gone')
      .map((piece) => ({
        id: piece.id,
        ...(piece.card !== undefined && maySee(piece, viewer) ? { card: piece.card } : {}),
        owner: piece.owner,
        controller: piece.controller,
        zone: piece.zone,
        ...(piece.zone === 'monster' ? { stance: stanceOf(piece) } : { face: piece.face }),
        ...(piece.tie === undefined ? {} : { tie: piece.tie }),
        ...(piece.zone === 'under'
          ? { under: allPieces(state).find((other) => other.under.includes(piece.id))?.id ?? '' }
          : {}),
        ...(isOnField(piece) ? { counters: piece.counters, memory: piece.memory, limits: piece.limits } : {}),
        ...(piece.wasUp ? { wasUp: true as const } : {}),
      })),
  }
  return renumbered(known, ['id', 'under', 'tie'])
}

/** A setup from an address, if it has the form of one. */
export function readSetup(json: unknown): Setup | undefined {
  if (!isRecord(json) || !Array.isArray(json.cards) || json.cards.length > 200) return undefined
  if (json.phase !== undefined && !phases.some((phase) => phase === json.phase)) return undefined
  if (json.active !== undefined && !isSeat(json.active)) return undefined
  if (json.turn !== undefined && !Number.isInteger(json.turn)) return undefined
  if (json.lp !== undefined && !(isRecord(json.lp) && Object.values(json.lp).every(Number.isInteger))) return undefined
  return json.cards.every(isSetupCard) ? (json as unknown as Setup) : undefined
}

function isSetupCard(json: unknown): boolean {
  if (!isRecord(json) || typeof json.id !== 'string' || !/^[\w-]{1,40}$/.test(json.id) || json.id === '__proto__')
    return false
  const texts = [json.card, json.under, json.tie]
  return (
    zones.some((zone) => zone === json.zone) &&
    texts.every((text) => text === undefined || typeof text === 'string') &&
    [json.owner, json.controller].every((seat) => seat === undefined || isSeat(seat)) &&
    (json.stance === undefined || stances.some((stance) => stance === json.stance)) &&
    (json.face === undefined || json.face === 'up' || json.face === 'down') &&
    (json.counters === undefined || Number.isInteger(json.counters)) &&
    (json.memory === undefined || isRecord(json.memory)) &&
    (json.hiddenBy === undefined || isRecord(json.hiddenBy)) &&
    [json.limits, json.used].every(
      (list) =>
        list === undefined || (Array.isArray(list) && list.every((one) => typeof one === 'string' || isRecord(one))),
    )
  )
}

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function isSeat(json: unknown): boolean {
  return json === 'player' || json === 'opponent'
}
