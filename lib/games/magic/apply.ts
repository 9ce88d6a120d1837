import { done, none, refused, together, type Law, type Outcome, type Unmet } from '../../engine'
import type { Action } from './action'
import { activate, activateUnmet } from './activate'
import { cast, castDown, castDownUnmet, castUnmet, landUnmet, playLand } from './cast'
import { choiceUnmet, choose } from './choose'
import { attack, attackUnmet, block, blockUnmet } from './combat'
import { lookUnmet } from './look'
import { cr } from './rules'
import { endGame, settle } from './settle'
import { permanents, pieceOf, workOn, type State, type Work } from './state'
import { tell } from './tell'
import { priorityUnmet } from './timing'
import { bothPassed, pass } from './turn'
import { turnUpForCost, turnUpUnmet } from './turn-up-for-cost'
import { needs, reason, unmetIf } from './unmet'

const over = reason('ゲームは終わっている', 'The game is over', '終わっていなければ', 'if it were not over')
const confusing = reason(
  '裏向きのパーマネントは、互いに見分けられるようにしておかなければならない',
  'Face-down permanents must stay easy to tell apart',
  '裏向きのものを1つまでにすれば',
  'with no more than one that is face down',
)
const notYours = reason(
  '自分のパーマネントではない',
  'It is no permanent of that player',
  '自分のパーマネントなら',
  'with permanents of that player',
)

/** One action: refused with all that is unmet, or done. */
export function apply(state: State, action: Action, law: Law): Outcome<State> {
  const unmet = unmetOf(state, action, law)
  if (unmet.length > 0) return refused(unmet)
  const work = workOn(state, law)
  perform(work, action)
  settle(work)
  return done(work.state, work.events)
}

export function unmetOf(state: State, action: Action, law: Law): readonly Unmet[] {
  if (action.type === 'look') return lookUnmet(state, action, law)
  if (state.over) return unmetIf(law, true, [cr('104.3a')], over)
  if (state.choice || action.type === 'choose' || action.type === 'pay' || action.type === 'decline') {
    const awaited = choiceUnmet(state, action, law)
    if (awaited) return awaited
  }
  switch (action.type) {
    case 'cast':
      return castUnmet(state, action, law)
    case 'castFaceDown':
      return castDownUnmet(state, action, law)
    case 'playLand':
      return landUnmet(state, action, law)
    case 'activate':
      return activateUnmet(state, action, law)
    case 'turnUp':
      return together(priorityUnmet(state, action.by, law, 'special'), turnUpUnmet(state, action, law))
    case 'pass':
      return together(needs(law, cr('117.3d')), priorityUnmet(state, action.by, law))
    case 'attack':
      return attackUnmet(state, action, law)
    case 'block':
      return blockUnmet(state, action, law)
    case 'mix':
      return mixUnmet(state, action, law)
    case 'resolve':
      return needs(law, cr('117.4'), ...(state.stack.length > 0 ? [cr('405.5')] : []))
    case 'concede':
      return needs(law, cr('104.3a'))
    case 'choose':
    case 'pay':
    case 'decline':
      return none
  }
}

/** Face-down permanents may not be mixed up. mtg-cloak-16, CR 708.6 */
function mixUnmet(state: State, { by, cards }: Action & { type: 'mix' }, law: Law): readonly Unmet[] {
  const own = permanents(state).filter((piece) => piece.controller === by && cards.includes(piece.id))
  return together(
    needs(law, cr('110.5')),
    unmetIf(law, own.length !== new Set(cards).size || own.length < 2, [cr('110.5')], notYours),
    unmetIf(law, own.filter((piece) => piece.down).length > 1, ['mtg-cloak-16', cr('708.6')], confusing),
  )
}

function perform(work: Work, action: Action): void {
  switch (action.type) {
    case 'cast':
      return cast(work, action)
    case 'castFaceDown':
      return castDown(work, action)
    case 'playLand':
      return playLand(work, action)
    case 'activate':
      return activate(work, action)
    case 'turnUp':
      return turnUpForCost(work, action)
    case 'pass':
      return pass(work)
    case 'resolve':
      return bothPassed(work)
    case 'pay':
    case 'decline':
    case 'choose':
      return choose(work, action)
    case 'attack':
      return attack(work, action)
    case 'block':
      return block(work, action)
    case 'look':
      return tell(
        work,
        'looked',
        pieceOf(work.state, action.card),
        pieceOf(work.state, action.card)?.down ? ['mtg-cloak-09', cr('708.5')] : [cr('400.2')],
        '{card}を見る',
        '{card} is looked at',
      )
    case 'mix':
      return tell(
        work,
        'mixed',
        undefined,
        [cr('110.5')],
        '自分のパーマネントを並べ替える',
        'Permanents are laid out in another order',
      )
    case 'concede':
      return endGame(work, [action.by], cr('104.3a'))
  }
}
