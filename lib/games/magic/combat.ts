import { otherSeat, together, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import { isSick } from './cost'
import { boardOf } from './layers'
import { hasKeyword } from './match'
import { changeLife, damage } from './damage-and-life'
import { cr } from './rules'
import { change, find, permanents, pieceOf, refOf, type Attack, type Piece, type State, type Work } from './state'
import { tell } from './tell'
import { reason, unmetIf } from './unmet'

const notStep = reason('そのステップではない', 'It is not the step for it', 'そのステップなら', 'in the step for it')
const already = reason('もう指定した', 'It has been declared already', '次の戦闘なら', 'in the next combat')
const cannotAttack = reason(
  '攻撃できないクリーチャーである',
  'It is no creature that can attack',
  'アンタップ状態で、召喚酔いでなければ',
  'if it were untapped and not summoning sick',
)
const cannotBlock = reason(
  'そのブロックはできない',
  'That block is not possible',
  'ブロックできるクリーチャーなら',
  'with creatures that can block it',
)

/** 攻撃クリーチャーを選ぶ. CR 508.1 */
export function attackUnmet(state: State, { by, cards }: Action & { type: 'attack' }, law: Law): readonly Unmet[] {
  const board = boardOf(state, law)
  const may = (id: string) => {
    const piece = pieceOf(state, id)
    if (piece?.zone !== 'battlefield' || piece.controller !== by || piece.tapped || isSick(state, piece, law))
      return false
    const values = board.get(id)!
    return values.types.includes('Creature') && !hasKeyword(values, 'defender')
  }
  return together(
    unmetIf(law, state.step !== 'attackers' || state.active !== by || state.stack.length > 0, [cr('508.1')], notStep),
    unmetIf(law, state.attacks.length > 0, [cr('508.1')], already),
    unmetIf(
      law,
      cards.length === 0 || new Set(cards).size !== cards.length || !cards.every(may),
      [cr('508.1'), cr('302.6')],
      cannotAttack,
    ),
  )
}

export function attack(work: Work, { cards, by }: Action & { type: 'attack' }): void {
  for (const id of cards) {
    const piece = pieceOf(work.state, id)!
    const stays = hasKeyword(boardOf(work.state, work.law).get(id)!, 'vigilance')
    const attacker = change(work, id)
    attacker.tapped = piece.tapped || !stays
    attacker.attacked = 'now'
    tell(work, 'attacks', piece, [cr('508.1')], '{card}が攻撃する', '{card} attacks')
  }
  work.state.attacks = cards.map((id) => ({ attacker: refOf(pieceOf(work.state, id)!), blockers: [] }))
  work.state.priority = by
  work.state.passed = false
}

/** ブロックする: each card blocks the attacker at the same place in `targets`. CR 509.1 */
export function blockUnmet(
  state: State,
  { by, cards, targets }: Action & { type: 'block' },
  law: Law,
): readonly Unmet[] {
  const fits =
    cards.length > 0 &&
    cards.length === targets.length &&
    new Set(cards).size === cards.length &&
    cards.every((id, index) => mayBlock(state, id, targets[index]!, by, law))
  const alone = targets.some(
    (id) =>
      boardOf(state, law).get(id)?.kinds.keywords.includes('menace') &&
      targets.filter((other) => other === id).length < 2,
  )
  return together(
    unmetIf(law, state.step !== 'blockers' || state.active === by || state.stack.length > 0, [cr('509.1')], notStep),
    unmetIf(
      law,
      state.attacks.some((one) => one.blockers.length > 0),
      [cr('509.1')],
      already,
    ),
    unmetIf(law, !fits || alone, [cr('509.1')], cannotBlock),
  )
}

function mayBlock(state: State, blocker: string, attacker: string, by: Piece['owner'], law: Law): boolean {
  const board = boardOf(state, law)
  const [one, other] = [pieceOf(state, blocker), pieceOf(state, attacker)]
  if (one?.zone !== 'battlefield' || one.controller !== by || one.tapped || !other) return false
  if (!state.attacks.some((attack) => find(state, attack.attacker)?.id === attacker)) return false
  const [values, against] = [board.get(blocker)!, board.get(attacker)]
  if (!against || !values.types.includes('Creature') || hasKeyword(against, 'unblockable')) return false
  if (hasKeyword(against, 'flying') && !hasKeyword(values, 'flying') && !hasKeyword(values, 'reach')) return false
  return !against.abilities.some(
    (ability) => ability.kind === 'protection' && ability.from.some((color) => values.colors.includes(color)),
  )
}

export function block(work: Work, { cards, targets }: Action & { type: 'block' }): void {
  const { state } = work
  const blockersOf = (attack: Attack) =>
    cards.filter((_, index) => targets[index] === attack.attacker.id).map((id) => refOf(pieceOf(state, id)!))
  state.attacks = state.attacks.map((one) => ({ ...one, blockers: blockersOf(one) }))
  state.priority = state.active
  state.passed = false
  for (const id of cards)
    tell(work, 'blocks', pieceOf(state, id), [cr('509.1')], '{card}がブロックする', '{card} blocks')
}

/** First those with first strike, then the others. CR 510.2, 510.4 */
export function combatDamage(work: Work): void {
  const first = work.state.attacks.some((one) =>
    [one.attacker, ...one.blockers].some((ref) => strikesFirst(work, ref.id)),
  )
  if (first) deal(work, (id) => strikesFirst(work, id))
  const struck = new Set(
    first
      ? permanents(work.state)
          .filter((piece) => strikesFirst(work, piece.id))
          .map((piece) => piece.id)
      : [],
  )
  deal(work, (id) => !struck.has(id))
}

function strikesFirst(work: Work, id: string): boolean {
  const values = boardOf(work.state, work.law).get(id)
  return values !== undefined && hasKeyword(values, 'first-strike')
}

function deal(work: Work, now: (id: string) => boolean): void {
  const board = boardOf(work.state, work.law)
  const defender = otherSeat(work.state.active)
  const toll: { readonly on: string; readonly n: number; readonly deathtouch: boolean }[] = []
  const power = (piece: Piece) => (isPrevented(work, piece) ? 0 : Math.max(0, board.get(piece.id)?.power ?? 0))
  const gains = (piece: Piece, n: number) =>
    n > 0 && hasKeyword(board.get(piece.id)!, 'lifelink') && changeLife(work, piece.controller, n, cr('119.3'))
  for (const { attacker, blockers } of work.state.attacks) {
    const piece = alive(work.state, attacker)
    const against = blockers.flatMap((ref) => alive(work.state, ref) ?? [])
    for (const blocker of against)
      if (piece && now(blocker.id)) {
        toll.push({ on: piece.id, n: power(blocker), deathtouch: hasKeyword(board.get(blocker.id)!, 'deathtouch') })
        gains(blocker, power(blocker))
      }
    if (!piece || !now(piece.id)) continue
    let left = power(piece)
    gains(piece, left)
    const deathtouch = hasKeyword(board.get(piece.id)!, 'deathtouch')
    const tramples = hasKeyword(board.get(piece.id)!, 'trample')
    against.forEach((blocker, index) => {
      const lethal = deathtouch ? 1 : Math.max(0, (board.get(blocker.id)!.toughness ?? 0) - blocker.damage)
      const n = index === against.length - 1 && !tramples ? left : Math.min(left, lethal)
      toll.push({ on: blocker.id, n, deathtouch })
      left -= n
    })
    if (left > 0 && (blockers.length === 0 || tramples)) {
      changeLife(work, defender, -left, cr('120.3'))
      work.happenings.push({ what: 'combat-damage', piece: piece.id })
    }
  }
  for (const { on, n, deathtouch } of toll) damage(work, on, n, deathtouch)
}

function isPrevented(work: Work, piece: Piece): boolean {
  const but = work.state.noDamageBut
  return (
    but !== undefined && !but.some((subtype) => boardOf(work.state, work.law).get(piece.id)!.subtypes.includes(subtype))
  )
}

function alive(state: State, ref: Attack['attacker']): Piece | undefined {
  const piece = find(state, ref)
  return piece?.zone === 'battlefield' ? piece : undefined
}
