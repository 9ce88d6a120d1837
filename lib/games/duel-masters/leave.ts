import { holds, type Citation } from '../../engine'
import { givings, replacementsAtWork } from './at-work'
import type { Replacement } from './card'
import { destination, keywordOf, stands, typeOf } from './faces'
import { flip, isDefined } from './flip'
import { isWho } from './match'
import { moveTo } from './move'
import { partsOf } from './lookup'
import { pieceOf, type Cause, type Piece } from './state'
import { happened, type Work } from './work'
import { powerOf } from './stats'
import { untapAfterRelease } from './tapping'
import { tell } from './tell'
import type { Zone } from './vocabulary'

/** Leaving the battle zone and what happens instead (かわりに). 609 */

export interface Removal {
  readonly id: string
  readonly to: Zone
  readonly destroyed?: true
}

interface Replacing {
  readonly of: Piece
  readonly ability: Replacement
  /** An effect gave it the ability. */
  readonly given: boolean
}

/**
 * Carries out all that one effect moves, at once. First every player settles what replaces which event (609.9), then
 * those replacements are applied, then the rest is moved. `zones`: those that the effect names; what has meanwhile moved
 * out of them is not touched any more (400.8). A card that was flipped meanwhile has not moved (dm-flip-32).
 */
export function removeAll(
  work: Work,
  removals: readonly Removal[],
  cause: Cause,
  cites: readonly Citation[],
  zones: readonly Zone[] = ['battle'],
): boolean {
  const staying = new Set<string>()
  const replaced: { readonly removal: Removal; readonly by: Replacing }[] = []
  for (const removal of removals) {
    const piece = pieceOf(work.state, removal.id)
    if (piece?.zone !== 'battle') continue
    if (neverLeaves(work, piece)) {
      staying.add(piece.id)
      continue
    }
    const by = replacementOf(work, piece, cause)
    if (by) replaced.push({ removal, by })
  }
  const touched = new Set<string>()
  for (const { removal, by } of replaced) {
    if (replace(work, removal, by, touched) && holds(work.law, 'dm-rule-609.4')) staying.add(removal.id)
  }
  let done = replaced.length > 0
  for (const removal of removals) {
    if (staying.has(removal.id)) continue
    const piece = pieceOf(work.state, removal.id)
    if (!piece || outOfReach(work, piece, zones, touched)) continue
    carryOut(work, removal, piece, cites)
    done = true
  }
  return done
}

/** 400.8. Were a flip a change of zone, it would protect the card (dm-flip-32). */
function outOfReach(work: Work, piece: Piece, zones: readonly Zone[], touched: ReadonlySet<string>): boolean {
  if (touched.has(piece.id) && piece.zone === 'battle') {
    if (!holds(work.law, 'dm-flip-32')) return true
    tell(
      work,
      'not-moved',
      piece,
      ['dm-flip-32', 'dm-flip-33'],
      '裏返してもゾーンは移っていないので、{card}も離れる',
      '{card} was flipped and has changed no zone, so it leaves too',
    )
    return false
  }
  if (zones.includes(piece.zone) || !holds(work.law, 'dm-rule-400.8')) return false
  tell(
    work,
    'out-of-reach',
    piece,
    ['dm-rule-400.8'],
    '{card}はもう指定されたゾーンにないので、効果は何もしない',
    '{card} is in none of the zones named any more, so the effect does nothing to it',
  )
  return true
}

/** 'Does not leave the battle zone.' */
function neverLeaves(work: Work, piece: Piece): boolean {
  for (const { from, gives, ability } of givings(work.state, work.law, 'no-leave')) {
    if (gives.gives !== 'no-leave') continue
    const asker = { by: from.owner, self: from.id }
    const it = piece.link !== undefined && gives.to !== 'self' ? { ...piece, link: undefined } : piece
    if (gives.to === 'self' ? from.id !== piece.id : !isWho(work.state, it as Piece, gives.to, asker, work.law))
      continue
    if (gives.whilePowerZero && powerOf(work.state, piece, work.law) > 0) continue
    tell(
      work,
      'does-not-leave',
      piece,
      [ability.rests ?? 'dm-rule-text'],
      '{card}はバトルゾーンを離れない',
      '{card} does not leave the battle zone',
    )
    return true
  }
  return false
}

