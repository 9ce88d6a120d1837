import { otherSeat, seats, type Law, type Offer, type Seat } from '../../engine'
import type { Action } from './action'
import { unmetOf } from './apply'
import type { Cost, Target } from './card'
import { spellTargets } from './cast'
import { boardOf, ifFaceUp, valuesOf } from './layers'
import { allPieces, cardOf, permanents, type Piece, type State } from './state'
import { candidates } from './targets'
import { legalIds } from './triggers'

/** All that could be tried, by either side. */
export function actions(state: State, law: Law): readonly Offer<Action>[] {
  const all = found(state, law)
  const further = unlisted(state, all)
  return all.map((action) => ({
    action,
    by: action.by,
    ...('card' in action ? { card: action.card } : {}),
    ...(further > 0 && action.type === 'choose' ? { more: further } : {}),
    unmet: unmetOf(state, action, law),
  }))
}

/** How many choices of cards there are besides those that are listed. */
function unlisted({ choice }: State, listed: readonly Action[]): number {
  if (choice?.kind !== 'cards') return 0
  let all = 0
  let ways = 1
  for (let n = 0; n <= choice.max; n++) {
    if (n >= choice.min) all += ways
    ways = (ways * (choice.from.length - n)) / (n + 1)
  }
  return all - listed.filter((action) => action.type === 'choose').length
}

function found(state: State, law: Law): readonly Action[] {
  const all: Action[] = []
  if (state.choice) all.push(...decisions(state, law))
  for (const piece of allPieces(state))
    if (piece.card !== undefined || piece.down) all.push(...ofPiece(state, piece, law))
  all.push(...combat(state, law))
  for (const by of seats) {
    const own = permanents(state).flatMap((piece) => (piece.controller === by && piece.down ? [piece.id] : []))
    if (own.length > 1) all.push({ type: 'mix', by, cards: own })
    all.push({ type: 'pass', by })
  }
  if (!state.choice) all.push({ type: 'resolve', by: state.priority })
  for (const by of seats) all.push({ type: 'concede', by })
  return all
}

/** What is awaited. */
function decisions(state: State, law: Law): readonly Action[] {
  const choice = state.choice!
  const { by } = choice
  switch (choice.kind) {
    case 'pay':
      return [
        { type: 'pay', by },
        { type: 'decline', by },
      ]
    case 'targets':
      return legalIds({ state, law }, state.waiting[0]!).map((id) => ({ type: 'choose', by, cards: [id] }))
    case 'keep':
      return choice.from.map((id) => ({ type: 'choose', by, cards: [id] }))
    case 'type':
      return ['Human', 'Soldier', 'Warrior', 'Werewolf', 'Wizard', 'Zombie'].map((type) => ({
        type: 'choose',
        by,
        cards: [type],
      }))
    case 'cards':
      return choices(choice.from, choice.min, choice.max).map((cards) => ({ type: 'choose', by, cards }))
  }
}

function choices(from: readonly string[], min: number, max: number): readonly (readonly string[])[] {
  const all: (readonly string[])[] = [[]]
  for (const id of from)
    if (all.length < 256) all.push(...all.filter((one) => one.length < max).map((one) => [...one, id]))
  return all.filter((one) => one.length >= min).slice(0, 64)
}

/** What could be tried with one card. */
function ofPiece(state: State, piece: Piece, law: Law): readonly Action[] {
  const card = piece.id
  if (piece.zone === 'hand') return ofHand(state, piece, law)
  if (piece.zone === 'stack') return piece.down ? seats.map((by) => ({ type: 'look', by, card })) : []
  if (piece.zone !== 'battlefield') return []
  const by = piece.controller
  const all: Action[] = []
  if (piece.down) {
    all.push(
      { type: 'look', by, card },
      { type: 'look', by: otherSeat(by), card },
      { type: 'turnUp', by, card, way: 'mana-cost' },
    )
    if (piece.card !== undefined) all.push(...byAbility(state, piece, law))
  }
  for (const ability of boardOf(state, law).get(card)!.abilities) {
    if (ability.kind !== 'activated') continue
    for (const targets of picks(state, ability.targets ?? []))
      for (const cost of costs(state, ability.cost, by, card))
        all.push({
          type: 'activate',
          by,
          card,
          ability: ability.id,
          ...(targets.length > 0 ? { targets } : {}),
          ...(cost.length > 0 ? { cost } : {}),
        })
  }
  return all
}

