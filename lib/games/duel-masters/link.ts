import { holds, type Citation, type Seat } from '../../engine'
import { cardOf, nameOf } from './faces'
import { flip, isDefined } from './flip'
import { moveTo } from './move'
import { allPieces, partsOf } from './lookup'
import { altered, untied } from './piece'
import { pieceOf, type Piece } from './state'
import { change, put, remember, type Work } from './work'
import { quoted, tell } from './tell'
import { flipWordTexts, type CardType, type FlipWord, type Zone } from './vocabulary'

/** Linking (リンク): several cards side by side are one. Linking and releasing change no card type. */

interface LinkBy {
  readonly word: FlipWord
  readonly by: Seat
  readonly cites: readonly Citation[]
}

const faceWith = (piece: Piece, fits: (type: CardType) => boolean): number | undefined => {
  const index = cardOf(piece)?.faces.findIndex((face) => fits(face.cardType)) ?? -1
  return index < 0 ? undefined : index + 1
}

/**
 * 覚醒リンク: all flip to their cells and are one creature. With one of them tapped it appears tapped (dm-flip-20);
 * what was applied to them goes on. 805.1c, 806.1
 */
export function awakenLink(work: Work, leadId: string, others: readonly Piece[], how: LinkBy): void {
  const lead = pieceOf(work.state, leadId)!
  const all = [lead, ...others]
  const faces = all.map((piece) => faceWith(piece, (type) => type === 'cell'))
  if (faces.includes(undefined) || !isDefined(work, how.word)) return
  const tapped = holds(work.law, 'dm-flip-20') ? all.some((piece) => piece.tapped) : lead.tapped
  for (const [index, piece] of others.entries())
    put(
      work,
      altered(piece, {
        face: faces[index + 1]!,
        tapped: false,
        effects: [],
        link: leadId,
        memory: { ...piece.memory, flipped: true },
      }),
    )
  for (const piece of allPieces(work.state))
    if (others.some((other) => other.id === piece.on)) change(work, piece.id, { on: leadId })
  const arrived = all.some((piece) => piece.memory.arrived)
  const linked = change(work, leadId, {
    face: faces[0]!,
    tapped,
    effects: all.flatMap((piece) => piece.effects),
    memory: { ...lead.memory, flipped: true, awakened: true, ...(arrived ? { arrived: true as const } : {}) },
  })
  tell(
    work,
    'linked',
    linked,
    [...how.cites, flipWordTexts[how.word].rule, ...(tapped ? ['dm-flip-20'] : [])],
    tapped ? '{word}：1体の{card}になり、タップして現れる' : '{word}：1体の{card}になる',
    tapped ? 'by {word} they become one {card}, which appears tapped' : 'by {word} they become one {card}',
    { parts: { word: flipWordTexts[how.word].text } },
  )
  work.happenings.push({ what: 'flipped', piece: leadId, word: how.word })
}

/**
 * リンク解除: one cell goes, the others flip and stay, tapped or untapped as the linked creature was (dm-flip-21), with
 * all that was applied to it. No replacement, and no creature has left. 806.1b, 806.1e, 806.2
 */
export function linkRelease(work: Work, leadId: string, cell: string, to: Zone): void {
  const lead = pieceOf(work.state, leadId)!
  const all = [lead, ...partsOf(work.state, leadId)]
  const staying = all.filter((piece) => piece.id !== cell)
  if (staying.length === all.length) return
  tell(
    work,
    'link-released',
    lead,
    ['dm-rule-806.1b'],
    '{card}はリンク解除する。クリーチャーが離れたことにはならない',
    '{card} is link-released; no creature has left',
  )
  for (const piece of staying) {
    const face = faceWith(piece, (type) => type === 'creature') ?? piece.face
    put(
      work,
      altered(untied(piece), {
        face,
        tapped: lead.tapped && holds(work.law, 'dm-flip-21') && holds(work.law, 'dm-rule-806.2'),
        effects: holds(work.law, 'dm-rule-806.2') ? lead.effects : [],
        memory: { ...piece.memory, flipped: true, awakened: false },
      }),
    )
    tell(
      work,
      'stays',
      pieceOf(work.state, piece.id),
      lead.tapped ? ['dm-flip-21', 'dm-rule-806.2'] : ['dm-rule-806.1b'],
      lead.tapped ? '{card}はタップして残る' : '{card}は残る',
      lead.tapped ? '{card} stays, tapped' : '{card} stays',
    )
  }
  const [first] = staying
  for (const piece of allPieces(work.state)) if (piece.on === leadId && first) change(work, piece.id, { on: first.id })
  const attack = work.state.attack
  if (attack?.attacker === leadId && first) work.state.attack = { ...attack, attacker: first.id }
  put(work, untied(pieceOf(work.state, cell)!))
  moveTo(work, cell, to, ['dm-rule-806.1b'])
}

/** 禁断爆発, 零龍卍誕: this card and all that are linked to it flip and are one creature. 701.29, 701.31 */
export function unite(work: Work, leadId: string, how: LinkBy): void {
  const lead = pieceOf(work.state, leadId)!
  if (!isDefined(work, how.word)) return
  for (const part of partsOf(work.state, leadId)) {
    const face = cardOf(part)?.faces.length === 2 ? 2 : part.face
    put(work, altered(part, { face, effects: [], memory: { ...part.memory, flipped: true } }))
  }
  flip(work, lead.id, 2, how)
}

/** Links a card as it lies to another. */
export function linkTo(work: Work, id: string, leadId: string, cites: readonly Citation[]): void {
  const lead = pieceOf(work.state, leadId)!
  const piece = change(work, id, { link: leadId, effects: [] })
  tell(work, 'linked', piece, cites, '{card}は{lead}にリンクする', '{card} is linked to {lead}', {
    parts: { lead: quoted(nameOf(work.state, lead)) },
  })
  remember(work, leadId, {})
  work.happenings.push({ what: 'linked', piece: leadId })
}
