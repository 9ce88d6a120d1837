import { holds, none, words, type Citation, type Law, type Seat, type Unmet } from '../../engine'
import type { Action } from './action'
import { hasTwice } from './activation/target'
import { fits, match } from './match'
import { cardOf, pieceOf, type Piece, type State } from './state'
import { reason } from './unmet'

export type NormalSummon = Action & { type: 'normalSummon' }

/** Whether the Tributes (リリース) are enough for a Tribute Summon (アドバンス召喚). */
export function tributes(
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
    ...(hasTwice(action.tributes ?? []) || !given.every(allowed)
      ? reason(
          law,
          ['ygo-rule-tributes'],
          words('リリースできるのは自分のモンスターである', 'Tributes are monsters that you control'),
          words('自分のモンスターなら', 'with your own monsters'),
        )
      : none),
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
      fits(state, piece, { ...double, zones: ['hand'] }, { by: action.by }, 'effect', law)
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
  return reason(
    law,
    ['ygo-rule-tributes'],
    words(`リリースが${usual}体要る`, `It needs ${usual} Tribute${usual === 1 ? '' : 's'}`),
    words('リリースの数が合えば', 'with the right number of Tributes'),
  )
}

/** A monster that has to be the one Tributed, this turn (クロス・ソウル). */
export function mustTributeUnmet(state: State, by: Seat, tributes: readonly string[], law: Law): readonly Unmet[] {
  const must = state.mustTribute
  return must?.by === by &&
    tributes.length > 0 &&
    !tributes.includes(must.piece) &&
    pieceOf(state, must.piece)?.zone === 'monster'
    ? reason(
        law,
        ['ygo-rule-text'],
        words(
          'このターンにリリースするなら、対象にした相手モンスターでなければならない',
          'A Tribute of this turn must be the monster that was targeted',
        ),
        words('そのモンスターをリリースすれば', 'by Tributing that monster'),
      )
    : none
}
