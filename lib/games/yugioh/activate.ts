import { holds, words, type Citation, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import type { Card, Cost, Effect, Filter, Op } from './card'
import { moveTo, sendToGraveyard } from './leave'
import { match, type Asker } from './match'
import { mustTributeUnmet } from './normal-summon'
import {
  allPieces,
  cardOf,
  hasNoFaceDown,
  isOnField,
  pieceOf,
  put,
  stanceOf,
  without,
  type Piece,
  type State,
  type Work,
} from './state'
import { applying, isNegated } from './stats'
import { tell } from './tell'
import { isMain } from './manual'
import { needs, unmetIf } from './unmet'
import type { Zone } from './vocabulary'

export type Activation = Action & { type: 'activate' }

export function effectOf(card: Card | undefined, id: string | undefined): Effect | undefined {
  return id === undefined ? card?.effects?.[0] : card?.effects?.find((effect) => effect.id === id)
}

/** From where an effect activates. */
export function placesOf(card: Card, effect: Effect): readonly Zone[] {
  if (effect.from) return effect.from
  if (effect.on?.on === 'sent' && effect.on.who === 'self') return ['graveyard']
  if (effect.how === 'card') return ['hand', 'spell', 'field']
  return card.type === 'monster' ? ['monster'] : ['spell', 'field']
}

/** Spell Speed (スペルスピード). */
export function speedOf(card: Card, effect: Effect): 1 | 2 | 3 {
  if (card.property === 'Counter') return 3
  if (effect.how === 'quick' || card.type === 'trap' || card.property === 'Quick-Play') return 2
  return 1
}

/** All that stands against an activation (発動): place, time, condition, cost, targets. */
export function activationUnmet(state: State, action: Activation, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  const card = piece && cardOf(piece)
  const effect = effectOf(card, action.effect)
  if (!piece || !card || !effect || piece.controller !== action.by)
    return [
      {
        text: words('発動できる効果ではない', 'It is no effect that you can activate'),
        cites: ['ygo-rule-where'],
        cure: words('自分の効果を持つカードなら', 'with a card of yours that has an effect'),
      },
    ]
  const asker: Asker = { by: action.by, self: piece.id }
  return [
    ...whereUnmet(state, piece, card, effect, action, law),
    ...whenUnmet(state, piece, card, effect, action, law),
    ...onceUnmet(state, piece, effect, law),
    ...costUnmet(state, piece, effect.cost, action.cost ?? [], asker, law),
    ...targetsUnmet(state, effect, action.targets ?? [], asker, law),
    ...emptyUnmet(state, effect, asker, law),
    ...needs(law, ...attackCites(state, effect), ...turnCites(state, piece, effect, law)),
  ]
}

function whereUnmet(
  state: State,
  piece: Piece,
  card: Card,
  effect: Effect,
  action: Activation,
  law: Law,
): readonly Unmet[] {
  const from = placesOf(card, effect)
  const opened = effect.how === 'card' && isOnField(piece) && piece.face === 'up'
  const handTrap = card.type === 'trap' && effect.how === 'card' && piece.zone === 'hand'
  const early = piece.setThisTurn === true && (card.type === 'trap' || card.property === 'Quick-Play')
  return [
    ...unmetIf(
      law,
      !from.includes(piece.zone) || opened || handTrap,
      ['ygo-rule-where'],
      words('そこからは発動できない', 'It cannot be activated from there'),
      words('発動できる場所にあれば', 'from where it can be activated'),
    ),
    ...unmetIf(
      law,
      early,
      ['ygo-rule-set-turn'],
      words('セットしたターンである', 'It was Set this turn'),
      words('次のターンなら', 'next turn'),
    ),
    ...unmetIf(
      law,
      piece.zone === 'monster' && piece.face === 'down' && !(effect.faceDown && holds(law, 'ygo-fd-19')),
      ['ygo-fd-18'],
      words('裏側守備表示モンスターの効果は発動しない', 'The effects of a face-down monster do not activate'),
      words('表側なら', 'if it were face-up'),
    ),
    ...unmetIf(
      law,
      effect.faceDown === true && piece.face === 'up',
      ['ygo-rule-text'],
      words('裏側守備表示の時の効果である', 'It is an effect for when it is face-down'),
      words('裏側なら', 'if it were face-down'),
    ),
    ...unmetIf(
      law,
      piece.zone === 'monster' && piece.face === 'up' && isNegated(state, piece, law),
      ['ygo-rule-text'],
      words('効果が無効になっている', 'Its effects are negated'),
      words('無効でなければ', 'if they were not negated'),
    ),
    ...unmetIf(
      law,
      effect.stance !== undefined && stanceOf(piece) !== effect.stance,
      ['ygo-rule-text'],
      words('求められる表示形式ではない', 'It is not in the position that is asked for'),
      words('その表示形式なら', 'in that position'),
    ),
    ...unmetIf(
      law,
      card.kinds?.includes('Gemini') === true && !piece.gemini,
      ['ygo-rule-text'],
      words('再度召喚されていない', 'It was not Gemini Summoned'),
      words('再度召喚されていれば', 'if it had been'),
    ),
    ...unmetIf(
      law,
      action.by !== piece.controller,
      ['ygo-rule-where'],
      words('自分のカードではない', 'It is not your card'),
      words('自分のカードなら', 'with your own card'),
    ),
  ]
}

function whenUnmet(
  state: State,
  piece: Piece,
  card: Card,
  effect: Effect,
  action: Activation,
  law: Law,
): readonly Unmet[] {
  const speed = speedOf(card, effect)
  const waits = state.waiting.some((one) => one.piece === piece.id && one.effect === effect.id)
  const onAttack = effect.on?.on === 'attacks' && effect.how === 'card'
  if (effect.on && !onAttack && effect.on.on !== 'targeted')
    return unmetIf(
      law,
      !waits,
      ['ygo-rule-trigger'],
      words('発動の条件を満たしていない', 'What it waits for has not happened'),
      words('条件を満たした時なら', 'when it happens'),
    )
  const phaseWrong = effect.phase !== undefined && state.phase !== effect.phase
  return [
    ...unmetIf(
      law,
      state.waiting.length > 0 && !waits,
      ['ygo-rule-order'],
      words('先に積む誘発効果がある', 'Triggered effects go first'),
      words('それを積んだ後なら', 'after those'),
    ),
    ...unmetIf(
      law,
      effect.on?.on === 'targeted' && !waits,
      ['ygo-rule-trigger'],
      words('このモンスターだけを対象とする発動がない', 'Nothing was activated that targets it as it asks'),
      words('そのような発動があれば', 'when such an activation is made'),
    ),
    ...unmetIf(
      law,
      phaseWrong,
      ['ygo-rule-turn'],
      words('そのフェイズではない', 'It is not the phase for it'),
      words('そのフェイズなら', 'in that phase'),
    ),
    ...unmetIf(
      law,
      speed === 1 &&
        effect.phase === undefined &&
        (state.active !== action.by || !isMain(state) || state.attack !== undefined),
      ['ygo-rule-turn'],
      words('自分のメインフェイズではない', 'It is not your Main Phase'),
      words('自分のメインフェイズなら', 'in your own Main Phase'),
    ),
    ...unmetIf(
      law,
      speed === 1 && state.chain.length > 0,
      ['ygo-rule-speed'],
      words('チェーンには積めない速さである', 'It is too slow for a chain'),
      words('チェーンのない時なら', 'with no chain'),
    ),
    ...unmetIf(
      law,
      piece.zone === 'hand' && card.property === 'Quick-Play' && state.active !== action.by,
      ['ygo-rule-turn'],
      words('相手ターンには手札から発動できない', "It cannot be activated from the hand in the opponent's turn"),
      words('セットしてあれば', 'if it were Set'),
    ),
    ...(onAttack ? attackUnmet(state, effect, action, law) : []),
  ]
}

/** Traps that answer an attack declaration. */
function attackUnmet(state: State, effect: Effect, action: Activation, law: Law): readonly Unmet[] {
  const attacker = state.attack && pieceOf(state, state.attack.attacker)
  const who = effect.on?.on === 'attacks' && typeof effect.on.who === 'object' ? effect.on.who : {}
  const fits =
    attacker !== undefined && match(state, attacker, who, { by: action.by }, 'effect', law).unmet.length === 0
  const asked = who.summoned === undefined ? ['ygo-rule-trigger'] : ['ygo-fd-38']
  if (!attacker)
    return unmetIf(
      law,
      true,
      ['ygo-rule-trigger'],
      words('攻撃宣言がない', 'No attack was declared'),
      words('攻撃宣言時なら', 'when an attack is declared'),
    )
  return unmetIf(
    law,
    !fits,
    asked[0] === 'ygo-fd-38' && attacker.memory.summon !== undefined ? ['ygo-rule-trigger'] : asked,
    words('攻撃したモンスターは求められるものではない', 'The attacking monster is not what is asked for'),
    words('そのようなモンスターの攻撃なら', 'with the attack of such a monster'),
  )
}

function onceUnmet(state: State, piece: Piece, effect: Effect, law: Law): readonly Unmet[] {
  const cycle = isCycle(effect)
  const used = piece.used.includes(useOf(effect))
  return [
    ...unmetIf(
      law,
      effect.once === 'card' && used,
      cycle && holds(law, 'ygo-fd-34') ? ['ygo-fd-34'] : ['ygo-rule-once'],
      words('このターンに使った「1ターンに1度」の効果である', 'This once-per-turn effect was used this turn'),
      words('次のターンなら', 'next turn'),
    ),
    ...unmetIf(
      law,
      effect.once === 'name' && state.usedNames.includes(`${piece.controller}:${piece.card}:${effect.id}`),
      ['ygo-rule-name-limit'],
      words('このカード名の効果はこのターンに使った', 'The effect of this card name was used this turn'),
      words('次のターンなら', 'next turn'),
    ),
  ]
}

/** サイクル・リバース: it turns its own monster face-down. ygo-fd-34 */
function isCycle(effect: Effect): boolean {
  return effect.ops.some((op) => op.op === 'turn' && op.what === 'self' && op.to === 'face-down')
}

function useOf(effect: Effect): string {
  return isCycle(effect) ? `cycle:${effect.id}` : effect.id
}

function costUnmet(
  state: State,
  source: Piece,
  cost: Cost | undefined,
  given: readonly string[],
  asker: Asker,
  law: Law,
): readonly Unmet[] {
  if (!cost) return []
  if (cost.pay === 'detach')
    return unmetIf(
      law,
      source.under.length < cost.n,
      ['ygo-rule-cost'],
      words('取り除くエクシーズ素材がない', 'It has no material to detach'),
      words('素材があれば', 'with materials'),
    )
  const pieces = given.map((id) => pieceOf(state, id))
  const short = unmetIf(
    law,
    given.length !== cost.n || new Set(given).size !== cost.n,
    ['ygo-rule-cost'],
    words('コストが足りない', 'The cost is not paid in full'),
    words('コストを払えば', 'with the cost paid'),
  )
  return [
    ...short,
    ...(cost.pay === 'tribute' ? mustTributeUnmet(state, asker.by, given, law) : []),
    ...pieces.flatMap((piece) => (piece ? payable(state, piece, cost, asker, law).unmet : short)),
  ]
}

/** Whether a card can pay; a Tribute may be the opponent's where an effect says so (クロス・ソウル). */
function payable(state: State, piece: Piece, cost: Cost, asker: Asker, law: Law) {
  const others =
    piece.controller !== asker.by &&
    cost.pay === 'tribute' &&
    state.mustTribute?.by === asker.by &&
    state.mustTribute.piece === piece.id
  const { side: _, ...anySide } = cost.filter
  const filter: Filter = others ? anySide : cost.filter
  const purpose =
    cost.pay === 'material' ? 'fusion' : cost.pay === 'tribute' ? (others ? 'tribute-other' : 'tribute') : 'cost'
  return match(state, piece, filter, asker, purpose, law, cost.faceDownIn?.includes(law.era) === true)
}

function targetsUnmet(
  state: State,
  effect: Effect,
  given: readonly string[],
  asker: Asker,
  law: Law,
): readonly Unmet[] {
  const target = effect.target
  if (!target) return []
  const purpose = effect.ops.some((op) => op.op === 'equip') && effect.cost === undefined ? 'equip' : 'effect'
  const wrong = unmetIf(
    law,
    given.length !== target.n || new Set(given).size !== given.length,
    ['ygo-rule-target'],
    words(`対象は${target.n}つ`, `It takes ${target.n} target${target.n === 1 ? '' : 's'}`),
    words('対象を選べば', 'with its targets chosen'),
  )
  const filters = Array.from({ length: target.n }, (_, index) =>
    index > 0 && target.more ? target.more : target.filter,
  )
  return [
    ...wrong,
    ...given.flatMap((id, index) => {
      const piece = pieceOf(state, id)
      if (!piece) return wrong
      return [
        ...match(state, piece, filters[Math.min(index, filters.length - 1)]!, asker, purpose, law).unmet,
        ...unmetIf(
          law,
          turnsDown(effect) && hasNoFaceDown(piece),
          ['ygo-fd-46'],
          words(
            '裏側表示のないモンスターなので対象にできない',
            'It has no face-down position, so it cannot be targeted',
          ),
          words('裏側になれるモンスターなら', 'with a monster that can be face-down'),
        ),
        ...summonUnmet(piece, effect, law),
      ]
    }),
  ]
}

function turnsDown(effect: Effect): boolean {
  return effect.ops.some((op) => op.op === 'turn' && op.to === 'face-down' && op.what !== 'self')
}

/** Revival (蘇生) and its restriction. ygo-fd-39 */
function summonUnmet(piece: Piece, effect: Effect, law: Law): readonly Unmet[] {
  const card = cardOf(piece)
  const revives = effect.ops.some((op) => op.op === 'summon' && op.what === 'targets')
  const special =
    card?.summoning?.noNormal === true ||
    (card?.kinds ?? []).some((kind) => ['Ritual', 'Fusion', 'Synchro', 'Xyz', 'Link'].includes(kind))
  return [
    ...unmetIf(
      law,
      revives && special && !piece.memory.proper,
      ['ygo-rule-revival'],
      words('正しい方法で特殊召喚されていない', 'It was never properly summoned'),
      words('蘇生制限を満たしていれば', 'if it had been'),
    ),
    ...unmetIf(
      law,
      revives && card?.summoning?.noSpecial === true,
      ['ygo-rule-revival'],
      words('特殊召喚できないモンスターである', 'It cannot be Special Summoned'),
      words('ほかのモンスターなら', 'with another monster'),
    ),
  ]
}

/** An activation without effect (空撃ち). ygo-fd-47 */
function emptyUnmet(state: State, effect: Effect, asker: Asker, law: Law): readonly Unmet[] {
  const main = effect.ops[0]
  if (!main || effect.mandatory) return []
  const cure = words('効果を受けるカードがあれば', 'if there were a card for it to act on')
  const candidates = (filter: Filter) =>
    allPieces(state).filter((piece) => match(state, piece, filter, asker, 'effect', law).unmet.length === 0)
  const down = main.op === 'turn' && main.to === 'face-down'
  if (effect.target) {
    const found = candidates(effect.target.filter).filter(
      (piece) => !(down && hasNoFaceDown(piece) && holds(law, 'ygo-fd-46')),
    )
    const tokens = candidates(effect.target.filter).length > 0
    return unmetIf(
      law,
      found.length === 0,
      down && tokens ? ['ygo-fd-47'] : ['ygo-rule-no-effect'],
      words('対象にできるカードがない', 'There is no card to target'),
      cure,
    )
  }
  if (!('what' in main) || typeof main.what !== 'object') return []
  const reached = candidates(main.what).filter((piece) => !(down && hasNoFaceDown(piece) && holds(law, 'ygo-fd-46')))
  return unmetIf(
    law,
    reached.length === 0,
    down && candidates(main.what).length > 0 ? ['ygo-fd-47'] : ['ygo-rule-no-effect'],
    words('効果を受けるカードがない（空撃ち）', 'It would be an activation without effect'),
    cure,
  )
}

/** Pays, and puts the effect on the chain. */
export function activate(work: Work, action: Activation): void {
  const piece = pieceOf(work.state, action.card)!
  const card = cardOf(piece)!
  const effect = effectOf(card, action.effect)!
  const waited = work.state.waiting.find((one) => one.piece === piece.id && one.effect === effect.id)
  const cites = [
    ...costCites(work.state, effect, action, work.law),
    ...(waited?.cites ?? []),
    ...targetCites(work.state, effect, action, work.law),
    ...attackCites(work.state, effect),
    ...turnCites(work.state, piece, effect, work.law),
  ]
  work.state = { ...work.state, waiting: work.state.waiting.filter((one) => one !== waited) }
  if (effect.once === 'name')
    work.state = {
      ...work.state,
      usedNames: [...work.state.usedNames, `${piece.controller}:${piece.card}:${effect.id}`],
    }
  if (effect.once === 'card') put(work, { ...piece, used: [...piece.used, useOf(effect)] })
  if (effect.how === 'card') {
    const now = pieceOf(work.state, piece.id)!
    put(work, { ...without(now, 'setThisTurn'), zone: card.property === 'Field' ? 'field' : 'spell', face: 'up' })
  }
  tell(work, 'activated', piece, [...new Set([...cites, 'ygo-rule-activate'])], '{card}の発動', '{card} is activated')
  pay(work, piece.id, effect.cost, action.cost ?? [])
  work.state = {
    ...work.state,
    chain: [
      ...work.state.chain,
      {
        piece: piece.id,
        card: card.id,
        effect: effect.id,
        by: action.by,
        targets: action.targets ?? [],
        kind: card.type,
        ofCard: effect.how === 'card',
      },
    ],
  }
}

function pay(work: Work, source: string, cost: Cost | undefined, given: readonly string[]): void {
  if (!cost) return
  if (cost.pay === 'detach') {
    const piece = pieceOf(work.state, source)!
    for (const id of piece.under.slice(0, cost.n)) moveTo(work, id, 'graveyard', 'up')
    put(work, { ...pieceOf(work.state, source)!, under: piece.under.slice(cost.n) })
    return
  }
  for (const id of given) {
    tell(
      work,
      cost.pay === 'tribute' ? 'tributed' : 'paid',
      pieceOf(work.state, id),
      ['ygo-rule-cost'],
      '{card}をコストにする',
      '{card} pays the cost',
    )
    if (cost.pay === 'banish') moveTo(work, id, 'banished', 'up')
    else if (cost.pay === 'material') moveTo(work, id, 'deck', 'down')
    else sendToGraveyard(work, id)
  }
}

function costCites(state: State, effect: Effect, action: Activation, law: Law): readonly Citation[] {
  const { cost } = effect
  if (!cost) return []
  return (action.cost ?? []).flatMap((id) => {
    const piece = pieceOf(state, id)
    return piece ? payable(state, piece, cost, { by: action.by, self: action.card }, law).cites : []
  })
}

function targetCites(state: State, effect: Effect, action: Activation, law: Law): readonly Citation[] {
  const revives = effect.ops.some((op: Op) => op.op === 'summon' && op.what === 'targets')
  return (action.targets ?? []).flatMap((id) => {
    const piece = pieceOf(state, id)
    const special = piece && cardOf(piece)?.summoning?.noNormal === true
    return revives && special && piece.memory.proper && holds(law, 'ygo-fd-39') ? ['ygo-fd-39'] : []
  })
}

/** How the attacker was summoned is remembered. ygo-fd-38 */
function attackCites(state: State, effect: Effect): readonly Citation[] {
  const asks = effect.on?.on === 'attacks' && typeof effect.on.who === 'object' && effect.on.who.summoned === 'tribute'
  return asks && state.attack ? ['ygo-fd-38'] : []
}

/** That positions cannot be changed bars no effect that includes such a change. ygo-bp-29, ygo-bp-30 */
function turnCites(state: State, piece: Piece, effect: Effect, law: Law): readonly Citation[] {
  const turns = effect.ops.some((op) => op.op === 'turn' && op.what === 'self')
  const barred = applying(state, law).some(
    ({ effect: one }) => one.gives === 'all-face-up-attack' || one.gives === 'no-manual-change',
  )
  return turns && (barred || piece.limits.some((limit) => limit.cannotChange)) ? ['ygo-bp-30'] : []
}
