import { holds, type Citation, type Law, type Text, type Unmet } from '../../engine'

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
