import { holds, none, words, type Citation, type Law, type Text, type Unmet } from '../../engine'

/**
 * A reason to refuse. Rulings cited together say the same: with one of them taken out, there is no reason. Ask only
 * where something is unmet: `...(early ? reason(law, ['ygo-rule-set-turn'], …) : none)` makes no text for nothing.
 */
export function reason(law: Law, cites: readonly Citation[], text: Text, cure: Text): readonly Unmet[] {
  return cites.every((cite) => holds(law, cite)) ? [{ text, cites, cure }] : none
}

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
