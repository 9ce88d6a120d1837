import { otherSeat, type Citation, type Seat, type Text } from '../../engine'
import type { Change, Op } from './card'
import { copiableForm } from './copiable'
import { damage } from './damage-and-life'
import { attach, destroy, toHand } from './keyword-actions'
import { boardOf, valuesOf } from './layers'
import { hasKeyword } from './match'
import { move } from './move'
import type { Context } from './ops'
import { putDown, topOf } from './pile'
import { cr } from './rules'
import { shuffled } from './shuffle'
import { find, permanents, refOf, tick, type Piece, type StackItem, type Work } from './state'
import { tell } from './tell'
import { keywordTexts } from './words'
import { inForce } from './unmet'

/** Effects that are more than one keyword action. */

const text: readonly Citation[] = ['mtg-card-text']

/** A continuous effect until end of turn. CR 611.2 */
export function last(work: Work, pieces: readonly Piece[], change: Change): void {
  if (pieces.length === 0 || !inForce(work.law, cr('611.2'))) return
  const stamp = tick(work)
  work.state.lasting = [...work.state.lasting, { stamp, until: 'end-of-turn', on: pieces.map(refOf), change }]
  const board = boardOf(work.state, work.law)
  for (const piece of pieces) {
    const { power, toughness } = board.get(piece.id) ?? {}
    const cites = [cr('611.2'), ...(piece.down === 'cloak' ? ['mtg-cloak-04'] : [])]
    if (power === undefined || toughness === undefined)
      tell(work, 'changed', piece, cites, '{card}はターン終了時まで変わる', '{card} changes until end of turn')
    else {
      const stats = `${power}/${toughness}`
      const more = besides(change)
      tell(
        work,
        'changed',
        piece,
        cites,
        `{card}はターン終了時まで${stats}になる${more.ja}`,
        `{card} is ${stats} until end of turn${more.en}`,
      )
    }
  }
}

/** What such an effect does to abilities, said after power and toughness. */
function besides({ loseAbilities, gain = [] }: Change): Text {
  const gained = gain.flatMap((ability) => (ability.kind === 'keyword' ? [keywordTexts[ability.keyword]] : []))
  return {
    ja: [...(loseAbilities ? ['能力を失う'] : []), ...gained.map(({ ja }) => `${ja}を得る`)]
      .map((one) => `。${one}`)
      .join(''),
    en: [...(loseAbilities ? ['loses its abilities'] : []), ...gained.map(({ en }) => `gains ${en}`)]
      .map((one) => `, and ${one}`)
      .join(''),
  }
}

/** Each other creature that the player controls becomes a copy. What is face down stays what it was for all to see. 707.2, 708.10 */
export function becomeCopies(work: Work, original: Piece | undefined, by: Seat): void {
  if (!original || !inForce(work.law, cr('707.2'))) return
  const copy = { ...copiableForm(work.state, original), notLegendary: true as const }
  const board = boardOf(work.state, work.law)
  const others = permanents(work.state).filter(
    (piece) => piece.id !== original.id && piece.controller === by && board.get(piece.id)!.types.includes('Creature'),
  )
  const stamp = tick(work)
  work.state.lasting = [...work.state.lasting, { stamp, until: 'end-of-turn', on: others.map(refOf), copy }]
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
export function sameName(work: Work, target: Piece, op: Op & { readonly op: 'same-name' }, item: StackItem): void {
  const board = boardOf(work.state, work.law)
  const name = (piece: Piece) =>
    valuesOf(work.state, piece, work.law).name?.en ?? (inForce(work.law, 'mtg-cloak-12', cr('708.2')) ? undefined : '')
  const its = name(target)
  const all = permanents(work.state).filter(
    (piece) =>
      piece.id === target.id ||
      (its !== undefined &&
        name(piece) === its &&
        (op.only === undefined || board.get(piece.id)!.types.includes('Creature'))),
  )
  const nameless = permanents(work.state).some((piece) => piece.id !== target.id && name(piece) === undefined)
  if (its === undefined && nameless)
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

/** The top cards of a library, one at a time. 701.58e, 701.40e */
export function downTop(work: Work, op: Op & { readonly op: 'down-top' }, { item, controllers }: Context): void {
  const other = otherSeat(item.by)
  const whose = op.whose === 'opponent' ? other : op.whose ? (controllers[0] ?? item.by) : item.by
  const controller = op.whose === 'opponent' ? item.by : whose
  for (let n = 0; n < op.n; n++) {
    const [top] = topOf(work.state, whose, 1)
    if (top !== undefined) placed(work, putDown(work, top, op.by, controller, false, op.n > 1), op.attach, item)
  }
}

/** Of the cards that were looked at, those chosen, one at a time; then where the rest goes. */
export function lookAndDown(work: Work, op: Op & { readonly op: 'look-and-down' }, { item, chosen }: Context): void {
  for (const id of chosen) placed(work, putDown(work, id, op.by, item.by, false, chosen.length > 1), op.attach, item)
  const rest = topOf(work.state, item.by, op.look - chosen.length)
  for (const id of op.rest === 'bottom' ? shuffled(work, rest) : rest)
    move(work, id, op.rest === 'bottom' ? 'library' : 'graveyard', 'bottom')
}

function placed(work: Work, piece: Piece | undefined, attaches: true | undefined, item: StackItem): void {
  if (piece && attaches) attach(work, find(work.state, item.source), piece, text)
}
