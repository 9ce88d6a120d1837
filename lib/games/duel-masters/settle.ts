import { holds, type Law, type Seat } from '../../engine'
import { givings } from './at-work'
import type { Face } from './card'
import { cards } from './cards'
import { faceOf, facesThatCount, isCreature, printedFace, typeOf } from './faces'
import { removeAll } from './leave'
import { moveTo, unseal } from './move'
import { fatalCards, lyingIn, notesOf, sealsOn } from './lookup'
import { pieceOf, type Piece, type State } from './state'
import type { Work } from './work'
import { powerOf, wearerOf } from './stats'
import { tell } from './tell'
import { collect } from './triggers'
import { standing } from './vocabulary'

/** After every action: state-based actions (703) until nothing is left to do, and what has been set off starts to wait. */
export function settle(work: Work): void {
  for (let round = 0; round < 100; round++) {
    if (work.state.choices.length === 0 && (takeOffSeals(work) || dieOfPower(work) || removeUnfit(work))) continue
    collect(work)
    if (!endAttack(work)) break
  }
  defeat(work)
}

/** A creature with power 0 or less is destroyed; one that does not leave stays (700.3). 703 */
function dieOfPower(work: Work): boolean {
  if (!holds(work.law, 'dm-rule-703')) return false
  const asked = mayBeDead(work)
  if (asked.length === 0) return false
  const dead = asked.filter((piece) => isDead(work.state, piece, work.law))
  if (dead.length === 0) return false
  removeAll(
    work,
    dead
      .filter((piece) => !staysAtZero(work, piece))
      .map((piece) => ({ id: piece.id, to: 'graveyard', destroyed: true })),
    { by: work.state.active, kind: 'rules' },
    ['dm-rule-703'],
  )
  return dead.some((piece) => pieceOf(work.state, piece.id) !== piece)
}

/** Most creatures have the power that is printed on them, and that is enough: the others are looked at. */
function mayBeDead({ state, law }: Work): readonly Piece[] {
  const all = lyingIn(state, 'battle')
  if (givings(state, law, 'power').length > 0) return all
  return (notesOf(state).mayBeDead ??= all.filter(
    (piece) => piece.effects.length > 0 || (faceOf(state, piece)?.power ?? 0) <= 0,
  ))
}

function isDead(state: State, piece: Piece, law: Law): boolean {
  return powerOf(state, piece, law) <= 0 && isKnown(piece) && isCreature(state, piece)
}

/** The power of a face is not always in our sources: such a creature is not destroyed for it. */
function isKnown(piece: Piece): boolean {
  return printedFace(piece)?.power !== undefined || printedFace(piece)?.whole?.power !== undefined
}

function staysAtZero(work: Work, piece: Piece): boolean {
  return (printedFace(piece)?.abilities ?? []).some(
    (ability) =>
      ability.kind === 'static' && ability.gives.gives === 'no-leave' && powerOf(work.state, piece, work.law) <= 0,
  )
}

/** A card that may not be in the battle zone as it now is goes at once (dm-flip-14). 117.2, 309.7, 703.4g */
function removeUnfit(work: Work): boolean {
  const { state, law } = work
  for (const piece of mayBeUnfit(state)) {
    const type = typeOf(state, piece)
    if (type === 'weapon' && isCreature(state, wearerOf(state, piece))) continue
    if (piece.memory.flipped && !holds(law, 'dm-flip-14')) continue
    const to = type === 'core' || type === 'spell' ? ('graveyard' as const) : ('hyperspatial' as const)
    const rule =
      type === 'weapon'
        ? 'dm-rule-117.2'
        : type === 'cell'
          ? 'dm-rule-703.4g'
          : type === 'core'
            ? 'dm-rule-309.7'
            : 'dm-rule-703.4i'
    if (!holds(law, rule)) continue
    tell(
      work,
      'unfit',
      piece,
      [...(piece.memory.flipped ? ['dm-flip-14'] : []), rule],
      '{card}は単独ではバトルゾーンにいられない',
      '{card} cannot be in the battle zone on its own',
    )
    moveTo(work, piece.id, to, [rule])
    return true
  }
  return false
}

