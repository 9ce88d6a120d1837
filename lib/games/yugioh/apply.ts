import { done, none, refused, words, type Law, type Outcome, type Unmet } from '../../engine'
import type { Action } from './action'
import { activate, activationUnmet } from './activation/activate'
import { attackUnmet, carryOutAttack, declareAttack } from './battle'
import { changeByHand, manualUnmet } from './manual'
import { geminiSummon, geminiUnmet } from './gemini'
import { isOver } from './life'
import { normalSummon, normalSummonUnmet } from './normal-summon'
import { noRoom, phaseAfter, turnUnmet } from './turn'
import { hasRoom, placeFor } from './place'
import { pass, passUnmet } from './pass'
import { resolveChain } from './resolve'
import { endPhase, endTurn, settle } from './settle'
import { finishSummon, ownSummon, ownSummonUnmet } from './special-summon'
import { cardOf, pieceOf, type State } from './state'
import { lookCites, lookUnmet } from './look'
import { tell } from './tell'
import { collectAnswers } from './triggers'
import { reason } from './unmet'
import { phaseTexts } from './view'
import { change, draftOf, type Draft, type Work } from './work'

/** One action: refused with all that is unmet, or done. */
export function apply(state: State, action: Action, law: Law): Outcome<State> {
  const unmet = unmetOf(state, action, law)
  if (unmet.length > 0) return refused(unmet)
  const work: Work = {
    state: moment(state, action),
    pieces: undefined,
    law,
    events: [],
    happenings: [],
    turned: [],
  }
  perform(work, action)
  settle(work)
  return done(work.state, work.events)
}

/** All that stands against an action, if anything does. */
export function unmetOf(state: State, action: Action, law: Law): readonly Unmet[] {
  return [...awaitedUnmet(state, action, law), ...actionUnmet(state, action, law)]
}

/** What happened last stays open to answers while a chain is built; any other action closes it. */
function moment(state: State, action: Action): Draft {
  if (action.type === 'pass' || action.type === 'look') return draftOf(state)
  return action.type === 'activate' || action.type === 'decline'
    ? draftOf(state, 'passed')
    : draftOf(state, 'passed', 'recent')
}

const first = words('それを済ませれば', 'after that')

/** What is awaited comes first: a position to choose, effects that must or may be put on a chain. */
function awaitedUnmet(state: State, action: Action, law: Law): readonly Unmet[] {
  if (isOver(state, law))
    return reason(
      law,
      ['ygo-rule-life'],
      words('デュエルは終わっている', 'The duel is over'),
      words('続いているデュエルなら', 'in a duel that goes on'),
    )
  if (state.choice)
    return action.type !== 'choosePosition'
      ? reason(
          law,
          ['ygo-rule-awaited'],
          words('表示形式を選ぶところである', 'A battle position is to be chosen'),
          first,
        )
      : none
  const head = state.waiting[0]
  if (!head) return none
  // Of several effects of one player that go at the same time, that player chooses the order.
  const right =
    action.type === 'activate' &&
    state.waiting.some(
      (one) =>
        one.by === head.by &&
        one.mandatory === head.mandatory &&
        one.piece === action.card &&
        one.effect === action.effect,
    )
  const declines = action.type === 'decline' && !head.mandatory && action.by === head.by
  if (right || declines) return none
  return reason(
    law,
    ['ygo-rule-order'],
    head.mandatory
      ? words('必ず発動する効果が先である', 'An effect that must activate goes first')
      : words('任意の誘発効果を使うか決めるところである', 'Whether to use a Trigger Effect is to be decided'),
    first,
  )
}

