import { holds, type Citation, type Law } from '../../engine'
import type { Card } from './card'
import { cardById } from './cards'
import { faceOf, type Setup, type SetupCard } from './setup'
import { fieldZones } from './vocabulary'

/** What is said of a card that cannot be: `[wrong, Japanese, English, rule]`. */
export type Fault = readonly [boolean, string, string, Citation?]

/** Where a card may be. */
export function placeFaults(
  { zone, owner = 'player', controller }: SetupCard,
  card: Card | undefined,
): readonly Fault[] {
  const kinds = card?.kinds ?? []
  const extra = kinds.some((kind) => ['Fusion', 'Synchro', 'Xyz', 'Link'].includes(kind))
  const away = controller !== undefined && controller !== owner && !fieldZones.includes(zone)
  return [
    [zone === 'gone', 'どこにもないカード', 'A card is somewhere'],
    [
      zone === 'monster' && card !== undefined && card.type !== 'monster',
      'モンスターゾーンに置けるのはモンスター',
      'Only monsters lie in a Monster Zone',
    ],
    [
      (zone === 'spell' || zone === 'field') && card?.type === 'monster',
      '魔法＆罠ゾーンのモンスター',
      'A monster in a Spell & Trap Zone',
    ],
    [
      zone === 'field' && card?.type !== 'monster' && card !== undefined && card.property !== 'Field',
      'フィールドゾーンに置けるのはフィールド魔法',
      'Only a Field Spell lies in the Field Zone',
    ],
    [
      zone === 'spell' && card?.property === 'Field',
      'フィールド魔法はフィールドゾーンに置く',
      'A Field Spell lies in the Field Zone',
    ],
    [
      kinds.includes('Token') && zone !== 'monster',
      'トークンはモンスターゾーンにだけある',
      'A Token is nowhere but in a Monster Zone',
    ],
    [
      extra && (zone === 'hand' || zone === 'deck'),
      '手札やデッキに入るとエクストラデッキに戻るモンスター',
      'In the hand or Deck it would go back to the Extra Deck',
    ],
    [
      zone === 'extra' && card !== undefined && !extra,
      'エクストラデッキに入らないカード',
      'It does not belong in an Extra Deck',
    ],
    [away, 'フィールドの外のカードは持ち主のもとにある', 'Off the field a card is with its owner'],
  ]
}

/** How a card lies. */
export function lyingFaults(given: SetupCard, card: Card | undefined, law: Law): readonly Fault[] {
  const { zone, stance = 'face-up-attack', counters = 0 } = given
  const kinds = card?.kinds ?? []
  const down = faceOf(given) === 'down'
  const noDown = kinds.includes('Token') || kinds.includes('Link')
  const stays = card?.property === 'Continuous' || card?.property === 'Equip' || card?.property === 'Field'
  const onField = fieldZones.includes(zone)
  return [
    [
      zone === 'monster' && down && noDown && holds(law, 'ygo-fd-46'),
      '裏側表示のないモンスター',
      'This monster has no face-down position',
      'ygo-fd-46',
    ],
    [
      zone === 'monster' && kinds.includes('Link') && stance !== 'face-up-attack',
      'リンクモンスターに守備表示はない',
      'A Link Monster has no Defense Position',
      'ygo-rule-link',
    ],
    [
      zone !== 'monster' &&
        given.stance !== undefined &&
        given.stance !== 'face-up-attack' &&
        given.stance !== 'face-down-defense',
      '表示形式があるのはモンスターゾーンのモンスター',
      'Only a monster in a Monster Zone has a battle position',
    ],
    [zone === 'graveyard' && down, '墓地のカードは表側である', 'A card in the Graveyard lies face-up'],
    [
      zone === 'spell' && !down && card !== undefined && !stays && card.type !== 'monster',
      '使い終わると墓地へ送られるカード',
      'It goes to the Graveyard once it is used',
    ],
    [counters !== 0 && down, '裏側のカードにカウンターは置かれない', 'No counters lie on a face-down card'],
    [counters < 0, 'カウンターの数が負である', 'Fewer than no counters'],
    [counters !== 0 && !onField, 'カウンターはフィールドのカードに置かれる', 'Counters lie on cards on the field'],
    [
      given.gemini === true && (!kinds.includes('Gemini') || zone !== 'monster' || down),
      '再度召喚された状態にならないカード',
      'It cannot be Gemini Summoned as it lies',
    ],
    [
      given.hiddenBy !== undefined && (zone !== 'banished' || !down),
      '裏側で除外されたカードではない',
      'It is not banished face-down',
    ],
  ]
}

