import { holds, otherSeat, type Citation, type Seat } from '../../engine'
import type { Change, Op, Subject } from './card'
import { copiableForm } from './copiable'
import { sacrifice } from './cost'
import { boardOf, valuesOf } from './layers'
import { abilityOf, hasKeyword, matches } from './match'
import { enter, move } from './move'
import { makePile, putDown, topOf } from './pile'
import { shuffled } from './shuffle'
import { cr } from './rules'
import {
  cardOf,
  find,
  permanents,
  put,
  refOf,
  tick,
  type Piece,
  type StackItem,
  type TargetRef,
  type Work,
} from './state'
import { tell } from './tell'
import { addCounters, turnDown, turnUp } from './turn-over'
import type { Mana } from './vocabulary'

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
        put(work, { ...work.state.pieces[piece.id]!, tapped: op.op === 'tap' })
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
      for (const piece of Object.values(work.state.pieces))
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
        work.state = {
          ...work.state,
          lasting: [
            ...work.state.lasting,
            { stamp: tick(work), until: 'end-of-turn', on: [refOf(piece)], control: item.by },
          ],
        }
        tell(work, 'control', piece, text, '{card}のコントロールが移る', 'Control of {card} changes')
      }
      return
    case 'no-combat-damage-but':
      work.state = { ...work.state, noDamageBut: op.subtypes }
      return
    case 'sacrifice-at-end':
      work.state = { ...work.state, doomed: [...work.state.doomed, ...on(op.of).map(refOf)] }
      return
  }
}

/** The top cards of a library, one at a time. 701.58e, 701.40e */
function downTop(work: Work, op: Op & { readonly op: 'down-top' }, { item, controllers }: Context): void {
  const other = otherSeat(item.by)
  const whose = op.whose === 'opponent' ? other : op.whose ? (controllers[0] ?? item.by) : item.by
  const controller = op.whose === 'opponent' ? item.by : whose
  for (let n = 0; n < op.n; n++) {
    const [top] = topOf(work.state, whose, 1)
    if (top !== undefined) placed(work, putDown(work, top, op.by, controller, false, op.n > 1), op.attach, item)
  }
}

/** Of the cards that were looked at, those chosen, one at a time; then where the rest goes. */
function lookAndDown(work: Work, op: Op & { readonly op: 'look-and-down' }, { item, chosen }: Context): void {
  for (const id of chosen) placed(work, putDown(work, id, op.by, item.by, false, chosen.length > 1), op.attach, item)
  const rest = topOf(work.state, item.by, op.look - chosen.length)
  for (const id of op.rest === 'bottom' ? shuffled(work, rest) : rest)
    move(work, id, op.rest === 'bottom' ? 'library' : 'graveyard', 'bottom')
}

function placed(work: Work, piece: Piece | undefined, attaches: true | undefined, item: StackItem): void {
  if (piece && attaches) attach(work, find(work.state, item.source), piece, text)
}

function subjects(work: Work, subject: Subject, { item, targets, chosen }: Context): readonly Piece[] {
  const one = (piece: Piece | undefined) => (piece ? [piece] : [])
  if (subject === 'source') return one(find(work.state, item.source))
  if (subject === 'event') return item.event && 'id' in item.event ? one(find(work.state, item.event)) : []
  if (subject === 'chosen') return chosen.flatMap((id) => one(work.state.pieces[id]))
  const ref = targets[subject.target]
  return ref && 'id' in ref ? one(find(work.state, ref)) : []
}

/** A continuous effect until end of turn. CR 611.2 */
function last(work: Work, pieces: readonly Piece[], change: Change): void {
  if (pieces.length === 0) return
  const stamp = tick(work)
  work.state = {
    ...work.state,
    lasting: [...work.state.lasting, { stamp, until: 'end-of-turn', on: pieces.map(refOf), change }],
  }
  for (const piece of pieces)
    tell(
      work,
      'changed',
      piece,
      [cr('611.2'), ...(piece.down === 'cloak' ? ['mtg-cloak-04'] : [])],
      '{card}はターン終了時まで変わる',
      '{card} changes until end of turn',
    )
}

