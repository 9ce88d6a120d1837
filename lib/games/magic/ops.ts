import { otherSeat, type Citation, type Seat } from '../../engine'
import type { Op, Subject } from './card'
import { sacrifice } from './cost'
import { addMana, changeLife, damage, draw } from './damage-and-life'
import { becomeCopies, downTop, last, lookAndDown, sameName } from './effects'
import { attach, counterSpell, destroy, makeTokens, toHand, transform } from './keyword-actions'
import { boardOf } from './layers'
import { matches } from './match'
import { move } from './move'
import { makePile } from './pile'
import { cr } from './rules'
import {
  change,
  find,
  permanents,
  pieceOf,
  refOf,
  tick,
  type Piece,
  type StackItem,
  type TargetRef,
  type Work,
} from './state'
import { tell } from './tell'
import { addCounters, turnDown, turnUp } from './turn-over'
import { inForce } from './unmet'

/** The resolution that an op is part of. */
export interface Context {
  readonly item: StackItem
  /** Its targets, with those that are illegal now left out (608.2b). */
  readonly targets: readonly (TargetRef | undefined)[]
  /** Who controlled its targets as it began to resolve. CR 608.2h */
  readonly controllers: readonly (Seat | undefined)[]
  readonly chosen: readonly string[]
}

const text: readonly Citation[] = ['mtg-card-text']

/** Does one thing of an effect. CR 608.2c */
export function runOp(work: Work, op: Op, context: Context): void {
  const { item } = context
  // A part that one of our rulings is about rests on that; all others on what the card says.
  if (!inForce(work.law, ...('cites' in op && op.cites ? op.cites : text))) return
  const on = (subject: Subject) => subjects(work, subject, context)
  switch (op.op) {
    case 'pile':
      return makePile(work, op, on(op.of), item)
    case 'pile-chosen':
      return makePile(work, { ...op, library: 0 }, on('chosen'), item)
    case 'down-top':
      return downTop(work, op, context)
    case 'look-and-down':
      return lookAndDown(work, op, context)
    case 'turn-up':
      for (const piece of on(op.of)) turnUp(work, piece.id, text)
      return
    case 'turn-down':
      for (const piece of on(op.of)) turnDown(work, piece.id, text)
      return
    case 'destroy':
      for (const piece of on(op.of)) destroy(work, piece.id, text)
      return
    case 'sacrifice':
      for (const piece of on(op.of)) if (piece.controller === item.by) sacrifice(work, piece.id)
      return
    case 'exile':
      for (const piece of on(op.of)) {
        tell(work, 'exiled', piece, text, '{card}が追放される', '{card} is exiled')
        move(work, piece.id, 'exile')
      }
      return
    case 'return-to-hand':
      for (const piece of on(op.of)) toHand(work, piece.id)
      return
    case 'tap':
    case 'untap':
      for (const piece of on(op.of)) {
        change(work, piece.id).tapped = op.op === 'tap'
        tell(
          work,
          op.op,
          piece,
          text,
          op.op === 'tap' ? '{card}がタップされる' : '{card}がアンタップされる',
          op.op === 'tap' ? '{card} is tapped' : '{card} is untapped',
        )
      }
      return
    case 'transform':
      for (const piece of on(op.of)) transform(work, piece.id)
      return
    case 'transform-all':
      for (const piece of permanents(work.state))
        if (boardOf(work.state, work.law).get(piece.id)?.subtypes.includes(op.subtype)) transform(work, piece.id)
      return
    case 'attach-to':
      for (const piece of on(op.of)) attach(work, find(work.state, item.source), piece, text)
      return
    case 'same-name':
      for (const piece of on(op.of)) sameName(work, piece, op, item)
      return
    case 'change':
      return last(work, on(op.of), op.change)
    case 'copy-target':
      return becomeCopies(work, on({ target: 0 })[0], item.by)
    case 'counter':
      for (const piece of on(op.of)) counterSpell(work, piece.id, op.to)
      return
    case 'damage':
      for (const piece of on(op.of)) damage(work, piece.id, op.n, false)
      return
    case 'life': {
      const ref = typeof op.who === 'object' ? context.targets[op.who.target] : undefined
      const who =
        ref && 'player' in ref
          ? ref.player
          : op.who === 'you'
            ? item.by
            : op.who === 'opponent'
              ? otherSeat(item.by)
              : undefined
      if (who) changeLife(work, who, op.n, cr('119.3'))
      return
    }
    case 'draw':
      for (let n = 0; n < op.n; n++) draw(work, item.by)
      return
    case 'discard-hand':
      for (const piece of work.state.pieces)
        if (piece.zone === 'hand' && piece.owner === item.by) move(work, piece.id, 'graveyard')
      return
    case 'mana':
      return addMana(work, item.by, op.mana[0]!, op.n)
    case 'tokens':
      return makeTokens(work, item.by, op)
    case 'counters': {
      const board = boardOf(work.state, work.law)
      const { of } = op
      const filtered =
        typeof of === 'object' && !('target' in of)
          ? permanents(work.state).filter((piece) =>
              matches(piece, board.get(piece.id)!, of, { by: item.by, source: item.source.id }),
            )
          : on(of as Subject)
      for (const piece of filtered) addCounters(work, piece.id, op.n, text)
      return
    }
    case 'control':
      for (const piece of on(op.of)) {
        work.state.lasting = [
          ...work.state.lasting,
          { stamp: tick(work), until: 'end-of-turn', on: [refOf(piece)], control: item.by },
        ]
        tell(work, 'control', piece, text, '{card}のコントロールが移る', 'Control of {card} changes')
      }
      return
    case 'no-combat-damage-but':
      work.state.noDamageBut = op.subtypes
      return
    case 'sacrifice-at-end':
      work.state.doomed = [...work.state.doomed, ...on(op.of).map(refOf)]
      return
  }
}

function subjects(work: Work, subject: Subject, { item, targets, chosen }: Context): readonly Piece[] {
  const one = (piece: Piece | undefined) => (piece ? [piece] : [])
  if (subject === 'source') return one(find(work.state, item.source))
  if (subject === 'event') return item.event && 'id' in item.event ? one(find(work.state, item.event)) : []
  if (subject === 'chosen') return chosen.flatMap((id) => one(pieceOf(work.state, id)))
  const ref = targets[subject.target]
  return ref && 'id' in ref ? one(find(work.state, ref)) : []
}