/** What replaces this card's leaving, if anything: one event is replaced once only (101.5). */
function replacementOf(work: Work, piece: Piece, cause: Cause): Replacing | undefined {
  const { state, law } = work
  for (const { piece: of, having } of replacementsAtWork(state, law)) {
    const { ability, given } = having
    if (of.link !== undefined) continue
    if (!isWho(state, piece, ability.who, { by: of.owner, self: of.id }, law)) continue
    if (ability.by === 'other' && (cause.kind === 'rules' || cause.by === of.owner)) continue
    if (possible(work, of, ability, given)) return { of, ability, given }
  }
  return undefined
}

/**
 * A replacement whose new event is impossible is not applied (609.4): there is no face to flip to (dm-flip-27). That the
 * 'untap' of one cannot be carried out is in dispute; our source applies it all the same (dm-flip-33).
 */
function possible(work: Work, of: Piece, { instead, word }: Replacement, given: boolean): boolean {
  if ('moveSelf' in instead) return true
  if (given && !holds(work.law, 'dm-flip-26')) return false
  if (!isDefined(work, word)) return false
  if (isDisputed(work, instead) && !holds(work.law, 'dm-flip-33')) return false
  if (destination(work.state, of, instead.flip, work.law) !== undefined) return true
  if (!holds(work.law, 'dm-flip-27') || !holds(work.law, 'dm-rule-609.4')) return true
  tell(
    work,
    'cannot-flip',
    of,
    ['dm-flip-27', 'dm-rule-609.4'],
    '{card}には裏返す面がないので、この置換効果は適用されない',
    '{card} has no face to flip to, so the replacement is not applied',
  )
  return false
}

/** Since 2016 the creature is untapped already, so that what stands after 'and untap it' cannot be carried out. */
function isDisputed(work: Work, instead: Replacement['instead']): boolean {
  return 'flip' in instead && instead.untap === true && work.law.era !== 'before-2016-06'
}

/** Applies what happens instead. Whether the card stays where it is. */
function replace(work: Work, removal: Removal, { of, ability, given }: Replacing, touched: Set<string>): boolean {
  const { instead, word } = ability
  const cites = [ability.rests ?? 'dm-rule-text', 'dm-rule-609.4']
  const removed = pieceOf(work.state, removal.id)
  tell(
    work,
    'replaced',
    removed,
    cites,
    '{card}はバトルゾーンを離れない。かわりのことが起こる',
    '{card} does not leave the battle zone: something happens instead',
  )
  if ('moveSelf' in instead) {
    moveTo(work, of.id, instead.moveSelf, cites)
    return removal.id !== of.id
  }
  const face = destination(work.state, of, instead.flip, work.law)
  if (face === undefined) return true
  const disputed = isDisputed(work, instead)
  if (disputed)
    tell(
      work,
      'disputed',
      of,
      ['dm-flip-33'],
      '{card}の置換効果は不明確な裁定とされている（「アンタップする」を実行できないため）。ここでは出典のページの答えに従う',
      'Whether {card} replaces it is disputed, as its ‘untap it’ cannot be carried out. What the source page says is shown here',
    )
  flip(work, of.id, face, {
    ...(word ? { word } : {}),
    by: of.owner,
    cites: [...cites, ...(given ? ['dm-flip-26'] : []), ...(disputed ? ['dm-flip-33'] : [])],
  })
  if (removal.id !== of.id) touched.add(of.id)
  if (instead.untap) untapAfterRelease(work, of.id, cites)
  return true
}

/** Moves it, with all that is linked to it; a Psychic Super Creature is link-released (806.1b). */
function carryOut(work: Work, { to, destroyed }: Removal, piece: Piece, cites: readonly Citation[]): void {
  const { state, law } = work
  if (piece.zone !== 'battle') return moveTo(work, piece.id, to, cites)
  const lead = piece.link === undefined ? piece : pieceOf(state, piece.link)!
  const parts = partsOf(state, lead.id)
  if (parts.length > 0 && keywordOf(state, lead, 'link-release', law) && holds(law, 'dm-rule-806.1b')) {
    if (!state.choices.some((choice) => choice.kind === 'cell' && choice.of === lead.id))
      state.choices = [...state.choices, { kind: 'cell', by: lead.owner, of: lead.id, to }]
    return undefined
  }
  if (stands(piece) && typeOf(state, piece) === 'creature') {
    if (destroyed) {
      tell(work, 'destroyed', piece, cites, '{card}は破壊される', '{card} is destroyed')
      happened(work, { destroyed: state.log.destroyed + 1 })
      work.happenings.push({ what: 'destroyed', before: piece })
    }
  }
  if (stands(piece)) work.happenings.push({ what: 'left', before: piece })
  for (const one of [...(piece.link === undefined ? parts : []), piece]) moveTo(work, one.id, to, cites)
  return undefined
}
