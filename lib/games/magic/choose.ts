import { none, omit, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import { costUnmet, payMana } from './cost'
import { move } from './move'
import { counterSpell } from './keyword-actions'
import { goOn } from './resolve'
import { cr } from './rules'
import { change, pieceOf, type Choice, type State, type Work } from './state'
import { tell } from './tell'
import { legalIds, putTrigger } from './triggers'
import { reason, unmetIf } from './unmet'
import { subtypeText } from './words'

const first = reason('先に決めることがある', 'Something else is to be decided first', 'それを決めれば', 'after that')
const notYou = reason(
  '決めるのは他のプレイヤーである',
  'It is for the other player to decide',
  'そのプレイヤーなら',
  'by that player',
)
const nothing = reason('決めることはない', 'There is nothing to decide', '決めることがあれば', 'if there were')
const badChoice = reason(
  '選べるものではない',
  'It is no possible choice',
  '選べるものを選べば',
  'with a possible choice',
)

/** What stands against an action while something is to be decided; absent where the decision does not matter to it. */
export function choiceUnmet(state: State, action: Action, law: Law): readonly Unmet[] | undefined {
  const { choice } = state
  const decides = action.type === 'choose' || action.type === 'pay' || action.type === 'decline'
  if (!choice) return decides ? unmetIf(law, true, [cr('608.2c')], nothing) : undefined
  if (action.type === 'concede') return undefined
  const fits = decides && (choice.kind === 'pay') === (action.type !== 'choose')
  // Who has the choice has no priority meanwhile, and nobody else has. 117.2e
  if (!fits) return unmetIf(law, true, action.type === 'turnUp' ? [cr('116.2b')] : [cr('117.1')], first)
  if (choice.by !== action.by) return unmetIf(law, true, [cr('608.2c')], notYou)
  if (action.type === 'decline') return none
  if (choice.kind === 'pay') return costUnmet(state, { mana: choice.cost }, { by: action.by, source: noSource }, law)
  return action.type === 'choose'
    ? unmetIf(law, !isPossible(state, choice, action.cards, law), [cr('608.2c')], badChoice)
    : none
}

const noSource = { id: '' } as const as State['pieces'][number]

function isPossible(
  state: State,
  choice: Exclude<Choice, { kind: 'pay' }>,
  cards: readonly string[],
  law: Law,
): boolean {
  switch (choice.kind) {
    case 'cards':
      return (
        cards.length >= choice.min &&
        cards.length <= choice.max &&
        new Set(cards).size === cards.length &&
        cards.every((id) => choice.from.includes(id))
      )
    case 'keep':
      return cards.length === 1 && choice.from.includes(cards[0]!)
    case 'targets':
      return cards.length === 1 && legalIds({ state, law }, state.waiting[0]!).includes(cards[0]!)
    case 'type':
      return cards.length === 1 && /^[A-Z][a-z]+$/.test(cards[0]!)
  }
}

/** Carries a decision out. */
export function choose(work: Work, action: Action & { type: 'choose' | 'pay' | 'decline' }): void {
  const { choice } = work.state
  if (!choice) return
  work.state = omit(work.state, 'choice')
  if (choice.kind === 'pay') return ward(work, choice, action.type === 'pay')
  const cards = action.type === 'choose' ? action.cards : []
  switch (choice.kind) {
    case 'cards': {
      const { resolving } = work.state
      if (!resolving) return
      tell(work, 'chosen', undefined, [cr('608.2c')], `${cards.length}枚を選ぶ`, `${cards.length} card(s) are chosen`)
      // Nothing chosen is a choice too: the part is done with none.
      work.state.resolving = { ...resolving, at: cards.length > 0 ? resolving.at : resolving.at + 1, chosen: cards }
      return goOn(work)
    }
    case 'keep':
      for (const id of choice.from)
        if (id !== cards[0]) {
          tell(
            work,
            'legend',
            pieceOf(work.state, id),
            [cr('704.5j')],
            '{card}は墓地に置かれる',
            '{card} is put into the graveyard',
          )
          move(work, id, 'graveyard')
        }
      return
    case 'targets':
      return putTrigger(work, work.state.waiting[0]!, cards)
    case 'type':
      change(work, choice.piece).chosen = cards[0]!
      return tell(
        work,
        'chosen',
        pieceOf(work.state, choice.piece),
        ['mtg-card-text'],
        `{card}のクリーチャー・タイプに${subtypeText(cards[0]!).ja}を選ぶ`,
        `${cards[0]!} is chosen as the creature type for {card}`,
      )
  }
}

/** CR 702.21a */
function ward(work: Work, { by, cost, item: id }: Choice & { kind: 'pay' }, paid: boolean): void {
  if (paid) {
    payMana(work, by, cost)
    return tell(
      work,
      'paid',
      undefined,
      [cr('702.21a')],
      `護法のコスト${cost}を支払う`,
      `The ward cost ${cost} is paid`,
    )
  }
  tell(work, 'unpaid', undefined, [cr('702.21a')], '護法のコストを支払わない', 'The ward cost is not paid')
  const item = work.state.stack.find((one) => one.id === id)
  if (!item) return
  if (item.ability === undefined) return counterSpell(work, item.source.id, 'graveyard')
  work.state.stack = work.state.stack.filter((one) => one.id !== id)
  tell(work, 'countered', undefined, [cr('701.6a')], '能力が打ち消される', 'The ability is countered')
}
