import {
  done,
  isRecord,
  refused,
  seats,
  type Law,
  type Outcome,
  type Seat,
  type Unmet,
  type Viewer,
} from '../../engine'
import { maySee } from './look'
import { possible, possibleTogether, wrong } from './possible'
import { allPieces } from './lookup'
import { isTied, loose } from './piece'
import type { Effect, Memory, Piece, State, TurnLog } from './state'
import { steps, zones, type Step, type Zone } from './vocabulary'

/** A position as it is written by hand. What is left out is as usual: one's own main step in turn 3. */
export interface Setup {
  readonly turn?: number
  readonly active?: Seat
  readonly step?: Step
  /** What happened this turn. */
  readonly log?: Partial<TurnLog>
  /** How many cards that nobody knows lie below those of each deck. */
  readonly below?: Partial<Readonly<Record<Seat, number>>>
  /** What shuffles are made from. */
  readonly seed?: number
  readonly cards: readonly SetupCard[]
}

export interface SetupCard {
  readonly id: string
  /** The card; absent where the viewer who shared the position does not know it. */
  readonly card?: string
  readonly owner?: Seat
  readonly zone: Zone
  /** Which face is up in the battle zone; the first when absent. */
  readonly face?: number
  readonly tapped?: true
  /** The creature that it is equipped to, or what it seals. */
  readonly on?: string
  readonly seal?: true
  readonly link?: string
  readonly effects?: readonly Effect[]
  readonly memory?: Memory
}

/** The position, or why it cannot come about. */
export function start(setup: Setup, _law: Law): Outcome<State> {
  const pieces = new Map<string, Piece>()
  const unmet: Unmet[] = []
  for (const given of setup.cards) {
    const piece = pieceFrom(given)
    if (pieces.has(given.id)) unmet.push(wrong(piece.id, '同じ番号のカードが2枚ある', 'Two cards have the same id'))
    pieces.set(given.id, piece)
  }
  const state: State = {
    turn: setup.turn ?? 3,
    active: setup.active ?? 'player',
    step: setup.step ?? 'main',
    pieces: [...pieces.values(), ...below(setup)],
    waiting: [],
    choices: [],
    log: { put: [], destroyed: 0, attacks: { player: 0, opponent: 0 }, ...setup.log },
    seed: setup.seed ?? 1,
    shuffles: 0,
  }
  for (const piece of pieces.values()) unmet.push(...possible(state, piece))
  unmet.push(...possibleTogether(state))
  return unmet.length > 0 ? refused(unmet) : done(state, [])
}

function pieceFrom(given: SetupCard): Piece {
  const { id, card, zone } = given
  const owner = given.owner ?? 'player'
  const face = given.face ?? 1
  const tapped = given.tapped === true
  const effects = given.effects ?? []
  const memory = given.memory ?? {}
  if (!isTied(given)) return loose({ id, card, owner, zone, face, tapped, effects, memory })
  return {
    id,
    ...(card === undefined ? {} : { card }),
    owner,
    zone,
    face,
    tapped,
    ...(given.on === undefined ? {} : { on: given.on }),
    ...(given.seal ? { seal: true as const } : {}),
    ...(given.link === undefined ? {} : { link: given.link }),
    effects,
    memory,
  }
}

/** The rest of each deck: eight cards that nobody knows, unless said otherwise. */
function below(setup: Setup): readonly Piece[] {
  return seats.flatMap((owner) =>
    Array.from({ length: setup.below?.[owner] ?? 8 }, (_, index) =>
      pieceFrom({ id: `${owner}-below-${index + 1}`, owner, zone: 'deck' }),
    ),
  )
}