/** Turning up for a morph or disguise cost: every card that could pay it, everything it could be attached to. */
function byAbility(state: State, piece: Piece, law: Law): readonly Action[] {
  const by = piece.controller
  const would = ifFaceUp(state, piece, law)
  const printed = cardOf(piece)?.faces[0].abilities ?? []
  const ways = [...would.abilities, ...printed].flatMap((ability) => (ability.kind === 'turn-up' ? [ability] : []))
  const seen = new Set<string>()
  return ways.flatMap((ability) => {
    if (seen.has(ability.by)) return []
    seen.add(ability.by)
    const attaches = would.abilities.some((one) => one.kind === 'as' && one.turnedUp && one.what === 'attach')
    const hosts = attaches
      ? permanents(state).filter(
          (other) => other.id !== piece.id && boardOf(state, law).get(other.id)!.types.includes('Creature'),
        )
      : []
    return costs(state, ability.cost, by, piece.id).flatMap((cost): Action[] => {
      const action = {
        type: 'turnUp' as const,
        by,
        card: piece.id,
        way: ability.by,
        ...(cost.length > 0 ? { cost } : {}),
      }
      return [action, ...hosts.map((host) => ({ ...action, attach: host.id }))]
    })
  })
}

function ofHand(state: State, piece: Piece, law: Law): readonly Action[] {
  const card = cardOf(piece)
  const by = piece.owner
  const all: Action[] = []
  if (!card) return all
  card.faces.forEach((face, index) => {
    if (index === 1 && card.double !== 'modal') return
    const at = index === 1 ? { face: 1 as const } : {}
    if (face.types.includes('Land')) all.push({ type: 'playLand', by, card: piece.id, ...at })
    else {
      const modes = face.spell?.modes?.map((mode) => mode.id)
      const sets = modes ? choices(modes, 1, modes.length) : [undefined]
      for (const chosen of sets)
        for (const targets of picks(state, spellTargets(face, chosen)))
          all.push({
            type: 'cast',
            by,
            card: piece.id,
            ...at,
            ...(chosen ? { modes: chosen } : {}),
            ...(targets.length > 0 ? { targets } : {}),
          })
    }
  })
  if (valuesOf(state, piece, law).abilities.some((ability) => ability.kind === 'turn-up'))
    all.push({ type: 'castFaceDown', by, card: piece.id })
  return all
}

/** Every choice of targets that could be tried; one without any where there is nothing to choose. */
function picks(state: State, targets: readonly Target[]): readonly (readonly string[])[] {
  return targets.reduce<readonly (readonly string[])[]>(
    (all, target) => all.flatMap((one) => candidates(state, target).map((id) => [...one, id])).slice(0, 64),
    [[]],
  )
}

/** The cards that a cost could take. */
function costs(state: State, cost: Cost, by: Seat, card: string): readonly (readonly string[])[] {
  if (cost.sacrifice)
    return permanents(state).flatMap((piece) => (piece.controller === by && piece.id !== card ? [[piece.id]] : []))
  if (cost.reveal)
    return allPieces(state).flatMap((piece) => (piece.zone === 'hand' && piece.owner === by ? [[piece.id]] : []))
  return [[]]
}

/** Attacks and blocks by one creature each, and attacks by all. */
function combat(state: State, law: Law): readonly Action[] {
  const board = boardOf(state, law)
  const creatures = (by: Seat) =>
    permanents(state).filter((piece) => piece.controller === by && board.get(piece.id)!.types.includes('Creature'))
  if (state.step === 'attackers' && state.attacks.length === 0) {
    const by = state.active
    const own = creatures(by).map((piece) => piece.id)
    return [
      ...own.map((id): Action => ({ type: 'attack', by, cards: [id] })),
      ...(own.length > 1 ? [{ type: 'attack' as const, by, cards: own }] : []),
    ]
  }
  if (state.step !== 'blockers') return []
  const by = otherSeat(state.active)
  return creatures(by).flatMap((piece) =>
    state.attacks.map(({ attacker }): Action => ({ type: 'block', by, cards: [piece.id], targets: [attacker.id] })),
  )
}
