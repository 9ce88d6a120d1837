import { isRecord } from './json'
import type { Text } from './text'

/** How a position is described by hand: what a page of free play asks for. Plain data; `start` judges the result. */
export interface SetupForm {
  /** Every card that can be placed. */
  readonly cards: readonly FormCard[]
  /** What is asked of the whole position. */
  readonly position: readonly FormField[]
  /** What is asked of each card; the zone first. */
  readonly card: readonly FormField[]
  /** What a reader begins with. */
  readonly initial: unknown
}

export interface FormCard {
  readonly id: string
  readonly name: Text
  /** Something of it is not modelled. */
  readonly partly?: true
}

/** A choice: where it stands in the setup (`['memory', 'changed']`), and what it may be. */
export interface FormField {
  readonly path: readonly string[]
  readonly label: Text
  readonly input: FormInput
  /** Asked only of cards in these zones. */
  readonly zones?: readonly string[]
}

export type FormInput =
  | {
      readonly kind: 'choice'
      /** The first is what holds when nothing is said. An absent value leaves the field out of the setup. */
      readonly options: readonly { readonly value?: unknown; readonly label: Text }[]
      /** What stands at the path holds more than this choice decides: only these of its fields. */
      readonly keys?: readonly string[]
    }
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly usual: number }
  /** Another card of the position, by its id. */
  | { readonly kind: 'other' }

/** The value at a path of a setup; absent when nothing is there. */
export function valueAt(json: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), json)
}

/** A setup with another value at a path; with `undefined` the value is taken out, and what it leaves empty with it. */
export function withValue(json: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const record = isRecord(json) ? json : {}
  const inner = withValue(record[name], rest, value)
  const { [name]: _, ...others } = record
  if (inner === undefined || (rest.length > 0 && isRecord(inner) && Object.keys(inner).length === 0)) return others
  return { ...others, [name]: inner }
}

/** Which option of a choice a setup has; the first where it has none of them. */
export function optionOf(json: unknown, field: FormField): number {
  if (field.input.kind !== 'choice') return 0
  const { options, keys } = field.input
  const there = JSON.stringify(only(valueAt(json, field.path), keys))
  return Math.max(
    0,
    options.findIndex((option) => JSON.stringify(only(option.value, keys)) === there),
  )
}

/** A setup with another option of a choice. The first option is usual and is not written down. */
export function withOption(json: unknown, field: FormField, index: number): unknown {
  if (field.input.kind !== 'choice') return json
  const { options, keys } = field.input
  const value = options[index]?.value
  if (!keys) return withValue(json, field.path, value)
  return keys.reduce<unknown>((all, key) => withValue(all, [...field.path, key], valueAt(value, [key])), json)
}

/** The fields that a choice decides, in their order. */
function only(value: unknown, keys: readonly string[] | undefined): unknown {
  if (!keys) return value
  return keys.map((key) => valueAt(value, [key]) ?? null)
}
