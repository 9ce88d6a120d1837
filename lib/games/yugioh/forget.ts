import { holds, omit, type Citation } from '../../engine'
import { tell } from './tell'
import type { Piece } from './state'
import { changed, type Work } from './work'

/** What a monster loses as it is turned face-down, and what it keeps. ygo-fd-30 to 45 */
export function forget(work: Work, piece: Piece): Piece {
  const { law } = work
  let next = piece
  const say = (rule: Citation, ja: string, en: string) => tell(work, 'reset', piece, [rule], ja, en)
  const raised = (limit: Piece['limits'][number]) =>
    limit.atk !== undefined || limit.indestructible === true || limit.noDefense === true
  const lasting = (limit: Piece['limits'][number]) => limit.banishOnLeave === true || limit.upInEndPhase === true
  const bound = (limit: Piece['limits'][number]) => !raised(limit) && !lasting(limit) && !limit.bySummon
  const drop = (rule: Citation, which: (limit: Piece['limits'][number]) => boolean, ja: string, en: string) => {
    if (!holds(law, rule) || !next.limits.some(which)) return
    next = changed(next, { limits: next.limits.filter((limit) => !which(limit)) })
    say(rule, ja, en)
  }
  drop('ygo-fd-32', raised, '{card}が受けていた効果はなくなる', 'Effects that {card} was under are gone')
  drop('ygo-fd-33', bound, '{card}への制限はなくなる', 'Limits on {card} are gone')
  drop(
    'ygo-fd-41',
    (limit) => limit.bySummon === true && !lasting(limit),
    'その効果で特殊召喚されたことによる{card}への制限はなくなる',
    'The limit on {card} for being Special Summoned by that effect is gone',
  )
  drop(
    'ygo-fd-35',
    lasting,
    '裏側の間に受けた{card}への効果はリセットされる',
    'What {card} was under since it was face-down is reset',
  )
  if (next.counters > 0 && holds(law, 'ygo-fd-32')) {
    next = changed(next, { counters: 0 })
    say('ygo-fd-32', '{card}のカウンターは取り除かれる', 'Counters on {card} are removed')
  }
  if (next.used.length > 0 && holds(law, 'ygo-fd-33')) {
    // 'cycle:' marks effects that turn the monster itself face-down. ygo-fd-34
    const kept = holds(law, 'ygo-fd-34') ? next.used.filter((use) => use.startsWith('cycle:')) : []
    if (kept.length < next.used.length)
      say('ygo-fd-33', '{card}の「1ターンに1度」はリセットされる', 'The once-per-turn limit of {card} is reset')
    if (kept.length > 0)
      say(
        'ygo-fd-34',
        '自身を裏側にする効果の「1ターンに1度」は残る',
        'The limit on an effect that turns itself face-down stays',
      )
    next = changed(next, { used: kept })
  }
  if (next.memory.origin !== undefined && holds(law, 'ygo-fd-42')) {
    const { origin: _, ...memory } = next.memory
    next = changed(next, { memory })
    say(
      'ygo-fd-42',
      '{card}がどこから特殊召喚されたかの情報はなくなる',
      'From where {card} was Special Summoned is forgotten',
    )
  }
  if (next.memory.summon !== undefined && next.memory.summon !== 'set') {
    if (holds(law, 'ygo-fd-37'))
      tell(work, 'kept', piece, ['ygo-fd-37'], '{card}がどう召喚されたかは残る', 'How {card} was summoned is kept')
    else {
      const { summon: _, proper: __, ...memory } = next.memory
      next = changed(next, { memory })
    }
  }
  next = changed(next, { memory: keep(work, next) })
  return omit(next, 'gemini')
}

/** What was done this turn is kept. ygo-fd-43, ygo-fd-45 */
function keep(work: Work, piece: Piece): Piece['memory'] {
  const { attacked, changed, arrived, ...rest } = piece.memory
  const keepsAttack = holds(work.law, 'ygo-fd-43')
  const keepsChange = holds(work.law, 'ygo-fd-45')
  const flipped = arrived?.how === 'flip'
  return {
    ...rest,
    ...(attacked && keepsAttack ? { attacked } : {}),
    ...(changed && keepsChange ? { changed } : {}),
    ...(arrived && (!flipped || keepsChange) ? { arrived } : {}),
  }
}
