import { holds, type Citation, type Law } from '../../engine'
import { boardOf, cardHasType } from './layers'
import { reveal } from './move'
import { cr } from './rules'
import { faceUp } from './draft'
import { cardOf, change, permanents, pieceOf, put, refOf, tick, type Piece, type State, type Work } from './state'
import { mayBeAttached } from './targets'
import { tell } from './tell'
import { inForce } from './unmet'

/** Turns a permanent face up, whatever does it; an instant or sorcery card is shown and stays face down. */
export function turnUp(
  work: Work,
  id: string,
  cites: readonly Citation[],
  how: { readonly mega?: boolean; readonly attach?: string } = {},
): void {
  const piece = pieceOf(work.state, id)
  if (piece?.zone !== 'battlefield' || !piece.down || !inForce(work.law, cr('708.8'))) return
  if (piece.card === undefined)
    return tell(
      work,
      'unknown',
      piece,
      cites,
      'どのカードか分からないので、先へは進められない',
      'It is not known which card it is, so nothing is turned up here',
    )
  const { law } = work
  const stays = piece.down === 'manifest' ? [cr('701.40g')] : ['mtg-cloak-17', cr('701.58g')]
  if (cardHasType(piece, 'Instant', 'Sorcery') && stays.every((rule) => holds(law, rule))) {
    reveal(work, piece, stays)
    return tell(work, 'stays-down', piece, stays, '{name}は裏向きのまま残る', '{name} stays face down')
  }
  const stamp = tick(work)
  const same = holds(law, 'mtg-cloak-13')
  const keepsTap = inForce(law, 'mtg-cloak-14', cr('110.5'))
  const now = faceUp(piece)
  now.stamp = stamp
  now.seen = []
  // It is the same permanent all along, tapped or not. Without the rulings that say so it would not be.
  if (!same) now.object = stamp
  if (!keepsTap) now.tapped = false
  put(work, now)
  const faces = (cardOf(piece)?.faces.length ?? 1) > 1
  const kept = [
    ...(hasTies(work.state, piece) ? ['mtg-cloak-13'] : []),
    ...(piece.tapped ? ['mtg-cloak-14', cr('110.5')] : []),
    ...(faces ? ['mtg-cloak-08', cr('712.15a')] : []),
  ]
  tell(work, 'turned-up', now, [...cites, ...kept, cr('708.8')], '{card}が表向きになる', '{card} is turned face up')
  asTurnedUp(work, now, how)
  work.happenings.push({ what: 'turned-up', piece: id })
  // It was on the battlefield before and after; without that ruling it would count as having entered.
  if (!holds(law, 'mtg-cloak-11')) work.happenings.push({ what: 'entered', piece: id })
  else if (entersAbility(work.state, now, law))
    tell(
      work,
      'no-enters',
      now,
      ['mtg-cloak-11', cr('708.8')],
      '{card}の「戦場に出たとき」の能力は誘発しない',
      'No enters ability of {card} triggers',
    )
}

/** Whether something depends on its staying the same permanent: attachments, effects on it, what targets it. */
function hasTies(state: State, { id, object }: Piece): boolean {
  const isIt = (ref: object) => 'id' in ref && ref.id === id && 'object' in ref && ref.object === object
  // What turns it up and targets it for that has found it already.
  const aimed = state.stack.filter((item) => item.id !== state.resolving?.item.id)
  return (
    permanents(state).some((other) => other.attached && isIt(other.attached)) ||
    state.lasting.some((effect) => effect.on.some(isIt)) ||
    aimed.some((item) => item.targets.some(isIt))
  )
}

/** Whether it has an ability that waits for its entering and not for its being turned up as well. */
function entersAbility(state: State, piece: Piece, law: Law): boolean {
  return boardOf(state, law)
    .get(piece.id)!
    .abilities.some((ability) => {
      if (ability.kind !== 'triggered') return false
      const waits = (event: 'enters' | 'turned-up') =>
        ability.when.some((when) => when.event === event && when.who === 'self')
      return waits('enters') && !waits('turned-up')
    })
}

/** 'As turned face up' happens meanwhile, and nobody can respond to it. 614.1e, 708.11, 702.37b */
function asTurnedUp(
  work: Work,
  piece: Piece,
  { mega, attach }: { readonly mega?: boolean; readonly attach?: string },
): void {
  if (mega) addCounters(work, piece.id, 1, [cr('702.37b')])
  for (const ability of boardOf(work.state, work.law).get(piece.id)!.abilities) {
    if (ability.kind !== 'as' || !ability.turnedUp || !inForce(work.law, cr('708.11'), cr('614.1e'))) continue
    if (ability.what === 'counters-per-other-creature')
      addCounters(work, piece.id, otherCreatures(work.state, piece, work.law), [cr('708.11'), cr('614.1e')])
    const host = ability.what === 'attach' && attach !== undefined ? pieceOf(work.state, attach) : undefined
    if (host && mayBeAttached(work.state, piece, host, work.law)) {
      const now = change(work, piece.id)
      now.attached = refOf(host)
      now.stamp = tick(work)
      tell(work, 'attached', host, [cr('708.11'), cr('614.1e')], '{card}につけられる', 'It is attached to {card}')
    }
  }
}

export function otherCreatures(state: State, piece: Piece, law: Law): number {
  const board = boardOf(state, law)
  return permanents(state).filter(
    (other) =>
      other.id !== piece.id && other.controller === piece.controller && board.get(other.id)!.types.includes('Creature'),
  ).length
}

export function addCounters(work: Work, id: string, n: number, cites: readonly Citation[]): void {
  const piece = pieceOf(work.state, id)
  if (piece?.zone !== 'battlefield' || n <= 0) return
  change(work, id).counters += n
  tell(work, 'counters', piece, cites, `{card}に+1/+1カウンターが${n}個置かれる`, `{card} gets ${n} +1/+1 counter(s)`)
}

/** Turns a permanent face down; not one that is so already (708.2b), nor a double-faced one (712.16). */
export function turnDown(work: Work, id: string, cites: readonly Citation[]): void {
  const piece = pieceOf(work.state, id)
  if (piece?.zone !== 'battlefield') return
  if (!inForce(work.law, cr('708.2a'))) return
  if (piece.down)
    return tell(work, 'nothing', piece, [cr('708.2b')], '{name}はすでに裏向きである', '{name} is face down already')
  if (cardOf(piece)?.double && holds(work.law, cr('712.16')))
    return tell(
      work,
      'nothing',
      piece,
      [cr('712.16')],
      '両面の{card}は裏向きにならない',
      'The double-faced {card} is not turned face down',
    )
  const turned = change(work, id)
  turned.down = 'effect'
  turned.stamp = tick(work)
  turned.seen = ['player', 'opponent']
  tell(
    work,
    'turned-down',
    turned,
    [...cites, cr('708.2a'), ...(piece.tapped ? ['mtg-cloak-14'] : [])],
    '{name}が裏向きになる',
    '{name} is turned face down',
  )
}
