import { holds, words, type Citation, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import { sendToGraveyard } from './leave'
import { isMain } from './manual'
import { match } from './match'
import { cardOf, monstersOf, pieceOf, put, type Piece, type State, type Work } from './state'
import { applying } from './stats'
import { tell } from './tell'
import { unmetIf } from './unmet'
import type { SummonKind } from './vocabulary'

type NormalSummon = Action & { type: 'normalSummon' }

/** The parts of one's own turn in which one may act freely. */
export function turnUnmet(state: State, by: Action['by'], law: Law): readonly Unmet[] {
  return unmetIf(
    law,
    state.active !== by || !isMain(state) || state.chain.length > 0 || state.attack !== undefined,
    ['ygo-rule-turn'],
    words('自分のメインフェイズの、チェーンのない時ではない', 'It is not your Main Phase with no chain'),
    words('自分のメインフェイズなら', 'in your own Main Phase'),
  )
}

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
  const noSet = applying(state, law).some(({ effect }) => effect.gives === 'no-set')
  return [
    ...turnUnmet(state, action.by, law),
    ...unmetIf(
      law,
      state.normalUsed,
      ['ygo-rule-one-normal'],
      words('このターンの通常召喚は行われている', 'The Normal Summon of this turn is used'),
      words('次のターンなら', 'next turn'),
    ),
    ...unmetIf(
      law,
      card.summoning?.noNormal === true,
      ['ygo-rule-special-only'],
      words('通常召喚できない', 'It cannot be Normal Summoned'),
      words('ほかのモンスターなら', 'with another monster'),
    ),
    ...unmetIf(
      law,
      action.as === 'defense' && !(noSet && holds(law, 'ygo-bp-11')),
      ['ygo-bp-10'],
      words('通常召喚に表側守備表示はない', 'There is no Normal Summon in face-up Defense'),
      words('セットできなくするカードがあれば', 'while a card says that monsters cannot be Set'),
    ),
    ...unmetIf(
      law,
      action.as === 'set' && noSet,
      ['ygo-bp-11'],
      words('モンスターをセットできない', 'Monsters cannot be Set'),
      words('表側守備表示で召喚すれば', 'by a Normal Summon in face-up Defense'),
    ),
    ...tributes(state, action, piece, law).unmet,
    ...unmetIf(
      law,
      monstersOf(state, action.by).length -
        (action.tributes ?? []).filter((id) => pieceOf(state, id)?.controller === action.by).length >=
        5,
      ['ygo-rule-room'],
      words('モンスターゾーンに空きがない', 'There is no free Monster Zone'),
      words('空きがあれば', 'with a free zone'),
    ),
  ]
}

/** Whether the Tributes (リリース) are enough for a Tribute Summon (アドバンス召喚). */
function tributes(
  state: State,
  action: NormalSummon,
  piece: Piece,
  law: Law,
): { unmet: readonly Unmet[]; cites: readonly Citation[] } {
  const card = cardOf(piece)!
  const level = card.level ?? 0
  const usual = level >= 7 ? 2 : level >= 5 ? 1 : 0
  const given = (action.tributes ?? []).map((id) => pieceOf(state, id))
  const allowed = (tribute: Piece | undefined): boolean =>
    tribute?.zone === 'monster' && (tribute.controller === action.by || state.mustTribute?.piece === tribute.id)
  const unmet = [
    ...unmetIf(
      law,
      new Set(action.tributes).size !== given.length || !given.every(allowed),
      ['ygo-rule-tributes'],
      words('リリースできるのは自分のモンスターである', 'Tributes are monsters that you control'),
      words('自分のモンスターなら', 'with your own monsters'),
    ),
    ...mustTributeUnmet(state, action.by, action.tributes ?? [], law),
  ]
  if (unmet.length > 0) return { unmet, cites: [] }
  let count = 0
  const cites: Citation[] = []
  for (const tribute of given) {
    const double = cardOf(tribute!)?.summoning?.doubleFor
    const counts =
      double !== undefined &&
      usual === 2 &&
      match(state, piece, { ...double, zones: ['hand'] }, { by: action.by }, 'effect', law).unmet.length === 0
    const readable = tribute!.face === 'up' || holds(law, 'ygo-fd-20')
    count += counts && readable ? 2 : 1
    if (counts && tribute!.face === 'down' && readable) cites.push('ygo-fd-20')
  }
  if (count === usual || (count > usual && given.length === 1)) return { unmet: [], cites }
  const one = action.as === 'attack' ? card.summoning?.oneTribute : undefined
  if (one && given.length === 1) {
    const purpose = given[0]!.controller === action.by ? 'tribute' : 'tribute-other'
    const read = match(state, given[0]!, one, { by: action.by }, purpose, law)
    if (read.unmet.length === 0) return { unmet: [], cites: read.cites }
    const hidden = read.unmet.filter((one) => !one.cites.includes('ygo-rule-target'))
    return { unmet: [...hidden, ...lacking(law, usual)], cites: [] }
  }
  return { unmet: lacking(law, usual), cites: [] }
}

