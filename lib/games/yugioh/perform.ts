import { holds, otherSeat, type Seat } from '../../engine'
import type { Effect, Op, Subject } from './card'
import { banishForATime, moveTo, sendToGraveyard } from './leave'
import { life } from './life'
import { beginSummon } from './special-summon'
import { allPieces, hasNoFaceDown, monstersOf, pieceOf, type ChainLink, type Piece } from './state'
import { attackOf } from './stats'
import { subjects } from './subjects'
import { tell } from './tell'
import { turnByEffect } from './turn-over'
import { change, draftOf, type Work } from './work'

/** One part of an effect. */
export function perform(work: Work, link: ChainLink, effect: Effect, op: Op): void {
  const { by } = link
  switch (op.op) {
    case 'turn':
      for (const piece of subjects(work, link, effect, op.what)) {
        if (
          typeof op.what === 'object' &&
          op.to === 'face-down' &&
          hasNoFaceDown(piece) &&
          !holds(work.law, 'ygo-fd-46')
        )
          continue
        const shown = op.to === 'other' ? exampleOfChange(work, piece, op.what) : undefined
        if (shown !== undefined && !holds(work.law, shown)) continue
        const turned = turnByEffect(work, piece.id, op.to)
        if (turned && shown !== undefined)
          tell(
            work,
            'changedStill',
            piece,
            [shown],
            'どの表示形式にするかを言わない効果なので、{card}の表示形式が変わる',
            'The effect does not say to which: the position of {card} changes',
          )
        if (turned) work.turned.push(piece.id)
        if (turned && op.back) limit(work, piece.id, { upInEndPhase: true })
      }
      return
    case 'destroy':
      for (const piece of subjects(work, link, effect, op.what)) {
        if (rememberedAs(piece, op.what)) {
          if (!holds(work.law, 'ygo-fd-40')) continue
          tell(
            work,
            'remembered',
            piece,
            ['ygo-fd-40', 'ygo-fd-37'],
            '裏側になっても{card}は特殊召喚されたモンスターである',
            'Face-down or not, {card} was Special Summoned',
            true,
          )
        }
        sendToGraveyard(work, piece.id, { destroyed: true, by, ...(piece.id === link.piece ? { own: true } : {}) })
      }
      return
    case 'banish':
      for (const piece of subjects(work, link, effect, op.what).slice(0, op.n)) {
        if (op.until) banishForATime(work, piece.id, op.until === 'end' ? 'end' : link.piece)
        else {
          moveTo(work, piece.id, 'banished', op.face ?? 'up')
          if (op.face === 'down')
            change(work, pieceOf(work.state, piece.id)!, {
              hiddenBy: { controller: by, random: piece.zone === 'deck' },
            })
          tell(
            work,
            'banished',
            pieceOf(work.state, piece.id),
            op.face === 'down' ? ['ygo-fd-10'] : ['ygo-rule-text'],
            op.face === 'down' ? '{card}を裏側で除外' : '{card}を除外',
            op.face === 'down' ? '{card} is banished face-down' : '{card} is banished',
            op.face === 'down',
          )
        }
      }
      return
    case 'return':
      for (const piece of subjects(work, link, effect, op.what)) {
        moveTo(work, piece.id, op.to, 'up')
        const [ja, en] = op.to === 'hand' ? (['手札', 'hand'] as const) : (['デッキ', 'Deck'] as const)
        tell(
          work,
          'returned',
          piece,
          ['ygo-rule-text'],
          `{card}は持ち主の${ja}に戻る`,
          `{card} returns to its owner's ${en}`,
          piece.face === 'down',
        )
      }
      return
    case 'discard':
      for (const piece of subjects(work, link, effect, op.what)) sendToGraveyard(work, piece.id)
      return
    case 'summon': {
      const to: Seat = op.to === 'other' ? otherSeat(by) : by
      const summoner: Seat = op.by === 'other' ? otherSeat(by) : by
      for (const piece of subjects(work, link, effect, op.what)) {
        beginSummon(work, piece.id, {
          by: summoner,
          to,
          stances: op.stances ?? ['face-up-attack', 'face-up-defense'],
          effectOf: by,
          ...(op.limit ? { limit: op.limit } : {}),
        })
        const came = pieceOf(work.state, piece.id)!
        if (came.zone !== 'monster') continue
        if (op.counters) change(work, came, { counters: op.counters })
        if (op.tie) change(work, pieceOf(work.state, link.piece)!, { tie: piece.id })
      }
      return
    }
    case 'limit':
      for (const piece of subjects(work, link, effect, op.what)) limit(work, piece.id, op.limit)
      return
    case 'control':
      for (const piece of subjects(work, link, effect, op.what)) {
        if (piece.controller !== by && monstersOf(work.state, by).length >= 5) continue
        change(work, pieceOf(work.state, piece.id)!, op.until ? { controller: by, borrowed: true } : { controller: by })
        tell(
          work,
          'control',
          piece,
          ['ygo-rule-control'],
          '{card}のコントロールを得る',
          'Control of {card} is taken',
          piece.face === 'down',
        )
      }
      return
    case 'equip':
      for (const piece of subjects(work, link, effect, 'targets')) {
        change(work, pieceOf(work.state, link.piece)!, { tie: piece.id })
        tell(work, 'equipped', piece, ['ygo-rule-text'], '{card}に装備する', 'It is equipped to {card}')
      }
      return
    case 'counters':
      for (const piece of subjects(work, link, effect, op.what)) {
        change(work, pieceOf(work.state, piece.id)!, { counters: piece.counters + op.n })
        tell(
          work,
          'counters',
          piece,
          ['ygo-rule-text'],
          `{card}にカウンターを${op.n}つ置く`,
          `${op.n} counter(s) are placed on {card}`,
        )
      }
      return
    case 'draw':
      for (const piece of allPieces(work.state)
        .filter((piece) => piece.zone === 'deck' && piece.owner === by)
        .slice(0, op.n))
        change(work, piece, { zone: 'hand', face: 'down' })
      tell(work, 'drew', undefined, ['ygo-rule-text'], `${op.n}枚ドロー`, `${op.n} card(s) are drawn`)
      return
    case 'damage':
      return life(work, otherSeat(by), -op.n)
    case 'gain':
      return life(work, by, op.n)
    case 'negate-attack': {
      const attacker = work.state.attack && pieceOf(work.state, work.state.attack.attacker)
      if (!attacker) return
      tell(
        work,
        'attackNegated',
        attacker,
        ['ygo-rule-text'],
        '{card}の攻撃は無効になる',
        'The attack of {card} is negated',
      )
      work.state = draftOf(work.state, 'attack')
      if (op.damage) life(work, otherSeat(by), -attackOf(work.state, attacker, work.law))
      return
    }
    case 'negate-activation': {
      const { chain } = work.state
      const below = chain.length - 1
      if (below >= 0) work.state.chain = chain.with(below, { ...chain[below]!, negated: true })
      return
    }
    case 'must-tribute':
      if (link.targets[0] !== undefined) work.state.mustTribute = { by, piece: link.targets[0] }
      return
  }
}

/** The rulings that show how a change without saying to which works in a chain. ygo-bp-16 to 18 */
function exampleOfChange(work: Work, piece: Piece, what: Subject): string | undefined {
  const again = work.turned.includes(piece.id)
  if (what === 'self') return again ? 'ygo-bp-16' : 'ygo-bp-17'
  return again && typeof what === 'object' ? 'ygo-bp-18' : undefined
}

/** Whether an effect reaches a face-down monster for how it was summoned. ygo-fd-40 */
function rememberedAs(piece: Piece, what: Subject): boolean {
  return typeof what === 'object' && what.summoned === 'special' && piece.face === 'down'
}

function limit(work: Work, id: string, added: Piece['limits'][number]): void {
  const piece = pieceOf(work.state, id)!
  change(work, piece, { limits: [...piece.limits, added] })
  tell(
    work,
    'limited',
    piece,
    ['ygo-rule-text'],
    '{card}に効果が適用される',
    '{card} is under an effect',
    piece.face === 'down',
  )
}
