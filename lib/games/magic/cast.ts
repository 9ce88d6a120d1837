import { none, together, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import type { Face, Target } from './card'
import { costUnmet, payCost } from './cost'
import { lessGeneric } from './mana'
import { printedValues } from './copiable'
import { boardOf, valuesOf } from './layers'
import { abilityOf, hasKeyword } from './match'
import { enter } from './move'
import { cr } from './rules'
import { renamed } from './shuffle'
import {
  cardOf,
  change,
  permanents,
  pieceOf,
  refOf,
  tick,
  type Piece,
  type StackItem,
  type State,
  type Work,
} from './state'
import { targetRefs, targetsUnmet } from './targets'
import { tell } from './tell'
import { priorityUnmet, sorceryUnmet } from './timing'
import { needs, reason, unmetIf } from './unmet'

type Cast = Action & { readonly type: 'cast' }

const notInHand = reason(
  '自分の手札のカードではない',
  'It is no card in the hand of that player',
  '自分の手札にあれば',
  'from the hand of that player',
)
const isLand = reason(
  '土地は呪文として唱えられない',
  'A land is not cast as a spell',
  '土地でなければ',
  'with a card that is no land',
)
const noCost = reason('マナ・コストがない', 'It has no mana cost', 'マナ・コストがあれば', 'with a mana cost')
const notModelled = reason(
  'この呪文の効果は再現されていない',
  'What this spell does is not modelled here',
  '再現されているカードなら',
  'with a card that is modelled',
)
const modes = reason(
  'モードの選び方が合わない',
  'The modes are not chosen as they must be',
  'モードを1つ以上選べば',
  'with one mode or more',
)
const noDown = reason(
  '裏向きに唱えられるカードではない',
  'It is no card that may be cast face down',
  '変異か変装を持つカードなら',
  'with a card with morph or disguise',
)
const noLand = reason('土地ではない', 'It is no land', '土地なら', 'with a land')
const second = reason(
  'このターンはもう土地をプレイした',
  'A land has been played this turn',
  '次の自分のターンなら',
  "in that player's next turn",
)

function faceOf(piece: Piece | undefined, face: 0 | 1): Face | undefined {
  return piece ? cardOf(piece)?.faces[face] : undefined
}

/** The targets that a spell asks for with the modes that are chosen, in order. */
export function spellTargets(face: Face, chosen: readonly string[] = []): readonly Target[] {
  const { spell } = face
  if (!spell) return enchantTargets(face)
  return spell.modes
    ? spell.modes.filter((mode) => chosen.includes(mode.id)).flatMap((mode) => mode.targets ?? [])
    : (spell.targets ?? [])
}

/** An Aura spell targets what it will enchant. CR 303.4a */
function enchantTargets(face: Face): readonly Target[] {
  return (face.abilities ?? []).flatMap((ability) =>
    ability.kind === 'enchant' ? [{ kind: 'permanent' as const, filter: ability.filter }] : [],
  )
}

/** 呪文を唱える. CR 601.2 */
export function castUnmet(state: State, action: Cast, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  const index = action.face ?? 0
  const face = index === 1 && piece && cardOf(piece)?.double !== 'modal' ? undefined : faceOf(piece, index)
  if (!piece || piece.zone !== 'hand' || piece.owner !== action.by || !face)
    return unmetIf(law, true, [cr('601.2')], notInHand)
  if (face.types.includes('Land')) return unmetIf(law, true, [cr('601.2')], isLand)
  const values = printedValues(face)
  const fast = face.types.includes('Instant') || hasKeyword(values, 'flash')
  const permanent = !face.types.includes('Instant') && !face.types.includes('Sorcery')
  const known = face.spell?.modes?.map((mode) => mode.id)
  const badModes = known
    ? !action.modes?.length || action.modes.some((mode) => !known.includes(mode))
    : Boolean(action.modes?.length)
  return together(
    needs(law, cr('601.2')),
    priorityUnmet(state, action.by, law),
    fast ? none : sorceryUnmet(state, action.by, law),
    unmetIf(law, !permanent && !face.spell, ['mtg-card-text'], notModelled),
    unmetIf(law, badModes, [cr('601.2')], modes),
    targetsUnmet(
      state,
      action.targets,
      spellTargets(face, action.modes),
      { by: action.by, source: piece, values },
      law,
    ),
    face.cost === undefined
      ? unmetIf(law, true, [cr('202.1b')], noCost)
      : costUnmet(state, { mana: face.cost }, { by: action.by, source: piece }, law),
  )
}

export function cast(work: Work, action: Cast): void {
  const piece = pieceOf(work.state, action.card)!
  const face = faceOf(piece, action.face ?? 0)!
  const targets = targetRefs(work.state, action.targets)
  payCost(work, { mana: face.cost! }, { by: action.by, source: piece })
  const spell = toStack(work, pieceOf(work.state, action.card)!, { face: action.face ?? 0 })
  const modes = face.spell?.modes?.flatMap((mode) => (action.modes?.includes(mode.id) ? [mode.id] : []))
  push(work, { id: spell.id, by: action.by, source: refOf(spell), targets, ...(modes ? { modes } : {}) })
  tell(work, 'cast', spell, [cr('601.2')], '{card}を唱える', '{card} is cast')
  work.happenings.push({ what: 'cast', by: action.by, creature: face.types.includes('Creature') })
  countSpell(work, action.by)
}

/** The ability that lets a card be cast face down. CR 702.37a, 702.168a */
export function castsDownBy(state: State, piece: Piece, law: Law): 'morph' | 'disguise' | undefined {
  return abilityOf(valuesOf(state, piece, law), 'turn-up')?.by
}

/** What a spell costs that is cast face down: {3}, less what makes such spells cheaper. 118.9d */
export function downCost(state: State, by: Piece['owner'], law: Law): string {
  const board = boardOf(state, law)
  let less = 0
  permanents(state).forEach((piece, at) => {
    if (piece.controller === by) less += board.values[at]!.kinds.less
  })
  return less > 0 ? lessGeneric('{3}', less) : '{3}'
}

/** 変異や変装で裏向きに唱える. CR 702.37c, 702.168b */
export function castDownUnmet(state: State, action: Action & { type: 'castFaceDown' }, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  if (!piece || piece.zone !== 'hand' || piece.owner !== action.by) return unmetIf(law, true, [cr('601.2')], notInHand)
  const by = castsDownBy(state, piece, law)
  return together(
    by ? needs(law, by === 'morph' ? cr('702.37c') : cr('702.168b')) : none,
    priorityUnmet(state, action.by, law),
    sorceryUnmet(state, action.by, law),
    unmetIf(law, by === undefined, [cr('702.37c'), cr('702.168b')], noDown).map((unmet) => ({
      ...unmet,
      to: [action.by, 'judge' as const],
    })),
    costUnmet(state, { mana: downCost(state, action.by, law) }, { by: action.by, source: piece }, law),
  )
}

/** It is turned face down before it is put onto the stack. CR 708.4 */
export function castDown(work: Work, action: Action & { type: 'castFaceDown' }): void {
  const piece = pieceOf(work.state, action.card)!
  const by = castsDownBy(work.state, piece, work.law)!
  payCost(work, { mana: downCost(work.state, action.by, work.law) }, { by: action.by, source: piece })
  const spell = toStack(work, renamed(work, pieceOf(work.state, action.card)!), { face: 0, down: by })
  push(work, { id: spell.id, by: action.by, source: refOf(spell), targets: [] })
  tell(
    work,
    'cast-down',
    spell,
    by === 'morph' ? [cr('702.37c')] : [cr('702.168b')],
    '{name}を裏向きに唱える',
    '{name} is cast face down',
  )
  work.happenings.push({ what: 'cast', by: action.by, creature: true })
  countSpell(work, action.by)
}

function toStack(work: Work, piece: Piece, how: Pick<Piece, 'face' | 'down'>): Piece {
  const stamp = tick(work)
  const spell = change(work, piece.id)
  spell.face = how.face
  if (how.down) spell.down = how.down
  spell.zone = 'stack'
  spell.object = stamp
  spell.stamp = stamp
  spell.controller = piece.owner
  spell.under = piece.owner
  spell.seen = []
  return spell
}

/** Puts a spell or ability on the stack; what it targets may trigger on that. */
export function push(work: Work, item: StackItem): void {
  work.state.stack = [...work.state.stack, item]
  work.state.passed = false
  for (const target of item.targets)
    if ('id' in target && pieceOf(work.state, target.id)?.zone === 'battlefield')
      work.happenings.push({ what: 'targeted', piece: target.id, by: item.by, item: item.id })
}

function countSpell(work: Work, by: Piece['owner']): void {
  const { spells } = work.state
  work.state.spells = { ...spells, [by]: spells[by] + 1 }
}

/** 土地をプレイする. CR 116.2a */
export function landUnmet(state: State, action: Action & { type: 'playLand' }, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  const index = action.face ?? 0
  const face = index === 1 && piece && cardOf(piece)?.double !== 'modal' ? undefined : faceOf(piece, index)
  if (!piece || piece.zone !== 'hand' || piece.owner !== action.by || !face)
    return unmetIf(law, true, [cr('116.2a')], notInHand)
  const main = sorceryUnmet(state, action.by, law)
  return together(
    priorityUnmet(state, action.by, law),
    main.map((unmet) => ({ ...unmet, cites: [cr('116.2a')] })),
    unmetIf(law, !face.types.includes('Land'), [cr('116.2a')], noLand),
    unmetIf(law, state.landPlayed, [cr('116.2a')], second),
  )
}

export function playLand(work: Work, action: Action & { type: 'playLand' }): void {
  enter(work, action.card, { controller: action.by, face: action.face ?? 0, cites: [cr('116.2a')] })
  work.state.landPlayed = true
  work.state.passed = false
}
