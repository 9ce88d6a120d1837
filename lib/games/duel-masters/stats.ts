import type { Law } from '../../engine'
import { givings } from './at-work'
import type { Filter } from './card'
import { abilitiesOf, faceOf, facesThatCount, keywordOf, stands, typeOf } from './faces'
import { lyingIn } from './lookup'
import { pieceOf, type Piece, type State } from './state'

/** Power, and what counts in attacks and battles. */

/** Power with all that raises, lowers or sets it. */
export function powerOf(state: State, piece: Piece, law: Law): number {
  let power = faceOf(state, piece)?.power ?? 0
  for (const { from, gives } of givings(state, law, 'power')) {
    if (gives.gives !== 'power') continue
    if (gives.while === 'attacking' && state.attack?.attacker !== piece.id) continue
    if (gives.while === 'battling' && !state.fighting?.includes(piece.id)) continue
    const isIt = gives.to === 'self' ? from.id === piece.id : gives.to === 'equipped' ? from.on === piece.id : false
    if (isIt) power += gives.n * (gives.per ? count(state, gives.per, from, law) : 1)
  }
  for (const effect of piece.effects) {
    if (effect.power !== undefined) power += effect.power
    if (effect.powerAttacker !== undefined && state.attack?.attacker === piece.id) power += effect.powerAttacker
    if (effect.powerIs !== undefined) power = effect.powerIs
  }
  return power
}

/** How many cards of its owner are as asked: by zone and civilization, or race. Any face counts there. */
function count(state: State, filter: Filter, from: Piece, law: Law): number {
  return lyingIn(state, filter.zone ?? 'battle').filter(
    (piece) =>
      piece.owner === from.owner &&
      !piece.seal &&
      facesThatCount(state, piece, law, 'dm-flip-34').some(
        (face) =>
          (filter.civilization === undefined || face.civilizations.includes(filter.civilization)) &&
          (filter.race === undefined || face.races?.some((race) => race.includes(filter.race!)) === true),
      ),
  ).length
}

/** How many shields it breaks: one, or what a breaker ability says. 509.5 */
export function breaksOf(state: State, piece: Piece, law: Law): number {
  return keywordOf(state, piece, 'breaker', law)?.n ?? 1
}

/** Whether it wins every battle as its power is 0 or less. */
export function winsAlways(state: State, piece: Piece, law: Law): boolean {
  return abilitiesOf(state, piece, law).statics.some(
    ({ ability }) =>
      ability.gives.gives === 'wins-battles' && (!ability.gives.whilePowerZero || powerOf(state, piece, law) <= 0),
  )
}

/** What is equipped to it. 305 */
export function weaponsOn(state: State, id: string): readonly Piece[] {
  return lyingIn(state, 'battle').filter((piece) => piece.on === id && !piece.seal && typeOf(state, piece) === 'weapon')
}

/** A weapon that is equipped stands with its creature. */
export function wearerOf(state: State, weapon: Piece): Piece | undefined {
  const wearer = pieceOf(state, weapon.on)
  return stands(wearer) ? wearer : undefined
}