/** Each other creature that the player controls becomes a copy. What is face down stays what it was for all to see. 707.2, 708.10 */
function becomeCopies(work: Work, original: Piece | undefined, by: Seat): void {
  if (!original) return
  const copy = { ...copiableForm(work.state, original), notLegendary: true as const }
  const board = boardOf(work.state, work.law)
  const others = permanents(work.state).filter(
    (piece) => piece.id !== original.id && piece.controller === by && board.get(piece.id)!.types.includes('Creature'),
  )
  const stamp = tick(work)
  work.state = {
    ...work.state,
    lasting: [...work.state.lasting, { stamp, until: 'end-of-turn', on: others.map(refOf), copy }],
  }
  for (const piece of others)
    tell(
      work,
      'copied',
      piece,
      piece.down ? [cr('707.2'), cr('708.10')] : [cr('707.2')],
      '{card}がコピーになる',
      '{card} becomes a copy',
    )
}

/**
 * The target and all others with the same name. What is face down has no name, and so shares it with nothing
 * (mtg-cloak-12, 708.2).
 */
function sameName(work: Work, target: Piece, op: Op & { readonly op: 'same-name' }, item: StackItem): void {
  const board = boardOf(work.state, work.law)
  const name = (piece: Piece) =>
    valuesOf(work.state, piece, work.law).name?.en ?? (holds(work.law, 'mtg-cloak-12') ? undefined : '')
  const its = name(target)
  const all = permanents(work.state).filter(
    (piece) =>
      piece.id === target.id ||
      (its !== undefined &&
        name(piece) === its &&
        (op.only === undefined || board.get(piece.id)!.types.includes('Creature'))),
  )
  if (its === undefined)
    tell(
      work,
      'no-name',
      target,
      ['mtg-cloak-12', cr('708.2')],
      '{card}には名前がないので、同じ名前のものはない',
      '{card} has no name, so nothing has the same',
    )
  if (op.do === 'destroy') for (const piece of all) destroy(work, piece.id, text)
  else if (op.do === 'return-to-hand') for (const piece of all) toHand(work, piece.id)
  else if ('damage' in op.do)
    for (const piece of all) damage(work, piece.id, op.do.damage, sourceHas(work, item, 'deathtouch'))
  else last(work, all, op.do)
}

function sourceHas(work: Work, item: StackItem, keyword: 'deathtouch'): boolean {
  const source = find(work.state, item.source)
  return source !== undefined && hasKeyword(valuesOf(work.state, source, work.law), keyword)
}

function toHand(work: Work, id: string): void {
  tell(
    work,
    'returned',
    work.state.pieces[id],
    text,
    '{card}がオーナーの手札に戻る',
    "{card} returns to its owner's hand",
  )
  move(work, id, 'hand')
}

/** 破壊する. CR 701.8 */
export function destroy(work: Work, id: string, cites: readonly Citation[]): void {
  const piece = work.state.pieces[id]
  if (piece?.zone !== 'battlefield' || hasKeyword(boardOf(work.state, work.law).get(id)!, 'indestructible')) return
  tell(work, 'destroyed', piece, cites, '{card}が破壊される', '{card} is destroyed')
  move(work, id, 'graveyard')
}

export function damage(work: Work, id: string, n: number, deathtouch: boolean): void {
  const piece = work.state.pieces[id]
  if (piece?.zone !== 'battlefield' || n <= 0) return
  put(work, { ...piece, damage: piece.damage + n, ...(deathtouch ? { deathtouched: true as const } : {}) })
  tell(work, 'damage', piece, [cr('120.3')], `{card}に${n}点のダメージ`, `${n} damage to {card}`)
}

