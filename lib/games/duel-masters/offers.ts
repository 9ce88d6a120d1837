import { otherSeat, type Law, type Offer, type Seat } from '../../engine'
import type { Action } from './action'
import { unmetOf } from './apply'
import type { Op } from './card'
import { candidates, choosersOf, type Choices, type ChoosingAsker } from './choices'
import { isMet } from './conditions'
import { abilitiesOf, cardOf, creaturesOf, keywordOf, spellOn, stands } from './faces'
import { opsOf, usedAs } from './shields'
import { allPieces, partsOf } from './lookup'
import { pieceOf, type Piece, type State } from './state'
import { abilityOf, doingOf } from './waiting'

/** All that could be tried, by either side. */
export function actions(state: State, law: Law): readonly Offer<Action>[] {
  if (state.over) return []
  return tried(state, law).map((action) => ({
    action,
    by: action.by,
    ...('card' in action && action.card !== undefined ? { card: action.card } : {}),
    unmet: unmetOf(state, action, law),
  }))
}

function tried(state: State, law: Law): readonly Action[] {
  const { broken, attack } = state
  const [choice] = state.choices
  if (choice) {
    const open = choice.kind === 'unseal' ? choice.from : [choice.of, ...partsOf(state, choice.of).map(({ id }) => id)]
    return open.map((card) => ({ type: 'choose', by: choice.by, card }))
  }
  const found: Action[] = []
  if (broken) {
    for (const id of broken.cards) found.push(...declaring(state, id, broken.by, law))
    found.push({ type: 'decline', by: broken.by })
    return found
  }
  found.push(...waiting(state, law))
  for (const piece of allPieces(state)) if (piece.card !== undefined) found.push(...of(state, piece, law))
  if (attack) {
    const by = otherSeat(attack.by)
    for (const piece of creaturesOf(state, by))
      if (keywordOf(state, piece, 'blocker', law)) found.push({ type: 'block', by, card: piece.id })
    found.push({ type: 'proceed', by: attack.by })
  }
  found.push({ type: 'nextStep', by: state.active })
  return found
}

function waiting(state: State, law: Law): readonly Action[] {
  return state.waiting.flatMap((one): readonly Action[] => {
    const ability = abilityOf(one, law)
    const { by, piece: card } = one
    const met = ability?.if === undefined || isMet(state, ability.if, doingOf(state, one, {}, law), law)
    const choices = ability && met ? choicesFor(state, ability.ops, { by, self: card }, law) : [[]]
    return [
      ...choices.map((chosen): Action => ({ type: 'resolve', by, card, ability: one.ability, choices: chosen })),
      ...(one.optional ? [{ type: 'decline' as const, by, card, ability: one.ability }] : []),
    ]
  })
}

function declaring(state: State, id: string, by: Seat, law: Law): readonly Action[] {
  const piece = pieceOf(state, id)
  const as = piece && usedAs(piece)
  if (!piece || as === undefined) return []
  const cost = as === 's-trigger' ? (cardOf(piece)?.faces[0]?.cost ?? 0) : undefined
  return choicesFor(
    state,
    opsOf(piece, as),
    { by, self: id, ...(cost === undefined ? {} : { spellCost: cost }) },
    law,
  ).map((choices) => ({ type: 'declare', by, card: id, as, choices }))
}

/** What could be tried with one card. */
function of(state: State, piece: Piece, law: Law): readonly Action[] {
  const { id: card, owner: by } = piece
  const face = cardOf(piece)?.faces[0]
  if (piece.zone === 'hand' && face) {
    const charge: readonly Action[] = state.step === 'charge' ? [{ type: 'charge', by, card }] : []
    if (face.cardType === 'creature') return [...charge, { type: 'summon', by, card }]
    const ops = spellOn(face)?.ops ?? []
    const all = choicesFor(state, ops, { by, self: card, spellCost: face.cost ?? 0 }, law)
    return [
      ...charge,
      ...inTime(state, by, 'main', all).map((choices): Action => ({ type: 'cast', by, card, choices })),
    ]
  }
  if (!stands(piece)) return []
  const found: Action[] = []
  if (state.step === 'attack' || state.step === 'main') {
    found.push({ type: 'attack', by, card })
    if (state.step === 'attack')
      for (const target of creaturesOf(state, otherSeat(by)))
        found.push({ type: 'attack', by, card, target: target.id })
  }
  for (const { ability } of abilitiesOf(state, piece, law).activated)
    for (const choices of inTime(state, by, 'attack', choicesFor(state, ability.ops, { by, self: card }, law)))
      found.push({ type: 'use', by, card, ability: ability.id, choices })
  return found
}

/** At another time it is refused whatever is chosen: one choice says so. */
function inTime(state: State, by: Seat, step: State['step'], all: readonly Choices[]): readonly Choices[] {
  return state.active === by && state.step === step && !state.attack ? all : all.slice(0, 1)
}

/** Choices to try: for each place every single card, none where that is allowed, and as many as there may be. */
function choicesFor(state: State, ops: readonly Op[], asker: ChoosingAsker, law: Law): readonly Choices[] {
  let all: readonly Choices[] = [[]]
  for (const chooser of choosersOf(ops)) {
    const ids = candidates(state, chooser, asker, law).map((piece) => piece.id)
    const lists: (readonly string[])[] = chooser.n === 1 ? ids.map((id) => [id]) : several(ids, chooser.n, chooser.upTo)
    if (chooser.upTo || ids.length === 0) lists.unshift([])
    all = all.flatMap((before) => lists.map((list) => [...before, list])).slice(0, 60)
  }
  return all
}

function several(ids: readonly string[], n: number, upTo: boolean): (readonly string[])[] {
  const pairs = ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other]))
  const most = ids.slice(0, n)
  if (n === 2) return [...(upTo ? ids.map((id) => [id]) : []), ...(pairs.length > 0 ? pairs : [most])]
  return [...(upTo ? ids.map((id) => [id]) : []), ...(most.length > 1 || !upTo ? [most] : [])]
}
