import { none, omit, otherSeat, words, type Citation, type Law, type Text, type Unmet } from '../../../engine'
import type { Card, Effect } from '../card'
import type { Asker } from '../match'
import { cardOf, monstersOf, pieceOf, type ChainLink, type Piece, type State } from '../state'
import { applying } from '../stats'
import { tell } from '../tell'
import { hasRoom, placeFor } from '../place'
import { noRoom } from '../turn'
import { needs } from '../unmet'
import { costCites, costUnmet, pay } from './cost'
import { effectOf, notModelled, useOf, type Activation } from './effect'
import { emptyUnmet, targetCites, targetsUnmet } from './target'
import { onceUnmet, whenUnmet } from './when'
import { whereUnmet } from './where'
import { change, type Work } from '../work'

/** All that stands against an activation (発動): place, time, condition, cost, targets. */
export function activationUnmet(state: State, action: Activation, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  const card = piece && cardOf(piece)
  const effect = effectOf(card, action.effect)
  if (card?.partly && action.effect === notModelled) return [unmodelled(card.partly)]
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
    ...(effect.how !== 'card' || hasRoom(state, action.by, piece) ? none : noRoom(law)),
    ...(full(state, effect, action) ? noRoom(law) : none),
    ...whereUnmet(piece, card, effect, action, law),
    ...whenUnmet(state, piece, card, effect, action, law),
    ...onceUnmet(state, piece, effect, law),
    ...costUnmet(state, piece, effect.cost, action, asker, law),
    ...targetsUnmet(state, effect, action.targets ?? [], asker, law),
    ...emptyUnmet(state, effect, asker, law),
    ...needs(law, ...attackCites(state, effect), ...turnCites(state, piece, effect, law)),
  ]
}

/** Said of what is printed on a card and not modelled. */
function unmodelled(what: Text): Unmet {
  return {
    text: words('ここで再現していない効果である：{what}', 'Not modelled here: {what}', { what }),
    cites: ['ygo-rule-not-modelled'],
    cure: words('再現されている効果なら', 'with an effect that is modelled'),
  }
}

/** Whether a monster that it Special Summons would find no zone, those counted that its cost leaves free. */
function full(state: State, effect: Effect, { by, cost = [] }: Activation): boolean {
  const summon = effect.ops.find((op) => op.op === 'summon')
  if (!summon) return false
  const to = summon.to === 'other' ? otherSeat(by) : by
  const leaving = cost.filter((id) => {
    const piece = pieceOf(state, id)
    return piece?.zone === 'monster' && piece.controller === to
  })
  return monstersOf(state, to).length - leaving.length >= 5
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
  const { state } = work
  if (waited) state.waiting = state.waiting.filter((one) => one !== waited)
  if (effect.once === 'name') state.usedNames = [...state.usedNames, `${piece.controller}:${piece.card}:${effect.id}`]
  if (effect.once === 'card') change(work, piece, { used: [...piece.used, useOf(effect)] })
  if (effect.how === 'card') {
    const now = pieceOf(work.state, piece.id)!
    change(work, omit(now, 'setThisTurn'), { zone: placeFor(work, now), face: 'up' })
  }
  tell(work, 'activated', piece, [...new Set([...cites, 'ygo-rule-activate'])], '{card}の発動', '{card} is activated')
  pay(work, piece.id, effect.cost, action)
  const link: ChainLink = {
    piece: piece.id,
    card: card.id,
    effect: effect.id,
    by: action.by,
    targets: action.targets ?? [],
    kind: card.type,
    ofCard: effect.how === 'card',
  }
  const watchers = watchersOf(work, card, effect)
  work.state.chain = [...work.state.chain, watchers.length > 0 ? { ...link, watchers } : link]
}

/** Which cards get counters as a Spell resolves: those that were face-up as it was activated. */
function watchersOf(work: Work, card: Card, effect: Effect): readonly string[] {
  if (card.type !== 'spell' || effect.how !== 'card') return []
  return applying(work.state, work.law)
    .filter((one) => one.effect.gives === 'counters' && one.effect.each === 'spell')
    .map((one) => one.source.id)
}

/** How the attacker was summoned is remembered. ygo-fd-38 */
function attackCites(state: State, effect: Effect): readonly Citation[] {
  const asks = effect.on?.on === 'attacks' && typeof effect.on.who === 'object' && effect.on.who.summoned === 'tribute'
  return asks && state.attack ? ['ygo-fd-38'] : []
}

/** That positions cannot be changed bars no effect that includes such a change. ygo-bp-29, ygo-bp-30 */
function turnCites(state: State, piece: Piece, effect: Effect, law: Law): readonly Citation[] {
  if (!effect.ops.some((op) => op.op === 'turn' && op.what === 'self')) return []
  const barred = applying(state, law).some(
    ({ effect: one }) => one.gives === 'all-face-up-attack' || one.gives === 'no-manual-change',
  )
  return barred || piece.limits.some((limit) => limit.cannotChange) ? ['ygo-bp-30'] : []
}
