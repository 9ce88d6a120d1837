import { holds, words, type Citation, type Law, type Text } from '../../engine'
import type { Filter } from './card'
import { isOnField, type Piece } from './state'

/**
 * For what a card's details (種類・カード名・種族・属性・レベル・攻守) are asked: an effect or a target, a cost other than a
 * Tribute, a Tribute (リリース) of one's own or of the opponent's monster, Fusion Material (融合素材).
 */
export type Purpose = 'effect' | 'equip' | 'cost' | 'tribute' | 'tribute-other' | 'fusion'

/** What can be read of a card: by which rulings, or why not. */
export interface Reading {
  readonly cites: readonly Citation[]
  readonly hidden?: Hidden
}

export interface Hidden {
  readonly cites: readonly Citation[]
  readonly text: Text
}

const open: Reading = { cites: [] }

/** Whether a filter asks for something that a face-down card hides. ygo-fd-02, ygo-fd-11 */
export function asksDetails(filter: Filter): boolean {
  return (
    filter.kind !== undefined ||
    filter.race !== undefined ||
    filter.attribute !== undefined ||
    filter.series !== undefined ||
    filter.name !== undefined ||
    filter.atkAtLeast !== undefined ||
    filter.atkAtMost !== undefined ||
    filter.levelAtLeast !== undefined ||
    filter.levelAtMost !== undefined
  )
}

/**
 * Whether the details of a card can be read for a purpose; if so, by which ruling.
 * `otherwise` is an era's exception, in which the ruling on wavering ygo-fd-28 decides.
 */
export function readDetails(piece: Piece, filter: Filter, purpose: Purpose, law: Law, otherwise: boolean): Reading {
  if (piece.face === 'up' || !(isOnField(piece) || piece.zone === 'banished')) return open
  const hidden = (cites: readonly Citation[], text: Text): Reading =>
    cites.every((cite) => holds(law, cite)) ? { cites: [], hidden: { cites, text } } : open
  if (piece.zone === 'banished') return hidden(['ygo-fd-48'], texts.banished)
  switch (purpose) {
    case 'tribute': {
      const cites = ['ygo-fd-22', ...exampleOfTribute(filter)]
      return cites.every((id) => holds(law, id)) ? { cites } : hidden([], texts.unknown)
    }
    case 'tribute-other':
      return hidden(['ygo-fd-25'], texts.tributeOther)
    case 'fusion':
      if (otherwise && holds(law, 'ygo-fd-28')) return hidden(['ygo-fd-28'], texts.materialThen)
      return holds(law, 'ygo-fd-26')
        ? { cites: holds(law, 'ygo-fd-29') ? ['ygo-fd-26', 'ygo-fd-29'] : ['ygo-fd-26'] }
        : hidden([], texts.unknown)
    case 'cost':
      if (otherwise && holds(law, 'ygo-fd-28')) return { cites: ['ygo-fd-28'] }
      return hidden(['ygo-fd-21', 'ygo-fd-29'], texts.cost)
    case 'equip':
      return hidden(['ygo-fd-04'], texts.equip)
    case 'effect':
      if (filter.kind !== undefined) return hidden(['ygo-fd-05'], piece.wasUp ? texts.seen : texts.effect)
      return piece.wasUp ? hidden(['ygo-fd-11', 'ygo-fd-12'], texts.seen) : hidden(['ygo-fd-11'], texts.effect)
  }
}

const texts = {
  banished: words('裏側で除外されているカードは素材にできない', 'A card banished face-down cannot be material'),
  unknown: words('裏側の情報は不明', 'Its details are unknown'),
  tributeOther: words(
    '相手の裏側守備表示モンスターは、特定のステータスのモンスターとしてリリースできない',
    "An opponent's face-down monster cannot be Tributed as a monster of a certain status",
  ),
  materialThen: words('この時期は裏側の素材が認められなかった', 'At that time face-down material was not allowed'),
  cost: words(
    'リリース以外のコストでは、裏側守備表示モンスターの情報は不明として扱う',
    'For a cost other than a Tribute the details of a face-down monster are unknown',
  ),
  equip: words('裏側守備表示モンスターには装備できない', 'A face-down monster cannot be equipped'),
  seen: words(
    '全員が見たカードでも、裏側になった後は情報が不明である',
    'Once it is face-down its details are unknown, although everybody saw it',
  ),
  effect: words('裏側守備表示モンスターの情報は不明である', 'The details of a face-down monster are unknown'),
}

/** The rulings that show the general one at a cost (ygo-fd-23) or a Tribute Summon (ygo-fd-24). */
function exampleOfTribute(filter: Filter): readonly Citation[] {
  return filter.series === undefined ? ['ygo-fd-23'] : ['ygo-fd-24']
}
