import { omit, otherSeat } from '../../engine'
import { combatDamage } from './combat'
import { sacrifice } from './cost'
import { draw } from './damage-and-life'
import { resolveTop } from './resolve'
import { cr } from './rules'
import { copyOf } from './draft'
import { find, permanents, pieceOf, put, type Work } from './state'
import { tell } from './tell'
import { steps } from './vocabulary'

/** 優先権を放棄する. When both have, the top of the stack resolves, or the step ends. CR 117.3d, 117.4 */
export function pass(work: Work): void {
  const { state } = work
  if (!state.passed) {
    state.passed = true
    state.priority = otherSeat(state.priority)
    return tell(work, 'passed', undefined, [cr('117.3d')], '優先権を放棄する', 'Priority is passed')
  }
  bothPassed(work)
}

/** CR 117.4 */
export function bothPassed(work: Work): void {
  const { state } = work
  state.passed = false
  state.priority = state.active
  if (state.stack.length > 0) {
    tell(
      work,
      'resolves',
      undefined,
      [cr('117.4'), cr('405.5')],
      'スタックの一番上が解決される',
      'The top of the stack resolves',
    )
    return resolveTop(work)
  }
  nextStep(work)
}

function nextStep(work: Work): void {
  const at = steps.indexOf(work.state.step)
  const combat = work.state.step === 'attackers' && work.state.attacks.length === 0
  const step = combat ? 'end-combat' : steps[at + 1]
  // Mana empties as a step ends. 500.5
  work.state.mana = { player: {}, opponent: {} }
  if (step === undefined) return nextTurn(work)
  work.state.step = step
  tell(work, 'step', undefined, [cr('500.1')], '次のステップに移る', 'On to the next step')
  begin(work)
}

/** What a step does by itself, and what triggers as it begins. CR 703 */
function begin(work: Work): void {
  const { step, active } = work.state
  if (step === 'draw') draw(work, active)
  if (step === 'damage') combatDamage(work)
  if (step === 'end-combat') work.state.attacks = []
  if (step === 'end') {
    const { doomed } = work.state
    work.state.doomed = []
    for (const ref of doomed) {
      const piece = find(work.state, ref)
      if (piece) sacrifice(work, piece.id)
    }
  }
  work.happenings.push({ what: 'step' })
}

/** The cleanup step and the untap step of the next turn. CR 514.2, 502.3 */
function nextTurn(work: Work): void {
  const active = otherSeat(work.state.active)
  const state = omit(work.state, 'noDamageBut')
  work.state = state
  state.turn++
  state.active = active
  state.priority = active
  state.step = 'upkeep'
  state.landPlayed = false
  state.attacks = []
  state.lasting = state.lasting.filter((effect) => effect.until !== 'end-of-turn')
  state.spellsLast = state.spells
  state.spells = { player: 0, opponent: 0 }
  for (const piece of permanents(state)) {
    const own = piece.controller === active && under(work, piece.id) === active
    const remembered =
      piece.attacked === 'now' ? ('last' as const) : piece.controller === active ? undefined : piece.attacked
    const now = copyOf(omit(piece, 'attacked', 'deathtouched'))
    if (remembered) now.attacked = remembered
    now.damage = 0
    if (own) {
      now.tapped = false
      now.fresh = false
    }
    put(work, now)
  }
  tell(work, 'turn', undefined, [cr('514.2'), cr('500.1')], '次のターンになる', 'The next turn begins')
  work.happenings.push({ what: 'step' })
}

/** Control that lasted until end of turn has gone back. */
function under(work: Work, id: string) {
  const piece = pieceOf(work.state, id)!
  const lasts = work.state.lasting.some((effect) => effect.control && effect.on.some((ref) => ref.id === id))
  return lasts ? piece.controller : piece.under
}
