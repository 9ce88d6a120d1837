import { holds, none, otherSeat, words, type Citation, type Law, type Seat, type Unmet } from '../../engine'
import type { Action } from './action'
import type { Filter, Limit, OwnWay } from './card'
import { moveTo, sendToGraveyard } from './leave'
import { hasTwice } from './activation/target'
import { fits, match, type Asker } from './match'
import { mustTributeUnmet } from './tributes'
import { noRoom, turnUnmet } from './turn'
import { cardOf, monstersOf, pieceOf, stanceParts, type Piece, type State } from './state'
import { tell } from './tell'
import { stanceText } from './turn-over'
import { needs, reason } from './unmet'
import type { Stance } from './vocabulary'
import { change, type Work } from './work'

type OwnSummon = Action & { type: 'specialSummon' }

/** A Special Summon by a monster's own way (チェーンに乗らない特殊召喚, or from where its text allows it). */
export function ownSummonUnmet(state: State, action: OwnSummon, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  const own = piece && cardOf(piece)?.summoning?.own
  if (!piece || !own || piece.zone !== own.from || piece.owner !== action.by)
    return [
      {
        text: words('自身の方法で特殊召喚できない', 'It has no way of its own to be Special Summoned from there'),
        cites: ['ygo-rule-own-way'],
        cure: words('そのような方法があれば', 'if it had one'),
      },
    ]
  const mine = monstersOf(state, action.by)
  const lonely =
    own.onlyMonster === undefined ||
    (mine.length === 1 && fits(state, mine[0]!, own.onlyMonster, { by: action.by }, 'effect', law))
  return [
    ...turnUnmet(state, action.by, law),
    ...(!lonely
      ? reason(
          law,
          ['ygo-rule-own-way'],
          words('フィールドの条件を満たしていない', 'The condition on your field is not met'),
          words('条件のモンスターだけなら', 'with only the monster asked for'),
        )
      : none),
    ...(own.once && state.usedNames.includes(ownUse(piece))
      ? reason(
          law,
          ['ygo-rule-name-limit'],
          words('このターンに一度、この方法で特殊召喚した', 'It was Special Summoned this way once this turn'),
          words('次のターンなら', 'next turn'),
        )
      : none),
    ...(own.noNormal && state.normalUsed
      ? reason(
          law,
          ['ygo-rule-text'],
          words('このターンに通常召喚している', 'A Normal Summon or Set was made this turn'),
          words('通常召喚していなければ', 'without one'),
        )
      : none),
    ...(roomFor(state, action, own) ? none : noRoom(law)),
    ...materialsOf(state, action, own, law).unmet,
  ]
}

/** Whether there is a Monster Zone for it, those counted that its materials leave free. */
function roomFor(state: State, action: OwnSummon, own: OwnWay): boolean {
  const to = own.to === 'other' ? otherSeat(action.by) : action.by
  const leaving = (action.materials ?? []).filter((id) => {
    const piece = pieceOf(state, id)
    return piece?.zone === 'monster' && piece.controller === to
  })
  return monstersOf(state, to).length - leaving.length < 5
}

/** Whether the materials are what the way asks for, each for a place of its own. */
function materialsOf(
  state: State,
  action: OwnSummon,
  own: OwnWay,
  law: Law,
): { unmet: readonly Unmet[]; cites: readonly Citation[] } {
  const filters = own.materials ?? []
  const given = (action.materials ?? []).map((id) => pieceOf(state, id))
  const lacking =
    given.length !== filters.length || hasTwice(action.materials ?? []) || given.includes(undefined)
      ? reason(
          law,
          ['ygo-rule-own-way'],
          words(`素材・リリースが${filters.length}体要る`, `It needs ${filters.length} monsters as asked for`),
          words('そろっていれば', 'with all of them'),
        )
      : none
  if (lacking.length > 0) return { unmet: lacking, cites: [] }
  const asker: Asker = { by: action.by, self: action.card }
  const pieces = given as readonly Piece[]
  const purpose = own.does === 'tribute' ? 'tribute' : 'fusion'
  const otherwise = own.noFaceDownIn?.includes(law.era) === true
  const must = own.does === 'tribute' ? mustTributeUnmet(state, action.by, action.materials ?? [], law) : []
  const placed = place(pieces, filters, (piece, filter) => fits(state, piece, filter, asker, purpose, law, otherwise))
  if (placed) {
    const cites = placed.flatMap(([piece, filter]) => match(state, piece, filter, asker, purpose, law, otherwise).cites)
    const example = own.does === 'banish' && cites.includes('ygo-fd-26') ? ['ygo-fd-27'] : []
    return { unmet: [...must, ...needs(law, ...example)], cites: [...new Set([...cites, ...example])] }
  }
  const unmet = pieces.flatMap((piece) => {
    if (filters.some((filter) => fits(state, piece, filter, asker, purpose, law, otherwise))) return none
    const reads = filters.map((filter) => match(state, piece, filter, asker, purpose, law, otherwise).unmet)
    return reads.find((read) => read.some((one) => !one.cites.includes('ygo-rule-target'))) ?? reads[0] ?? none
  })
  const unlike =
    unmet.length === 0
      ? reason(
          law,
          ['ygo-rule-own-way'],
          words('素材の組み合わせが合わない', 'The materials do not fit together'),
          words('指定の素材なら', 'with the materials listed'),
        )
      : none
  return { unmet: [...must, ...unmet, ...unlike], cites: [] }
}

