import {
  done,
  refused,
  words,
  type GameEvent,
  type Law,
  type Outcome,
  type Seat,
  type Text,
  type Unmet,
} from '../../engine'
import { boardOf } from './layers'
import { manaCost, type ManaPool } from './mana'
import { isToken } from './match'
import { settle } from './settle'
import { allPieces, cardOf, refOf, type Piece, type State, type Work } from './state'
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
  const zero = { player: 0, opponent: 0 }
  const state: State = {
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
    pieces,
    library: { player: libraryOf(pieces, 'player'), opponent: libraryOf(pieces, 'opponent') },
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
      ...Object.values(pieces).map(({ object, stamp }) => Math.max(object, stamp)),
    ),
  }
  const restless = unstable(state, law)
  return restless.length > 0 ? refused(restless) : done(state, noEvents)
}

function pieceFrom(given: SetupCard, index: number): Piece {
  const owner = given.owner ?? 'player'
  const controller = given.controller ?? owner
  return {
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
  }
}

function libraryOf(pieces: Readonly<Record<string, Piece>>, seat: Seat): readonly string[] {
  return Object.values(pieces).flatMap((piece) => (piece.zone === 'library' && piece.owner === seat ? [piece.id] : []))
}

function poolOf(text: string | undefined): ManaPool {
  const pool: Partial<Record<Mana, number>> = {}
  if (text !== undefined) for (const [mana] of manaCost(text).symbols) if (mana) pool[mana] = (pool[mana] ?? 0) + 1
  return pool
}

function wrong(piece: Piece, text: Text, cites: readonly string[] = ['mtg-possible']): Unmet {
  return {
    text: { ja: `${piece.id}: ${text.ja}`, en: `${piece.id}: ${text.en}` },
    cites,
    cure: words('ありうる置き方なら', 'in a way that can come about'),
  }
}

/** Why a card cannot lie as it is said to. */
function impossible(piece: Piece, given: SetupCard): readonly Unmet[] {
  const found: Unmet[] = []
  const say = (condition: boolean, ja: string, en: string, cites?: readonly string[]) => {
    if (condition) found.push(wrong(piece, words(ja, en), cites))
  }
  const card = cardOf(piece)
  const there = piece.zone === 'battlefield'
  const front = card?.faces[0]
  const up = card?.faces[piece.face]
  say(piece.card !== undefined && !card, '知られていないカード', 'There is no such card here')
  say(piece.id === 'player' || piece.id === 'opponent', 'その番号は使えない', 'That id is taken')
  say(piece.zone === 'gone', 'なくなったものは置けない', 'What has ceased to exist lies nowhere')
  say(
    piece.card === undefined && !piece.down && piece.zone !== 'hand' && piece.zone !== 'library',
    '表向きのカードは何か分かる',
    'A face-up card is known',
  )
  say(isToken(piece) && !there, 'トークンは戦場にだけある', 'A token is nowhere but on the battlefield', [
    'mtg-cr-704.5d',
  ])
  say(
    isToken(piece) && piece.down !== undefined && piece.down !== 'effect',
    'トークンは偽装などされない',
    'A token is not cloaked or the like',
  )
  say(
    there && !piece.down && up !== undefined && (up.types.includes('Instant') || up.types.includes('Sorcery')),
    'インスタントやソーサリーは表向きで戦場にない',
    'An instant or sorcery is not face up on the battlefield',
  )
  say(
    piece.face === 1 && (!there || !card?.double || piece.down !== undefined),
    '第2面が上ではありえない',
    'The back face cannot be up',
    ['mtg-cr-712.8a'],
  )
  if (!there)
    say(
      given.tapped === true ||
        given.counters !== undefined ||
        given.damage !== undefined ||
        given.attached !== undefined,
      '戦場でなければ持たない位相やカウンター',
      'Only permanents have such a status or counters',
    )
  say(piece.counters < 0 || piece.damage < 0, '負の数はない', 'There are no negative numbers')
  if (piece.down) {
    const has = (by: 'morph' | 'disguise') =>
      front === undefined || (front.abilities ?? []).some((ability) => ability.kind === 'turn-up' && ability.by === by)
    say(
      piece.zone !== 'battlefield' && piece.zone !== 'exile' && piece.zone !== 'stack',
      'この領域に裏向きのカードはない',
      'There are no face-down cards in that zone',
    )
    say(piece.down === 'morph' && !has('morph'), '変異を持たない', 'It has no morph', ['mtg-cr-702.37c'])
    say(piece.down === 'disguise' && !has('disguise'), '変装を持たない', 'It has no disguise', ['mtg-cr-702.168b'])
    say(
      piece.down === 'effect' && there && card?.double !== undefined,
      '両面のパーマネントは裏向きにならない',
      'A double-faced permanent is not turned face down',
      ['mtg-cr-712.16'],
    )
    say(
      piece.down === 'effect' &&
        there &&
        front !== undefined &&
        (front.types.includes('Instant') || front.types.includes('Sorcery')),
      'パーマネントになれないカードは裏向きにされない',
      'A card that is no permanent is not turned face down',
    )
  }
  return found
}

/** What the state-based actions would change at once cannot lie so: an Aura on nothing, a creature with lethal damage. */
function unstable(state: State, law: Law): readonly Unmet[] {
  const spells = state.stack.flatMap((item) => (item.ability === undefined ? [item.source.id] : []))
  const astray = allPieces(state).filter((piece) => (piece.zone === 'stack') !== spells.includes(piece.id))
  if (astray.length > 0)
    return astray.map((piece) => wrong(piece, words('スタックにある呪文ではない', 'It is no spell on the stack')))
  if (!isCoherent(state))
    return [
      {
        text: words('続いている処理がつながらない', 'What is under way does not hold together'),
        cites: ['mtg-possible'],
        cure: words('ありうる途中の状態なら', 'with a state that can come about'),
      },
    ]
  if (state.over || state.choice || state.resolving || state.waiting.length > 0) return []
  const work: Work = { state, law, events: [], happenings: [], entered: [], drewEmpty: [] }
  boardOf(state, law)
  settle(work)
  const choice = work.state.choice
    ? [
        {
          text: words('同じ名前の伝説のパーマネントが2つある', 'There are two legendary permanents with the same name'),
          cites: ['mtg-cr-704.5j'],
          cure: words('1つなら', 'with one of them'),
        },
      ]
    : []
  return [
    ...work.events.map(({ text, cites }) => ({
      text,
      cites,
      cure: words('そうならない置き方なら', 'in a position in which that does not happen'),
    })),
    ...choice,
  ]
}

/** A decision that is awaited belongs to something that waits for it. */
function isCoherent({ choice, resolving, waiting, stack, pieces }: State): boolean {
  const there = (id: string) => Object.hasOwn(pieces, id)
  if (resolving && (choice?.kind !== 'cards' || !stack.some((item) => item.id === resolving.item.id))) return false
  switch (choice?.kind) {
    case undefined:
      return true
    case 'pay':
      return stack.some((item) => item.id === choice.item)
    case 'cards':
      return resolving !== undefined && choice.from.every(there) && choice.min <= choice.max
    case 'keep':
      return choice.from.length > 1 && choice.from.every((id) => pieces[id]?.zone === 'battlefield')
    case 'targets':
      return waiting.length > 0
    case 'type':
      return pieces[choice.piece]?.zone === 'battlefield'
  }
}
