import { holds, omit, type Seat } from '../../engine'
import { tell } from './tell'
import { allPieces, cardOf, isOnField, monstersOf, pieceOf, stanceOf, stanceParts, type Piece } from './state'
import type { Face, Zone } from './vocabulary'
import { change, copyOf, put, type Work } from './work'

export interface Sending {
  /** Destroyed (破壊), by a rule or a battle when no side is named. */
  readonly destroyed?: boolean
  readonly by?: Seat
  /** Destroyed by its own effect. */
  readonly own?: boolean
}

/** To the Graveyard (墓地へ送る), destroyed or not; a card that is to be banished when it leaves goes there. */
export function sendToGraveyard(work: Work, id: string, sending: Sending = {}): void {
  const before = pieceOf(work.state, id)
  if (!before || before.zone === 'gone') return
  if (sending.destroyed && sending.by !== undefined && before.limits.some((limit) => limit.indestructible)) {
    tell(
      work,
      'unaffected',
      before,
      ['ygo-rule-text'],
      '{card}は効果では破壊されない',
      '{card} is not destroyed by effects',
    )
    return
  }
  if (sending.destroyed) tell(work, 'destroyed', before, ['ygo-rule-text'], '{card}は破壊される', '{card} is destroyed')
  if (isOnField(before) && before.limits.some((limit) => limit.banishOnLeave)) {
    tell(
      work,
      'banished',
      before,
      ['ygo-rule-text'],
      '{card}はフィールドを離れるので除外される',
      '{card} leaves the field and is banished',
    )
    moveTo(work, id, 'banished', 'up', sending.destroyed === true)
    return
  }
  moveTo(work, id, 'graveyard', 'up', sending.destroyed === true)
  if (pieceOf(work.state, id)?.zone !== 'graveyard') return
  if (sending.destroyed)
    for (const piece of allPieces(work.state)) if (piece.away?.until === id) comeBack(work, piece.id)
  if (isOnField(before))
    work.happenings.push({
      what: 'sent',
      before,
      destroyed: sending.destroyed === true,
      ...(sending.destroyed && sending.by !== undefined ? { destroyedBy: sending.by } : {}),
      ...(sending.own ? { selfDestroyed: true as const } : {}),
    })
}

/** Moves a card to a zone of its owner. What lies beneath goes to the Graveyard; a Token ceases to be. */
export function moveTo(work: Work, id: string, zone: Zone, face: Face, destroyed = false): void {
  const before = pieceOf(work.state, id)
  if (!before) return
  const token = cardOf(before)?.kinds?.includes('Token') === true
  const tie = before.tie
  put(work, fresh(before, token ? 'gone' : zone, face, properlySummoned(work, before)))
  if (!isOnField(before)) return
  for (const material of before.under) {
    const piece = pieceOf(work.state, material)
    if (piece) put(work, fresh(piece, 'graveyard', 'up', false))
  }
  looseTies(work, id, destroyed)
  if (tie !== undefined) dropTie(work, id, tie)
}

/** The revival restriction once met stays met, in the Graveyard too. ygo-fd-39 */
function properlySummoned(work: Work, piece: Piece): boolean {
  if (!piece.memory.proper) return false
  return piece.face === 'up' || holds(work.law, 'ygo-fd-39')
}

/** A card as it is in a new zone, with nothing of its past but its proper summon. */
function fresh(piece: Piece, zone: Zone, face: Face, proper: boolean): Piece {
  return copyOf({
    id: piece.id,
    ...(piece.card === undefined ? {} : { card: piece.card }),
    owner: piece.owner,
    controller: piece.owner,
    zone,
    face,
    position: 'attack',
    under: [],
    counters: 0,
    limits: [],
    used: [],
    memory: proper ? { proper: true } : {},
  })
}

