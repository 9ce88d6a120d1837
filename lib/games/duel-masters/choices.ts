import { holds, none, together, type Law, type Unmet } from '../../engine'
import type { Filter, Op } from './card'
import { abilitiesOf, cardOf, faceOf, facesThatCount, nameOf } from './faces'
import { fittingFaces, matches, matching, type Asker } from './match'
import { pieceOf, type Piece, type State } from './state'
import { quoted } from './tell'
import { unmetIf } from './unmet'

/** What an effect has chosen: one list for each place of its text that chooses, in the order of the text. */
export type Choices = readonly (readonly string[])[]

/** By which face a card is called out of another zone, where the player says. dm-flip-34 */
export type Faces = Readonly<Record<string, number>>

export interface Chooser {
  readonly filter: Filter
  readonly n: number
  readonly upTo: boolean
  readonly totalCost?: number
  readonly oneOfAnyCost?: true
  /** The card is to be flipped, and no face is named. */
  readonly flips?: true
}

/** Every place of an effect that chooses: effects are printed and do not change. */
export function choosersOf(ops: readonly Op[]): readonly Chooser[] {
  let known = choosers.get(ops)
  if (!known) choosers.set(ops, (known = findChoosers(ops)))
  return known
}

const choosers = new WeakMap<readonly Op[], readonly Chooser[]>()

function findChoosers(ops: readonly Op[]): readonly Chooser[] {
  return ops.flatMap((op): readonly Chooser[] => {
    if (op.op === 'if-done') return findChoosers(op.ops)
    const subjects = op.op === 'battle' ? (op.what === 'strongest' ? [] : op.what) : 'what' in op ? [op.what] : []
    return subjects.flatMap((what) =>
      typeof what === 'object' && 'choose' in what
        ? [
            {
              filter: what.choose,
              n: what.n,
              upTo: what.upTo === true,
              ...('totalCost' in what && what.totalCost !== undefined ? { totalCost: what.totalCost } : {}),
              ...('oneOfAnyCost' in what && what.oneOfAnyCost ? { oneOfAnyCost: true as const } : {}),
              ...(op.op === 'flip' ? { flips: true as const } : {}),
            },
          ]
        : [],
    )
  })
}

/** Cards that may be chosen. */
export function candidates(state: State, chooser: Chooser, asker: ChoosingAsker, law: Law): readonly Piece[] {
  return matching(state, chooser.filter, asker, law).filter(
    (piece) => mayChoose(state, piece, asker, law) && (!chooser.flips || maySettle(state, piece, asker, law)),
  )
}

export interface ChoosingAsker extends Asker {
  /** The cost of the spell that chooses. */
  readonly spellCost?: number
}

/** 'Cannot be chosen by spells of cost …'. */
function mayChoose(state: State, piece: Piece, { by, spellCost }: ChoosingAsker, law: Law): boolean {
  if (spellCost === undefined || piece.owner === by || piece.zone !== 'battle') return true
  return !abilitiesOf(state, piece, law).statics.some(
    ({ ability }) => ability.gives.gives === 'not-chosen-by-spells' && spellCost <= ability.gives.costAtMost,
  )
}

/** To flip another's card is possible by such an effect only (dm-flip-36); of three faces no source says which is the one. */
function maySettle(_state: State, piece: Piece, { by }: Asker, law: Law): boolean {
  return (cardOf(piece)?.faces.length ?? 0) <= 2 && (piece.owner === by || holds(law, 'dm-flip-36'))
}

/** What stands against the choices made. */
export function choicesUnmet(
  state: State,
  ops: readonly Op[],
  choices: Choices,
  faces: Faces,
  asker: ChoosingAsker,
  law: Law,
): readonly Unmet[] {
  const choosers = choosersOf(ops)
  const found: Unmet[] = []
  for (let place = 0; place < choosers.length; place++) {
    const chooser = choosers[place]!
    const chosen = choices[place] ?? []
    for (const id of chosen) {
      const piece = pieceOf(state, id)
      if (piece && matches(state, piece, chooser.filter, asker, law)) {
        found.push(...pieceUnmet(state, piece, chooser, asker, law))
        continue
      }
      found.push(
        ...unmetIf(
          law,
          true,
          ['dm-rule-choose'],
          '{card}は求められているカードではない',
          '{card} is not what is asked for',
          ['条件に合うカードを選べば', 'if a card that fits were chosen'],
          () => ({ card: piece ? quoted(nameOf(state, piece)) : { ja: id, en: id } }),
        ),
      )
    }
    found.push(...numberUnmet(state, chooser, chosen, faces, asker, law))
  }
  const extra = choices.length > choosers.length || choices.some(hasTwice)
  return together(
    found,
    unmetIf(law, extra, ['dm-rule-choose'], 'この効果はそこまで選ばない', 'The effect does not choose so much', [
      '求められている数だけ選べば',
      'if as many were chosen as it asks for',
    ]),
  )
}

