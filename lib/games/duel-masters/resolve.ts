import { otherSeat, type Citation } from '../../engine'
import { fight } from './battle'
import type { Filter, Op, Subject } from './card'
import { calledBy } from './choices'
import type { Doing } from './doing'
import { cardOf, creaturesOf, nameOf } from './faces'
import { carryFlip, carryLink, carryUnite } from './flip-op'
import { lend, last } from './lasting'
import { removeAll } from './leave'
import { linkTo } from './link'
import { faceMatches, isWho, matching } from './match'
import { draw, moveTo, putIntoBattle, sealWith, shuffle, topOf, unseal } from './move'
import { allPieces } from './lookup'
import { pieceOf, type Piece } from './state'
import type { Work } from './work'
import { powerOf } from './stats'
import { tap, untap } from './tapping'
import { tell } from './tell'
import type { Zone } from './vocabulary'

/** Does what an effect says, one thing after another. Whether the last of it was done. */
export function doOps(work: Work, ops: readonly Op[], doing: Doing): boolean {
  const left = [...doing.choices]
  let done = false
  for (const op of ops) {
    if (op.op === 'if-done') {
      if (done) done = doOps(work, op.ops, { ...doing, choices: left })
      break
    }
    done = doOp(work, op, doing, left)
  }
  return done
}

/** The cards that an effect acts on. */
function subjects(work: Work, what: Subject, doing: Doing, left: (readonly string[])[]): readonly string[] {
  const { state, law } = work
  if (what === 'it') return doing.it === undefined ? [] : [doing.it]
  if (typeof what === 'object' && 'choose' in what) {
    const chosen = left.shift() ?? []
    return chosen.filter((id) => {
      const piece = pieceOf(state, id)
      return piece !== undefined && isWho(state, piece, what.choose, doing, law)
    })
  }
  if (what === 'self') return pieceOf(state, doing.self) ? [doing.self] : []
  if (what === 'equipped') {
    const on = pieceOf(state, doing.self)?.on
    return on === undefined ? [] : [on]
  }
  return matching(state, what, doing, law).map((piece) => piece.id)
}

function doOp(work: Work, op: Exclude<Op, { op: 'if-done' }>, doing: Doing, left: (readonly string[])[]): boolean {
  const { by, cites, cause } = doing
  const some = (ids: readonly string[], act: (id: string) => boolean) => ids.map(act).includes(true)
  switch (op.op) {
    case 'flip':
      return some(subjects(work, op.what, doing, left), (id) => carryFlip(work, id, op, doing))
    case 'link':
      return carryLink(work, op.names, doing)
    case 'link-to': {
      const lead = allPieces(work.state).find(
        (piece) =>
          piece.zone === 'battle' && piece.owner === by && nameOf(work.state, piece).ja === op.name && !piece.seal,
      )
      const piece = pieceOf(work.state, doing.self)
      if (!lead || piece?.zone !== 'battle' || piece.link !== undefined) return false
      linkTo(work, doing.self, lead.id, cites)
      return true
    }
    case 'unite':
      return carryUnite(work, doing)
    case 'destroy':
      return removeAll(
        work,
        subjects(work, op.what, doing, left).map((id) => ({ id, to: 'graveyard', destroyed: true })),
        cause,
        cites,
      )
    case 'return':
      return giveBack(work, subjects(work, op.what, doing, left), op.to, doing)
    case 'tap':
      return some(subjects(work, op.what, doing, left), (id) => tap(work, id, cites))
    case 'untap':
      return some(subjects(work, op.what, doing, left), (id) => untap(work, id, cites))
    case 'battle': {
      const pair = op.what === 'strongest' ? strongest(work) : op.what.map((one) => subjects(work, one, doing, left)[0])
      if (op.tap) for (const id of pair) if (id !== undefined) tap(work, id, cites)
      return pair[0] !== undefined && pair[1] !== undefined && fight(work, pair[0], pair[1], cites)
    }
    case 'put':
      return some(left.shift() ?? [], (id) => {
        const piece = pieceOf(work.state, id)
        if (!piece) return false
        const face = calledBy(work.state, id, op.what.choose, doing.faces, work.law)
        const type = cardOf(piece)?.faces[face - 1]?.cardType
        const on = op.equip && type === 'weapon' ? doing.self : undefined
        putIntoBattle(work, id, { by, face, cites: putCites(work, id, face, cites), ...(on ? { on } : {}) })
        return true
      })
    case 'effect':
      return some(subjects(work, op.what, doing, left), (id) => last(work, id, op.effect, doing))
    case 'lend':
      return some(subjects(work, op.what, doing, left), (id) => lend(work, id, doing))
    case 'copy':
      return some(subjects(work, op.what, doing, left), (id) => {
        const piece = pieceOf(work.state, id)
        if (piece?.card === undefined) return false
        return last(work, doing.self, { copy: { card: piece.card, face: piece.face }, until: 'end-of-next' }, doing)
      })
    case 'draw':
      for (let n = 0; n < op.n; n++) draw(work, by, cites)
      return true
    case 'to-mana':
      for (let n = 0; n < op.n; n++) {
        const top = topOf(work, by)
        if (top) moveTo(work, top.id, 'mana', cites)
      }
      return true
    case 'reveal-put':
      return reveal(work, op.n, op.filter, doing)
    case 'delete':
      return deleteAll(work, op.zones, doing)
    case 'seal':
      return some(subjects(work, op.what, doing, left), (id) => {
        sealWith(work, id)
        return true
      })
    case 'unseal':
      return some(subjects(work, op.what, doing, left), (id) => unseal(work, id, cites))
  }
}