/** What stands against an action by itself. */
function actionUnmet(state: State, action: Action, law: Law): readonly Unmet[] {
  switch (action.type) {
    case 'changePosition':
    case 'flipSummon':
      return manualUnmet(state, action, law)
    case 'normalSummon':
      return normalSummonUnmet(state, action, law)
    case 'geminiSummon':
      return geminiUnmet(state, action, law)
    case 'specialSummon':
      return ownSummonUnmet(state, action, law)
    case 'activate':
      return activationUnmet(state, action, law)
    case 'attack':
      return attackUnmet(state, action, law)
    case 'setCard': {
      const piece = pieceOf(state, action.card)
      const type = piece && cardOf(piece)?.type
      return [
        ...turnUnmet(state, action.by, law),
        ...(hasRoom(state, action.by, piece) ? none : noRoom(law)),
        ...(piece?.zone !== 'hand' || piece.owner !== action.by || (type !== 'spell' && type !== 'trap')
          ? reason(
              law,
              ['ygo-rule-where'],
              words('手札の魔法・罠ではない', 'It is no Spell or Trap in your hand'),
              words('手札の魔法・罠なら', 'with a Spell or Trap in your hand'),
            )
          : none),
      ]
    }
    case 'resolve':
      return state.chain.length === 0 && state.attack === undefined
        ? reason(
            law,
            ['ygo-rule-chain'],
            words('処理するチェーンも攻撃もない', 'There is no chain or attack to go on with'),
            words('チェーンか攻撃があれば', 'with a chain or an attack'),
          )
        : none
    case 'pass':
      return passUnmet(state, action, law)
    case 'look':
      return lookUnmet(state, action, law)
    case 'decline':
      return state.waiting.length === 0
        ? reason(
            law,
            ['ygo-rule-awaited'],
            words('使うか決める効果がない', 'No effect waits for a decision'),
            words('任意の誘発効果があれば', 'with an optional Trigger Effect waiting'),
          )
        : none
    case 'choosePosition':
      return choiceUnmet(state, action, law)
    case 'nextPhase':
      return state.active !== action.by || state.chain.length > 0 || state.attack !== undefined
        ? reason(
            law,
            ['ygo-rule-phase'],
            words('フェイズを進められる時ではない', 'It is not the time to go to the next phase'),
            words('自分のターンの、チェーンのない時なら', 'in your turn with no chain'),
          )
        : none
  }
}

/** The position of a monster that is being summoned: one of those offered, by the one who chooses. ygo-bp-12, ygo-bp-14 */
function choiceUnmet(state: State, action: Action & { type: 'choosePosition' }, law: Law): readonly Unmet[] {
  const { choice } = state
  const cure = words('選ぶプレイヤーが、選べる表示形式を選べば', 'if the one who chooses took one of those offered')
  if (!choice)
    return [{ text: words('選ぶ表示形式はない', 'No position is to be chosen'), cites: ['ygo-rule-awaited'], cure }]
  const elsewhere = pieceOf(state, choice.piece)?.controller !== choice.by
  const stranger =
    choice.by !== action.by
      ? reason(
          law,
          elsewhere ? ['ygo-bp-14'] : ['ygo-rule-awaited'],
          words('表示形式は特殊召喚する側が選ぶ', 'The one who summons chooses the position'),
          cure,
        )
      : none
  if (stranger.length > 0) return stranger
  return !choice.stances.includes(action.stance)
    ? reason(law, ['ygo-bp-12'], words('選べる表示形式ではない', 'It is no position that is offered'), cure)
    : none
}

function perform(work: Work, action: Action): void {
  switch (action.type) {
    case 'changePosition':
    case 'flipSummon':
      return changeByHand(work, action)
    case 'normalSummon':
      return normalSummon(work, action)
    case 'geminiSummon':
      return geminiSummon(work, action)
    case 'specialSummon':
      return ownSummon(work, action)
    case 'activate':
      activate(work, action)
      return collectAnswers(work)
    case 'attack':
      return declareAttack(work, action)
    case 'setCard': {
      const piece = pieceOf(work.state, action.card)!
      change(work, piece, { zone: placeFor(work, piece), face: 'down', setThisTurn: true })
      return tell(work, 'set', piece, ['ygo-rule-turn'], '{card}をセット', '{card} is Set', true)
    }
    case 'pass':
      return pass(work, action)
    case 'resolve':
      return work.state.chain.length > 0 ? resolveChain(work) : carryOutAttack(work)
    case 'look':
      return tell(
        work,
        'looked',
        pieceOf(work.state, action.card),
        lookCites(pieceOf(work.state, action.card)!, work.law),
        '{card}を確認する',
        '{card} is looked at',
        true,
      )
    case 'decline':
      work.state.waiting = work.state.waiting.slice(1)
      return tell(work, 'declined', undefined, ['ygo-rule-trigger'], '効果は使わない', 'The effect is not used')
    case 'choosePosition': {
      const choice = work.state.choice!
      work.state = draftOf(work.state, 'choice')
      const elsewhere = pieceOf(work.state, choice.piece)!.controller !== choice.by
      return finishSummon(work, choice.piece, action.stance, [elsewhere ? 'ygo-bp-14' : 'ygo-bp-12'])
    }
    case 'nextPhase': {
      const next = phaseAfter(work.state, work.law)
      if (next === undefined) return endTurn(work)
      const { phase, by } = next
      work.state.phase = phase
      const { ja, en } = phaseTexts[phase]
      tell(work, 'phase', undefined, [by], ja, en)
      if (phase === 'end') endPhase(work)
      return
    }
  }
}
