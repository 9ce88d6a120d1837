import { holds, type Citation, type Law } from '../../engine'
import type { Effect, Filter, Trigger } from './card'
import { placesOf } from './activation/effect'
import { asksDetails } from './details'
import { details, missedFaceDown } from './sent'
import { tell } from './tell'
import { matchesDetails, matchesOpenly } from './match'
import { reachable } from './activation/target'
import {
  allPieces,
  cardOf,
  isOnField,
  pieceOf,
  type Arrival,
  type Happening,
  type Piece,
  type State,
  type Waiting,
} from './state'
import { applying } from './stats'
import { change, type Work } from './work'

/**
 * Finds the effects whose condition what happened has met and lets them wait, in the order in which they go on a
 * chain: turn player's mandatory, opponent's mandatory, turn player's optional, opponent's optional.
 */
export function collectTriggers(work: Work): void {
  if (work.happenings.length === 0) return
  const { state, law } = work
  const found: Waiting[] = [...state.waiting]
  const triggers = triggersOn(state)
  for (const happening of work.happenings) {
    countersOn(work, happening)
    for (const { piece, effect, on } of triggers) {
      if (found.some((one) => one.piece === piece.id && one.effect === effect.id)) continue
      const cites = met(state, piece, effect, on, happening, law)
      if (!cites && happening.what === 'sent' && missedFaceDown(state, piece, effect, happening, law))
        tell(
          work,
          'notMet',
          piece,
          ['ygo-fd-14'],
          '裏側のまま墓地へ送られたので{card}の条件を満たさない',
          'It was sent face-down, so the condition of {card} is not met',
        )
      if (cites && reachable(state, effect, { by: piece.controller, self: piece.id }, law))
        found.push({
          piece: piece.id,
          effect: effect.id,
          by: piece.controller,
          mandatory: effect.mandatory === true,
          cites,
        })
    }
  }
  work.state.recent = work.happenings
  work.state.waiting = found.sort((a, b) => order(state, a) - order(state, b))
  work.happenings = []
}

/** The Trigger Effects (誘発効果) of all cards, wherever they lie, with what each waits for. */
function triggersOn(state: State): readonly { readonly piece: Piece; readonly effect: Effect; readonly on: Trigger }[] {
  const triggers: { piece: Piece; effect: Effect; on: Trigger }[] = []
  for (const piece of allPieces(state))
    for (const effect of cardOf(piece)?.effects ?? [])
      if (effect.how === 'trigger' && effect.on) triggers.push({ piece, effect, on: effect.on })
  return triggers
}

/** Counters that are placed each time something happens, without an activation. */
function countersOn(work: Work, happening: Happening): void {
  if (happening.what !== 'position-changed' && happening.what !== 'spell') return
  const each = happening.what === 'spell' ? 'spell' : 'position-change'
  for (const { source, effect } of applying(work.state, work.law)) {
    if (effect.gives !== 'counters' || effect.each !== each) continue
    if (happening.what === 'spell' && !happening.watchers.includes(source.id)) continue
    const piece = pieceOf(work.state, source.id)!
    change(work, piece, { counters: piece.counters + effect.n })
    tell(
      work,
      'counters',
      piece,
      happening.what === 'position-changed' ? ['ygo-bp-08'] : ['ygo-rule-text'],
      `{card}にカウンターを${effect.n}つ置く`,
      `${effect.n} counter(s) are placed on {card}`,
    )
  }
}

function order(state: State, { mandatory, by }: Waiting): number {
  return (mandatory ? 0 : 2) + (by === state.active ? 0 : 1)
}

/** Whether it is met; if so, by which rulings that says more than the text. */
function met(
  state: State,
  piece: Piece,
  effect: Effect,
  on: Trigger,
  happening: Happening,
  law: Law,
): readonly Citation[] | undefined {
  const from = placesOf(cardOf(piece)!, effect)
  if (!from.includes(piece.zone)) return undefined
  if (isOnField(piece) && piece.face === 'down') return undefined
  if (effect.once === 'name' && state.usedNames.includes(`${piece.controller}:${piece.card}:${effect.id}`))
    return undefined
  return meets(state, piece, on, happening, law)
}

