import { holds, type Law } from '../../engine'
import { triggersAtWork } from './at-work'
import type { Occasion, Trigger } from './card'
import { isMet } from './conditions'
import type { Doing } from './doing'
import { abilitiesOf, creaturesOf, faceOf, type Having } from './faces'
import { isWho } from './match'
import { pieceOf, type Happening, type Piece, type State, type Waiting } from './state'
import { remember, type Work } from './work'
import { tell } from './tell'

/** What has happened sets abilities off; their effects wait (待機). 603.3 */
export function collect(work: Work): void {
  while (work.happenings.length > 0) {
    const happenings = work.happenings
    work.happenings = []
    for (const happening of happenings) answer(work, happening)
  }
}

function answer(work: Work, happening: Happening): void {
  const { state, law } = work
  for (const { piece, having, on } of triggersAtWork(state, law))
    if (on === happening.what || isNear(on, happening)) setOff(work, piece, having, happening)
  if (happening.what !== 'left' && happening.what !== 'destroyed') return
  // Its own ability about leaving: the card is gone, and what it last was counts (110.5a).
  for (const having of abilitiesOf(state, happening.before, law).triggers) {
    const { on } = having.ability
    if ('who' in on && on.who === 'self') setOff(work, happening.before, having, happening)
  }
}

/** Whether it may be what an ability waits for, or taken for it, though the two have another name. */
function isNear(on: Occasion['on'], { what }: Happening): boolean {
  return what === 'flipped' || (what === 'put' && on === 'together')
}

function setOff(work: Work, piece: Piece, having: Having<Trigger>, happening: Happening): void {
  const { ability } = having
  if (!occurs(work.state, piece, ability.on, happening, work.law)) return nearMiss(work, piece, ability, happening)
  if (ability.when && !isMet(work.state, ability.when, asDoing(piece), work.law)) {
    tell(
      work,
      'not-triggered',
      piece,
      [ability.rests ?? 'dm-rule-text'],
      'まだその時ではないので、{card}の能力は誘発しない',
      'It has not come to that yet, so the ability of {card} does not trigger',
    )
    return
  }
  const key = `${having.card}.${having.face}.${ability.id}`
  if (ability.first) {
    const used = piece.memory.used ?? []
    if (used.includes(key)) return undefined
    remember(work, piece.id, { used: [...used, key] })
  }
  const it = 'piece' in happening ? happening.piece : 'before' in happening ? happening.before.id : undefined
  const waiting: { -readonly [K in keyof Waiting]: Waiting[K] } = {
    piece: piece.id,
    card: having.card,
    face: having.face,
    ability: ability.id,
    by: piece.owner,
    optional: ability.optional === true,
  }
  if (it !== undefined) waiting.it = it
  work.state.waiting = [...work.state.waiting, waiting]
  return undefined
}

/** An ability looks at its occasion before anything of its effect is chosen. */
function asDoing({ id, owner }: Piece): Doing {
  return {
    by: owner,
    self: id,
    cause: { by: owner, kind: 'creature', piece: id },
    cites: [],
    given: false,
    choices: [],
    faces: {},
  }
}

/** Whether this is what an ability waits for. */
function occurs(state: State, piece: Piece, on: Occasion, happening: Happening, law: Law): boolean {
  const asker = { by: piece.owner, self: piece.id }
  switch (on.on) {
    case 'turn-start':
    case 'turn-end':
      return happening.what === on.on && (on.turn === 'any' || state.active === piece.owner)
    case 'flipped':
      return (
        happening.what === 'flipped' &&
        happening.piece === piece.id &&
        ((happening.word !== undefined && on.words.includes(happening.word)) || !holds(law, 'dm-flip-13'))
      )
    case 'unsealed':
    case 'linked':
      return happening.what === on.on && happening.piece === piece.id
    case 'to-graveyard':
      return happening.what === 'to-graveyard' && happening.by === piece.owner
    case 'together':
      return happening.what === 'put' && isTogether(state, piece, on.names, happening.piece)
    case 'left':
    case 'destroyed': {
      if (happening.what !== on.on || (on.turn === 'own' && state.active !== piece.owner)) return false
      return isWho(state, happening.before, on.who, asker, law)
    }
    case 'put': {
      if (happening.what !== 'put' || (on.turn === 'own' && state.active !== piece.owner)) return false
      const arrived = pieceOf(state, happening.piece)
      return arrived !== undefined && isWho(state, arrived, on.who, asker, law)
    }
    default: {
      if (happening.what !== on.on) return false
      const one = pieceOf(state, happening.piece)
      return one !== undefined && isWho(state, one, on.who, asker, law)
    }
  }
}

/** This card and the named ones are in the battle zone, and the last of them has just come. 805.1c */
function isTogether(state: State, piece: Piece, names: readonly string[], arrived: string): boolean {
  const there = creaturesOf(state, piece.owner)
  const named = (name: string) => there.filter((one) => faceOf(state, one)?.name.ja === name && one.id !== piece.id)
  return (
    names.every((name) => named(name).length > 0) &&
    (arrived === piece.id || names.some((name) => named(name).some((one) => one.id === arrived)))
  )
}

/** Says why a flip sets off nothing where one might think that it does. dm-flip-12, dm-flip-13 */
function nearMiss(work: Work, piece: Piece, { on }: Trigger, happening: Happening): void {
  if (happening.what !== 'flipped') return
  const asker = { by: piece.owner, self: piece.id }
  const flipped = pieceOf(work.state, happening.piece)
  if (!flipped) return
  if (on.on === 'flipped' && flipped.id === piece.id)
    tell(
      work,
      'not-triggered',
      piece,
      ['dm-flip-13'],
      'その能力で裏返ったのではないので、{card}の能力は誘発しない',
      'It was not flipped by that ability, so the ability of {card} does not trigger',
    )
  if ((on.on === 'put' || on.on === 'left') && isWho(work.state, flipped, on.who, asker, work.law))
    tell(
      work,
      'not-triggered',
      piece,
      ['dm-flip-12'],
      on.on === 'put'
        ? '裏返してもバトルゾーンに出したことにはならないので、{card}の能力は誘発しない'
        : '裏返しても離れたことにはならないので、{card}の能力は誘発しない',
      on.on === 'put'
        ? 'A flip puts nothing into the battle zone, so the ability of {card} does not trigger'
        : 'A flip is no leaving, so the ability of {card} does not trigger',
    )
}

/** The effects that may be resolved next: the turn player's, in any order, then the other player's. 603.3, 101.4 */
export function nextWaiting(state: State, law: Law): readonly Waiting[] {
  const own = state.waiting.filter((waiting) => waiting.by === state.active)
  return own.length > 0 && holds(law, 'dm-rule-101.4') ? own : state.waiting
}