/** By a face other than its first a card is called only as every face counts there (dm-flip-34). */
function putCites(work: Work, id: string, face: number, cites: readonly Citation[]): readonly Citation[] {
  const more = (cardOf(pieceOf(work.state, id)!)?.faces.length ?? 1) > 1 && face > 1
  return more ? [...cites, 'dm-flip-34'] : cites
}

/** The two with the greatest power there are, of either side; of equal ones the first. */
function strongest(work: Work): readonly (string | undefined)[] {
  const power = (piece: Piece) => powerOf(work.state, piece, work.law)
  const all = creaturesOf(work.state).toSorted((one, other) => power(other) - power(one))
  return [all[0]?.id, all[1]?.id]
}

function giveBack(
  work: Work,
  ids: readonly string[],
  to: 'hand' | 'mana' | 'deck' | 'shields' | 'graveyard',
  { cause, cites }: Doing,
): boolean {
  const there = ids.filter((id) => pieceOf(work.state, id)?.zone === 'battle')
  const done = removeAll(
    work,
    there.map((id) => ({ id, to })),
    cause,
    cites,
  )
  for (const id of ids) if (!there.includes(id)) moveTo(work, id, to, cites)
  return done || ids.length > there.length
}

/** Shows the top cards of the deck: those that fit are put into the battle zone, the others go to the bottom. */
function reveal(work: Work, n: number, filter: Filter, doing: Doing): boolean {
  const top = allPieces(work.state)
    .filter((piece) => piece.zone === 'deck' && piece.owner === doing.by)
    .slice(0, n)
  let done = false
  for (const piece of top) {
    const card = cardOf(piece)
    tell(work, 'revealed', piece, doing.cites, '{card}を表向きにする', '{card} is shown')
    const face = card?.faces[0]
    const fits = face?.cardType === 'creature' && faceMatches(face, filter)
    if (fits) putIntoBattle(work, piece.id, { by: doing.by, cites: doing.cites })
    else moveTo(work, piece.id, 'deck', doing.cites)
    done ||= fits
  }
  return done
}

/** All cards of both players in these zones go into their decks. The effect names all of them at once. */
function deleteAll(work: Work, zones: readonly Zone[], { by, cause, cites }: Doing): boolean {
  const all = allPieces(work.state).filter((piece) => zones.includes(piece.zone) && piece.id !== cause.piece)
  for (const seal of all.filter((piece) => piece.seal)) {
    const on = seal.on
    moveTo(work, seal.id, 'deck', cites)
    if (on !== undefined) work.happenings.push({ what: 'unsealed', piece: on })
  }
  removeAll(
    work,
    all.flatMap((piece) =>
      piece.zone === 'battle' && !piece.seal && piece.link === undefined ? [{ id: piece.id, to: 'deck' as const }] : [],
    ),
    cause,
    cites,
    zones,
  )
  for (const piece of all)
    if (piece.zone !== 'battle' && !piece.seal && zones.includes(pieceOf(work.state, piece.id)?.zone ?? 'deck'))
      moveTo(work, piece.id, 'deck', cites)
  shuffle(work, by)
  shuffle(work, otherSeat(by))
  return true
}
