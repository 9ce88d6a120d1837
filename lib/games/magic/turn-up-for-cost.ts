import { holds, none, together, viewers, type Citation, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import type { Ability, Cost } from './card'
import { costUnmet, payCost } from './cost'
import { boardOf, ifFaceUp } from './layers'
import { maySee } from './look'
import { cr } from './rules'
import { cardOf, pieceOf, type Piece, type State, type Work } from './state'
import { turnUp } from './turn-over'
import { needs, reason, unmetIf } from './unmet'

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
  const piece = pieceOf(state, action.card)
  if (piece?.zone !== 'battlefield' || !piece.down || piece.controller !== action.by)
    return unmetIf(law, true, [cr('116.2b')], notDown)
  if (piece.card === undefined) return unmetIf(law, true, [cr('708.5')], unknown)
  const reasons =
    action.way === 'mana-cost' ? manaCostUnmet(state, piece, action, law) : abilityUnmet(state, piece, action, law)
  // Why it cannot be turned up tells what it is: only those who may look at it are told.
  if (reasons.length === 0) return none
  const to = viewers.filter((viewer) => maySee(state, piece, viewer, law))
  return reasons.map((unmet) => ({ ...unmet, to }))
}

/** For its mana cost: cloak (mtg-cloak-05, 701.58b) and manifest (701.40b) allow it for creature cards. */
function manaCostUnmet(state: State, piece: Piece, action: TurnUp, law: Law): readonly Unmet[] {
  if (piece.down !== 'cloak' && piece.down !== 'manifest') return unmetIf(law, true, [cr('116.2b')], noWay)
  const cloaked = piece.down === 'cloak'
  const rests: readonly Citation[] = cloaked ? ['mtg-cloak-05', cr('701.58b')] : [cr('701.40b')]
  // The card counts, not what copy effects or type-changing effects make of it, and of a double-faced card its front.
  const front = cardOf(piece)!.faces[0]
  const hasLost = boardOf(state, law).get(piece.id)!.lost === true
  return together(
    needs(law, ...rests, cr('116.2b')),
    // That it may be turned up is no ability of it. Without that ruling it would be lost with the abilities.
    cloaked && hasLost && !holds(law, 'mtg-cloak-07') ? [{ ...lost, cites: [] }] : none,
    unmetIf(law, !front.types.includes('Creature'), rests, noCreature),
    front.cost === undefined
      ? unmetIf(law, true, [...rests, cr('202.1b')], noCost)
      : costUnmet(state, { mana: front.cost }, { by: action.by, source: piece }, law),
  )
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
  const host = action.attach === undefined ? undefined : pieceOf(state, action.attach)
  return together(
    needs(law, ...allowedBy(piece, way, hasLost)),
    costUnmet(state, ability.cost, { by: action.by, source: piece, cards: action.cost }, law),
    unmetIf(law, action.attach !== undefined && !host, [cr('702.5a')], noHost),
  )
}

/** What allows it, for the event. */
function allowedBy(piece: Piece, way: TurnUp['way'], hasLost: boolean): readonly Citation[] {
  if (way === 'mana-cost')
    return piece.down === 'cloak'
      ? ['mtg-cloak-05', ...(hasLost ? ['mtg-cloak-07'] : []), cr('701.58b'), cr('116.2b')]
      : [cr('701.40b'), cr('116.2b')]
  const own = [way === 'morph' ? cr('702.37e') : cr('702.168d'), cr('116.2b')]
  if (piece.down === 'cloak') return ['mtg-cloak-06', way === 'morph' ? cr('701.58c') : cr('701.58d'), ...own]
  if (piece.down === 'manifest') return [way === 'morph' ? cr('701.40c') : cr('701.40d'), ...own]
  return own
}

/** Pays and turns it up. Nobody can respond: it does not use the stack, and the same player has priority after it (116.3). */
export function turnUpForCost(work: Work, action: TurnUp): void {
  const piece = pieceOf(work.state, action.card)!
  const hasLost = boardOf(work.state, work.law).get(piece.id)!.lost === true
  const ability = action.way === 'mana-cost' ? undefined : abilityFor(work.state, piece, action.way, work.law)
  const cost: Cost = ability?.cost ?? { mana: cardOf(piece)!.faces[0].cost! }
  payCost(work, cost, { by: action.by, source: piece, cards: action.cost })
  work.state.passed = false
  turnUp(work, piece.id, allowedBy(piece, action.way, hasLost), {
    mega: ability?.mega === true,
    ...(action.attach === undefined ? {} : { attach: action.attach }),
  })
}