function lacking(law: Law, usual: number): readonly Unmet[] {
  return unmetIf(
    law,
    true,
    ['ygo-rule-tributes'],
    words(`リリースが${usual}体要る`, `It needs ${usual} Tribute${usual === 1 ? '' : 's'}`),
    words('リリースの数が合えば', 'with the right number of Tributes'),
  )
}

/** A monster that has to be the one Tributed, this turn (クロス・ソウル). */
export function mustTributeUnmet(
  state: State,
  by: Action['by'],
  tributes: readonly string[],
  law: Law,
): readonly Unmet[] {
  const must = state.mustTribute
  return unmetIf(
    law,
    must?.by === by &&
      tributes.length > 0 &&
      !tributes.includes(must.piece) &&
      pieceOf(state, must.piece)?.zone === 'monster',
    ['ygo-rule-text'],
    words(
      'このターンにリリースするなら、対象にした相手モンスターでなければならない',
      'A Tribute of this turn must be the monster that was targeted',
    ),
    words('そのモンスターをリリースすれば', 'by Tributing that monster'),
  )
}

export function normalSummon(work: Work, action: NormalSummon): void {
  const piece = pieceOf(work.state, action.card)!
  const given = action.tributes ?? []
  const { cites } = tributes(work.state, action, piece, work.law)
  for (const id of given) {
    const tribute = pieceOf(work.state, id)!
    tell(work, 'tributed', tribute, cites, '{card}をリリース', '{card} is Tributed')
    sendToGraveyard(work, id)
  }
  const how: SummonKind =
    action.as === 'set' ? (given.length > 0 ? 'tribute-set' : 'set') : given.length > 0 ? 'tribute' : 'normal'
  put(work, {
    ...piece,
    zone: 'monster',
    face: action.as === 'set' ? 'down' : 'up',
    position: action.as === 'attack' ? 'attack' : 'defense',
    memory: { summon: how, proper: true, arrived: { how, by: action.by, to: action.by } },
  })
  work.state = { ...work.state, normalUsed: true }
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

/** 再度召喚 of a Gemini (デュアル): uses the Normal Summon. ygo-bp-23 */
export function geminiUnmet(state: State, action: Action & { type: 'geminiSummon' }, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  const fits =
    piece?.zone === 'monster' &&
    piece.controller === action.by &&
    piece.face === 'up' &&
    cardOf(piece)?.kinds?.includes('Gemini') === true &&
    !piece.gemini
  return [
    ...turnUnmet(state, action.by, law),
    ...unmetIf(
      law,
      !fits,
      ['ygo-rule-where'],
      words('再度召喚できるモンスターではない', 'It is no Gemini Monster that can be summoned again'),
      words('表側のデュアルモンスターなら', 'with a face-up Gemini Monster'),
    ),
    ...unmetIf(
      law,
      state.normalUsed,
      ['ygo-rule-one-normal'],
      words('このターンの通常召喚は行われている', 'The Normal Summon of this turn is used'),
      words('次のターンなら', 'next turn'),
    ),
  ]
}

export function geminiSummon(work: Work, action: Action & { type: 'geminiSummon' }): void {
  const piece = pieceOf(work.state, action.card)!
  put(work, { ...piece, gemini: true, memory: { ...piece.memory, geminiNow: true } })
  work.state = { ...work.state, normalUsed: true }
  tell(work, 'summoned', piece, ['ygo-bp-23'], '{card}を再度召喚', '{card} is Gemini Summoned')
}
