import { holds, none, words, type Citation, type Law, type Text, type Unmet } from '../../engine'

/** A reason in both languages, and what would take it away. Written once, so that refusing costs nothing. */
export interface Reason {
  readonly text: Text
  readonly cure: Text
}

export function reason(ja: string, en: string, cureJa: string, cureEn: string): Reason {
  return { text: { ja, en }, cure: { ja: cureJa, en: cureEn } }
}

/** A reason to refuse, or none. Rulings cited together say the same: with one of them taken out, the reason is gone. */
export function unmetIf(
  law: Law,
  condition: boolean,
  cites: readonly Citation[],
  { text, cure }: Reason,
): readonly Unmet[] {
  return condition && cites.every((cite) => holds(law, cite)) ? [{ text, cites, cure }] : none
}

/** Whether rules that say the same are all in force: with one of them taken out, none acts. */
export function inForce(law: Law, ...rules: readonly Citation[]): boolean {
  return law.without.size === 0 || rules.every((rule) => holds(law, rule))
}

/** What an action is allowed by: with such a ruling taken out, nothing allows it. */
export function needs(law: Law, ...permissions: readonly Citation[]): readonly Unmet[] {
  return inForce(law, ...permissions) ? none : [notAllowed]
}

const notAllowed: Unmet = {
  text: words('これを認める決まりがない', 'Nothing allows it'),
  cites: [],
  cure: words('それを認める決まりがあれば', 'with a rule that does'),
}