/** Each piece to a filter of its own that it fits, if that can be done. */
function place(
  pieces: readonly Piece[],
  filters: readonly Filter[],
  fits: (piece: Piece, filter: Filter) => boolean,
): readonly (readonly [Piece, Filter])[] | undefined {
  const [piece, ...rest] = pieces
  if (!piece) return []
  for (const [index, filter] of filters.entries()) {
    if (!fits(piece, filter)) continue
    const others = place(rest, filters.toSpliced(index, 1), fits)
    if (others) return [[piece, filter], ...others]
  }
  return undefined
}

const usedTexts = {
  tribute: ['{card}をリリース', '{card} is Tributed'],
  banish: ['{card}を除外', '{card} is banished'],
  return: ['{card}を持ち主のデッキに戻す', "{card} returns to its owner's Deck"],
} as const

export function ownSummon(work: Work, action: OwnSummon): void {
  const piece = pieceOf(work.state, action.card)!
  const own = cardOf(piece)!.summoning!.own!
  const { cites } = materialsOf(work.state, action, own, work.law)
  for (const id of action.materials ?? []) {
    const material = pieceOf(work.state, id)!
    const [ja, en] = usedTexts[own.does ?? 'tribute']
    tell(work, 'material', material, cites.length > 0 ? cites : ['ygo-rule-own-way'], ja, en)
    if (own.does === 'banish') moveTo(work, id, 'banished', 'up')
    else if (own.does === 'return') moveTo(work, id, 'deck', 'down')
    else sendToGraveyard(work, id)
  }
  beginSummon(work, action.card, {
    by: action.by,
    to: own.to === 'other' ? otherSeat(action.by) : action.by,
    stances: own.stances ?? ['face-up-attack', 'face-up-defense'],
    proper: true,
    ...(own.limit ? { limit: own.limit } : {}),
    ...(own.counters ? { counters: own.counters } : {}),
  })
  if (own.noNormal) work.state.normalUsed = true
  if (own.once) work.state.usedNames = [...work.state.usedNames, ownUse(piece)]
}

/** The note of a way that is once per turn by the card's name. */
function ownUse(piece: Piece): string {
  return `${piece.controller}:${piece.card}:own`
}

export interface Coming {
  readonly by: Seat
  readonly to: Seat
  readonly stances: readonly Stance[]
  readonly effectOf?: Seat
  readonly limit?: Limit
  readonly proper?: boolean
  readonly counters?: number
}

/** Puts a monster onto the field and asks for its position where there is a choice. ygo-bp-12 to 14 */
export function beginSummon(work: Work, id: string, coming: Coming): void {
  const piece = pieceOf(work.state, id)!
  if (monstersOf(work.state, coming.to).length >= 5)
    return tell(work, 'unaffected', piece, ['ygo-rule-room'], '{card}を出す場所がない', 'There is no zone for {card}')
  const free: readonly Stance[] = ['face-up-attack', 'face-up-defense']
  const stances =
    coming.stances.length > 1
      ? holds(work.law, 'ygo-bp-12')
        ? coming.stances
        : coming.stances.slice(0, 1)
      : holds(work.law, 'ygo-bp-13')
        ? coming.stances
        : free
  const first = stances[0]!
  change(work, piece, {
    zone: 'monster',
    controller: coming.to,
    ...stanceParts(first),
    counters: coming.counters ?? 0,
    limits: coming.limit ? [{ ...coming.limit, bySummon: true }] : [],
    memory: {
      summon: 'special',
      origin: piece.zone,
      ...(coming.proper || piece.memory.proper ? { proper: true as const } : {}),
      arrived: {
        how: 'special',
        by: coming.by,
        to: coming.to,
        ...(coming.effectOf ? { effectOf: coming.effectOf } : {}),
      },
    },
  })
  tell(
    work,
    'coming',
    piece,
    [coming.effectOf ? 'ygo-rule-text' : 'ygo-rule-own-way'],
    '{card}の特殊召喚',
    '{card} is being Special Summoned',
    coming.stances[0] === 'face-down-defense',
  )
  if (stances.length > 1) work.state.choice = { by: coming.by, piece: id, stances }
  else finishSummon(work, id, first, ['ygo-bp-13'])
}

/** 表示形式を選ぶ. The one who summons chooses, on the opponent's field too. */
export function finishSummon(work: Work, id: string, stance: Stance, cites: readonly Citation[]): void {
  const piece = pieceOf(work.state, id)!
  change(work, piece, stanceParts(stance))
  const text = stanceText(stance)
  tell(
    work,
    'summoned',
    pieceOf(work.state, id),
    cites,
    `{card}を${text.ja}で特殊召喚`,
    `{card} is Special Summoned in ${text.en}`,
    stance === 'face-down-defense',
  )
  work.happenings.push({ what: 'summoned', piece: id, how: 'special' })
}
