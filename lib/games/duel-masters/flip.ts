import { holds, omit, words, type Citation, type Seat } from '../../engine'
import { heldThen } from './eras'
import { cardOf, faceOf, printedFace } from './faces'
import { altered } from './piece'
import { pieceOf, type Effect, type Piece } from './state'
import { change, put, remember, type Work } from './work'
import { quoted, tell } from './tell'
import { awakenings, cardTypeTexts, flipWordTexts, type CardType, type FlipWord } from './vocabulary'

/** How a card is flipped: by which ability that flips, if by one, and by whose effect. */
export interface FlipBy {
  readonly word?: FlipWord
  readonly by: Seat
  readonly cites: readonly Citation[]
}

/**
 * 裏返す: the one way in which every ability that flips, and every other effect, turns a card to another face.
 * It is no change of zone (dm-flip-12, dm-flip-32).
 */
export function flip(work: Work, id: string, face: number, how: FlipBy): void {
  const before = pieceOf(work.state, id)
  if (!before || before.face === face) return
  const from = faceOf(work.state, before)
  const to = cardOf(before)?.faces[face - 1]
  if (!from || !to || !isDefined(work, how.word)) return
  tell(
    work,
    'flipped',
    before,
    citesOf(before, how),
    how.word ? '{word}：{card}を{to}に裏返す' : '{card}を{to}に裏返す',
    how.word ? '{card} is flipped to {to} by {word}' : '{card} is flipped to {to}',
    { parts: { to: quoted(to.name), word: how.word ? flipWordTexts[how.word].text : words('', '') } },
  )
  const memory = { ...before.memory, flipped: true as const, ...wakes(work, before, how) }
  put(work, altered(to.cardType === 'weapon' ? before : unequipped(before), { face, memory }))
  if (from.cardType !== to.cardType) changeType(work, before, from.cardType, to.cardType)
  else keepState(work, before)
  work.happenings.push({ what: 'flipped', piece: id, ...(how.word ? { word: how.word } : {}) })
  if (!holds(work.law, 'dm-flip-12')) countAsZoneChange(work, before)
}

/** Each ability that flips is defined by a rule of its own. */
export function isDefined({ law }: Work, word: FlipWord | undefined): boolean {
  return word === undefined || holds(law, flipWordTexts[word].rule)
}

/** What a flip rests on: the ability that flips, or that none did (dm-flip-29); that it may be another's card (dm-flip-36); which of three faces it names (dm-flip-09). */
function citesOf(before: Piece, { word, by, cites }: FlipBy): readonly Citation[] {
  const own = before.owner === by
  const psychic = printedFace(before)?.specialType === 'Psychic'
  return [
    ...cites,
    ...(word ? [flipWordTexts[word].rule] : psychic ? ['dm-flip-29'] : []),
    ...(own ? [] : ['dm-flip-36']),
    ...((cardOf(before)?.faces.length ?? 0) > 2 ? ['dm-flip-09'] : []),
  ]
}

/** What is no weapon any more is equipped to nothing. */
function unequipped(piece: Piece): Piece {
  return piece.seal ? piece : omit(piece, 'on')
}

/** Awakened: free of summoning sickness as long as it has that face (dm-flip-17); not by another flip (dm-flip-29). */
function wakes(work: Work, before: Piece, { word }: FlipBy): { readonly awakened?: boolean } {
  const psychic = printedFace(before)?.specialType === 'Psychic'
  const awakens = word ? awakenings.includes(word) : psychic && !holds(work.law, 'dm-flip-29')
  if (awakens) return { awakened: true }
  return before.memory.awakened === undefined ? {} : { awakened: false }
}

/** The card type stays: so do the tapped state (dm-flip-19) and the effects on it. 805.5 */
function keepState(work: Work, before: Piece): void {
  if (!before.tapped) return
  if (!holds(work.law, 'dm-flip-19') || !holds(work.law, 'dm-rule-805.5')) {
    change(work, before.id, { tapped: false })
    return
  }
  tell(
    work,
    'stays-tapped',
    pieceOf(work.state, before.id),
    ['dm-flip-19', 'dm-rule-805.5'],
    '{card}はタップしたままである',
    '{card} stays tapped',
  )
}

/** The card type changes: untapped, whatever it was (dm-flip-22), and without the effects that were on it (dm-flip-30). */
function changeType(work: Work, before: Piece, from: CardType, to: CardType): void {
  const { tapped, cites } = tappedAfter(work, before, from, to)
  const piece = change(work, before.id, { tapped, effects: keptEffects(work, before) })
  tell(
    work,
    tapped ? 'appears-tapped' : 'appears-untapped',
    piece,
    cites,
    tapped
      ? 'カードタイプが{from}から{to}に変わり、{card}はタップして現れる'
      : 'カードタイプが{from}から{to}に変わり、{card}はアンタップしている。「アンタップした時」は誘発しない',
    tapped
      ? 'The card type changes from {from} to {to}: {card} appears tapped'
      : 'The card type changes from {from} to {to}: {card} is untapped, and nothing triggers on untapping',
    { parts: { from: cardTypeTexts[from], to: cardTypeTexts[to] } },
  )
  leaveAttack(work, before.id)
  if (piece.effects.length < before.effects.length) {
    const shed = before.effects.some((effect) => effect.cannotAttack && !piece.effects.includes(effect))
    if (shed) remember(work, before.id, { shed: true })
    tell(
      work,
      'effects-lost',
      piece,
      ['dm-flip-30', ...(shed ? ['dm-flip-31'] : [])],
      '{card}は、かかっていた効果を引き継がない',
      '{card} does not keep the effects that were applied to it',
    )
  }
}

/** What is no creature any more attacks no more, even if it becomes one again. */
function leaveAttack(work: Work, id: string): void {
  const { attack } = work.state
  if (attack?.attacker === id && attack.stage === 'declared') work.state.attack = { ...attack, stage: 'carried-out' }
}

/** Today always untapped; it was otherwise for weapons and fortresses that became creatures before 2016 (dm-flip-24, dm-flip-25). */
function tappedAfter(
  work: Work,
  before: Piece,
  from: CardType,
  to: CardType,
): { readonly tapped: boolean; readonly cites: readonly Citation[] } {
  const { law, state } = work
  const creature = to === 'creature'
  if (creature && from === 'weapon' && heldThen(law, 'dm-flip-25', ['before-2016-06'], 'dm-flip-22'))
    return { tapped: pieceOf(state, before.on)?.tapped === true, cites: ['dm-flip-25'] }
  if (creature && from === 'fortress' && heldThen(law, 'dm-flip-24', ['before-2016-06', '2016-06'], 'dm-flip-22'))
    return { tapped: true, cites: ['dm-flip-24'] }
  return { tapped: before.tapped && !holds(law, 'dm-flip-22'), cites: ['dm-flip-22'] }
}

/** A change of card type ends the effects applied; that a creature cannot attack is the example (dm-flip-31). */
function keptEffects(work: Work, before: Piece): readonly Effect[] {
  if (before.effects.length === 0 || !holds(work.law, 'dm-flip-30')) return before.effects
  return before.effects.filter((effect) => effect.cannotAttack && !holds(work.law, 'dm-flip-31'))
}

/** Were flipping a change of zone, it would set off what waits for cards put or leaving. */
function countAsZoneChange(work: Work, before: Piece): void {
  work.happenings.push({ what: 'left', before }, { what: 'put', piece: before.id, by: before.owner })
}