/** What it is beneath, and what it is tied to. */
export function tieFaults(given: SetupCard, card: Card | undefined, setup: Setup): readonly Fault[] {
  const find = (id: string | undefined) => (id === undefined ? undefined : setup.cards.find((other) => other.id === id))
  const host = find(given.under)
  const tied = find(given.tie)
  const hostCard = host?.card === undefined ? undefined : cardById(host.card)
  const ties = card?.property === 'Equip' || card?.continuous?.some((effect) => effect.gives === 'shared-fate') === true
  const loose = card?.property === 'Equip' && given.zone === 'spell' && faceOf(given) === 'up' && !tied
  return [
    [
      given.zone === 'under' && host?.zone !== 'monster',
      '素材はモンスターの下にある',
      'A material lies beneath a monster',
    ],
    [
      host?.zone === 'monster' && hostCard !== undefined && !hostCard.kinds?.includes('Xyz'),
      '素材を持つのはエクシーズモンスター',
      'Only an Xyz Monster has materials',
    ],
    [given.under !== undefined && given.zone !== 'under', '素材ではないカード', 'It is no material'],
    [
      given.tie !== undefined &&
        (tied?.zone !== 'monster' ||
          (card !== undefined && !ties) ||
          given.zone !== 'spell' ||
          faceOf(given) === 'down'),
      '装備先・対象にならない',
      'It cannot be tied to that',
    ],
    [
      tied?.zone === 'monster' && faceOf(tied) === 'down',
      '裏側になったモンスターとの関係は切れる',
      'The tie to a monster is cut as it turns face-down',
      'ygo-fd-30',
    ],
    [
      loose === true,
      '装備モンスターのいない装備魔法は残らない',
      'An Equip Spell without a monster does not stay',
      'ygo-rule-equip-lost',
    ],
  ]
}

/** What is remembered of it. */
export function pastFaults({ zone, memory = {}, limits = [] }: SetupCard, card: Card | undefined): readonly Fault[] {
  const kinds = card?.kinds ?? []
  const special = card?.summoning?.noNormal === true || kinds.some((kind) => specialKinds.includes(kind))
  const { proper: _, ...past } = memory
  const onField = zone === 'monster' || zone === 'banished'
  const { summon, arrived } = memory
  const how = [summon, arrived?.how].filter((one) => one !== undefined && one !== 'flip')
  return [
    [
      !onField && (Object.keys(past).length > 0 || limits.length > 0),
      'フィールドを離れたカードにその経緯は残らない',
      'A card off the field keeps no such past',
      'ygo-rule-leaves',
    ],
    [
      special && how.some((one) => one !== 'special'),
      '通常召喚できないモンスター',
      'It cannot be Normal Summoned or Set',
      'ygo-rule-special-only',
    ],
    [
      card?.summoning?.noSpecial === true && how.includes('special'),
      '特殊召喚できないモンスター',
      'It cannot be Special Summoned',
      'ygo-rule-revival',
    ],
    [
      summon !== 'special' && memory.origin !== undefined,
      '特殊召喚されていないモンスターに特殊召喚の元の場所はない',
      'Only a Special Summoned monster came from somewhere',
    ],
    [
      arrived !== undefined && arrived.how !== 'flip' && summon !== undefined && summon !== arrived.how,
      '場に出た経緯が合わない',
      'It says two ways of how it came',
    ],
  ]
}

const specialKinds: readonly string[] = ['Ritual', 'Fusion', 'Synchro', 'Xyz', 'Link', 'Token']
