import { seats, type Seat } from '../../engine'

/** What a player can do. `by` is who does it. */
export type Action =
  /** マナチャージ. 503 */
  | { readonly type: 'charge'; readonly by: Seat; readonly card: string }
  /** 召喚. 504, 601 */
  | { readonly type: 'summon'; readonly by: Seat; readonly card: string }
  /** 呪文を唱える. 504 */
  | ({ readonly type: 'cast'; readonly by: Seat; readonly card: string } & Chosen)
  /** 起動型能力を使う. 602 */
  | ({ readonly type: 'use'; readonly by: Seat; readonly card: string; readonly ability: string } & Chosen)
  /** 攻撃する creature or player. 506 */
  | { readonly type: 'attack'; readonly by: Seat; readonly card: string; readonly target?: string }
  /** ブロックする. 507 */
  | { readonly type: 'block'; readonly by: Seat; readonly card: string }
  /** Nobody does anything more: the attack goes on. 508, 509 */
  | { readonly type: 'proceed'; readonly by: Seat; readonly shields?: readonly string[] }
  /** S・トリガー or G・ストライク of a broken shield. 113.6 */
  | ({ readonly type: 'declare'; readonly by: Seat; readonly card: string; readonly as?: DeclareAs } & Chosen)
  /** Resolves an effect that waits. 603.3 */
  | ({ readonly type: 'resolve'; readonly by: Seat; readonly card: string; readonly ability: string } & Chosen)
  /** An optional effect is not used, or nothing is declared of broken shields. */
  | { readonly type: 'decline'; readonly by: Seat; readonly card?: string; readonly ability?: string }
  /** What must be chosen: the cell that goes (リンク解除), the card that loses a seal. */
  | { readonly type: 'choose'; readonly by: Seat; readonly card: string }
  /** The next step (ステップ), or the next turn. 500.1 */
  | { readonly type: 'nextStep'; readonly by: Seat }

export interface Chosen {
  /** One list for each place of the text that chooses, in its order. */
  readonly choices?: readonly (readonly string[])[]
  /** By which face a card is called out. dm-flip-34 */
  readonly faces?: Readonly<Record<string, number>>
}

export type DeclareAs = 's-trigger' | 'g-strike'
export type ActionType = Action['type']

const types: Readonly<Record<ActionType, readonly string[]>> = {
  charge: ['card'],
  summon: ['card'],
  cast: ['card'],
  use: ['card', 'ability'],
  attack: ['card'],
  block: ['card'],
  proceed: [],
  declare: ['card'],
  resolve: ['card', 'ability'],
  decline: [],
  choose: ['card'],
  nextStep: [],
}

/** An action from an address, if it has the form of one. */
export function readAction(json: unknown): Action | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const given = json as Readonly<Record<string, unknown>>
  const needed =
    typeof given.type === 'string' && Object.hasOwn(types, given.type) ? types[given.type as ActionType] : undefined
  if (!needed || !seats.some((seat) => seat === given.by)) return undefined
  if (needed.some((field) => typeof given[field] !== 'string')) return undefined
  const { choices, faces, shields, target, ability, card, as } = given
  if ([target, ability, card].some((id) => id !== undefined && typeof id !== 'string')) return undefined
  if (shields !== undefined && !isIds(shields)) return undefined
  if (choices !== undefined && !(Array.isArray(choices) && choices.length < 10 && choices.every(isIds)))
    return undefined
  if (as !== undefined && as !== 's-trigger' && as !== 'g-strike') return undefined
  if (faces !== undefined && !isFaces(faces)) return undefined
  return json as Action
}

function isIds(list: unknown): boolean {
  return Array.isArray(list) && list.length < 100 && list.every((id) => typeof id === 'string')
}

function isFaces(json: unknown): boolean {
  return typeof json === 'object' && json !== null && Object.values(json).every((face) => Number.isInteger(face))
}