const hasTwice = (list: readonly string[]): boolean => list.length > 1 && new Set(list).size < list.length

function pieceUnmet(state: State, piece: Piece, chooser: Chooser, asker: ChoosingAsker, law: Law): readonly Unmet[] {
  const card = () => ({ card: quoted(nameOf(state, piece)) })
  return together(
    unmetIf(
      law,
      !mayChoose(state, piece, asker, law),
      ['dm-rule-text'],
      '{card}はこの呪文では選べない',
      '{card} cannot be chosen by this spell',
      ['ほかのカードなら', 'with another card'],
      card,
    ),
    unmetIf(
      law,
      chooser.flips === true && (cardOf(piece)?.faces.length ?? 0) > 2,
      ['dm-rule-open'],
      '{card}は3面あり、どの面になるかは出典にない',
      '{card} has three faces, and no source of ours says to which it would be flipped',
      ['面が2つのカードなら', 'with a card of two faces'],
      card,
    ),
    chooser.flips && piece.owner !== asker.by && !holds(law, 'dm-flip-36')
      ? unmetIf(
          law,
          true,
          ['dm-rule-choose'],
          '相手のカードは裏返せない',
          'The card of another player is not flipped',
          ['自分のカードなら', 'with a card of your own'],
        )
      : none,
  )
}

function numberUnmet(
  state: State,
  chooser: Chooser,
  chosen: readonly string[],
  faces: Faces,
  asker: ChoosingAsker,
  law: Law,
): readonly Unmet[] {
  // What could be chosen is looked for only where less is chosen than is asked for.
  const tooFew =
    chosen.length < chooser.n && !chooser.upTo && chosen.length < candidates(state, chooser, asker, law).length
  const cost = () => chosen.reduce((sum, id) => sum + costFor(state, id, chooser.filter, faces, law), 0)
  return together(
    unmetIf(
      law,
      tooFew || chosen.length > chooser.n,
      ['dm-rule-choose'],
      '選ぶ数が違う',
      'This is not as many as are to be chosen',
      ['求められている数だけ選べば', 'if as many were chosen as it asks for'],
    ),
    unmetIf(
      law,
      chooser.totalCost !== undefined && cost() > chooser.totalCost && !(chooser.oneOfAnyCost && chosen.length === 1),
      ['dm-rule-choose'],
      'コストの合計が多すぎる',
      'Their costs are too much together',
      ['コストの合計がそこまでなら', 'with less cost together'],
    ),
    unmetIf(
      law,
      chosen.some((id) => faces[id] !== undefined && !faceFits(state, id, chooser.filter, faces[id], law)),
      ['dm-rule-choose'],
      'その面は条件に合わない',
      'That face is not what is asked for',
      ['条件に合う面で呼び出せば', 'if it were called by a face that fits'],
    ),
  )
}

function faceFits(state: State, id: string, filter: Filter, face: number, law: Law): boolean {
  const piece = pieceOf(state, id)
  return piece !== undefined && fittingFaces(state, piece, filter, law).includes(face)
}

/** The face by which a card is called out: the one said, else the first that fits. */
export function calledBy(state: State, id: string, filter: Filter, faces: Faces, law: Law): number {
  const piece = pieceOf(state, id)
  const fitting = piece ? fittingFaces(state, piece, filter, law) : []
  const said = faces[id]
  return said !== undefined && fitting.includes(said) ? said : (fitting[0] ?? 1)
}

function costFor(state: State, id: string, filter: Filter, faces: Faces, law: Law): number {
  const piece = pieceOf(state, id)
  if (!piece) return 0
  if (piece.zone === 'battle') return faceOf(state, piece)?.cost ?? 0
  return facesThatCount(state, piece, law, 'dm-flip-34')[calledBy(state, id, filter, faces, law) - 1]?.cost ?? 0
}
