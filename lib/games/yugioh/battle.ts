import { holds, none, otherSeat, words, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import { sendToGraveyard } from './leave'
import { life } from './life'
import { monstersOf, nameOf, pieceOf, type Piece, type State } from './state'
import { applying, attackOf, defenseOf } from './stats'
import { tell } from './tell'
import { setStance } from './turn-over'
import { reason } from './unmet'
import { change, draftOf, type Work } from './work'

type Attack = Action & { type: 'attack' }

const next = words('次の自分のターンなら', 'in your next turn')

/** Attack declaration (攻撃宣言). */
export function attackUnmet(state: State, action: Attack, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  if (!piece || piece.zone !== 'monster' || piece.controller !== action.by)
    return [
      {
        text: words('自分のモンスターではない', 'It is no monster that you control'),
        cites: ['ygo-rule-attack'],
        cure: words('自分のモンスターなら', 'with your own monster'),
      },
    ]
  const target = action.target === undefined ? undefined : pieceOf(state, action.target)
  return [
    ...(state.active !== action.by || state.phase !== 'battle' || state.chain.length > 0 || state.attack !== undefined
      ? reason(
          law,
          ['ygo-rule-attack'],
          words(
            '自分のバトルフェイズの、攻撃できる時ではない',
            'It is not the time for an attack in your Battle Phase',
          ),
          words('バトルフェイズなら', 'in the Battle Phase'),
        )
      : none),
    ...(state.turn === 1
      ? reason(law, ['ygo-rule-first-turn'], words('先攻1ターン目である', 'It is the first turn'), next)
      : none),
    ...(piece.face === 'down' || piece.position === 'defense'
      ? reason(
          law,
          ['ygo-rule-attack'],
          words('表側攻撃表示ではない', 'It is not in face-up Attack Position'),
          words('表側攻撃表示なら', 'in face-up Attack Position'),
        )
      : none),
    ...(piece.memory.attacked === true
      ? reason(law, ['ygo-fd-44'], words('このターンに攻撃宣言している', 'It declared an attack this turn'), next)
      : none),
    ...(piece.limits.some((limit) => limit.cannotAttack)
      ? reason(
          law,
          ['ygo-rule-cannot-attack'],
          words('{card}は攻撃できない', '{card} cannot attack', { card: nameOf(piece) }),
          words('その効果がなければ', 'without that effect'),
        )
      : none),
    ...(action.target === undefined
      ? directUnmet(state, piece, law)
      : target?.zone !== 'monster' || target.controller === action.by
        ? reason(
            law,
            ['ygo-rule-attack'],
            words('攻撃できる相手モンスターではない', "It is no monster of the opponent's"),
            words('相手モンスターなら', "with a monster of the opponent's"),
          )
        : none),
  ]
}

/** Direct attack (直接攻撃). A monster whose ATK cannot be told is one of 'all' nevertheless. ygo-fd-13 */
function directUnmet(state: State, piece: Piece, law: Law): readonly Unmet[] {
  const others = monstersOf(state, otherSeat(piece.controller))
  if (others.length === 0) return []
  const able = applying(state, law).some(
    ({ source, effect }) => effect.gives === 'direct-attack' && source.id === piece.id,
  )
  if (!able)
    return reason(
      law,
      ['ygo-rule-direct'],
      words('相手フィールドにモンスターがいる', 'The opponent controls a monster'),
      words('いなければ', 'if there were none'),
    )
  const atk = attackOf(state, piece, law)
  const hidden = others.filter((other) => other.face === 'down')
  const lower = others.filter((other) => other.face === 'up' && attackOf(state, other, law) <= atk)
  return [
    ...(hidden.length > 0
      ? reason(
          law,
          ['ygo-fd-13'],
          words(
            '裏側のモンスターの攻撃力は不明で、「全て」が高いとは言えない',
            'The ATK of a face-down monster is unknown, so not all can be said to be higher',
          ),
          words('裏側のモンスターがいなければ', 'with no face-down monster'),
        )
      : none),
    ...(lower.length > 0
      ? reason(
          law,
          ['ygo-rule-text'],
          words('攻撃力がこのモンスター以下のモンスターがいる', 'A monster there has no higher ATK'),
          words('全ての攻撃力が高ければ', 'if all had higher ATK'),
        )
      : none),
  ]
}

export function declareAttack(work: Work, action: Attack): void {
  const piece = pieceOf(work.state, action.card)!
  change(work, piece, { memory: { ...piece.memory, attacked: true } })
  const attack = action.target === undefined ? { attacker: piece.id } : { attacker: piece.id, target: action.target }
  work.state.attack = attack
  tell(work, 'attackDeclared', piece, ['ygo-rule-attack'], '{card}の攻撃宣言', '{card} declares an attack')
  work.happenings.push({ what: 'attack', ...attack })
}

/** The attack goes into the Damage Step (ダメージステップ): a face-down monster that is attacked is flipped. */
export function enterDamageStep(work: Work): void {
  const attack = work.state.attack!
  const attacker = pieceOf(work.state, attack.attacker)
  if (!attacker || !canGoOn(attacker)) return endAttack(work, attacker)
  flipTarget(work, attack.target)
  const held = work.happenings
  work.happenings = []
  work.state.attack = { ...attack, damageStep: true, ...(held.length > 0 ? { held } : {}) }
  tell(
    work,
    'damageStep',
    attacker,
    ['ygo-rule-damage-step'],
    '{card}の攻撃はダメージステップに入る',
    'The attack of {card} is in the Damage Step',
  )
}

/** Carries an attack out to its end: flip, damage calculation, destruction. */
export function carryOutAttack(work: Work): void {
  const attack = work.state.attack!
  const attacker = pieceOf(work.state, attack.attacker)
  if (!attacker || !canGoOn(attacker)) return endAttack(work, attacker)
  flipTarget(work, attack.target)
  work.state = draftOf(work.state, 'attack')
  work.happenings.push(...(attack.held ?? []))
  const other = otherSeat(attacker.controller)
  const atk = attackOf(work.state, attacker, work.law)
  if (attack.target === undefined) return life(work, other, -atk)
  const target = pieceOf(work.state, attack.target)
  if (target?.zone === 'monster') fight(work, attacker, atk, target)
}

function canGoOn(attacker: Piece): boolean {
  return attacker.zone === 'monster' && attacker.face === 'up' && attacker.position === 'attack'
}

function endAttack(work: Work, attacker: Piece | undefined): void {
  work.state = draftOf(work.state, 'attack')
  tell(
    work,
    'attackEnds',
    attacker,
    ['ygo-rule-attack'],
    '{card}の攻撃は行われない',
    'The attack of {card} is not carried out',
  )
}

/** リバース: it is flipped and stays in Defense. ygo-bp-09 */
function flipTarget(work: Work, id: string | undefined): void {
  const target = id === undefined ? undefined : pieceOf(work.state, id)
  if (target?.zone !== 'monster' || target.face === 'up') return
  const cites = ['ygo-bp-09', 'ygo-rule-flip'].filter((cite) => holds(work.law, cite))
  setStance(work, target, 'face-up-defense', cites)
}

/** Damage calculation and destruction by battle. */
function fight(work: Work, attacker: Piece, atk: number, target: Piece): void {
  const other = otherSeat(attacker.controller)
  const against = target.position === 'attack' ? attackOf(work.state, target, work.law) : defenseOf(target)
  const lost = (piece: Piece) => {
    tell(work, 'battle', piece, ['ygo-rule-battle'], '{card}は戦闘で破壊される', '{card} is destroyed by battle')
    sendToGraveyard(work, piece.id, { destroyed: true })
  }
  if (atk > against) {
    if (target.position === 'attack') life(work, other, against - atk)
    lost(target)
  } else if (atk < against) {
    life(work, attacker.controller, atk - against)
    if (target.position === 'attack') lost(attacker)
  } else if (target.position === 'attack' && atk > 0) {
    lost(attacker)
    lost(target)
  }
}
