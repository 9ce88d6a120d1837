import { holds, words, type Citation, type Law, type Text, type Unmet } from '../../engine'

/** A reason to refuse, or none. Rulings cited together say the same: with one of them taken out, the reason is gone. */
export function unmetIf(
  law: Law,
  condition: boolean,
  cites: readonly Citation[],
  text: Text,
  cure: Text,
): readonly Unmet[] {
  return condition && cites.every((cite) => holds(law, cite)) ? [{ text, cites, cure }] : none
}

/** Nothing is unmet. */
export const none: readonly Unmet[] = []

/** What an action is allowed by: with such a ruling taken out, nothing allows it. */
export function needs(law: Law, ...permissions: readonly Citation[]): readonly Unmet[] {
  return permissions.every((permission) => holds(law, permission))
    ? none
    : [
        {
          text: words('これを認める裁定がない', 'No ruling allows it'),
          cites: [],
          cure: words('その裁定があれば', 'with that ruling'),
        },
      ]
}
