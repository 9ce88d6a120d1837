import { none, viewers, type Citation, type Law, type Seat, type Unmet } from '../../engine'
import type { Cost } from './card'
import { addMana } from './damage-and-life'
import { boardOf, valuesOf } from './layers'
import { canPay, lessGeneric, pay, type Source } from './mana'
import { hasKeyword, matches } from './match'
import { move } from './move'
import { cr } from './rules'
import { allPieces, cardOf, change, permanents, pieceOf, withOf, type Piece, type State, type Work } from './state'
import { tell, tellTo } from './tell'
import { reason, unmetIf } from './unmet'
import { manas, type Mana } from './vocabulary'

/** Who pays, for what, and with which cards where the cost asks for cards. */
export interface Paying {
  readonly by: Seat
  readonly source: Piece
  readonly cards?: readonly string[] | undefined
  /** The first target, where the cost asks what it is. */
  readonly target?: Piece | undefined
}

const rests: readonly Citation[] = [cr('118.3')]
const noMana = reason('マナが足りない', 'There is not enough mana', 'マナがあれば', 'with the mana')
const noTap = reason(
  'タップできない',
  'It cannot be tapped',
  'アンタップ状態で、召喚酔いでなければ',
  'if it were untapped and not summoning sick',
)
const noLife = reason('支払うライフが足りない', 'There is not enough life to pay', 'ライフがあれば', 'with the life')
const noSacrifice = reason(
  '生け贄に捧げるものが選ばれていない',
  'Nothing fitting is chosen to be sacrificed',
  'ふさわしいものを選べば',
  'with something fitting',
)
const noReveal = reason(
  '公開する手札が選ばれていない',
  'No fitting card in hand is chosen to be revealed',
  'その色の手札を選べば',
  'with a card of that colour in hand',
)

const inPool: Readonly<Record<Mana, readonly Mana[]>> = {
  W: ['W'],
  U: ['U'],
  B: ['B'],
  R: ['R'],
  G: ['G'],
  C: ['C'],
}

/** What gives mana without more ado: the pool, and untapped permanents with a mana ability that only taps them. */
export function manaSources(state: State, law: Law, by: Seat, except: string | undefined): readonly Source[] {
  const sources: Source[] = []
  const pool = state.mana[by]
  for (const mana of manas)
    for (let n = pool[mana] ?? 0; n > 0; n--) sources.push({ gives: inPool[mana], piece: undefined })
  const board = boardOf(state, law)
  permanents(state).forEach((piece, at) => {
    const gives = board.values[at]!.kinds.mana
    if (gives && piece.controller === by && !piece.tapped && piece.id !== except && !isSick(state, piece, law))
      sources.push({ gives, piece: piece.id })
  })
  return sources
}

/** Summoning sickness (召喚酔い) keeps a creature from tapping for a cost. CR 302.6 */
export function isSick(state: State, piece: Piece, law: Law): boolean {
  if (!piece.fresh) return false
  const values = boardOf(state, law).get(piece.id)
  return values !== undefined && values.types.includes('Creature') && !hasKeyword(values, 'haste')
}

/** The mana part of a cost, with what makes it less. */
export function manaPart(state: State, cost: Cost, { by, target }: Paying, law: Law): string | undefined {
  if (cost.mana === undefined) return undefined
  let less = 0
  if (cost.lessForSpells)
    less += allPieces(state).filter((piece) => {
      const types = piece.zone === 'graveyard' && piece.owner === by ? cardOf(piece)?.faces[0].types : undefined
      return types?.includes('Instant') || types?.includes('Sorcery')
    }).length
  if (cost.lessForColorless !== undefined && target && valuesOf(state, target, law).colors.length === 0)
    less += cost.lessForColorless
  return less > 0 ? lessGeneric(cost.mana, less) : cost.mana
}

/** What keeps a cost from being paid. CR 118.3 */
export function costUnmet(state: State, cost: Cost, paying: Paying, law: Law): readonly Unmet[] {
  const { by, source, cards = [] } = paying
  const mana = manaPart(state, cost, paying, law)
  const found: Unmet[] = []
  if (mana !== undefined && !canPay(mana, manaSources(state, law, by, cost.tap ? source.id : undefined)))
    found.push(...unmetIf(law, true, rests, noMana))
  if (cost.tap && (source.tapped || isSick(state, source, law)))
    found.push(...unmetIf(law, true, source.tapped ? rests : [cr('302.6')], noTap))
  if (cost.life !== undefined && state.life[by] < cost.life) found.push(...unmetIf(law, true, rests, noLife))
  if (cost.sacrifice) {
    const chosen = cards.length === 1 ? pieceOf(state, cards[0]!) : undefined
    const board = boardOf(state, law)
    const fits =
      chosen?.zone === 'battlefield' &&
      chosen.controller === by &&
      matches(chosen, board.get(chosen.id)!, cost.sacrifice, { by, source: source.id })
    if (!fits) found.push(...unmetIf(law, true, rests, noSacrifice))
  }
  if (cost.reveal) {
    const chosen = cards.length === 1 ? pieceOf(state, cards[0]!) : undefined
    if (!(chosen?.zone === 'hand' && chosen.owner === by && valuesOf(state, chosen, law).colors.includes(cost.reveal)))
      found.push(...unmetIf(law, true, rests, noReveal))
  }
  return found.length > 0 ? found : none
}

/** Pays a cost that can be paid: mana first from the pool, then by tapping. */
export function payCost(work: Work, cost: Cost, paying: Paying): void {
  const { by, source, cards = [] } = paying
  const mana = manaPart(work.state, cost, paying, work.law)
  if (mana !== undefined) payMana(work, by, mana, cost.tap ? source.id : undefined)
  if (cost.tap) change(work, source.id).tapped = true
  if (cost.life !== undefined) work.state.life = withOf(work.state.life, by, work.state.life[by] - cost.life)
  const shown = cost.reveal ? pieceOf(work.state, cards[0] ?? '') : undefined
  if (shown)
    tellTo(work, 'shown', shown, [cr('701.20a')], '手札の{card}が公開される', '{card} in hand is revealed', viewers)
  if (cost.sacrifice && cards[0] !== undefined) sacrifice(work, cards[0])
  if (cost.sacrificeSelf) sacrifice(work, source.id)
}

export function payMana(work: Work, by: Seat, mana: string, except?: string): void {
  const used = pay(mana, manaSources(work.state, work.law, by, except)) ?? []
  for (const { piece, gives } of used)
    if (piece === undefined) addMana(work, by, gives[0]!, -1)
    else change(work, piece).tapped = true
}

export function sacrifice(work: Work, id: string): void {
  const piece = pieceOf(work.state, id)
  if (piece?.zone !== 'battlefield') return
  tell(work, 'sacrificed', piece, [cr('608.2c')], '{card}が生け贄に捧げられる', '{card} is sacrificed')
  move(work, id, 'graveyard')
}