/** Whether what happened is what is waited for; if so, by which rulings that says more than the text. */
export function meets(
  state: State,
  piece: Piece,
  on: Trigger,
  happening: Happening,
  law: Law,
): readonly Citation[] | undefined {
  const concerns = (id: string) => 'who' in on && isWho(state, piece, on.who, id, law)
  switch (on.on) {
    case 'summoned':
      return happening.what === 'summoned' && concerns(happening.piece) ? [] : undefined
    case 'normal-summoned':
      return happening.what === 'summoned' && isNormal(happening.how) && concerns(happening.piece) ? [] : undefined
    case 'normal-or-flip-summoned':
      return happening.what === 'summoned' && happening.how !== 'special' && concerns(happening.piece) ? [] : undefined
    case 'flip-summoned':
      return happening.what === 'summoned' && happening.how === 'flip' && concerns(happening.piece) ? [] : undefined
    case 'special-summoned':
      return happening.what === 'summoned' && happening.how === 'special' && concerns(happening.piece) ? [] : undefined
    case 'flipped':
      return happening.what === 'flipped' && concerns(happening.piece) ? [] : undefined
    case 'position-changed':
      return happening.what === 'position-changed' &&
        (on.to === undefined || on.to === happening.to) &&
        concerns(happening.piece)
        ? ['ygo-bp-08'].filter((id) => holds(law, id))
        : undefined
    case 'attacks':
      return happening.what === 'attack' && concerns(happening.attacker) ? [] : undefined
    case 'attacked':
      return happening.what === 'attack' && happening.target !== undefined && concerns(happening.target)
        ? []
        : undefined
    case 'sent':
      return happening.what === 'sent' ? details(state, piece, on, happening, law) : undefined
    case 'targeted':
      return undefined
  }
}

/** Whether a card is the one that a trigger is about, or one of those. */
function isWho(state: State, piece: Piece, who: 'self' | Filter, id: string, law: Law): boolean {
  if (who === 'self') return id === piece.id && pieceOf(state, id) !== undefined
  const subject = pieceOf(state, id)
  return (
    subject !== undefined &&
    matchesOpenly(subject, who, { by: piece.controller, self: piece.id }) &&
    (subject.face === 'up' || !asksDetails(who)) &&
    matchesDetails(state, subject, who, law)
  )
}

function isNormal(how: Arrival['how']): boolean {
  return how !== 'special' && how !== 'flip'
}

/** Effects that answer an activation which targets their monster alone. ygo-fd-19 */
export function collectAnswers(work: Work): void {
  const { state, law } = work
  const link = state.chain.at(-1)
  if (!link) return
  for (const id of link.targets) {
    const piece = pieceOf(state, id)
    if (!piece || piece.zone !== 'monster') continue
    for (const effect of cardOf(piece)?.effects ?? []) {
      const on = effect.on
      if (on?.on !== 'targeted' || (piece.face === 'down') !== (effect.faceDown === true)) continue
      if (effect.faceDown && !holds(law, 'ygo-fd-19')) continue
      if (
        (on.by === 'other' && link.by === piece.controller) ||
        (on.type !== undefined && link.kind !== on.type) ||
        (on.alone && link.targets.length > 1)
      )
        continue
      if (on.type !== undefined && !link.ofCard) continue
      const waiting: Waiting = {
        piece: id,
        effect: effect.id,
        by: piece.controller,
        mandatory: effect.mandatory === true,
        cites: effect.faceDown ? ['ygo-fd-19'] : [],
      }
      state.waiting = [...state.waiting, waiting].sort((a, b) => order(state, a) - order(state, b))
    }
  }
}
