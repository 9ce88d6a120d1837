import { done, refused, words, type GameEvent, type Law, type Outcome, type Seat, type Unmet } from '../../engine'
import { manaCost, type ManaPool } from './mana'
import { impossible, unstable, wrong } from './possible'
import { copyOf, draftOf } from './draft'
import { refOf, type Piece, type State } from './state'
import type { DownBy, Mana, Step, Zone } from './vocabulary'

/** A position as it is written by hand. What is left out is as usual: one's own first main phase, 20 life. */
export interface Setup {
  readonly turn?: number
  readonly active?: Seat
  readonly step?: Step
  readonly priority?: Seat
  readonly life?: Partial<Readonly<Record<Seat, number>>>
  /** Mana in the pools: `{G}{G}`. */
  readonly mana?: Partial<Readonly<Record<Seat, string>>>
  /** Where shuffles come from. */
  readonly seed?: number
  /** A library lies in the order of its cards here, the top first; so do permanents, the first to enter first. */
  readonly cards: readonly SetupCard[]
  /** What is under way: the stack, effects until end of turn, a decision. */
  readonly going?: Going
}

export interface SetupCard {
  readonly id: string
  /** The card; absent where the viewer who shared the position does not know it. */
  readonly card?: string
  readonly owner?: Seat
  readonly controller?: Seat
  readonly zone: Zone
  /** Face down, and by what. */
  readonly down?: DownBy
  /** The back face of a double-faced card is up. */
  readonly back?: true
  readonly tapped?: true
  /** Came under that control this turn. */
  readonly fresh?: true
  readonly damage?: number
  readonly counters?: number
  /** The permanent that it is attached to. */
  readonly attached?: string
  /** A creature type that was chosen for it. */
  readonly chosen?: string
  readonly seen?: readonly Seat[]
  readonly attacked?: 'now' | 'last'
  readonly object?: number
  readonly stamp?: number
}

/** Parts of a state that a shared position needs. */
export type Going = Partial<
  Pick<
    State,
    | 'passed'
    | 'landPlayed'
    | 'spells'
    | 'spellsLast'
    | 'stack'
    | 'lasting'
    | 'waiting'
    | 'choice'
    | 'resolving'
    | 'attacks'
    | 'doomed'
    | 'noDamageBut'
    | 'revealed'
    | 'over'
    | 'clock'
    | 'made'
  >
>

const noEvents: readonly GameEvent[] = []

/** The position, or why it cannot come about. */
export function start(setup: Setup, law: Law): Outcome<State> {
  const unmet: Unmet[] = []
  const pieces: Record<string, Piece> = {}
  setup.cards.forEach((given, index) => {
    const piece = pieceFrom(given, index)
    if (Object.hasOwn(pieces, given.id))
      unmet.push(wrong(piece, words('同じ番号のカードが2枚ある', 'Two cards have the same id')))
    unmet.push(...impossible(piece, given))
    pieces[given.id] = piece
  })
  for (const given of setup.cards) {
    if (given.attached === undefined) continue
    const host = Object.hasOwn(pieces, given.attached) ? pieces[given.attached] : undefined
    if (host) pieces[given.id] = { ...pieces[given.id]!, attached: refOf(host) }
    else unmet.push(wrong(pieces[given.id]!, words('つけられる相手がない', 'What it is attached to is not there')))
  }
  if (unmet.length > 0) return refused(unmet)
  const active = setup.active ?? 'player'
  const all = setup.cards.map((given) => pieces[given.id]!)
  const zero = { player: 0, opponent: 0 }
  const state = draftOf({
    turn: setup.turn ?? 3,
    active,
    step: setup.step ?? 'main1',
    priority: setup.priority ?? active,
    passed: false,
    life: { player: setup.life?.player ?? 20, opponent: setup.life?.opponent ?? 20 },
    mana: { player: poolOf(setup.mana?.player), opponent: poolOf(setup.mana?.opponent) },
    landPlayed: false,
    spells: zero,
    spellsLast: zero,
    pieces: all,
    library: { player: libraryOf(all, 'player'), opponent: libraryOf(all, 'opponent') },
    stack: [],
    lasting: [],
    waiting: [],
    attacks: [],
    doomed: [],
    revealed: [],
    made: 0,
    seed: setup.seed ?? 1,
    ...setup.going,
    // Nothing that comes later may be taken for something that is there.
    clock: Math.max(
      setup.going?.clock ?? 0,
      setup.cards.length,
      ...all.map(({ object, stamp }) => Math.max(object, stamp)),
    ),
  })
  const restless = unstable(state, law)
  return restless.length > 0 ? refused(restless) : done(state, noEvents)
}

function pieceFrom(given: SetupCard, index: number): Piece {
  const owner = given.owner ?? 'player'
  const controller = given.controller ?? owner
  return copyOf({
    id: given.id,
    ...(given.card === undefined ? {} : { card: given.card }),
    owner,
    controller,
    under: controller,
    zone: given.zone,
    object: given.object ?? index + 1,
    stamp: given.stamp ?? index + 1,
    face: given.back ? 1 : 0,
    ...(given.down ? { down: given.down } : {}),
    tapped: given.tapped === true,
    fresh: given.fresh === true,
    damage: given.damage ?? 0,
    counters: given.counters ?? 0,
    ...(given.chosen === undefined ? {} : { chosen: given.chosen }),
    ...(given.attacked ? { attacked: given.attacked } : {}),
    seen: given.seen ?? [],
  })
}

function libraryOf(pieces: readonly Piece[], seat: Seat): readonly string[] {
  return pieces.flatMap((piece) => (piece.zone === 'library' && piece.owner === seat ? [piece.id] : []))
}

function poolOf(text: string | undefined): ManaPool {
  const pool: Partial<Record<Mana, number>> = {}
  if (text !== undefined) for (const [mana] of manaCost(text).symbols) if (mana) pool[mana] = (pool[mana] ?? 0) + 1
  return pool
}
