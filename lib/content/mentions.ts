import type { EntryKey } from './names'
import { linkedEntries } from './walk'
import type { Entry, Mention } from './site'
import { languages } from './vocabulary'

/** For every entry, the other entries that speak of it, with the rulings in which they do. */
export const mentionsOf = (entries: readonly Entry[]): Map<EntryKey, readonly Mention[]> => {
  const mentions = new Map<EntryKey, Map<EntryKey, Set<string>>>()
  const note = (of: EntryKey, by: EntryKey, ruling?: string) => {
    if (of === by) return
    const byEntry = mentions.get(of) ?? new Map<EntryKey, Set<string>>()
    const rulings = byEntry.get(by) ?? new Set<string>()
    if (ruling !== undefined) rulings.add(ruling)
    mentions.set(of, byEntry.set(by, rulings))
  }
  for (const entry of entries) {
    for (const ruling of entry.rulings) for (const key of ruling.about) note(key, entry.key, ruling.id)
    for (const language of languages) {
      const { lead, body, counterparts } = entry.text[language]
      for (const key of linkedEntries({ children: [...lead, ...body] })) note(key, entry.key)
      for (const counterpart of counterparts) {
        if (counterpart.to) note(counterpart.to, entry.key)
        for (const key of linkedEntries({ children: counterpart.content })) note(key, entry.key)
      }
    }
  }
  return new Map(
    [...mentions].map(([key, by]) => [key, [...by].map(([entry, rulings]) => ({ entry, rulings: [...rulings] }))]),
  )
}
