/**
 * A setup with numbers for the ids of its cards. An id that an author wrote may tell what the card is (`dragon`): a
 * position that is handed to somebody who may not know has `c1`, `c2` … in their place, in the order of the cards.
 * `keys` are the fields that hold ids of cards, whether one or a list.
 */
export function renumbered<Setup extends { readonly cards: readonly { readonly id: string }[] }>(
  setup: Setup,
  keys: readonly string[],
): Setup {
  const numbers = new Map(setup.cards.map(({ id }, index) => [id, `c${index + 1}`]))
  const number = (value: unknown): unknown => (typeof value === 'string' ? (numbers.get(value) ?? value) : value)
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) =>
        keys.includes(key) ? [key, Array.isArray(inner) ? inner.map(number) : number(inner)] : [key, walk(inner)],
      ),
    )
  }
  return walk(setup) as Setup
}
