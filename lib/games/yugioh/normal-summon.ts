import { holds, none, words, type Law, type Unmet } from '../../engine'
import { sendToGraveyard } from './leave'
import { fits } from './match'
import { allPieces, cardOf, monstersOf, pieceOf, type Piece, type State } from './state'
import { applying } from './stats'
import { tell } from './tell'
import { tributes, type NormalSummon } from './tributes'
import { noRoom, turnUnmet } from './turn'
import { reason } from './unmet'
import type { SummonKind } from './vocabulary'
import { change, type Work } from './work'

/** What is unmet of a Normal Summon or Set (通常召喚・セット), and by which rulings its Tributes count. */
export function normalSummonUnmet(state: State, action: NormalSummon, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  const card = piece && cardOf(piece)
  if (!piece || piece.zone !== 'hand' || piece.owner !== action.by || card?.type !== 'monster')
    return [
      {
        text: words('手札のモンスターではない', 'It is no monster in your hand'),
        cites: ['ygo-rule-where'],
        cure: words('手札にあれば', 'from the hand'),
      },
    ]
  const noSet = action.as !== 'attack' && applying(state, law).some(({ effect }) => effect.gives === 'no-set')
  return [
    ...turnUnmet(state, action.by, law),
    ...(state.normalUsed
      ? reason(
          law,
          ['ygo-rule-one-normal'],
          words('このターンの通常召喚は行われている', 'The Normal Summon of this turn is used'),
          words('次のターンなら', 'next turn'),
        )
      : none),
    ...(card.summoning?.noNormal === true
      ? reason(
          law,
          ['ygo-rule-special-only'],
          words('通常召喚できない', 'It cannot be Normal Summoned'),
          words('ほかのモンスターなら', 'with another monster'),
        )
      : none),
    ...(card.summoning?.setOnly === true && action.as !== 'set'
      ? reason(
          law,
          ['ygo-rule-special-only'],
          words('召喚できない（セットはできる）', 'It cannot be Normal Summoned face-up'),
          words('セットなら', 'as a Set'),
        )
      : none),
    ...(lonely(state, piece, law) && action.as !== 'set'
      ? reason(
          law,
          ['ygo-rule-text'],
          words('召喚に必要なモンスターが自分のフィールドにいない', 'You control no monster that its summon asks for'),
          words('そのモンスターがいれば', 'with such a monster'),
        )
      : none),
    ...(action.as === 'defense' && !(noSet && holds(law, 'ygo-bp-11'))
      ? reason(
          law,
          ['ygo-bp-10'],
          words('通常召喚に表側守備表示はない', 'There is no Normal Summon in face-up Defense'),
          words('セットできなくするカードがあれば', 'while a card says that monsters cannot be Set'),
        )
      : none),
    ...(action.as === 'set' && noSet
      ? reason(
          law,
          ['ygo-bp-11'],
          words('モンスターをセットできない', 'Monsters cannot be Set'),
          words('表側守備表示で召喚すれば', 'by a Normal Summon in face-up Defense'),
        )
      : none),
    ...tributes(state, action, piece, law).unmet,
    ...(monstersOf(state, action.by).length -
      (action.tributes ?? []).filter((id) => pieceOf(state, id)?.controller === action.by).length >=
    5
      ? noRoom(law)
      : none),
  ]
}

/** Whether the monster is missing without which it cannot be Normal Summoned. */
function lonely(state: State, piece: Piece, law: Law): boolean {
  const needed = cardOf(piece)?.summoning?.normalOnlyWith
  const asker = { by: piece.owner, self: piece.id }
  return needed !== undefined && !allPieces(state).some((one) => fits(state, one, needed, asker, 'effect', law))
}

export function normalSummon(work: Work, action: NormalSummon): void {
  const piece = pieceOf(work.state, action.card)!
  const given = action.tributes ?? []
  const { cites } = tributes(work.state, action, piece, work.law)
  for (const id of given) {
    const tribute = pieceOf(work.state, id)!
    tell(
      work,
      'tributed',
      tribute,
      cites.length > 0 ? cites : ['ygo-rule-tributes'],
      '{card}をリリース',
      '{card} is Tributed',
    )
    sendToGraveyard(work, id)
  }
  const how: SummonKind =
    action.as === 'set' ? (given.length > 0 ? 'tribute-set' : 'set') : given.length > 0 ? 'tribute' : 'normal'
  change(work, piece, {
    zone: 'monster',
    face: action.as === 'set' ? 'down' : 'up',
    position: action.as === 'attack' ? 'attack' : 'defense',
    memory: { summon: how, proper: true, arrived: { how, by: action.by, to: action.by } },
  })
  work.state.normalUsed = true
  const hidden = action.as === 'set'
  tell(
    work,
    'summoned',
    pieceOf(work.state, action.card),
    [action.as === 'defense' ? 'ygo-bp-11' : 'ygo-bp-10'],
    hidden ? '{card}をセット' : '{card}を召喚',
    hidden ? '{card} is Set' : '{card} is Normal Summoned',
    hidden,
  )
  if (!hidden) work.happenings.push({ what: 'summoned', piece: action.card, how })
}
