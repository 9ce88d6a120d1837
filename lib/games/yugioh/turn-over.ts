import { holds, omit, type Citation } from '../../engine'
import type { Turn } from './card'
import { forget } from './forget'
import { cutTies, moveTo } from './leave'
import { tell } from './tell'
import { hasNoFaceDown, isLink, pieceOf, stanceOf, stanceParts, type Piece } from './state'
import { applying } from './stats'
import type { Stance } from './vocabulary'
import { change, changed, put, type Work } from './work'

/** The position in which an effect leaves a monster. Defense keeps the face (ygo-bp-27), Attack is face-up (ygo-bp-28). */
export function stanceAfter(work: Pick<Work, 'law'>, piece: Piece, turn: Turn): Stance {
  const now = stanceOf(piece)
  switch (turn) {
    case 'face-down':
      return 'face-down-defense'
    case 'face-up':
      return piece.position === 'attack' ? 'face-up-attack' : 'face-up-defense'
    case 'attack':
      // Without ygo-bp-28 nothing says that it is turned up, and there is no face-down Attack Position.
      return now === 'face-down-defense' && !holds(work.law, 'ygo-bp-28') ? now : 'face-up-attack'
    case 'defense':
      // Without ygo-bp-27 Defense Position would be what a Set monster has.
      return now === 'face-up-attack' ? (holds(work.law, 'ygo-bp-27') ? 'face-up-defense' : 'face-down-defense') : now
    case 'face-up-defense':
      return 'face-up-defense'
    case 'other':
      return now === 'face-up-attack' ? 'face-up-defense' : 'face-up-attack'
  }
}

/** Turns a monster by an effect. Does not use up the change by hand. */
export function turnByEffect(work: Work, id: string, turn: Turn): boolean {
  const piece = pieceOf(work.state, id)
  if (!piece || piece.zone !== 'monster') return false
  // ygo-bp-15: such a change takes place although the chain has changed the monster before.
  if (turn === 'other' && work.turned.includes(id) && !holds(work.law, 'ygo-bp-15')) return false
  const stance = stanceAfter(work, piece, turn)
  const { law } = work
  if (stance === 'face-down-defense' && hasNoFaceDown(piece) && holds(law, 'ygo-fd-46')) {
    tell(work, 'unaffected', piece, ['ygo-fd-46'], '{card}には裏側表示がない', '{card} has no face-down position')
    return false
  }
  if (stance !== 'face-up-attack' && isLink(piece)) return false
  const noDefense = piece.limits.some((limit) => limit.noDefense) && holds(law, 'ygo-bp-31')
  if (noDefense && stance !== 'face-up-attack' && piece.position === 'attack') {
    tell(
      work,
      'unaffected',
      piece,
      ['ygo-bp-31'],
      '{card}は効果では守備表示にならない',
      '{card} is not changed to Defense Position by card effects',
    )
    return false
  }
  if (
    stance === 'face-down-defense' &&
    piece.face === 'up' &&
    applying(work.state, law).some(({ effect }) => effect.gives === 'no-set')
  ) {
    tell(work, 'unaffected', piece, ['ygo-bp-11'], '{card}は裏側にならない', '{card} is not turned face-down')
    return false
  }
  if (stance === stanceOf(piece)) return false
  setStance(work, piece, stance, citesOfTurn(piece, turn, stance))
  return true
}

function citesOfTurn(piece: Piece, turn: Turn, stance: Stance): readonly Citation[] {
  if (turn === 'face-down') return ['ygo-bp-27']
  if (turn === 'defense' && piece.face === 'up') return ['ygo-bp-27']
  if (stance === 'face-up-attack' && piece.face === 'down') return ['ygo-bp-28']
  if (turn === 'other') return ['ygo-bp-15']
  return ['ygo-rule-text']
}

/** Puts a monster on the field into a position, with all that follows from its face and its position changing. */
export function setStance(work: Work, piece: Piece, stance: Stance, cites: readonly Citation[]): void {
  const { law } = work
  const before = stanceOf(piece)
  const { face, position } = stanceParts(stance)
  const turnedDown = face === 'down' && piece.face === 'up'
  const turnedUp = face === 'up' && piece.face === 'down'
  let next = changed(piece, { face, position })
  if (turnedDown) next = changed(forget(work, next), { wasUp: true })
  if (turnedUp) next = omit(next, 'wasUp')
  put(work, next)
  tell(
    work,
    turnedDown ? 'turnedDown' : turnedUp ? 'turnedUp' : 'positionChanged',
    piece,
    cites,
    `{card}: ${stanceJa[before]}→${stanceJa[stance]}`,
    `{card}: ${stanceEn[before]} to ${stanceEn[stance]}`,
  )
  if (piece.position !== position) {
    if (turnedDown)
      tell(
        work,
        'unsettled',
        piece,
        ['ygo-bp-08'],
        '{card}の攻撃表示から裏側守備表示への変更を誘発とするかは、出典では定まらない',
        'Whether Attack to face-down Defense sets off such effects our sources do not settle',
      )
    else work.happenings.push({ what: 'position-changed', piece: piece.id, to: position })
  } else if (piece.face !== face) {
    const cite = turnedUp ? ['ygo-bp-08', 'ygo-bp-09', 'ygo-bp-19'] : ['ygo-bp-08', 'ygo-bp-19']
    if (cite.every((id) => holds(law, id)))
      tell(
        work,
        'faceOnly',
        piece,
        cite,
        '{card}の表裏だけが変わった。表示形式の変更ではない',
        'Only the face of {card} changed: that is no change of battle position',
      )
    else work.happenings.push({ what: 'position-changed', piece: piece.id, to: position })
  }
  if (turnedUp) work.happenings.push({ what: 'flipped', piece: piece.id })
  if (turnedDown) {
    if (piece.under.length > 0 && !holds(law, 'ygo-fd-36')) loseMaterials(work, piece)
    else if (piece.under.length > 0)
      tell(
        work,
        'kept',
        piece,
        ['ygo-fd-36'],
        '{card}はエクシーズ素材を持ったままである',
        '{card} keeps its Xyz Materials',
      )
    cutTies(work, piece.id)
  }
}

/** What would become of the materials if they were held by the monster's effect. ygo-fd-36 */
function loseMaterials(work: Work, piece: Piece): void {
  for (const id of piece.under) moveTo(work, id, 'graveyard', 'up')
  change(work, pieceOf(work.state, piece.id)!, { under: [] })
}

const stanceJa: Record<Stance, string> = {
  'face-up-attack': '表側攻撃表示',
  'face-up-defense': '表側守備表示',
  'face-down-defense': '裏側守備表示',
}

const stanceEn: Record<Stance, string> = {
  'face-up-attack': 'face-up Attack',
  'face-up-defense': 'face-up Defense',
  'face-down-defense': 'face-down Defense',
}

export const stanceText = (stance: Stance) => ({ ja: stanceJa[stance], en: stanceEn[stance] })
