import { holds, same, type Citation } from '../../engine'
import { isCreature, keywordOf, nameOf } from './faces'
import { removeAll } from './leave'
import { pieceOf } from './state'
import type { Work } from './work'
import { powerOf, winsAlways } from './stats'
import { quoted, tell } from './tell'

/** バトル: power is compared, the loser is destroyed, then what waits for a win is set off. 115 */
export function fight(work: Work, first: string, second: string, cites: readonly Citation[]): boolean {
  const { state, law } = work
  const one = pieceOf(state, first)
  const other = pieceOf(state, second)
  if (!holds(law, 'dm-rule-115')) return false
  if (first === second || !isCreature(state, one) || !isCreature(state, other)) return false
  state.fighting = [first, second]
  const powers = [powerOf(state, one, law), powerOf(state, other, law)] as const
  tell(
    work,
    'battle',
    one,
    ['dm-rule-115', ...cites],
    '{card}（{mine}）と{other}（{theirs}）がバトルする',
    '{card} ({mine}) battles {other} ({theirs})',
    {
      parts: { mine: same(powers[0]), theirs: same(powers[1]), other: quoted(nameOf(state, other)) },
    },
  )
  work.happenings.push({ what: 'battles', piece: first }, { what: 'battles', piece: second })
  const always = [winsAlways(state, one, law), winsAlways(state, other, law)] as const
  const lost = {
    one: !always[0] && (always[1] || powers[0] <= powers[1]),
    other: !always[1] && (always[0] || powers[1] <= powers[0]),
  }
  const slain = { one: slays(work, second), other: slays(work, first) }
  const losers = [...(lost.one || slain.one ? [first] : []), ...(lost.other || slain.other ? [second] : [])]
  if (!lost.one) work.happenings.push({ what: 'wins', piece: first })
  if (!lost.other) work.happenings.push({ what: 'wins', piece: second })
  removeAll(
    work,
    (holds(law, 'dm-rule-703') ? losers : []).map((id) => ({ id, to: 'graveyard', destroyed: true })),
    { by: state.active, kind: 'rules' },
    ['dm-rule-703'],
  )
  state.fighting = undefined
  return true
}

function slays(work: Work, id: string): boolean {
  const piece = pieceOf(work.state, id)!
  return keywordOf(work.state, piece, 'slayer', work.law) !== undefined || piece.effects.some((effect) => effect.slayer)
}