/** What cannot lie in the battle zone on its own. */
function mayBeUnfit(state: State): readonly Piece[] {
  return (notesOf(state).mayBeUnfit ??= lyingIn(state, 'battle').filter((piece) => {
    if (piece.seal || piece.link !== undefined || piece.card === undefined) return false
    const type = typeOf(state, piece)
    return type !== undefined && !standing.includes(type)
  }))
}

/** A Command takes a seal off a card of its civilization; of several, its owner chooses. 116.4, 703.4j */
function takeOffSeals(work: Work): boolean {
  if (!holds(work.law, 'dm-rule-116.4')) return false
  for (const happening of work.happenings) {
    if (happening.what !== 'put' || happening.unsealed) continue
    const piece = pieceOf(work.state, happening.piece)
    const face = piece && printedFace(piece)
    if (!piece || !isCreature(work.state, piece) || !face?.races?.some((race) => race.includes('コマンド'))) continue
    const sealed = sealedOf(work, piece.owner).filter((one) =>
      printedFace(one)?.civilizations.some((civilization) => face.civilizations.includes(civilization)),
    )
    if (sealed.length === 0) continue
    work.happenings = work.happenings.map((one) => (one === happening ? { ...happening, unsealed: true } : one))
    if (sealed.length > 1) work.state.choices = [{ kind: 'unseal', by: piece.owner, from: sealed.map((one) => one.id) }]
    else unseal(work, sealed[0]!.id, ['dm-rule-116.4'])
    return true
  }
  return false
}

function sealedOf(work: Work, side: Seat): readonly Piece[] {
  return lyingIn(work.state, 'battle').filter(
    (piece) => piece.owner === side && !piece.seal && sealsOn(work.state, piece.id).length > 0,
  )
}

/** When nothing that an attack set off waits any more, the attack ends, and what waits for its end is set off. 510 */
function endAttack(work: Work): boolean {
  const { attack, broken, waiting, choices } = work.state
  if (!attack || attack.stage === 'declared' || broken || choices.length > 0 || waiting.length > 0) return false
  if (attack.stage === 'end') {
    work.state.attack = undefined
    return true
  }
  work.state.attack = { ...attack, stage: 'end' }
  work.happenings.push({ what: 'attack-ends', piece: attack.attacker })
  return true
}

/** Defeat: no card in the deck (104.2b), or a card that may be nowhere but in the battle zone (604.4). */
function defeat(work: Work): void {
  if (work.state.over) return
  const [player, opponent] = [losesBy(work, 'player'), losesBy(work, 'opponent')]
  const cites = player ?? opponent
  if (!cites || (player && opponent)) return
  work.state.over = { winner: player ? 'opponent' : 'player', cites }
  tell(work, 'lost', undefined, cites, 'ゲームに負ける', 'The game is lost')
}

function losesBy({ state, law }: Work, seat: Seat): readonly string[] | undefined {
  const outside = fatalCards(state, isFatal).some(
    (piece) =>
      piece.owner === seat &&
      piece.zone !== 'battle' &&
      facesThatCount(state, piece, law, 'dm-flip-35').some(losesOutside),
  )
  if (outside && holds(law, 'dm-rule-604.4')) return ['dm-flip-35', 'dm-rule-604.4']
  return lyingIn(state, 'deck').some((piece) => piece.owner === seat) ? undefined : ['dm-rule-104.2b']
}

const isFatal = ({ card }: Piece): boolean => card !== undefined && fatal.has(card)

const losesOutside = (face: Face): boolean =>
  face.abilities?.some((ability) => ability.kind === 'static' && ability.gives.gives === 'loses-outside') === true

/** The few cards that have such a face. */
const fatal = new Set(cards.filter((card) => card.faces.some(losesOutside)).map((card) => card.id))
