import { none, together, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import type { Op } from './card'
import { choicesUnmet } from './choices'
import { abilitiesPrinted, cardOf, spellOn } from './faces'
import { last } from './lasting'
import { putIntoBattle } from './move'
import { castSpell } from './play-card'
import { pieceOf, type Piece, type State } from './state'
import type { Work } from './work'
import { tell } from './tell'
import { needs, unmetIf } from './unmet'

/** S・トリガー and G・ストライク of shields that have been broken. 113.6, 509.5 */

type Declaring = Action & { type: 'declare' }

/** G Strike: one creature of the other player cannot attack this turn. */
export const strike: readonly Op[] = [
  {
    op: 'effect',
    what: { choose: { side: 'other', cardTypes: ['creature'] }, n: 1 },
    effect: { cannotAttack: true, until: 'end' },
  },
]

/** How a card may be used now: as said, else by the one keyword that it has. */
export function usedAs(piece: Piece, said?: Declaring['as']): Declaring['as'] {
  for (const { ability } of abilitiesPrinted(cardOf(piece)?.faces[0]).keywords)
    if (ability.name === 's-trigger' || ability.name === 'g-strike')
      if (said === undefined || said === ability.name) return ability.name
  return undefined
}

export function opsOf(piece: Piece, as: Declaring['as']): readonly Op[] {
  if (as === 'g-strike') return strike
  return spellOn(cardOf(piece)?.faces[0])?.ops ?? []
}

export function declareUnmet(state: State, action: Declaring, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  const broken = state.broken?.by === action.by && state.broken.cards.includes(action.card)
  const as = piece && broken ? usedAs(piece, action.as) : undefined
  const cost = piece && as === 's-trigger' ? cardOf(piece)?.faces[0]?.cost : undefined
  return together(
    needs(law, 'dm-rule-113.6'),
    unmetIf(
      law,
      !broken || as === undefined,
      ['dm-rule-113.6'],
      'いまシールドから手札に加わった、S・トリガーかG・ストライクのあるカードではない',
      'It is no card with S Trigger or G Strike that goes from the shields to the hand just now',
      ['ブレイクされた時なら', 'as it is broken'],
    ),
    as === undefined || !piece
      ? none
      : choicesUnmet(
          state,
          opsOf(piece, as),
          action.choices ?? [],
          action.faces ?? {},
          { by: action.by, self: action.card, ...(cost === undefined ? {} : { spellCost: cost }) },
          law,
        ),
  )
}

export function declare(work: Work, action: Declaring): void {
  const { state } = work
  const piece = pieceOf(state, action.card)!
  const cards = state.broken!.cards.filter((id) => id !== action.card)
  if (cards.length > 0) state.broken = { ...state.broken!, cards }
  else state.broken = undefined
  if (usedAs(piece, action.as) === 'g-strike') {
    tell(work, 'g-strike', piece, ['dm-rule-g-strike'], 'G・ストライク：{card}を見せる', 'G Strike: {card} is shown')
    for (const id of action.choices?.[0] ?? [])
      last(
        work,
        id,
        { cannotAttack: true, until: 'end' },
        {
          by: action.by,
          self: action.card,
          cause: { by: action.by, kind: 'rules', piece: action.card },
          cites: ['dm-rule-g-strike'],
          given: false,
          choices: [],
          faces: {},
        },
        'g-strike',
      )
    return
  }
  tell(work, 's-trigger', piece, ['dm-rule-113.6'], 'S・トリガー：{card}', 'S Trigger: {card}')
  if (cardOf(piece)?.faces[0]?.cardType === 'creature')
    putIntoBattle(work, piece.id, { by: action.by, cites: ['dm-rule-113.6'] })
  else castSpell(work, piece, action.choices ?? [], action.faces ?? {})
}
