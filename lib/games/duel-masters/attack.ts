import { holds, none, otherSeat, together, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import { givings } from './at-work'
import { fight } from './battle'
import type { Gives, Who } from './card'
import { isCreature, keywordOf, nameOf } from './faces'
import { isWho } from './match'
import { moveTo } from './move'
import { inZone, pieceOf, type Piece, type State } from './state'
import { happened, remember, type Work } from './work'
import { freeOfSickness, sicknessUnmet } from './sickness'
import { breaksOf } from './stats'
import { tap } from './tapping'
import { quoted, tell } from './tell'
import { needs, unmetIf } from './unmet'

/** 攻撃: declared (506), blocked (507), carried out as a battle (508) or on the player (509). */

export function attackUnmet(state: State, action: Action & { type: 'attack' }, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  const creature = isCreature(state, piece) && piece.owner === action.by
  const card = () => ({ card: piece ? quoted(nameOf(state, piece)) : { ja: '', en: '' } })
  return together(
    needs(law, 'dm-rule-506'),
    unmetIf(
      law,
      state.active !== action.by || state.step !== 'attack' || state.attack !== undefined,
      ['dm-rule-505'],
      '自分の攻撃ステップではない',
      'This is not your attack step',
      ['自分の攻撃ステップで、ほかの攻撃が終わっていれば', 'in your attack step, when no other attack goes on'],
    ),
    unmetIf(
      law,
      !creature,
      ['dm-rule-506'],
      '攻撃できるのは、自分のバトルゾーンのクリーチャーだけ',
      'Only a creature of yours in the battle zone can attack',
      ['自分のクリーチャーなら', 'with a creature of yours'],
    ),
    creature
      ? together(
          unmetIf(
            law,
            piece.tapped,
            ['dm-rule-506'],
            '{card}はタップしている',
            '{card} is tapped',
            ['アンタップすれば', 'if it untapped'],
            card,
          ),
          sicknessUnmet(state, piece, law),
          forbidden(state, piece, law),
          targetUnmet(state, piece, action.target, law),
        )
      : none,
  )
}

/** Effects and abilities by which it cannot attack. */
function forbidden(state: State, piece: Piece, law: Law): readonly Unmet[] {
  const effect = piece.effects.find((one) => one.cannotAttack)
  const by = whichGives(state, piece, 'cannot-attack', law)
  return together(
    unmetIf(
      law,
      effect !== undefined,
      [effect?.from === 'g-strike' ? 'dm-rule-g-strike' : 'dm-rule-text'],
      '{card}はこのターン攻撃できない',
      '{card} cannot attack this turn',
      ['カードタイプが変われば、またはターンが終われば', 'if its card type changed, or when the turn is over'],
      () => ({ card: quoted(nameOf(state, piece)) }),
    ),
    unmetIf(
      law,
      by !== undefined,
      ['dm-rule-text'],
      '{card}は能力によって攻撃できない',
      'An ability keeps {card} from attacking',
      ['その能力がなければ', 'without that ability'],
      () => ({ card: quoted(nameOf(state, piece)) }),
    ),
  )
}

function whichGives(state: State, piece: Piece, what: Gives['gives'], law: Law): Piece | undefined {
  return givings(state, law, what).find(({ from, gives }) => {
    const to: Who | undefined = 'to' in gives ? gives.to : undefined
    return to !== undefined && isWho(state, piece, to, { by: from.owner, self: from.id }, law)
  })?.from
}

function targetUnmet(state: State, piece: Piece, target: string | undefined, law: Law): readonly Unmet[] {
  if (target === undefined) return none
  const aim = pieceOf(state, target)
  const fits = isCreature(state, aim) && aim.owner !== piece.owner
  const untappedToo = piece.effects.some((effect) => effect.attacksUntapped)
  return together(
    unmetIf(
      law,
      !fits || (!aim.tapped && !untappedToo),
      ['dm-rule-506'],
      '攻撃できるのは、相手プレイヤーか相手のタップしているクリーチャー',
      'An attack goes to the other player or a tapped creature of the other player',
      ['タップしている相手のクリーチャーなら', 'with a tapped creature of the other player'],
    ),
    fits
      ? unmetIf(
          law,
          whichGives(state, aim, 'cannot-be-attacked', law) !== undefined,
          ['dm-rule-text'],
          'そのクリーチャーは攻撃されない',
          'That creature cannot be attacked',
          ['ほかのクリーチャーなら', 'with another creature'],
        )
      : none,
  )
}

export function declareAttack(work: Work, { card, by, target }: Action & { type: 'attack' }): void {
  const { state, law } = work
  const piece = pieceOf(state, card)!
  const cites = ['dm-rule-506', ...freeOfSickness(state, piece, law)]
  state.attack = { attacker: card, by, ...(target === undefined ? {} : { target }), stage: 'declared' }
  const { attacks } = state.log
  happened(work, {
    attacks:
      by === 'player' ? { ...attacks, player: attacks.player + 1 } : { ...attacks, opponent: attacks.opponent + 1 },
  })
  remember(work, card, { attacks: (piece.memory.attacks ?? 0) + 1 })
  const aim = pieceOf(state, target)
  tell(
    work,
    'attacks',
    piece,
    cites,
    aim ? '{card}で{target}を攻撃する' : '{card}でプレイヤーを攻撃する',
    aim ? '{card} attacks {target}' : '{card} attacks the player',
    aim ? { parts: { target: quoted(nameOf(state, aim)) } } : {},
  )
  work.happenings.push({ what: 'attacks', piece: card })
  tap(work, card, ['dm-rule-506'])
}

export function blockUnmet(state: State, action: Action & { type: 'block' }, law: Law): readonly Unmet[] {
  const { attack } = state
  const piece = pieceOf(state, action.card)
  const able =
    isCreature(state, piece) &&
    piece.owner === action.by &&
    !piece.tapped &&
    keywordOf(state, piece, 'blocker', law) !== undefined &&
    !piece.effects.some((effect) => effect.cannotBlock)
  const attacker = pieceOf(state, attack?.attacker)
  return together(
    needs(law, 'dm-rule-507'),
    unmetIf(
      law,
      attack?.stage !== 'declared' || attack.by === action.by || attack.blocker !== undefined,
      ['dm-rule-507'],
      'ブロックする攻撃がない',
      'There is no attack to block',
      ['相手が攻撃していれば', 'while the other player attacks'],
    ),
    unmetIf(
      law,
      !able,
      ['dm-rule-507'],
      'ブロックできるのは、アンタップしているブロッカー',
      'Only an untapped creature with Blocker can block',
      ['アンタップしているブロッカーなら', 'with an untapped creature that has Blocker'],
    ),
    unmetIf(
      law,
      attacker !== undefined && whichGives(state, attacker, 'cannot-be-blocked', law) !== undefined,
      ['dm-rule-text'],
      'この攻撃はブロックされない',
      'This attacker cannot be blocked',
      ['ほかの攻撃なら', 'with another attacker'],
    ),
  )
}

export function block(work: Work, { card }: Action & { type: 'block' }): void {
  const attack = work.state.attack!
  tell(work, 'blocks', pieceOf(work.state, card), ['dm-rule-507'], '{card}でブロックする', '{card} blocks')
  tap(work, card, ['dm-rule-507'])
  work.state.attack = { ...attack, blocker: card }
  work.happenings.push({ what: 'blocked', piece: attack.attacker })
}

export function proceedUnmet(state: State, action: Action & { type: 'proceed' }, law: Law): readonly Unmet[] {
  const theirs = (id: string) => inZone(state, 'shields', otherSeat(action.by)).some((piece) => piece.id === id)
  return together(
    unmetIf(
      law,
      state.attack?.stage !== 'declared' || state.attack.by !== action.by,
      ['dm-rule-505'],
      '続ける攻撃がない',
      'There is no attack to go on with',
      ['自分のクリーチャーが攻撃していれば', 'while a creature of yours attacks'],
    ),
    unmetIf(
      law,
      action.shields?.some((id) => !theirs(id)) === true,
      ['dm-rule-509'],
      '相手のシールドではない',
      'It is no shield of the other player',
      ['相手のシールドを選べば', 'with shields of the other player'],
    ),
  )
}

/** The battle, or the shields, or the direct attack. 508, 509 */
export function proceed(work: Work, action: Action & { type: 'proceed' }): void {
  const { state, law } = work
  const attack = state.attack!
  state.attack = { ...attack, stage: 'carried-out' }
  const attacker = pieceOf(state, attack.attacker)
  const against = attack.blocker ?? attack.target
  if (!isCreature(state, attacker)) {
    tell(work, 'attack-over', attacker, ['dm-rule-505'], '攻撃は終わる', 'The attack is over')
    return
  }
  if (against !== undefined) {
    if (!holds(law, 'dm-rule-508') || !fight(work, attacker.id, against, ['dm-rule-508']))
      tell(work, 'attack-over', attacker, ['dm-rule-508'], 'バトルする相手がいない', 'There is nothing to battle')
    return
  }
  const side = otherSeat(attack.by)
  const shields = inZone(state, 'shields', side)
  if (shields.length === 0 && holds(law, 'dm-rule-509')) {
    tell(work, 'direct-attack', attacker, ['dm-rule-509'], '{card}がとどめを刺す', '{card} attacks the player directly')
    state.over = { winner: attack.by, cites: ['dm-rule-509'] }
    return
  }
  const wanted = action.shields ?? []
  const n = Math.min(breaksOf(state, attacker, law), shields.length)
  const chosen = [...new Set([...wanted, ...shields.map((piece) => piece.id)])].slice(0, n)
  tell(
    work,
    'breaks',
    attacker,
    ['dm-rule-509.5'],
    `{card}がシールドを${n}枚ブレイクする`,
    n === 1 ? '{card} breaks a shield' : `{card} breaks ${n} shields`,
  )
  if (!holds(law, 'dm-rule-509.5')) return
  for (const id of chosen) moveTo(work, id, 'hand', ['dm-rule-509.5'])
  state.broken = { by: side, cards: chosen }
}
