import { holds, none, together, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import { givings } from './at-work'
import type { Face } from './card'
import { choicesUnmet, type Choices } from './choices'
import { cardOf, spellOn } from './faces'
import { faceMatches } from './match'
import { moveTo, putIntoBattle } from './move'
import { doOps } from './resolve'
import { inZone, pieceOf, type Piece, type State } from './state'
import { change, type Work } from './work'
import { tell } from './tell'
import { needs, unmetIf } from './unmet'
import { civilizations } from './vocabulary'

/** Cards from the hand: charging mana, summoning, casting. 503, 504 */

type Playing = Action & { type: 'charge' | 'summon' | 'cast' }

export function playUnmet(state: State, action: Playing, law: Law): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  const face = piece && cardOf(piece)?.faces[0]
  const ownHand = piece?.zone === 'hand' && piece.owner === action.by && face !== undefined
  const right = action.type === 'charge' ? 'charge' : 'main'
  return together(
    needs(law, right === 'charge' ? 'dm-rule-503' : 'dm-rule-504'),
    unmetIf(
      law,
      state.active !== action.by || state.step !== right || state.attack !== undefined,
      [right === 'charge' ? 'dm-rule-503' : 'dm-rule-504'],
      right === 'charge' ? '自分のマナチャージステップではない' : '自分のメインステップではない',
      right === 'charge' ? 'This is not your mana charge step' : 'This is not your main step',
      ['その時なら', 'at that time'],
    ),
    unmetIf(law, !ownHand, ['dm-rule-504'], '自分の手札のカードではない', 'It is no card in your hand', [
      '手札のカードなら',
      'with a card in your hand',
    ]),
    ownHand ? kindUnmet(state, action, piece, face, law) : none,
  )
}

function kindUnmet(state: State, action: Playing, piece: Piece, face: Face, law: Law): readonly Unmet[] {
  if (action.type === 'charge')
    return unmetIf(
      law,
      state.charged === true,
      ['dm-rule-503'],
      'マナチャージは1ターンに1枚',
      'One card a turn is charged',
      ['次の自分のターンなら', 'in your next turn'],
    )
  const wanted = action.type === 'summon' ? 'creature' : 'spell'
  const partly = cardOf(piece)?.partly === true && wanted === 'spell'
  const spell = spellOn(face)
  return together(
    unmetIf(
      law,
      face.cardType !== wanted,
      ['dm-rule-504'],
      wanted === 'creature' ? 'クリーチャーではない' : '呪文ではない',
      wanted === 'creature' ? 'It is no creature' : 'It is no spell',
      ['そのカードタイプなら', 'with a card of that card type'],
    ),
    unmetIf(
      law,
      face.cardType === wanted && wanted === 'spell' && (partly || !spell),
      ['dm-rule-not-modelled'],
      'この呪文の効果はここでは扱っていない',
      'What this spell does is not modelled here',
      ['扱っているカードなら', 'with a card that is modelled'],
    ),
    manaUnmet(state, piece, face, law),
    action.type === 'cast' && spell && !partly
      ? choicesUnmet(
          state,
          spell.ops,
          action.choices ?? [],
          action.faces ?? {},
          { by: action.by, self: piece.id, spellCost: face.cost ?? 0 },
          law,
        )
      : none,
  )
}

/** What it costs now. */
function costOf(state: State, piece: Piece, face: Face, law: Law): number {
  let cost = face.cost ?? 0
  for (const { from, gives } of givings(state, law, 'cost'))
    if (gives.gives === 'cost' && from.owner === piece.owner && faceMatches(face, { ...gives.to, zone: 'hand' }))
      cost = Math.max(Math.min(cost, gives.least), cost + gives.n)
  return cost
}

/** The mana that is tapped for it: one of each of its civilizations, then any. 112, 601 */
export function payment(state: State, piece: Piece, face: Face, law: Law): readonly Piece[] | undefined {
  const cost = costOf(state, piece, face, law)
  const left = inZone(state, 'mana', piece.owner).filter((mana) => !mana.tapped)
  const paid: Piece[] = []
  for (const civilization of civilizations) {
    if (!face.civilizations.includes(civilization)) continue
    const at = left.findIndex((mana) => cardOf(mana)?.faces[0]?.civilizations.includes(civilization))
    if (at < 0) return undefined
    paid.push(...left.splice(at, 1))
  }
  while (paid.length < cost) {
    const next = left.shift()
    if (!next) return undefined
    paid.push(next)
  }
  return paid
}

function manaUnmet(state: State, piece: Piece, face: Face, law: Law): readonly Unmet[] {
  return together(
    unmetIf(
      law,
      face.cost === undefined,
      ['dm-rule-112.4'],
      'マナコストを支払って使えるカードではない',
      'It cannot be used by paying a mana cost',
      ['マナコストのあるカードなら', 'with a card that has a mana cost'],
    ),
    face.cost === undefined
      ? none
      : unmetIf(
          law,
          payment(state, piece, face, law) === undefined,
          ['dm-rule-112'],
          'マナが足りない、または文明がそろわない',
          'There is not enough mana, or not of its civilizations',
          ['アンタップしているマナがコストの分だけあれば', 'with as much untapped mana as it costs'],
        ),
  )
}

export function playCard(work: Work, action: Playing): void {
  const piece = pieceOf(work.state, action.card)!
  const face = cardOf(piece)!.faces[0]!
  if (action.type === 'charge') {
    work.state.charged = true
    return moveTo(work, piece.id, 'mana', ['dm-rule-503'])
  }
  for (const mana of payment(work.state, piece, face, work.law) ?? []) change(work, mana.id, { tapped: true })
  if (action.type === 'summon') return putIntoBattle(work, piece.id, { by: action.by, cites: ['dm-rule-504'] })
  return castSpell(work, piece, action.choices ?? [], action.faces ?? {})
}

/** A spell does what it says and goes to the graveyard. 302 */
export function castSpell(work: Work, piece: Piece, choices: Choices, faces: Readonly<Record<string, number>>): void {
  const spell = spellOn(cardOf(piece)?.faces[0])
  tell(work, 'cast', piece, ['dm-rule-302'], '{card}を唱える', '{card} is cast')
  if (spell && holds(work.law, spell.rests ?? 'dm-rule-text'))
    doOps(work, spell.ops, {
      by: piece.owner,
      self: piece.id,
      cause: { by: piece.owner, kind: 'spell', piece: piece.id },
      cites: [spell.rests ?? 'dm-rule-text'],
      given: false,
      choices,
      faces,
    })
  if (pieceOf(work.state, piece.id)?.zone === 'hand' && holds(work.law, 'dm-rule-302'))
    moveTo(work, piece.id, 'graveyard', ['dm-rule-302'])
}
