import { holds, type Citation, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import type { Ability, Cost } from './card'
import { costUnmet, payCost, type Paying } from './cost'
import { cardHasType, boardOf, ifFaceUp, valuesOf } from './layers'
import { maySee } from './look'
import { reveal } from './move'
import { cr } from './rules'
import { cardOf, permanents, put, refOf, tick, without, type Piece, type State, type Work } from './state'
import { mayBeAttached } from './targets'
import { tell } from './tell'
import { needs, none, reason, unmetIf } from './unmet'

type TurnUp = Action & { readonly type: 'turnUp' }

const notDown = reason(
  'コントロールしている裏向きのパーマネントではない',
  'It is no face-down permanent that you control',
  'コントロールしている裏向きのパーマネントなら',
  'with a face-down permanent that you control',
)
const unknown = reason(
  'どのカードか分からない',
  'It is not known which card it is',
  'カードが分かっていれば',
  'if the card were known',
)
const noWay = reason(
  'それを裏向きにしたものは、マナ・コストで表向きにすることを認めない',
  'What made it face down does not let it be turned up for its mana cost',
  '偽装か予示されていれば',
  'if it were cloaked or manifested',
)
const noCreature = reason(
  'クリーチャー・カードではない',
  'It is no creature card',
  'クリーチャー・カードなら',
  'with a creature card',
)
const noCost = reason(
  'マナ・コストがない',
  'It has no mana cost',
  'マナ・コストを持つカードなら',
  'with a card that has a mana cost',
)
const lost = reason(
  '能力を失っている',
  'It has lost its abilities',
  '能力を失っていなければ',
  'if it had not lost its abilities',
)
const wouldNot = reason(
  '表向きだったとしても、そのコストを持つ能力を持たない',
  'Even face up it would have no such ability and cost',
  '表向きなら変装か変異を持つのであれば',
  'if it would have disguise or morph when face up',
)
const noHost = reason(
  'そこにはつけられない',
  'It cannot be attached to that',
  'つけられるクリーチャーを選べば',
  'with a creature that it can be attached to',
)

/** Turning a face-down permanent face up as a special action: what is unmet, apart from priority. */
export function turnUpUnmet(state: State, action: TurnUp, law: Law): readonly Unmet[] {
  const piece = state.pieces[action.card]
  if (piece?.zone !== 'battlefield' || !piece.down || piece.controller !== action.by)
    return unmetIf(law, true, [cr('116.2b')], notDown)
  if (piece.card === undefined) return unmetIf(law, true, [cr('708.5')], unknown)
  const reasons =
    action.way === 'mana-cost' ? manaCostUnmet(state, piece, action, law) : abilityUnmet(state, piece, action, law)
  // Why it cannot be turned up tells what it is: only those who may look at it are told.
  return reasons.map((unmet) => ({ ...unmet, to: maySeeAll(state, piece, law) }))
}

function maySeeAll(state: State, piece: Piece, law: Law) {
  return (['player', 'opponent', 'judge'] as const).filter((viewer) => maySee(state, piece, viewer, law))
}

/** For its mana cost: cloak (mtg-cloak-05, 701.58b) and manifest (701.40b) allow it for creature cards. */
function manaCostUnmet(state: State, piece: Piece, action: TurnUp, law: Law): readonly Unmet[] {
  if (piece.down !== 'cloak' && piece.down !== 'manifest') return unmetIf(law, true, [cr('116.2b')], noWay)
  const cloaked = piece.down === 'cloak'
  const rests: readonly Citation[] = cloaked ? ['mtg-cloak-05', cr('701.58b')] : [cr('701.40b')]
  // The card counts, not what copy effects or type-changing effects make of it, and of a double-faced card its front.
  const front = cardOf(piece)!.faces[0]
  const hasLost = boardOf(state, law).get(piece.id)!.lost === true
  return [
    ...(cloaked ? needs(law, 'mtg-cloak-05') : none),
    // That it may be turned up is no ability of it. Without that ruling it would be lost with the abilities.
    ...(cloaked && hasLost && !holds(law, 'mtg-cloak-07') ? [{ ...lost, cites: [] }] : none),
    ...(front.types.includes('Creature') ? none : unmetIf(law, true, rests, noCreature)),
    ...(front.cost === undefined
      ? unmetIf(law, true, [...rests, cr('202.1b')], noCost)
      : costUnmet(state, { mana: front.cost }, { by: action.by, source: piece }, law)),
  ]
}

type TurnUpAbility = Extract<Ability, { kind: 'turn-up' }>

/** The morph or disguise ability that it would have face up; with mtg-cloak-10 taken out, the one that is printed on it. */
function abilityFor(state: State, piece: Piece, way: 'morph' | 'disguise', law: Law): TurnUpAbility | undefined {
  const abilities =
    boardOf(state, law).get(piece.id)!.lost && !holds(law, 'mtg-cloak-10')
      ? (cardOf(piece)?.faces[0].abilities ?? [])
      : ifFaceUp(state, piece, law).abilities
  return abilities.find((ability): ability is TurnUpAbility => ability.kind === 'turn-up' && ability.by === way)
}

/** For its disguise cost (702.168d) or morph cost (702.37e), which it must have if it were face up (mtg-cloak-06, mtg-cloak-10). */
function abilityUnmet(
  state: State,
  piece: Piece,
  action: TurnUp & { readonly way: TurnUp['way'] },
  law: Law,
): readonly Unmet[] {
  const way = action.way === 'morph' ? 'morph' : 'disguise'
  const ability = abilityFor(state, piece, way, law)
  const rule = way === 'morph' ? cr('702.37e') : cr('702.168d')
  const hasLost = boardOf(state, law).get(piece.id)!.lost === true
  if (!ability) return unmetIf(law, true, hasLost ? ['mtg-cloak-10', rule] : [rule], wouldNot)
  const host = action.attach === undefined ? undefined : state.pieces[action.attach]
  return [
    ...(piece.down === 'cloak' ? needs(law, 'mtg-cloak-06') : none),
    ...costUnmet(
      state,
      ability.cost,
      { by: action.by, source: piece, ...(action.cost ? { cards: action.cost } : {}) },
      law,
    ),
    ...(action.attach !== undefined && !host ? unmetIf(law, true, [cr('702.5a')], noHost) : none),
  ]
}

/** What allows it, for the event. */
function allowedBy(piece: Piece, way: TurnUp['way'], hasLost: boolean): readonly Citation[] {
  if (way === 'mana-cost')
    return piece.down === 'cloak'
      ? ['mtg-cloak-05', ...(hasLost ? ['mtg-cloak-07'] : []), cr('701.58b'), cr('116.2b')]
      : [cr('701.40b'), cr('116.2b')]
  const own = way === 'morph' ? cr('702.37e') : cr('702.168d')
  if (piece.down === 'cloak') return ['mtg-cloak-06', way === 'morph' ? cr('701.58c') : cr('701.58d'), own]
  if (piece.down === 'manifest') return [way === 'morph' ? cr('701.40c') : cr('701.40d'), own]
  return [own, cr('116.2b')]
}

/** Pays and turns it up. Nobody can respond: it does not use the stack, and the same player has priority after it (116.3). */
export function turnUpForCost(work: Work, action: TurnUp): void {
  const piece = work.state.pieces[action.card]!
  const hasLost = boardOf(work.state, work.law).get(piece.id)!.lost === true
  const ability = action.way === 'mana-cost' ? undefined : abilityFor(work.state, piece, action.way, work.law)
  const cost: Cost = ability?.cost ?? { mana: cardOf(piece)!.faces[0].cost! }
  const paying: Paying = { by: action.by, source: piece, ...(action.cost ? { cards: action.cost } : {}) }
  payCost(work, cost, paying)
  work.state = { ...work.state, passed: false }
  turnUp(work, piece.id, allowedBy(piece, action.way, hasLost), {
    mega: ability?.mega === true,
    ...(action.attach === undefined ? {} : { attach: action.attach }),
  })
}

/** Turns a permanent face up, whatever does it; an instant or sorcery card is shown and stays face down. */
export function turnUp(
  work: Work,
  id: string,
  cites: readonly Citation[],
  how: { readonly mega?: boolean; readonly attach?: string } = {},
): void {
  const piece = work.state.pieces[id]
  if (piece?.zone !== 'battlefield' || !piece.down || piece.card === undefined) return
  const { law } = work
  const stays = piece.down === 'manifest' ? [cr('701.40g')] : ['mtg-cloak-17', cr('701.58g')]
  if (cardHasType(piece, 'Instant', 'Sorcery') && stays.every((rule) => holds(law, rule))) {
    reveal(work, piece, stays)
    return tell(work, 'stays-down', piece, stays, '{card}は裏向きのまま残る', '{card} stays face down')
  }
  const stamp = tick(work)
  const same = holds(law, 'mtg-cloak-13')
  const keepsTap = holds(law, 'mtg-cloak-14')
  put(work, {
    ...without(piece, 'down'),
    stamp,
    seen: [],
    // It is the same permanent all along, tapped or not. Without the rulings that say so it would not be.
    ...(same ? {} : { object: stamp }),
    ...(keepsTap ? {} : { tapped: false }),
  })
  const faces = (cardOf(piece)?.faces.length ?? 1) > 1
  const kept = [
    ...(permanents(work.state).some((other) => other.attached?.id === id) ||
    work.state.stack.some((item) => item.targets.some((target) => 'id' in target && target.id === id))
      ? ['mtg-cloak-13']
      : []),
    ...(piece.tapped ? ['mtg-cloak-14', cr('110.5')] : []),
    ...(faces ? ['mtg-cloak-08', cr('712.15a')] : []),
  ]
  const now = work.state.pieces[id]!
  tell(work, 'turned-up', now, [...cites, ...kept, cr('708.8')], '{card}が表向きになる', '{card} is turned face up')
  asTurnedUp(work, now, how)
  work.happenings.push({ what: 'turned-up', piece: id })
  // It was on the battlefield before and after; without that ruling it would count as having entered.
  if (!holds(law, 'mtg-cloak-11')) work.happenings.push({ what: 'entered', piece: id })
  else if (entersAbility(work.state, now, law))
    tell(
      work,
      'no-enters',
      now,
      ['mtg-cloak-11', cr('708.8')],
      '{card}の「戦場に出たとき」の能力は誘発しない',
      'No enters ability of {card} triggers',
    )
}

function entersAbility(state: State, piece: Piece, law: Law): boolean {
  return boardOf(state, law)
    .get(piece.id)!
    .abilities.some(
      (ability) =>
        ability.kind === 'triggered' && ability.when.some((when) => when.event === 'enters' && when.who === 'self'),
    )
}

/** 'As turned face up' happens meanwhile, and nobody can respond to it. 614.1e, 708.11, 702.37b */
function asTurnedUp(
  work: Work,
  piece: Piece,
  { mega, attach }: { readonly mega?: boolean; readonly attach?: string },
): void {
  if (mega) addCounters(work, piece.id, 1, [cr('702.37b')])
  for (const ability of boardOf(work.state, work.law).get(piece.id)!.abilities) {
    if (ability.kind !== 'as' || !ability.turnedUp) continue
    if (ability.what === 'counters-per-other-creature')
      addCounters(work, piece.id, otherCreatures(work.state, piece, work.law), [cr('708.11'), cr('614.1e')])
    const host = ability.what === 'attach' && attach !== undefined ? work.state.pieces[attach] : undefined
    if (host && mayBeAttached(work.state, piece, host, work.law)) {
      put(work, { ...work.state.pieces[piece.id]!, attached: refOf(host), stamp: tick(work) })
      tell(work, 'attached', host, [cr('708.11'), cr('614.1e')], '{card}につけられる', 'It is attached to {card}')
    }
  }
}

export function otherCreatures(state: State, piece: Piece, law: Law): number {
  const board = boardOf(state, law)
  return permanents(state).filter(
    (other) =>
      other.id !== piece.id && other.controller === piece.controller && board.get(other.id)!.types.includes('Creature'),
  ).length
}

export function addCounters(work: Work, id: string, n: number, cites: readonly Citation[]): void {
  const piece = work.state.pieces[id]
  if (piece?.zone !== 'battlefield' || n <= 0) return
  put(work, { ...piece, counters: piece.counters + n })
  tell(work, 'counters', piece, cites, `{card}に+1/+1カウンターが${n}個置かれる`, `{card} gets ${n} +1/+1 counter(s)`)
}

/** Turns a permanent face down; not one that is so already (708.2b), nor a double-faced one (712.16). */
export function turnDown(work: Work, id: string, cites: readonly Citation[]): void {
  const piece = work.state.pieces[id]
  if (piece?.zone !== 'battlefield') return
  if (piece.down)
    return tell(work, 'nothing', piece, [cr('708.2b')], '{card}はすでに裏向きである', '{card} is face down already')
  if (cardOf(piece)?.double && holds(work.law, cr('712.16')))
    return tell(
      work,
      'nothing',
      piece,
      [cr('712.16')],
      '両面の{card}は裏向きにならない',
      'The double-faced {card} is not turned face down',
    )
  put(work, { ...piece, down: 'effect', stamp: tick(work), seen: ['player', 'opponent'] })
  tell(
    work,
    'turned-down',
    work.state.pieces[id],
    [...cites, cr('708.2a'), ...(piece.tapped ? ['mtg-cloak-14'] : [])],
    '{card}が裏向きになる',
    '{card} is turned face down',
  )
}

/** Whether a card is one that its controller could cast face down. */
export function castsDownBy(state: State, piece: Piece, law: Law): 'morph' | 'disguise' | undefined {
  return valuesOf(state, piece, law).abilities.find((ability): ability is TurnUpAbility => ability.kind === 'turn-up')
    ?.by
}
