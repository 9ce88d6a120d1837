import { effectOf } from './activation/effect'
import { cardById } from './cards'
import { moveTo } from './leave'
import { perform } from './perform'
import { cardOf, isOnField, pieceOf, type ChainLink } from './state'
import { isNegated } from './stats'
import { tell } from './tell'
import type { Work } from './work'

/** Resolves the whole chain, the last link first. */
export function resolveChain(work: Work): void {
  while (work.state.chain.length > 0) {
    const link = work.state.chain.at(-1)!
    work.state.chain = work.state.chain.slice(0, -1)
    const effect = effectOf(cardById(link.card), link.effect)
    tell(work, 'resolves', pieceOf(work.state, link.piece), ['ygo-rule-chain'], '{card}の効果処理', '{card} resolves')
    const source = pieceOf(work.state, link.piece)
    if (link.negated)
      tell(work, 'negated', source, ['ygo-rule-text'], '{card}の発動は無効', 'The activation of {card} was negated')
    else if (source?.zone === 'monster' && source.face === 'up' && isNegated(work.state, source, work.law))
      tell(work, 'negated', source, ['ygo-rule-negated'], '{card}の効果は無効', 'The effect of {card} is negated')
    else if (effect) for (const op of effect.ops) perform(work, link, effect, op)
    leaveField(work, link)
    if (link.kind === 'spell' && link.ofCard && !link.negated)
      work.happenings.push({ what: 'spell', piece: link.piece, watchers: link.watchers ?? [] })
  }
}

/** A Spell or Trap that does not stay goes to the Graveyard. */
function leaveField(work: Work, link: ChainLink): void {
  const piece = pieceOf(work.state, link.piece)
  if (!piece || !link.ofCard || !isOnField(piece)) return
  const property = cardOf(piece)?.property
  const stays = property === 'Continuous' || property === 'Field' || property === 'Equip'
  if (link.negated || !stays || (property === 'Equip' && piece.tie === undefined))
    moveTo(work, piece.id, 'graveyard', 'up')
}
