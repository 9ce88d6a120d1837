import { lawOf, type Viewer } from '../../engine'
import { eras } from './eras'
import { knows } from './look'
import type { Going, Setup, SetupCard } from './setup'
import { allPieces, find, pieceOf, type Piece, type State } from './state'
import { manas } from './vocabulary'

const law = lawOf(eras[0]!.id)

/**
 * The position as a viewer may know it. A card that may not be known is unknown in it; in a hand or library it also
 * has another id, so that it cannot be followed. Where shuffles come from is known to the judge alone.
 */
export function position(state: State, viewer: Viewer): Setup {
  const names = renaming(state, viewer)
  const going: Going = {
    passed: state.passed,
    landPlayed: state.landPlayed,
    spells: state.spells,
    spellsLast: state.spellsLast,
    stack: state.stack,
    lasting: state.lasting,
    waiting: state.waiting,
    attacks: state.attacks,
    doomed: state.doomed,
    revealed: state.revealed,
    clock: state.clock,
    made: state.made,
    ...(state.choice ? { choice: state.choice } : {}),
    ...(state.resolving ? { resolving: state.resolving } : {}),
    ...(state.noDamageBut ? { noDamageBut: state.noDamageBut } : {}),
    ...(state.over ? { over: state.over } : {}),
  }
  const pool = (seat: 'player' | 'opponent') =>
    manas.map((mana) => `{${mana}}`.repeat(state.mana[seat][mana] ?? 0)).join('')
  return {
    turn: state.turn,
    active: state.active,
    step: state.step,
    priority: state.priority,
    life: state.life,
    mana: { player: pool('player'), opponent: pool('opponent') },
    ...(viewer === 'judge' ? { seed: state.seed } : {}),
    cards: inOrder(state).map((piece) => cardFrom(state, piece, viewer, names)),
    going: renameIn(going, names) as Going,
  }
}

/** Libraries in their order, then hands and the rest by when they came; an order that tells nothing more. */
function inOrder(state: State): readonly Piece[] {
  const libraries = [...state.library.player, ...state.library.opponent].map((id) => pieceOf(state, id)!)
  const rest = allPieces(state).filter((piece) => piece.zone !== 'library' && piece.zone !== 'gone')
  return [...libraries, ...rest.toSorted((a, b) => a.object - b.object)]
}

/** New ids for cards in hidden zones that the viewer does not know. */
function renaming(state: State, viewer: Viewer): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  if (viewer === 'judge') return names
  let n = 0
  for (const piece of inOrder(state)) {
    if ((piece.zone !== 'library' && piece.zone !== 'hand') || knows(state, piece, viewer, law)) continue
    do n++
    while (
      pieceOf(state, `hidden-${n}`) &&
      pieceOf(state, `hidden-${n}`)!.zone !== 'library' &&
      pieceOf(state, `hidden-${n}`)!.zone !== 'hand'
    )
    names.set(piece.id, `hidden-${n}`)
  }
  return names
}

function renameIn(json: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof json === 'string') return names.get(json) ?? json
  if (Array.isArray(json)) return json.map((one) => renameIn(one, names))
  if (json !== null && typeof json === 'object')
    return Object.fromEntries(Object.entries(json).map(([name, one]) => [name, renameIn(one, names)]))
  return json
}

function cardFrom(state: State, piece: Piece, viewer: Viewer, names: ReadonlyMap<string, string>): SetupCard {
  const hidden = piece.zone === 'library' || piece.zone === 'hand'
  const host = find(state, piece.attached)
  return {
    id: names.get(piece.id) ?? piece.id,
    ...(piece.card !== undefined && knows(state, piece, viewer, law) ? { card: piece.card } : {}),
    owner: piece.owner,
    ...(piece.controller === piece.owner ? {} : { controller: piece.controller }),
    zone: piece.zone,
    ...(piece.down ? { down: piece.down } : {}),
    ...(piece.face === 1 ? { back: true as const } : {}),
    ...(piece.tapped ? { tapped: true as const } : {}),
    ...(piece.fresh ? { fresh: true as const } : {}),
    ...(piece.damage > 0 ? { damage: piece.damage } : {}),
    ...(piece.counters > 0 ? { counters: piece.counters } : {}),
    ...(host ? { attached: host.id } : {}),
    ...(piece.chosen === undefined ? {} : { chosen: piece.chosen }),
    ...(piece.attacked ? { attacked: piece.attacked } : {}),
    ...(piece.seen.length > 0 ? { seen: piece.seen } : {}),
    ...(hidden ? {} : { object: piece.object, stamp: piece.stamp }),
  }
}
