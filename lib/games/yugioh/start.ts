import { done, refused, type Law, type Outcome, type Viewer } from '../../engine'
import { maySee } from './look'
import { impossible } from './possible'
import { faceOf, type Setup, type SetupCard } from './setup'
import { allPieces, stanceOf, stanceParts, type Piece, type State } from './state'
import { copyOf, draftOf } from './work'

/** The position, or why it cannot come about. */
export function start(setup: Setup, law: Law): Outcome<State> {
  const unmet = impossible(setup, law)
  if (unmet.length > 0) return refused(unmet)
  return done<State>(
    draftOf({
      turn: setup.turn ?? 2,
      active: setup.active ?? 'player',
      phase: setup.phase ?? 'main1',
      lp: { player: setup.lp?.player ?? 8000, opponent: setup.lp?.opponent ?? 8000 },
      normalUsed: setup.normalUsed ?? false,
      pieces: Object.fromEntries(setup.cards.map((given) => [given.id, pieceFrom(given, setup)])),
      chain: [],
      waiting: [],
      usedNames: setup.usedNames ?? [],
      ...(setup.mustTribute ? { mustTribute: setup.mustTribute } : {}),
    }),
    [],
  )
}

function pieceFrom(given: SetupCard, setup: Setup): Piece {
  const owner = given.owner ?? 'player'
  return copyOf({
    id: given.id,
    ...(given.card === undefined ? {} : { card: given.card }),
    owner,
    controller: given.controller ?? owner,
    zone: given.zone,
    face: faceOf(given),
    position: given.zone === 'monster' ? stanceParts(given.stance ?? 'face-up-attack').position : 'attack',
    under: setup.cards.filter((other) => other.under === given.id).map((other) => other.id),
    counters: given.counters ?? 0,
    limits: given.limits ?? [],
    used: given.used ?? [],
    ...(given.tie === undefined ? {} : { tie: given.tie }),
    ...(given.hiddenBy ? { hiddenBy: given.hiddenBy } : {}),
    ...(given.wasUp ? { wasUp: given.wasUp } : {}),
    ...(given.setThisTurn ? { setThisTurn: given.setThisTurn } : {}),
    ...(given.gemini ? { gemini: given.gemini } : {}),
    ...(given.borrowed ? { borrowed: given.borrowed } : {}),
    ...(given.away ? { away: given.away } : {}),
    memory: given.memory ?? {},
  })
}

/** The position as a viewer may know it: a card that may not be seen is unknown in it. */
export function position(state: State, viewer: Viewer): Setup {
  return {
    turn: state.turn,
    active: state.active,
    phase: state.phase,
    lp: state.lp,
    ...(state.normalUsed ? { normalUsed: true } : {}),
    ...(state.usedNames.length > 0 ? { usedNames: state.usedNames } : {}),
    ...(state.mustTribute ? { mustTribute: state.mustTribute } : {}),
    cards: allPieces(state)
      .filter((piece) => piece.zone !== 'gone')
      .map((piece) => ({
        id: piece.id,
        ...(piece.card !== undefined && maySee(piece, viewer) ? { card: piece.card } : {}),
        owner: piece.owner,
        controller: piece.controller,
        zone: piece.zone,
        ...(piece.zone === 'monster' ? { stance: stanceOf(piece) } : { face: piece.face }),
        ...(piece.tie === undefined ? {} : { tie: piece.tie }),
        ...(piece.zone === 'under'
          ? { under: allPieces(state).find((other) => other.under.includes(piece.id))?.id ?? '' }
          : {}),
        ...(piece.counters > 0 ? { counters: piece.counters } : {}),
        ...(piece.limits.length > 0 ? { limits: piece.limits } : {}),
        ...(piece.used.length > 0 ? { used: piece.used } : {}),
        ...(Object.keys(piece.memory).length > 0 ? { memory: piece.memory } : {}),
        ...(piece.hiddenBy ? { hiddenBy: piece.hiddenBy } : {}),
        ...(piece.wasUp ? { wasUp: piece.wasUp } : {}),
        ...(piece.setThisTurn ? { setThisTurn: piece.setThisTurn } : {}),
        ...(piece.gemini ? { gemini: piece.gemini } : {}),
        ...(piece.borrowed ? { borrowed: piece.borrowed } : {}),
        ...(piece.away ? { away: piece.away } : {}),
      })),
  }
}