export function changeLife(work: Work, who: Seat, n: number, cite: Citation): void {
  const { life } = work.state
  work.state = { ...work.state, life: { ...life, [who]: life[who] + n } }
  const [ja, en] = who === 'player' ? ['自分', 'The player'] : ['相手', 'The opponent']
  tell(work, 'life', undefined, [cite], `${ja}のライフは${life[who] + n}になる`, `${en} is at ${life[who] + n} life`)
}

export function draw(work: Work, who: Seat): void {
  const top = work.state.library[who][0]
  if (top === undefined) {
    work.drewEmpty.push(who)
    return
  }
  move(work, top, 'hand')
  tell(work, 'drawn', undefined, [cr('121.1')], 'カードを1枚引く', 'A card is drawn')
}

export function addMana(work: Work, who: Seat, mana: Mana, n: number): void {
  const { mana: pools } = work.state
  work.state = { ...work.state, mana: { ...pools, [who]: { ...pools[who], [mana]: (pools[who][mana] ?? 0) + n } } }
}

/** 打ち消す. CR 701.6a */
export function counterSpell(work: Work, id: string, to: 'graveyard' | 'library'): void {
  const piece = work.state.pieces[id]
  if (piece?.zone !== 'stack') return
  if (hasKeyword(valuesOf(work.state, piece, work.law), 'uncounterable'))
    return tell(work, 'nothing', piece, text, '{card}は打ち消されない', '{card} cannot be countered')
  tell(work, 'countered', piece, [cr('701.6a')], '{card}が打ち消される', '{card} is countered')
  work.state = { ...work.state, stack: work.state.stack.filter((item) => item.id !== id) }
  move(work, id, to)
}

/** 変身させる. Face down it cannot (mtg-cloak-08, 712.15a). CR 701.27 */
function transform(work: Work, id: string): void {
  const piece = work.state.pieces[id]
  if (piece?.zone !== 'battlefield' || piece.card === undefined) return
  const double = cardOf(piece)?.double
  if (piece.down && holds(work.law, 'mtg-cloak-08'))
    return tell(
      work,
      'nothing',
      piece,
      ['mtg-cloak-08', cr('712.15a')],
      '裏向きの間は変身できない',
      'Face down, it cannot transform',
    )
  if (double !== 'transforming')
    return tell(work, 'nothing', piece, [cr('701.27a')], '{card}は変身しない', '{card} does not transform')
  put(work, { ...piece, face: piece.face === 0 ? 1 : 0, stamp: tick(work) })
  tell(work, 'transformed', work.state.pieces[id], [cr('701.27a')], '{card}に変身する', 'It transforms into {card}')
}

/** つける. CR 701.3 */
export function attach(work: Work, attached: Piece | undefined, host: Piece, cites: readonly Citation[]): void {
  if (
    attached?.zone !== 'battlefield' ||
    attached.id === host.id ||
    abilityOf(boardOf(work.state, work.law).get(attached.id)!, 'enchant')
  )
    return
  put(work, { ...attached, attached: refOf(host), stamp: tick(work) })
  tell(work, 'attached', host, cites, '{card}につけられる', 'It is attached to {card}')
}

function makeTokens(
  work: Work,
  by: Seat,
  { token, n, tapped }: { readonly token: string; readonly n: number; readonly tapped?: true },
): void {
  for (let left = n; left > 0; left--) {
    const made = work.state.made + 1
    const id = `token-${made}`
    work.state = { ...work.state, made }
    put(work, {
      id,
      card: token,
      owner: by,
      controller: by,
      under: by,
      zone: 'exile',
      object: 0,
      stamp: 0,
      face: 0,
      tapped: false,
      fresh: true,
      damage: 0,
      counters: 0,
      seen: [],
    })
    enter(work, id, { controller: by, ...(tapped ? { tapped: true } : {}), cites: text })
  }
}