/** The position as a viewer may know it: a card that may not be seen is unknown in it. */
export function position(state: State, viewer: Viewer): Setup {
  return {
    turn: state.turn,
    active: state.active,
    step: state.step,
    log: state.log,
    below: { player: 0, opponent: 0 },
    cards: allPieces(state).map((piece) => ({
      id: piece.id,
      ...(piece.card !== undefined && maySee(piece, viewer) ? { card: piece.card } : {}),
      owner: piece.owner,
      zone: piece.zone,
      ...(piece.zone === 'battle' ? { face: piece.face } : {}),
      ...(piece.tapped ? { tapped: true as const } : {}),
      ...(piece.on === undefined ? {} : { on: piece.on }),
      ...(piece.seal ? { seal: true as const } : {}),
      ...(piece.link === undefined ? {} : { link: piece.link }),
      ...(piece.effects.length > 0 ? { effects: piece.effects } : {}),
      ...(piece.zone === 'battle' ? { memory: piece.memory } : {}),
    })),
  }
}

/** A setup from an address, if it has the form of one. */
export function readSetup(json: unknown): Setup | undefined {
  if (!isRecord(json) || !Array.isArray(json.cards) || json.cards.length > 200) return undefined
  if (json.step !== undefined && !steps.some((step) => step === json.step)) return undefined
  if (json.active !== undefined && !isSeat(json.active)) return undefined
  if ([json.turn, json.seed].some((number) => number !== undefined && !isCount(number, 1e9))) return undefined
  if (json.below !== undefined && !(isRecord(json.below) && Object.values(json.below).every((n) => isCount(n, 60))))
    return undefined
  if (json.log !== undefined && !isLog(json.log)) return undefined
  return json.cards.every(isSetupCard) ? (json as unknown as Setup) : undefined
}

function isSetupCard(json: unknown): boolean {
  if (!isRecord(json) || typeof json.id !== 'string' || !/^[a-z][\w-]{0,39}$/i.test(json.id)) return false
  return (
    zones.some((zone) => zone === json.zone) &&
    [json.card, json.on, json.link].every((text) => text === undefined || typeof text === 'string') &&
    (json.owner === undefined || isSeat(json.owner)) &&
    (json.face === undefined || isCount(json.face, 9)) &&
    [json.tapped, json.seal].every((flag) => flag === undefined || flag === true) &&
    (json.effects === undefined || (Array.isArray(json.effects) && json.effects.every(isEffect))) &&
    (json.memory === undefined || isMemory(json.memory))
  )
}

function isEffect(json: unknown): boolean {
  if (!isRecord(json) || !isSeat(json.by) || (json.from !== 'g-strike' && json.from !== 'effect')) return false
  const refs = [json.abilities, json.copy]
  return (
    refs.every((ref) => ref === undefined || (isRecord(ref) && typeof ref.card === 'string' && isCount(ref.face, 9))) &&
    (!isRecord(json.abilities) || json.abilities.ids === undefined || isTexts(json.abilities.ids)) &&
    [json.power, json.powerIs].every((number) => number === undefined || Number.isInteger(number))
  )
}

function isMemory(json: unknown): boolean {
  return (
    isRecord(json) &&
    (json.used === undefined || isTexts(json.used)) &&
    (json.attacks === undefined || isCount(json.attacks, 999))
  )
}

function isLog(json: unknown): boolean {
  if (!isRecord(json)) return false
  const put = json.put ?? []
  const attacks = json.attacks ?? { player: 0, opponent: 0 }
  return (
    Array.isArray(put) &&
    put.every((one) => isRecord(one) && isSeat(one.by) && typeof one.card === 'string' && isCount(one.face, 9)) &&
    (json.destroyed === undefined || isCount(json.destroyed, 999)) &&
    isRecord(attacks) &&
    seats.every((seat) => isCount(attacks[seat], 999))
  )
}

function isTexts(json: unknown): boolean {
  return Array.isArray(json) && json.every((one) => typeof one === 'string')
}

function isSeat(json: unknown): json is Seat {
  return json === 'player' || json === 'opponent'
}

function isCount(json: unknown, most: number): boolean {
  return Number.isInteger(json) && (json as number) >= 0 && (json as number) <= most
}
