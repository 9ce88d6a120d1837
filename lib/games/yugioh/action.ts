import { seats, type Seat } from '../../engine'
import { stances, type Stance } from './vocabulary'

/** What a player can do. `by` is who does it. */
export type Action =
  /** 通常召喚. `set` is a Set (セット), `defense` only where no monster can be Set. ygo-bp-10, ygo-bp-11 */
  | {
      readonly type: 'normalSummon'
      readonly by: Seat
      readonly card: string
      readonly as: NormalAs
      readonly tributes?: readonly string[]
    }
  /** 再度召喚. ygo-bp-23 */
  | { readonly type: 'geminiSummon'; readonly by: Seat; readonly card: string }
  /** 表示形式の変更. ygo-bp-20 */
  | { readonly type: 'changePosition'; readonly by: Seat; readonly card: string }
  /** 反転召喚. ygo-bp-26 */
  | { readonly type: 'flipSummon'; readonly by: Seat; readonly card: string }
  /** モンスター自身の方法による特殊召喚 */
  | { readonly type: 'specialSummon'; readonly by: Seat; readonly card: string; readonly materials?: readonly string[] }
  /** 魔法・罠のセット */
  | { readonly type: 'setCard'; readonly by: Seat; readonly card: string }
  /** 発動 */
  | {
      readonly type: 'activate'
      readonly by: Seat
      readonly card: string
      readonly effect?: string
      readonly targets?: readonly string[]
      readonly cost?: readonly string[]
    }
  /** 攻撃宣言; without a target a direct attack (直接攻撃) */
  | { readonly type: 'attack'; readonly by: Seat; readonly card: string; readonly target?: string }
  /** Adds nothing. Once both have passed, the chain resolves, the attack goes one step on, or the moment is over. */
  | { readonly type: 'pass'; readonly by: Seat }
  /** Both players pass: the chain resolves, or the attack is carried out to its end. */
  | { readonly type: 'resolve'; readonly by: Seat }
  /** An optional Trigger Effect is not used. */
  | { readonly type: 'decline'; readonly by: Seat }
  | { readonly type: 'choosePosition'; readonly by: Seat; readonly stance: Stance }
  /** The next phase (フェイズ), or the next turn after the End Phase. */
  | { readonly type: 'nextPhase'; readonly by: Seat }
  /** 確認する: looks at a face-down card. */
  | { readonly type: 'look'; readonly by: Seat; readonly card: string }

export type NormalAs = 'attack' | 'set' | 'defense'
export type ActionType = Action['type']

const types: Readonly<Record<ActionType, readonly string[]>> = {
  normalSummon: ['card', 'as'],
  geminiSummon: ['card'],
  changePosition: ['card'],
  flipSummon: ['card'],
  specialSummon: ['card'],
  setCard: ['card'],
  activate: ['card'],
  attack: ['card'],
  pass: [],
  resolve: [],
  decline: [],
  choosePosition: ['stance'],
  nextPhase: [],
  look: ['card'],
}

/** An action from an address, if it has the form of one. */
export function readAction(json: unknown): Action | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const given = json as Readonly<Record<string, unknown>>
  const needed =
    typeof given.type === 'string' && Object.hasOwn(types, given.type) ? types[given.type as ActionType] : undefined
  if (!needed || !seats.some((seat) => seat === given.by)) return undefined
  if (needed.some((field) => typeof given[field] !== 'string')) return undefined
  const lists = [given.tributes, given.materials, given.targets, given.cost]
  if (lists.some((list) => list !== undefined && !isIds(list))) return undefined
  if ([given.effect, given.target].some((id) => id !== undefined && typeof id !== 'string')) return undefined
  if (given.type === 'normalSummon' && !['attack', 'set', 'defense'].includes(given.as as string)) return undefined
  if (given.type === 'choosePosition' && !stances.some((stance) => stance === given.stance)) return undefined
  return json as Action
}

function isIds(list: unknown): boolean {
  return Array.isArray(list) && list.every((id) => typeof id === 'string')
}
