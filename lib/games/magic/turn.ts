import { omit, otherSeat } from '../../engine'
import { combatDamage } from './combat'
import { sacrifice } from './cost'
import { draw } from './damage-and-life'
import { resolveTop } from './resolve'
import { cr } from './rules'
import { find, permanents, pieceOf, put, type Work } from './state'
import { tell } from './tell'
import { steps } from './vocabulary'

/** 優先権を放棄する. When both have, the top of the stack resolves, or the step ends. CR 117.3d, 117.4 */
export function pass(work: Work): void {
  const { state } = work
  if (!state.passed) {
    work.state = { ...state, passed: true, priority: otherSeat(state.priority) }
    return tell(work, 'passed', undefined, [cr('117.3d')], '優先権を放棄する', 'Priority is passed')
  }
  bothPassed(work)
}

/** CR 117.4 */
export function bothPassed(work: Work): void {
  const { state } = work
  work.state = { ...state, passed: false, priority: state.active }
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
  work.state = { ...work.state, mana: { player: {}, opponent: {} } }
  if (step === undefined) return nextTurn(work)
  work.state = { ...work.state, step }
  tell(work, 'step', undefined, [cr('500.1')], '次のステップに移る', 'On to the next step')
  begin(work)
}

/** What a step does by itself, and what triggers as it begins. CR 703 */
function begin(work: Work): void {
  const { step, active } = work.state
  if (step === 'draw') draw(work, active)
  if (step === 'damage') combatDamage(work)
  if (step === 'end-combat') work.state = { ...work.state, attacks: [] }
  if (step === 'end') {
    const { doomed } = work.state
    work.state = { ...work.state, doomed: [] }
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
  const rest = omit(work.state, 'noDamageBut')
  work.state = {
    ...rest,
    turn: rest.turn + 1,
    active,
    priority: active,
    step: 'upkeep',
    landPlayed: false,
    attacks: [],
    lasting: rest.lasting.filter((effect) => effect.until !== 'end-of-turn'),
    spellsLast: rest.spells,
    spells: { player: 0, opponent: 0 },
  }
  for (const piece of permanents(work.state)) {
    const own = piece.controller === active && under(work, piece.id) === active
    const remembered =
      piece.attacked === 'now' ? ('last' as const) : piece.controller === active ? undefined : piece.attacked
    put(work, {
      ...omit(piece, 'attacked', 'deathtouched'),
      ...(remembered ? { attacked: remembered } : {}),
      damage: 0,
      ...(own ? { tapped: false, fresh: false } : {}),
    })
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
