import { imported } from '../testing'
import type { Previous } from './known'
import { changesText } from './text'

/** What an import finds against an entry, and how it tells it. */
export const importAgain = (text: string, previous: Previous) => {
  const { again } = imported(text, { previous })
  if (again === undefined) throw new Error('nothing was compared')
  return { ...again, told: changesText(again) }
}
