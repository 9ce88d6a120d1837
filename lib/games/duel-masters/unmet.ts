import { holds, none, words, type Citation, type Law, type Text, type Unmet } from '../../engine'

type Parts = Readonly<Record<string, Text>>

/** A reason to refuse, or none. Rulings cited together say the same: with one of them taken out, the reason is gone. */
export function unmetIf(
  law: Law,
  condition: boolean,
  cites: readonly Citation[],
  ja: string,
  en: string,
  cure: readonly [string, string],
  parts?: () => Parts,
): readonly Unmet[] {
  if (!condition) return none
  if (law.without.size > 0 && !cites.every((cite) => holds(law, cite))) return none
  const filled = parts?.()
  return [{ text: words(ja, en, filled), cites, cure: words(cure[0], cure[1], filled) }]
}

/** What an action is allowed by: with such a rule taken out, nothing allows it. */
export function needs(law: Law, ...permissions: readonly Citation[]): readonly Unmet[] {
  if (law.without.size === 0 || permissions.every((permission) => holds(law, permission))) return none
  return unmetIf(law, true, [], 'これを認めるルールがない', 'No rule allows it', [
    'そのルールがあれば',
    'with that rule',
  ])
}
