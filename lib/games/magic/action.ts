import { isRecord } from '../../engine'
import type { Seat } from '../../engine'
import { isId, isSeat, oneOf, optional } from './shape'
import { ways, type Way } from './vocabulary'

/** What a player can do. `by` is who does it. */
export type Action =
  /** 呪文を唱える. CR 601 */
  | {
      readonly type: 'cast'
      readonly by: Seat
      readonly card: string
      readonly face?: 0 | 1
      readonly modes?: readonly string[]
      readonly targets?: readonly string[]
    }
  /** 変異や変装で裏向きに唱える. CR 702.37c, 702.168b */
  | { readonly type: 'castFaceDown'; readonly by: Seat; readonly card: string }
  /** 土地をプレイする. CR 116.2a */
  | { readonly type: 'playLand'; readonly by: Seat; readonly card: string; readonly face?: 0 | 1 }
  /** 起動型能力を起動する. CR 602 */
  | {
      readonly type: 'activate'
      readonly by: Seat
      readonly card: string
      readonly ability: string
      readonly targets?: readonly string[]
      readonly cost?: readonly string[]
    }
  /** 表向きにする, a special action (特別な処理). mtg-cloak-05, mtg-cloak-06, CR 116.2b */
  | {
      readonly type: 'turnUp'
      readonly by: Seat
      readonly card: string
      readonly way: Way
      readonly cost?: readonly string[]
      readonly attach?: string
    }
  /** 優先権を放棄する. CR 117.3d */
  | { readonly type: 'pass'; readonly by: Seat }
  /** Both players pass in succession. CR 117.4 */
  | { readonly type: 'resolve'; readonly by: Seat }
  /** 護法のコストを支払う, or not. CR 702.21a */
  | { readonly type: 'pay'; readonly by: Seat }
  | { readonly type: 'decline'; readonly by: Seat }
  /** What is to be chosen: targets of a trigger, cards, the permanent to keep. */
  | { readonly type: 'choose'; readonly by: Seat; readonly cards: readonly string[] }
  /** 攻撃クリーチャー. CR 508 */
  | { readonly type: 'attack'; readonly by: Seat; readonly cards: readonly string[] }
  /** ブロック・クリーチャー: who blocks whom. CR 509 */
  | {
      readonly type: 'block'
      readonly by: Seat
      readonly cards: readonly string[]
      readonly targets: readonly string[]
    }
  /** 見る: looks at a face-down card. mtg-cloak-09 */
  | { readonly type: 'look'; readonly by: Seat; readonly card: string }
  /** Mixes permanents of one's own so that it is no longer clear which is which. mtg-cloak-16 */
  | { readonly type: 'mix'; readonly by: Seat; readonly cards: readonly string[] }
  /** 投了. CR 104.3a */
  | { readonly type: 'concede'; readonly by: Seat }

export type ActionType = Action['type']

const fields: Readonly<Record<ActionType, readonly ('card' | 'cards' | 'ability' | 'way' | 'targets')[]>> = {
  cast: ['card'],
  castFaceDown: ['card'],
  playLand: ['card'],
  activate: ['card', 'ability'],
  turnUp: ['card', 'way'],
  pass: [],
  resolve: [],
  pay: [],
  decline: [],
  choose: ['cards'],
  attack: ['cards'],
  block: ['cards', 'targets'],
  look: ['card'],
  mix: ['cards'],
  concede: [],
}

const lists = ['cards', 'targets', 'modes', 'cost']

/** An action from an address, if it has the form of one. */
export function readAction(json: unknown): Action | undefined {
  if (!isRecord(json)) return undefined
  const needed =
    typeof json.type === 'string' && Object.hasOwn(fields, json.type) ? fields[json.type as ActionType] : undefined
  if (!needed || !isSeat(json.by) || needed.some((field) => json[field] === undefined)) return undefined
  const fits =
    lists.every((list) => optional(json[list], isIds)) &&
    optional(json.card, isId) &&
    optional(json.attach, isId) &&
    optional(json.ability, (it) => typeof it === 'string') &&
    optional(json.way, oneOf(ways)) &&
    optional(json.face, oneOf([0, 1]))
  return fits ? (json as unknown as Action) : undefined
}

function isIds(list: unknown): boolean {
  return Array.isArray(list) && list.length <= 60 && list.every(isId)
}
