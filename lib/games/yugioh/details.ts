import { holds, words, type Citation, type Law, type Unmet } from '../../engine'
import type { Filter } from './card'
import { isOnField, type Piece } from './state'
import { none, unmetIf } from './unmet'

/**
 * For what a card's details (種類・カード名・種族・属性・レベル・攻守) are asked: an effect or a target, a cost other than a
 * Tribute, a Tribute (リリース) of one's own or of the opponent's monster, Fusion Material (融合素材).
 */
export type Purpose = 'effect' | 'equip' | 'cost' | 'tribute' | 'tribute-other' | 'fusion'

export interface Read {
  readonly unmet: readonly Unmet[]
  readonly cites: readonly Citation[]
}

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
export function readDetails(piece: Piece, filter: Filter, purpose: Purpose, law: Law, otherwise: boolean): Read {
  if (piece.face === 'up' || !(isOnField(piece) || piece.zone === 'banished')) return { unmet: none, cites: [] }
  const cure = words('表側であれば', 'if it were face-up')
  const hidden = (cites: readonly Citation[], ja: string, en: string): Read => ({
    unmet: unmetIf(law, true, cites, words(ja, en), cure),
    cites: [],
  })
  if (piece.zone === 'banished') {
    return hidden(
      ['ygo-fd-48'],
      '裏側で除外されているカードは素材にできない',
      'A card banished face-down cannot be material',
    )
  }
  switch (purpose) {
    case 'tribute':
      return ['ygo-fd-22', ...exampleOfTribute(filter)].every((id) => holds(law, id))
        ? { unmet: none, cites: ['ygo-fd-22', ...exampleOfTribute(filter)] }
        : hidden([], '裏側の情報は不明', 'Its details are unknown')
    case 'tribute-other':
      return hidden(
        ['ygo-fd-25'],
        '相手の裏側守備表示モンスターは、特定のステータスのモンスターとしてリリースできない',
        "An opponent's face-down monster cannot be Tributed as a monster of a certain status",
      )
    case 'fusion':
      if (otherwise && holds(law, 'ygo-fd-28'))
        return hidden(
          ['ygo-fd-28'],
          'この時期は裏側の素材が認められなかった',
          'At that time face-down material was not allowed',
        )
      return holds(law, 'ygo-fd-26')
        ? { unmet: none, cites: holds(law, 'ygo-fd-29') ? ['ygo-fd-26', 'ygo-fd-29'] : ['ygo-fd-26'] }
        : hidden([], '裏側の情報は不明', 'Its details are unknown')
    case 'cost':
      if (otherwise && holds(law, 'ygo-fd-28')) return { unmet: none, cites: ['ygo-fd-28'] }
      return hidden(
        ['ygo-fd-21', 'ygo-fd-29'],
        'リリース以外のコストでは、裏側守備表示モンスターの情報は不明として扱う',
        'For a cost other than a Tribute the details of a face-down monster are unknown',
      )
    case 'equip':
      return hidden(['ygo-fd-04'], '裏側守備表示モンスターには装備できない', 'A face-down monster cannot be equipped')
    case 'effect':
      return hidden(
        filter.kind === undefined ? (piece.wasUp ? ['ygo-fd-11', 'ygo-fd-12'] : ['ygo-fd-11']) : ['ygo-fd-05'],
        piece.wasUp
          ? '全員が見たカードでも、裏側になった後は情報が不明である'
          : '裏側守備表示モンスターの情報は不明である',
        piece.wasUp
          ? 'Once it is face-down its details are unknown, although everybody saw it'
          : 'The details of a face-down monster are unknown',
      )
  }
}

/** The rulings that show the general one at a cost (ygo-fd-23) or a Tribute Summon (ygo-fd-24). */
function exampleOfTribute(filter: Filter): readonly Citation[] {
  return filter.series === undefined ? ['ygo-fd-23'] : ['ygo-fd-24']
}