/** Banishes for a time; the position is kept, face-down too. ygo-fd-51 */
export function banishForATime(work: Work, id: string, until: 'end' | string): void {
  const before = pieceOf(work.state, id)
  if (!before) return
  const stance = stanceOf(before)
  const down = stance === 'face-down-defense' && holds(work.law, 'ygo-fd-51')
  tell(
    work,
    'banished',
    before,
    down ? ['ygo-fd-51'] : ['ygo-rule-text'],
    down ? '{card}は裏側のまま除外される' : '{card}は除外される',
    down ? '{card} is banished and stays face-down' : '{card} is banished',
    before.face === 'down',
  )
  moveTo(work, id, 'banished', down ? 'down' : 'up')
  const piece = pieceOf(work.state, id)
  if (piece?.zone !== 'banished') return
  const { summon, origin, proper } = before.memory
  change(work, piece, {
    away: { stance, until, to: before.controller },
    ...(down ? { hiddenBy: { controller: before.controller, random: false } } : {}),
    memory: {
      ...(summon ? { summon } : {}),
      ...(origin ? { origin } : {}),
      ...(proper ? { proper } : {}),
    },
  })
}

/** Comes back in the position that it had, to where it was; it is not Special Summoned. ygo-fd-51 */
export function comeBack(work: Work, id: string): void {
  const piece = pieceOf(work.state, id)!
  const { stance, to } = piece.away!
  const back = omit(piece, 'away', 'hiddenBy')
  put(work, back)
  if (monstersOf(work.state, to).length >= 5) return sendToGraveyard(work, id)
  change(work, back, { zone: 'monster', controller: to, ...stanceParts(stance) })
  tell(
    work,
    'returned',
    pieceOf(work.state, id),
    holds(work.law, 'ygo-fd-51') && stance === 'face-down-defense' ? ['ygo-fd-51'] : ['ygo-rule-text'],
    '{card}はフィールドに戻る',
    '{card} returns to the field',
    stance === 'face-down-defense',
  )
}

/** Cuts what keeps a monster as its target (対象に取り続ける効果), as it is turned face-down. ygo-fd-30, ygo-fd-31 */
export function cutTies(work: Work, monster: string): void {
  for (const piece of allPieces(work.state)) {
    if (piece.tie !== monster) continue
    const shares = cardOf(piece)?.continuous?.some((effect) => effect.gives === 'shared-fate') === true
    const rule = shares ? 'ygo-fd-31' : 'ygo-fd-30'
    if (!holds(work.law, rule)) continue
    put(work, omit(piece, 'tie'))
    tell(work, 'tieCut', piece, [rule], '{card}との関係が切れる', 'The tie to {card} is cut')
    if (cardOf(piece)?.property === 'Equip') loseEquip(work, piece.id)
  }
}

/** What follows for cards tied to a card that leaves the field. */
export function looseTies(work: Work, leaving: string, destroyed: boolean): void {
  for (const piece of allPieces(work.state)) {
    if (piece.tie !== leaving) continue
    const shares = cardOf(piece)?.continuous?.some((effect) => effect.gives === 'shared-fate') === true
    put(work, omit(piece, 'tie'))
    if (shares) {
      if (destroyed) sendToGraveyard(work, piece.id, { destroyed: true })
      else tell(work, 'stays', piece, ['ygo-rule-text'], '{card}は場に残る', '{card} stays on the field')
    } else loseEquip(work, piece.id)
  }
}

/** What follows for the monster to which a card that leaves is tied. */
export function dropTie(work: Work, card: string, tie: string | undefined): void {
  const monster = tie === undefined ? undefined : pieceOf(work.state, tie)
  const bound = cardOf(pieceOf(work.state, card)!)?.continuous?.some(
    ({ gives }) => gives === 'shared-fate' || gives === 'destroys-equipped',
  )
  if (monster?.zone === 'monster' && bound) sendToGraveyard(work, monster.id, { destroyed: true })
}

function loseEquip(work: Work, id: string): void {
  const piece = pieceOf(work.state, id)
  if (!piece || piece.zone !== 'spell' || cardOf(piece)?.property !== 'Equip') return
  tell(
    work,
    'equipLost',
    piece,
    ['ygo-rule-equip-lost'],
    '装備モンスターを失った{card}は破壊される',
    '{card} has lost its monster and is destroyed',
  )
  sendToGraveyard(work, id, { destroyed: true })
}
